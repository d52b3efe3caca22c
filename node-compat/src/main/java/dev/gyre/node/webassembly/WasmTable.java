package dev.gyre.node.webassembly;

import com.dylibso.chicory.runtime.Instance;
import com.dylibso.chicory.runtime.TableInstance;
import com.dylibso.chicory.wasm.types.Table;
import com.dylibso.chicory.wasm.types.TableLimits;
import com.dylibso.chicory.wasm.types.ValType;
import com.dylibso.chicory.wasm.types.Value;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.value.Null;

/** Creates tables and converts their elements. */
// https://webassembly.github.io/spec/js-api/#tables
public final class WasmTable {
    private WasmTable() {}

    /** @param maximum -1 for none */
    public static TableInstance create(String kind, long initial, long maximum) {
        TableLimits limits = maximum < 0 ? new TableLimits(initial) : new TableLimits(initial, maximum);
        return new TableInstance(new Table(WasmValues.typeOrNull(kind), limits), Value.REF_NULL_VALUE);
    }

    /** @throws dev.gyre.engine.runtime.error.JsException a RangeError outside the table */
    public static Object get(WasmStore store, TableInstance table, double index) {
        check(table, index, "get");
        int raw = table.ref((int) index);
        if (raw == Value.REF_NULL_VALUE) return Null.INSTANCE;
        return WasmValues.isFunction(table.elementType())
                ? store.function(table.instance((int) index), raw)
                : store.references().value(raw);
    }

    /** @throws dev.gyre.engine.runtime.error.JsException a RangeError outside the table, a TypeError for a value of another kind */
    public static void set(WasmStore store, TableInstance table, double index, Object value) {
        check(table, index, "set");
        Element element = element(store, table, value, "set");
        table.setRef((int) index, element.raw(), element.instance());
    }

    /** Grows the table; returns the previous length, or -1 if it cannot grow so much. */
    public static int grow(WasmStore store, TableInstance table, double more, Object value) {
        Element element = element(store, table, value, "grow");
        if (table.size() + more > Math.min(table.limits().max(), Integer.MAX_VALUE)) return -1;
        return table.grow((int) more, element.raw(), element.instance());
    }

    private record Element(int raw, Instance instance) {}

    private static Element element(WasmStore store, TableInstance table, Object value, String method) {
        ValType type = table.elementType();
        if (value == Null.INSTANCE) return new Element(Value.REF_NULL_VALUE, null);
        if (!WasmValues.isFunction(type))
            return new Element((int) store.references().number(value), null);
        ExportedFunction function = ExportedFunction.ofOrNull(value);
        if (function == null)
            throw Errors.typeError(
                    "WebAssembly.Table." + method
                            + "(): Argument 1 is invalid for table: function-typed object must be null (if nullable) or a Wasm function object");
        return new Element(function.index(), function.instance());
    }

    private static void check(TableInstance table, double index, String method) {
        if (index >= table.size())
            throw Errors.rangeError("WebAssembly.Table." + method + "(): invalid address " + (long) index + " in "
                    + (WasmValues.isFunction(table.elementType()) ? "funcref" : "externref") + " table of size "
                    + table.size());
    }
}
