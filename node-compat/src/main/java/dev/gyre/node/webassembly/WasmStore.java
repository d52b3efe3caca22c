package dev.gyre.node.webassembly;

import com.dylibso.chicory.runtime.Instance;
import com.dylibso.chicory.wasm.ChicoryException;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.realm.Realm;
import java.util.HashMap;
import java.util.Map;
import java.util.WeakHashMap;

/**
 * The state that the modules of one runtime share: error classes, references, and the JavaScript functions of exported
 * functions.
 */
// https://webassembly.github.io/spec/js-api/#agent-store
public final class WasmStore {
    private final Realm realm;
    private final JsObject compileError;
    private final JsObject linkError;
    private final JsObject runtimeError;
    private final ReferenceTable references = new ReferenceTable();
    private final Map<Instance, Map<Integer, NativeClosure>> functions = new WeakHashMap<>();

    public WasmStore(Realm realm, JsObject compileError, JsObject linkError, JsObject runtimeError) {
        this.realm = realm;
        this.compileError = compileError;
        this.linkError = linkError;
        this.runtimeError = runtimeError;
    }

    Realm realm() {
        return realm;
    }

    ReferenceTable references() {
        return references;
    }

    // A new Exported Function, https://webassembly.github.io/spec/js-api/#a-new-exported-function
    NativeClosure function(Instance instance, int index) {
        return functions.computeIfAbsent(instance, key -> new HashMap<>()).computeIfAbsent(index, key -> {
            ExportedFunction function = new ExportedFunction(this, instance, index);
            return new NativeClosure(
                    realm, String.valueOf(index), function.type().params().size(), function);
        });
    }

    JsException compileError(String message) {
        return error(compileError, message);
    }

    JsException linkError(String message) {
        return error(linkError, message);
    }

    /** The JavaScript error for a trap or an exception of a module. */
    JsException trap(ChicoryException trap) {
        String message = String.valueOf(trap.getMessage());
        if (message.equals("call stack exhausted")) return Errors.rangeError("Maximum call stack size exceeded");
        return error(runtimeError, wording(message));
    }

    /** V8's message for a trap. */
    private static String wording(String message) {
        if (message.contains("unreachable")) return "unreachable";
        if (message.startsWith("out of bounds memory access")) return "memory access out of bounds";
        if (message.startsWith("out of bounds table access")) return "table index is out of bounds";
        if (message.startsWith("uninitialized element")) return "function signature mismatch";
        return switch (message) {
            case "integer divide by zero" -> "divide by zero";
            case "integer overflow" -> "divide result unrepresentable";
            case "invalid conversion to integer" -> "float unrepresentable in integer range";
            case "undefined element" -> "table index is out of bounds";
            case "indirect call type mismatch" -> "function signature mismatch";
            default -> message;
        };
    }

    private static JsException error(JsObject constructor, String message) {
        return new JsException(ObjectOperations.construct(constructor, new Object[] {message}));
    }
}
