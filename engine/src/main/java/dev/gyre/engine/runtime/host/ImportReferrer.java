package dev.gyre.engine.runtime.host;

/** What an import came from: a Script Record, a Module Record or a Realm. */
public interface ImportReferrer {}
