"""The ruling library: its entries read and checked, found by the words people say."""
