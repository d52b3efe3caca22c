package dev.gyre.engine.syntax.source;

/** A place in a source, both numbers from 1. */
public record SourcePosition(int line, int column) {}
