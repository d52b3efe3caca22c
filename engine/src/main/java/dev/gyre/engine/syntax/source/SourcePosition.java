package dev.gyre.engine.syntax.source;

/** A position in a source; line and column count from 1. */
public record SourcePosition(int line, int column) {}
