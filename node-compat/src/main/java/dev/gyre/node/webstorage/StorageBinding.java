package dev.gyre.node.webstorage;

import dev.gyre.engine.builtins.BuiltinInstaller;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.BuiltinTable;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeFunction;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.environment.Environment;

/** internalBinding('webstorage'): the class Storage and its two objects. */
// lib/internal/bindings.md, webstorage
@BuiltinObject(intrinsic = "%webstorage binding%")
public final class StorageBinding {
    private StorageBinding() {}

    // storageClass(): the class Storage, made anew
    @Builtin
    static Object storageClass(Realm realm, Object self) {
        BuiltinTable table = StoragePrototypeTable.INSTANCE;
        NativeFunction function =
                new NativeFunction(realm.nativeFunctionShape(), realm, table, table.constructor(), true, 0, "Storage");
        JsObject prototype = JsObject.create(realm);
        BuiltinInstaller.populate(realm, prototype, table);
        prototype.defineBuiltin("constructor", function, Attributes.METHOD);
        function.makeUnique();
        function.defineBuiltin("prototype", prototype, Attributes.WRITABLE);
        return function;
    }

    // open(class, path, observer): a Storage in a file, or in memory if the path is ":memory:"; the observer(key,
    // before, after), if any, is called for changes
    @Builtin
    static Object open(Realm realm, Object self, Object storageClass, Object path, Object observer) {
        JsObject prototype = (JsObject) ((JsObject) storageClass).get("prototype");
        JsObject observerOrNull = observer instanceof JsObject function ? function : null;
        return new StorageObject(realm, prototype, TypeConversion.toString(path), observerOrNull);
    }

    // file(): the file of --localstorage-file, in full, or undefined
    @Builtin
    static Object file(Realm realm, Object self) {
        Environment environment = Environment.of(realm);
        String file = environment.settings().options().localStorageFile();
        return file == null
                ? Undefined.INSTANCE
                : environment.cwd().resolve(file).toString();
    }

    // isInspected(): whether debuggers learn of changes
    @Builtin
    static boolean isInspected(Realm realm, Object self) {
        return Environment.of(realm).settings().options().inspectsStorage();
    }
}
