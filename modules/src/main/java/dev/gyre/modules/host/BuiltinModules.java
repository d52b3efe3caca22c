package dev.gyre.modules.host;

import java.util.List;

/** The embedder's builtin modules. */
public interface BuiltinModules {
    /** Whether a name without "node:" may be required. */
    boolean isBuiltin(String name);

    /** Whether the module exists only under its "node:" name. */
    boolean requiresScheme(String name);

    /** The module's exports, loaded at first use. */
    Object exports(String name);

    /** The public names. */
    List<String> names();
}
