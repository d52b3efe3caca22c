package dev.gyre.engine.module;

/** A cycle of re-exports, with the module and entry that lead back to its start. */
record CircularExport(SourceTextModule module, String specifier, String name, int position) {}
