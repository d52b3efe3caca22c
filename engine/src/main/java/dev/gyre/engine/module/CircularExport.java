package dev.gyre.engine.module;

/** Where a circle of re-exports closes: the module whose entry leads back to where the search began. */
record CircularExport(SourceTextModule module, String specifier, String name, int position) {}
