package dev.gyre.modules.host;

import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import java.util.List;

/** A compiled WebAssembly module. */
public interface WebAssemblyModule {
    /** The specifiers of what it imports from, each once. */
    List<String> imports();

    /** The names that it exports. */
    List<String> exports();

    /** Instantiates it with what it imports from, in their order; gives the values of the exports, in theirs. */
    JsObject instantiate(JsArray namespaces, JsObject ownNamespace);
}
