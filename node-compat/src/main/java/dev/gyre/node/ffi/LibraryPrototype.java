package dev.gyre.node.ffi;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyKey;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.environment.NativeErrors;
import java.util.LinkedHashMap;
import java.util.Map;

/** The class DynamicLibrary and its methods. */
// https://nodejs.org/api/ffi.html#class-dynamiclibrary
@BuiltinObject(intrinsic = "%DynamicLibrary.prototype%")
final class LibraryPrototype {
    private LibraryPrototype() {}

    static LibraryObject require(Object self) {
        if (self instanceof LibraryObject library) return library;
        throw Errors.typeError("Illegal invocation");
    }

    // new DynamicLibrary(path), https://nodejs.org/api/ffi.html#new-dynamiclibrarypath
    @Builtin(constructor = true, length = 1)
    static Object construct(Realm realm, Object self, JsObject newTarget, Object path) {
        if (newTarget == null) throw ForeignErrors.constructCall(realm, "DynamicLibrary");
        ForeignState state = ForeignState.of(realm);
        state.requirePermission();
        String name = null;
        if (path instanceof CharSequence text) {
            name = text.toString();
            if (name.indexOf('\0') >= 0) {
                throw NativeErrors.argumentValue(realm, "Library path must not contain null bytes");
            }
        } else if (path != Null.INSTANCE) {
            throw NativeErrors.argumentType(realm, "Library path must be a string or null");
        }
        Object prototype = newTarget.get("prototype");
        return new LibraryObject(
                state, (JsObject) (prototype instanceof JsObject ? prototype : state.library.get("prototype")), name);
    }

    // library.close(), https://nodejs.org/api/ffi.html#libraryclose
    @Builtin(enumerable = true)
    static Object close(Realm realm, Object self) {
        require(self).close();
        return Undefined.INSTANCE;
    }

    private static String name(Realm realm, Object value, String subject) {
        if (!(value instanceof CharSequence text))
            throw NativeErrors.argumentType(realm, subject + " must be a string");
        String name = text.toString();
        if (name.indexOf('\0') < 0) return name;
        throw NativeErrors.argumentValue(realm, subject + " must not contain null bytes");
    }

    private static JsObject object(Realm realm, Object value, String subject) {
        if (value instanceof JsObject object && !(value instanceof JsArray)) return object;
        throw NativeErrors.argumentType(realm, subject + " must be an object");
    }

    // library.getFunction(name, signature), https://nodejs.org/api/ffi.html#librarygetfunctionname-signature
    @Builtin(enumerable = true)
    static Object getFunction(Realm realm, Object self, Object name, Object signature) {
        LibraryObject library = require(self);
        String text = name(realm, name, "Function name");
        return library.function(text, object(realm, signature, "Function signature"));
    }

    // library.getFunctions([definitions]), https://nodejs.org/api/ffi.html#librarygetfunctionsdefinitions
    @Builtin(enumerable = true)
    static Object getFunctions(Realm realm, Object self, Object definitions) {
        LibraryObject library = require(self);
        library.requireOpen();
        if (definitions == Undefined.INSTANCE) return library.functions();
        JsObject signatures = object(realm, definitions, "Functions signatures");
        Map<Object, JsObject> functions = new LinkedHashMap<>();
        for (Object key :
                ObjectOperations.enumerableOwnProperties(realm, signatures, ObjectOperations.PropertyKind.KEY)) {
            String name = name(realm, key.toString(), "Function name");
            JsObject signature = object(realm, signatures.get(key), "Signature of function " + name);
            functions.put(PropertyKey.fromString(name), library.function(name, signature));
        }
        JsObject result = JsObject.create(realm, null);
        for (Map.Entry<Object, JsObject> function : functions.entrySet()) {
            result.createDataProperty(function.getKey(), function.getValue());
        }
        return result;
    }

    // library.getSymbol(name), https://nodejs.org/api/ffi.html#librarygetsymbolname
    @Builtin(length = 0, enumerable = true)
    static Object getSymbol(Realm realm, Object self, Object name) {
        return ForeignType.unsigned(require(self).symbol(name(realm, name, "Symbol name")));
    }

    // library.getSymbols(), https://nodejs.org/api/ffi.html#librarygetsymbols
    @Builtin(enumerable = true)
    static Object getSymbols(Realm realm, Object self) {
        return require(self).symbols();
    }

    // library.registerCallback([signature,] callback),
    // https://nodejs.org/api/ffi.html#libraryregistercallbacksignature-callback
    @Builtin(length = 0, enumerable = true)
    static Object registerCallback(Realm realm, Object self, Object first, Object second) {
        LibraryObject library = require(self);
        library.requireOpen();
        if (!(first instanceof JsObject object) || first instanceof JsArray) {
            throw NativeErrors.argumentType(realm, "First argument must be a function or a signature object");
        }
        if (object.isCallable()) return ForeignType.unsigned(library.addCallback(Signature.NOTHING, object));
        if (!(second instanceof JsObject function) || !function.isCallable()) {
            throw NativeErrors.argumentType(realm, "Second argument must be a function");
        }
        Signature signature = Signature.of(realm, "<callback>", object);
        return ForeignType.unsigned(library.addCallback(signature, function));
    }

    // library.unregisterCallback(pointer), https://nodejs.org/api/ffi.html#libraryunregistercallbackpointer
    @Builtin(length = 0, enumerable = true)
    static Object unregisterCallback(Realm realm, Object self, Object pointer) {
        LibraryObject library = require(self);
        library.requireOpen();
        library.removeCallback(Pointers.first(realm, pointer));
        return Undefined.INSTANCE;
    }

    // library.refCallback(pointer), https://nodejs.org/api/ffi.html#libraryrefcallbackpointer
    @Builtin(length = 0, enumerable = true)
    static Object refCallback(Realm realm, Object self, Object pointer) {
        LibraryObject library = require(self);
        library.requireOpen();
        library.callback(Pointers.first(realm, pointer)).hold();
        return Undefined.INSTANCE;
    }

    // library.unrefCallback(pointer), https://nodejs.org/api/ffi.html#libraryunrefcallbackpointer
    @Builtin(length = 0, enumerable = true)
    static Object unrefCallback(Realm realm, Object self, Object pointer) {
        LibraryObject library = require(self);
        library.requireOpen();
        library.callback(Pointers.first(realm, pointer)).release();
        return Undefined.INSTANCE;
    }
}
