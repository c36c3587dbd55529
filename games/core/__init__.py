"""The frame that every game stands in: tables, questions, chance, events, secrecy, the registry."""
