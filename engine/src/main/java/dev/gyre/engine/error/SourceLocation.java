package dev.gyre.engine.error;

import dev.gyre.engine.source.Source;

/** A range of a source text. */
public record SourceLocation(Source source, int start, int end) {}
