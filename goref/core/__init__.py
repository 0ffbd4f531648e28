"""The rules engine: frozen values in, frozen values out; standard library only."""
