"""The private panel: walks any kind of decision by buttons and selects."""
