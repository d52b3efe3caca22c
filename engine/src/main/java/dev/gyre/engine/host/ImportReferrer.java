package dev.gyre.engine.host;

/** What an import came from: a Script Record, a Module Record or a Realm. */
public interface ImportReferrer {}
