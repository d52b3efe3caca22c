package dev.gyre.node.webstorage;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.error.ErrorKind;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.environment.NativeErrors;

/** The class Storage and its methods. */
// https://html.spec.whatwg.org/multipage/webstorage.html#the-storage-interface
@BuiltinObject(intrinsic = "%Storage.prototype%")
final class StoragePrototype {
    private StoragePrototype() {}

    private static StorageObject require(Object self) {
        if (self instanceof StorageObject storage) return storage;
        throw Errors.typeError("Illegal invocation");
    }

    private static StorageObject require(Realm realm, Object self, String method, Object[] arguments, int least) {
        StorageObject storage = require(self);
        if (arguments.length >= least) return storage;
        throw NativeErrors.of(
                realm,
                ErrorKind.TYPE,
                "ERR_MISSING_ARGS",
                "Failed to execute '" + method + "' on 'Storage': " + least + (least == 1 ? " argument" : " arguments")
                        + " required");
    }

    private static Object orNull(String text) {
        return text == null ? Null.INSTANCE : text;
    }

    // Programs cannot make storages.
    @Builtin(constructor = true, length = 0)
    static Object construct(Realm realm, Object self, JsObject newTarget, Object[] arguments) {
        throw NativeErrors.of(realm, ErrorKind.ERROR, "ERR_ILLEGAL_CONSTRUCTOR", "Illegal constructor");
    }

    // storage.length
    @Builtin(getter = true, enumerable = true, configurable = false)
    static int length(Realm realm, Object self) {
        return require(self).count();
    }

    // storage.clear()
    @Builtin(length = 0, enumerable = true)
    static Object clear(Realm realm, Object self) {
        StorageObject storage = require(self);
        storage.removeAll();
        storage.changed(Undefined.INSTANCE, Undefined.INSTANCE, Undefined.INSTANCE);
        return Undefined.INSTANCE;
    }

    // storage.getItem(key)
    @Builtin(length = 0, enumerable = true)
    static Object getItem(Realm realm, Object self, Object[] arguments) {
        StorageObject storage = require(realm, self, "getItem", arguments, 1);
        return orNull(storage.item(TypeConversion.toString(arguments[0])));
    }

    // storage.key(index)
    @Builtin(length = 0, enumerable = true)
    static Object key(Realm realm, Object self, Object[] arguments) {
        StorageObject storage = require(realm, self, "key", arguments, 1);
        int index = TypeConversion.toInt32(arguments[0]);
        return index < 0 ? Null.INSTANCE : orNull(storage.key(index));
    }

    // storage.removeItem(key)
    @Builtin(length = 0, enumerable = true)
    static Object removeItem(Realm realm, Object self, Object[] arguments) {
        StorageObject storage = require(realm, self, "removeItem", arguments, 1);
        String key = TypeConversion.toString(arguments[0]);
        storage.removeItem(key);
        storage.changed(key, Undefined.INSTANCE, Undefined.INSTANCE);
        return Undefined.INSTANCE;
    }

    // storage.setItem(key, value)
    @Builtin(length = 0, enumerable = true)
    static Object setItem(Realm realm, Object self, Object[] arguments) {
        StorageObject storage = require(realm, self, "setItem", arguments, 2);
        String key = TypeConversion.toString(arguments[0]), value = TypeConversion.toString(arguments[1]);
        String before = storage.isObserved() ? storage.item(key) : null;
        storage.item(key, value);
        storage.changed(key, before == null ? Undefined.INSTANCE : before, value);
        return Undefined.INSTANCE;
    }
}
