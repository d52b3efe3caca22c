package dev.gyre.modules.host;

import dev.gyre.engine.runtime.error.JsException;
import java.nio.file.Path;
import java.util.List;

/** The loaders' interface to their embedder, except for files: its builtin modules, errors and warnings. */
public interface ModuleEmbedder extends BuiltinModules {
    /** Creates one of the embedder's errors with a code, from the arguments of its message. */
    JsException error(String code, Object... arguments);

    /** Emits a warning; type and code may be null. */
    void warn(String message, String type, String code);

    /** Prints a warning at once, for a program that is about to end. */
    void warnNow(String message);

    /** Creates a Buffer with these bytes. */
    Object buffer(byte[] content);

    /** The bytes of a buffer of any kind; null for anything else. */
    byte[] bytes(Object value);

    /** Compiles a WebAssembly module; errors show the name. */
    WebAssemblyModule webAssembly(byte[] content, String name);

    /**
     * Called before a module's file is read.
     *
     * @throws JsException if the program may not read it
     */
    void checkReading(Path file);

    /** Whether the program may read a package.json; one that it may not is treated as missing. */
    boolean mayRead(Path file);

    /** The current folder, which a program may change. */
    Path cwd();

    /** The folders that require searches last, by the variables of the environment as they are now. */
    List<Path> globalPaths();

    /** Sets process.mainModule, which require.main reads. */
    void mainModule(Object module);

    /** process.mainModule; undefined if the program is not a CommonJS module. */
    Object mainModule();
}
