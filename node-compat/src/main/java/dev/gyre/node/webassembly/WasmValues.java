package dev.gyre.node.webassembly;

import com.dylibso.chicory.runtime.Instance;
import com.dylibso.chicory.wasm.types.ValType;
import com.dylibso.chicory.wasm.types.Value;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.value.Null;
import java.math.BigInteger;

/** Converts between JavaScript values and 64-bit WebAssembly values. */
// https://webassembly.github.io/spec/js-api/#tojsvalue
final class WasmValues {
    private WasmValues() {}

    /** The type with the name in a JavaScript descriptor, or null. */
    static ValType typeOrNull(String name) {
        return switch (name) {
            case "i32" -> ValType.I32;
            case "i64" -> ValType.I64;
            case "f32" -> ValType.F32;
            case "f64" -> ValType.F64;
            case "externref" -> ValType.ExternRef;
            case "anyfunc" -> ValType.FuncRef;
            default -> null;
        };
    }

    // ToWebAssemblyValue ( v, type ), https://webassembly.github.io/spec/js-api/#towebassemblyvalue
    static long toRaw(WasmStore store, Instance instance, Object value, ValType type) {
        if (type.equals(ValType.I32)) return TypeConversion.toInt32(value);
        if (type.equals(ValType.I64)) return TypeConversion.toBigInt(value).longValue();
        if (type.equals(ValType.F32)) return Float.floatToRawIntBits((float) TypeConversion.toNumber(value));
        if (type.equals(ValType.F64)) return Double.doubleToRawLongBits(TypeConversion.toNumber(value));
        if (!type.isReference()) throw Errors.typeError("type incompatibility when transforming from/to JS");
        if (!isFunction(type)) return store.references().number(value == Null.INSTANCE ? null : value);
        if (value == Null.INSTANCE) return Value.REF_NULL_VALUE;
        ExportedFunction function = ExportedFunction.ofOrNull(value);
        if (function != null && function.instance() == instance) return function.index();
        throw Errors.typeError("WebAssembly objects are opaque: a function that this instance exports expected");
    }

    // ToJSValue ( w ), https://webassembly.github.io/spec/js-api/#tojsvalue
    static Object toJs(WasmStore store, Instance instance, long raw, ValType type) {
        if (type.equals(ValType.I32)) return (int) raw;
        if (type.equals(ValType.I64)) return BigInteger.valueOf(raw);
        if (type.equals(ValType.F32)) return (double) Float.intBitsToFloat((int) raw);
        if (type.equals(ValType.F64)) return Double.longBitsToDouble(raw);
        if (!type.isReference()) throw Errors.typeError("type incompatibility when transforming from/to JS");
        if (isFunction(type)) return raw == Value.REF_NULL_VALUE ? Null.INSTANCE : store.function(instance, (int) raw);
        Object value = store.references().value(raw);
        return value == null ? Null.INSTANCE : value;
    }

    static boolean isFunction(ValType type) {
        return ValType.matches(type, ValType.FuncRef);
    }
}
