"""The laboratory of Gemworks: simulates, compiles, checks and measures the games of `engine`."""
