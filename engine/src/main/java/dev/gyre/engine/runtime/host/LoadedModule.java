package dev.gyre.engine.runtime.host;

/** A Module Record as the embedder returns it; the records of the package module implement it. */
public interface LoadedModule {}
