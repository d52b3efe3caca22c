package dev.gyre.engine.source;

/** A place in a source, both numbers from 1. */
public record SourcePosition(int line, int column) {
}
