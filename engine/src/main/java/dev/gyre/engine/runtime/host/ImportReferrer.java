package dev.gyre.engine.runtime.host;

/** The referrer of an import: a Script Record, a Module Record or a Realm. */
public interface ImportReferrer {}
