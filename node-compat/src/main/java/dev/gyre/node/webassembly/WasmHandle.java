package dev.gyre.node.webassembly;

import dev.gyre.engine.runtime.object.JsObject;

/** An object that stands for something of WebAssembly: a store, a module, a memory, a table or a global. */
final class WasmHandle extends JsObject {
    private final Object referent;

    WasmHandle(JsObject prototype, Object referent) {
        super(prototype);
        this.referent = referent;
    }

    /** What a handle stands for. */
    static <T> T referent(Object handle, Class<T> kind) {
        return kind.cast(((WasmHandle) handle).referent);
    }

    /** What a handle stands for; any other value is itself. */
    static Object referentOrSelf(Object value) {
        return value instanceof WasmHandle handle ? handle.referent : value;
    }

    @Override
    public String className() {
        return referent.getClass().getSimpleName();
    }
}
