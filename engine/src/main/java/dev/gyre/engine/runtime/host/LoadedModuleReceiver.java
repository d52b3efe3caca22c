package dev.gyre.engine.runtime.host;

import dev.gyre.engine.runtime.error.JsException;

/** The continuation of a module load: the embedder calls exactly one of its methods, once, on the agent's thread. */
public interface LoadedModuleReceiver {
    void loaded(LoadedModule module);

    void failed(JsException error);
}
