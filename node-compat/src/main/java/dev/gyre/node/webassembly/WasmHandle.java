package dev.gyre.node.webassembly;

import dev.gyre.engine.runtime.object.JsObject;

/** A JavaScript object for an object of WebAssembly: a store, a module, a memory, a table or a global. */
final class WasmHandle extends JsObject {
    private final Object referent;

    WasmHandle(JsObject prototype, Object referent) {
        super(prototype);
        this.referent = referent;
    }

    /** The object of a handle. */
    static <T> T referent(Object handle, Class<T> kind) {
        return kind.cast(((WasmHandle) handle).referent);
    }

    /** The object of a handle; any other value is returned unchanged. */
    static Object referentOrSelf(Object value) {
        return value instanceof WasmHandle handle ? handle.referent : value;
    }

    @Override
    public String className() {
        return referent.getClass().getSimpleName();
    }
}
