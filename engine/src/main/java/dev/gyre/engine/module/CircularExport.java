package dev.gyre.engine.module;

/** A cycle of re-exports: the module whose entry leads back to the start of the search. */
record CircularExport(SourceTextModule module, String specifier, String name, int position) {}
