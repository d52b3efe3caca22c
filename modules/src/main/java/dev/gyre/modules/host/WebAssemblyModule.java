package dev.gyre.modules.host;

import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import java.util.List;

/** A compiled WebAssembly module. */
public interface WebAssemblyModule {
    /** The specifiers of its imports, each once. */
    List<String> imports();

    /** The names that it exports. */
    List<String> exports();

    /**
     * Creates an instance.
     *
     * @param namespaces the imported modules, in the order of {@link #imports}
     * @return the values of the exports, in the order of {@link #exports}
     */
    JsObject instantiate(JsArray namespaces, JsObject ownNamespace);
}
