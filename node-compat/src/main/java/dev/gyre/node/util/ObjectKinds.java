package dev.gyre.node.util;

import dev.gyre.engine.builtins.dates.DateObject;
import dev.gyre.engine.builtins.keyed.CollectionIterator;
import dev.gyre.engine.builtins.keyed.MapObject;
import dev.gyre.engine.builtins.keyed.SetObject;
import dev.gyre.engine.builtins.structured.TypedArrayObject;
import dev.gyre.engine.builtins.text.RegExpObject;
import dev.gyre.engine.interpreter.AsyncGeneratorObject;
import dev.gyre.engine.interpreter.BytecodeFunction;
import dev.gyre.engine.interpreter.GeneratorObject;
import dev.gyre.engine.module.ModuleNamespace;
import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.runtime.error.ErrorObject;
import dev.gyre.engine.runtime.exotic.ArgumentsObject;
import dev.gyre.engine.runtime.exotic.ProxyObject;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsFunction;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.wrapper.BigIntObject;
import dev.gyre.engine.runtime.wrapper.BooleanObject;
import dev.gyre.engine.runtime.wrapper.NumberObject;
import dev.gyre.engine.runtime.wrapper.StringObject;
import dev.gyre.engine.runtime.wrapper.SymbolObject;

/** The kind of an object according to its internal slots, with the names in bindings.md. */
public final class ObjectKinds {
    private ObjectKinds() {}

    public static String of(Realm realm, JsObject object) {
        // No switch over types: the first inspection of an object would wait until the JVM has linked it.
        if (object instanceof ProxyObject) return "Proxy";
        if (object instanceof BytecodeFunction function) return ofFunction(function);
        if (object instanceof JsFunction) return "Function";
        if (object instanceof JsArray) return "Array";
        if (object instanceof ErrorObject) return "Error";
        if (object instanceof TypedArrayObject) return "TypedArray";
        if (object instanceof ArgumentsObject) return "Arguments";
        if (object instanceof MapObject) return "Map";
        if (object instanceof SetObject) return "Set";
        if (object instanceof CollectionIterator iterator) return iterator.isOfMap() ? "MapIterator" : "SetIterator";
        if (object instanceof PromiseObject) return "Promise";
        if (object instanceof RegExpObject) return "RegExp";
        if (object instanceof DateObject) return "Date";
        if (object instanceof GeneratorObject) return "Generator";
        if (object instanceof AsyncGeneratorObject) return "Generator";
        if (object instanceof ModuleNamespace) return "Module";
        if (object instanceof NumberObject) return "Number";
        if (object instanceof StringObject) return "String";
        if (object instanceof BooleanObject) return "Boolean";
        if (object instanceof BigIntObject) return "BigInt";
        if (object instanceof SymbolObject) return "Symbol";
        return ofClass(realm, object);
    }

    private static String ofFunction(BytecodeFunction function) {
        if (function.isClassConstructor()) return "Class";
        var shared = function.shared();
        if (shared.isAsync()) return shared.isGenerator() ? "AsyncGeneratorFunction" : "AsyncFunction";
        return shared.isGenerator() ? "GeneratorFunction" : "Function";
    }

    /** Kinds whose classes are not public in the engine, and objects that only their prototype makes errors. */
    private static String ofClass(Realm realm, JsObject object) {
        String name = object.className();
        switch (name) {
            case "WeakMap", "WeakSet", "WeakRef", "ArrayBuffer", "SharedArrayBuffer", "DataView":
                return name;
            default:
                JsObject errorPrototype = realm.existingIntrinsic(Intrinsic.ERROR_PROTOTYPE);
                for (JsObject holder = object;
                        holder != null && !(holder instanceof ProxyObject);
                        holder = holder.shape().prototype()) {
                    if (holder == errorPrototype && holder != object) return "Error";
                }
                return "Object";
        }
    }
}
