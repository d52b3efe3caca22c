package dev.gyre.node.webassembly;

import com.dylibso.chicory.runtime.Instance;
import com.dylibso.chicory.wasm.ChicoryException;
import com.dylibso.chicory.wasm.types.FunctionType;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.object.NativeCode;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** The body of an Exported Function: a function of an instance by its index. */
// https://webassembly.github.io/spec/js-api/#exported-function
final class ExportedFunction implements NativeCode {
    private final WasmStore store;
    private final Instance instance;
    private final int index;
    private final FunctionType type;

    ExportedFunction(WasmStore store, Instance instance, int index) {
        this.store = store;
        this.instance = instance;
        this.index = index;
        this.type = instance.type(instance.functionType(index));
    }

    /** The function instance of an Exported Function, or null for every other value. */
    static ExportedFunction ofOrNull(Object value) {
        return value instanceof NativeClosure closure && closure.code() instanceof ExportedFunction function
                ? function
                : null;
    }

    Instance instance() {
        return instance;
    }

    int index() {
        return index;
    }

    FunctionType type() {
        return type;
    }

    /** Runs the function on raw values. */
    long[] run(long[] arguments) {
        return instance.getMachine().call(index, arguments);
    }

    @Override
    public Object call(Realm realm, JsObject callee, Object self, Object[] args, JsObject newTarget) {
        long[] arguments = new long[type.params().size()];
        for (int i = 0; i < arguments.length; i++) {
            arguments[i] = WasmValues.toRaw(
                    store,
                    instance,
                    i < args.length ? args[i] : Undefined.INSTANCE,
                    type.params().get(i));
        }
        long[] results;
        try {
            results = run(arguments);
        } catch (ChicoryException trap) {
            throw store.trap(trap);
        }
        int count = type.returns().size();
        if (count == 0) return Undefined.INSTANCE;
        Object[] values = new Object[count];
        for (int i = 0; i < count; i++)
            values[i] =
                    WasmValues.toJs(store, instance, results[i], type.returns().get(i));
        return count == 1 ? values[0] : JsArray.adopt(realm, values);
    }
}
