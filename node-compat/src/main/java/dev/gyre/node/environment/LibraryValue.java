package dev.gyre.node.environment;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.LazyValue;

/**
 * A property whose value is exported by a module of the internal library, which is loaded when the value is first read.
 */
public final class LibraryValue extends LazyValue {
    private final Environment environment;
    private final String module;
    private final String export;

    /** @param module the name of the internal module, such as {@code internal/webassembly} */
    public LibraryValue(Environment environment, String module, String export) {
        this.environment = environment;
        this.module = module;
        this.export = export;
    }

    @Override
    protected Object resolve(JsObject holder) {
        return ((JsObject) environment.library().require(module)).get(export);
    }
}
