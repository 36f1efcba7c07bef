"""The commands of `gemworks`, one module for each."""
