package dev.gyre.node.ffi;

import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyKey;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.node.environment.NativeErrors;
import java.util.LinkedHashMap;
import java.util.Map;

/** A DynamicLibrary: an open library with the symbols, functions and callbacks that the program has got of it. */
// https://nodejs.org/api/ffi.html#class-dynamiclibrary
final class LibraryObject extends JsObject {
    private final ForeignState state;
    private final String path;
    private final Map<String, Long> symbols = new LinkedHashMap<>();
    private final Map<String, ForeignFunction> functions = new LinkedHashMap<>();
    private final Map<Long, ForeignCallback> callbacks = new LinkedHashMap<>();
    private long handle;

    /** @param path null for the program itself */
    LibraryObject(ForeignState state, JsObject prototype, String path) {
        super(prototype);
        this.state = state;
        this.path = path == null ? "" : path;
        handle = DynamicLinker.open(path);
        if (handle == 0) throw ForeignErrors.callFailed(realm(), "dlopen failed: " + DynamicLinker.lastError());
        defineBuiltin("path", state.path, Attributes.ENUMERABLE | Attributes.ACCESSOR);
        defineBuiltin("symbols", state.symbols, Attributes.ENUMERABLE | Attributes.ACCESSOR);
    }

    @Override
    public String className() {
        return "DynamicLibrary";
    }

    ForeignState state() {
        return state;
    }

    Realm realm() {
        return state.environment().realm();
    }

    String path() {
        return path;
    }

    boolean isOpen() {
        return handle != 0;
    }

    void requireOpen() {
        if (!isOpen()) throw ForeignErrors.closed(realm());
    }

    void close() {
        if (!isOpen()) return;
        DynamicLinker.close(handle);
        handle = 0;
        symbols.clear();
        functions.clear();
        callbacks.clear();
    }

    /** The address of a symbol. */
    long symbol(String name) {
        requireOpen();
        Long known = symbols.get(name);
        if (known != null) return known;
        long address = DynamicLinker.symbol(handle, name);
        if (address == 0) throw ForeignErrors.callFailed(realm(), "dlsym failed: " + DynamicLinker.lastError());
        symbols.put(name, address);
        return address;
    }

    /** The addresses of all symbols that the program has asked for. */
    JsObject symbols() {
        requireOpen();
        JsObject result = JsObject.create(realm(), null);
        for (Map.Entry<String, Long> symbol : symbols.entrySet()) {
            Object key = PropertyKey.fromString(symbol.getKey());
            result.createDataProperty(key, ForeignType.unsigned(symbol.getValue()));
        }
        return result;
    }

    /** A function of the library. */
    JsObject function(String name, JsObject description) {
        requireOpen();
        Signature signature = Signature.of(realm(), name, description);
        ForeignFunction known = functions.get(name);
        if (known == null) {
            known = new ForeignFunction(this, name, symbol(name), signature);
            functions.put(name, known);
        } else if (!known.signature().equals(signature)) {
            String message = "Function " + name + " was already requested with a different signature";
            throw NativeErrors.argumentValue(realm(), message);
        }
        return known.object();
    }

    /** All functions that the program has asked for. */
    JsObject functions() {
        requireOpen();
        JsObject result = JsObject.create(realm(), null);
        for (Map.Entry<String, ForeignFunction> function : functions.entrySet()) {
            result.createDataProperty(
                    PropertyKey.fromString(function.getKey()),
                    function.getValue().object());
        }
        return result;
    }

    /** The address of a new callback, which lives until it is removed or the library is closed or unreachable. */
    long addCallback(Signature signature, JsObject function) {
        ForeignCallback callback = new ForeignCallback(state, signature, function);
        callbacks.put(callback.address(), callback);
        return callback.address();
    }

    ForeignCallback callback(long address) {
        ForeignCallback callback = callbacks.get(address);
        if (callback == null) throw NativeErrors.argumentValue(realm(), "Callback not found");
        return callback;
    }

    void removeCallback(long address) {
        callbacks.remove(callback(address).address());
    }
}
