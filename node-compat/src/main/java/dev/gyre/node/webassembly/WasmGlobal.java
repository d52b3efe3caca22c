package dev.gyre.node.webassembly;

import com.dylibso.chicory.runtime.GlobalInstance;
import com.dylibso.chicory.wasm.types.MutabilityType;
import com.dylibso.chicory.wasm.types.ValType;
import com.dylibso.chicory.wasm.types.Value;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.value.Undefined;

/** Creates globals and converts their values. */
// https://webassembly.github.io/spec/js-api/#globals
public final class WasmGlobal {
    private WasmGlobal() {}

    /** @param value undefined for the zero of the type */
    public static GlobalInstance create(WasmStore store, String kind, boolean mutable, Object value) {
        ValType type = WasmValues.typeOrNull(kind);
        long raw = value != Undefined.INSTANCE
                ? WasmValues.toRaw(store, null, value, type)
                : type.isReference() ? Value.REF_NULL_VALUE : 0;
        return new GlobalInstance(new Value(type, raw), mutable ? MutabilityType.Var : MutabilityType.Const);
    }

    public static boolean isMutable(GlobalInstance global) {
        return global.getMutabilityType() == MutabilityType.Var;
    }

    /** @throws dev.gyre.engine.runtime.error.JsException a TypeError for a vector */
    public static Object get(WasmStore store, GlobalInstance global) {
        refuseVector(global, "get");
        return WasmValues.toJs(store, global.getInstance(), global.getValue(), global.getType());
    }

    /** @throws dev.gyre.engine.runtime.error.JsException a TypeError for a vector or a value of another kind */
    public static void set(WasmStore store, GlobalInstance global, Object value) {
        refuseVector(global, "set");
        global.setValue(WasmValues.toRaw(store, global.getInstance(), value, global.getType()));
    }

    private static void refuseVector(GlobalInstance global, String access) {
        if (global.getType().equals(ValType.V128))
            throw Errors.typeError(
                    access + " WebAssembly.Global.value): Can't " + access + " the value of s128 WebAssembly.Global");
    }
}
