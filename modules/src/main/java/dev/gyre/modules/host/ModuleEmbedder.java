package dev.gyre.modules.host;

import dev.gyre.engine.runtime.error.JsException;

/** What the loaders ask of their embedder beside files: its builtin modules, its errors and its warnings. */
public interface ModuleEmbedder extends BuiltinModules {
    /** One of the embedder's errors with a code, from the arguments that its message takes. */
    JsException error(String code, Object... arguments);

    /** Warns the user; type and code may be null. */
    void warn(String message, String type, String code);

    /** The same, printed before anything else happens: for a program that is about to end. */
    void warnNow(String message);

    /** A Buffer with these bytes. */
    Object buffer(byte[] content);

    /** The bytes of a buffer of any kind; null for anything else. */
    byte[] bytes(Object value);

    /** Compiles a WebAssembly module, which errors call by a name. */
    WebAssemblyModule webAssembly(byte[] content, String name);

    /** process.mainModule, which require.main reads. */
    void mainModule(Object module);

    /** Undefined where the program is no CommonJS module. */
    Object mainModule();
}
