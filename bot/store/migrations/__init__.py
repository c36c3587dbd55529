"""The history of the schema, applied when the store is opened."""
