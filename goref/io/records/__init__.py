"""Reads game records of servers in formats other than SGF."""
