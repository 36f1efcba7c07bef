"""A slow, literal reading of the rules, written apart from the engine, to check its rounds."""
