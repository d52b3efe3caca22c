package dev.gyre.node.webassembly;

import com.dylibso.chicory.runtime.GlobalInstance;
import com.dylibso.chicory.wasm.types.MutabilityType;
import com.dylibso.chicory.wasm.types.ValType;
import com.dylibso.chicory.wasm.types.Value;
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

    public static Object get(WasmStore store, GlobalInstance global) {
        return WasmValues.toJs(store, global.getInstance(), global.getValue(), global.getType());
    }

    public static void set(WasmStore store, GlobalInstance global, Object value) {
        global.setValue(WasmValues.toRaw(store, global.getInstance(), value, global.getType()));
    }
}
