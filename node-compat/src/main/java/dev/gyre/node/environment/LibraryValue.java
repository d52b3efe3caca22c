package dev.gyre.node.environment;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.LazyValue;

/**
 * A property whose value is exported by a module of the internal library, which is loaded when the value is first read.
 */
public final class LibraryValue extends LazyValue {
    private final Environment environment;
    /** Null for the program's, which is there when the value is read. */
    private final InternalLibrary guestOrNull;

    private final String module;
    private final String export;

    /** @param module the name of the internal module, such as {@code internal/webassembly/namespace} */
    public LibraryValue(Environment environment, String module, String export) {
        this(environment, null, module, export);
    }

    /** A value of a guest's library. */
    public LibraryValue(InternalLibrary guest, String module, String export) {
        this(null, guest, module, export);
    }

    private LibraryValue(Environment environment, InternalLibrary guestOrNull, String module, String export) {
        this.environment = environment;
        this.guestOrNull = guestOrNull;
        this.module = module;
        this.export = export;
    }

    @Override
    protected Object resolve(JsObject holder) {
        return ((JsObject) (guestOrNull == null ? environment.library() : guestOrNull).require(module)).get(export);
    }
}
