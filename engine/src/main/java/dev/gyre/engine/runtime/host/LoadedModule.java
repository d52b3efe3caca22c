package dev.gyre.engine.runtime.host;

/** A Module Record as the embedder hands it back; the module room's records implement it. */
public interface LoadedModule {}
