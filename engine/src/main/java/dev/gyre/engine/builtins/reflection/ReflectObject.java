package dev.gyre.engine.builtins.reflection;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.NoSideEffectsToString;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyDescriptor;
import dev.gyre.engine.runtime.object.PropertyKey;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Null;
import java.util.ArrayList;
import java.util.List;

/** The Reflect object. */
// 28.1 The Reflect Object, https://tc39.es/ecma262/#sec-reflect-object
@BuiltinObject(intrinsic = "%Reflect%")
public final class ReflectObject {
    @BuiltinConstant(name = "@@toStringTag", configurable = true)
    static final String TO_STRING_TAG = "Reflect";

    private ReflectObject() {}

    private static JsObject target(Object value, String method) {
        return Receiver.requireObject(value, "Reflect." + method);
    }

    // Reflect.apply ( target, thisArgument, argumentsList ), https://tc39.es/ecma262/#sec-reflect.apply
    @Builtin
    static Object apply(Realm realm, Object self, Object target, Object thisArgument, Object arguments) {
        if (!(target instanceof JsObject function) || !function.isCallable())
            throw Errors.typeError(NoSideEffectsToString.notApplicable(target));
        return function.call(thisArgument, ObjectOperations.createListFromArrayLike(arguments));
    }

    // Reflect.construct ( target, argumentsList [ , newTarget ] ), https://tc39.es/ecma262/#sec-reflect.construct
    @Builtin(length = 2)
    static Object construct(Realm realm, Object self, Object target, Object arguments, Object[] newTarget) {
        JsObject constructor = requireConstructor(target);
        JsObject receiver = newTarget.length > 0 ? requireConstructor(newTarget[0]) : constructor;
        return constructor.construct(ObjectOperations.createListFromArrayLike(arguments), receiver);
    }

    private static JsObject requireConstructor(Object value) {
        if (value instanceof JsObject constructor && constructor.isConstructor()) return constructor;
        throw Errors.typeError(NoSideEffectsToString.of(value) + " is not a constructor");
    }

    // Reflect.defineProperty ( target, propertyKey, attributes ), https://tc39.es/ecma262/#sec-reflect.defineproperty
    @Builtin
    static boolean defineProperty(Realm realm, Object self, Object target, Object propertyKey, Object attributes) {
        JsObject object = target(target, "defineProperty");
        Object key = PropertyKey.of(propertyKey);
        return object.defineOwnProperty(key, PropertyDescriptor.toPropertyDescriptor(attributes));
    }

    // Reflect.deleteProperty ( target, propertyKey ), https://tc39.es/ecma262/#sec-reflect.deleteproperty
    @Builtin
    static boolean deleteProperty(Realm realm, Object self, Object target, Object propertyKey) {
        return target(target, "deleteProperty").delete(PropertyKey.of(propertyKey));
    }

    // Reflect.get ( target, propertyKey [ , receiver ] ), https://tc39.es/ecma262/#sec-reflect.get
    @Builtin(length = 2)
    static Object get(Realm realm, Object self, Object target, Object propertyKey, Object[] receiver) {
        JsObject object = target(target, "get");
        return object.get(PropertyKey.of(propertyKey), receiver.length > 0 ? receiver[0] : object);
    }

    // Reflect.getOwnPropertyDescriptor ( target, propertyKey ),
    // https://tc39.es/ecma262/#sec-reflect.getownpropertydescriptor
    @Builtin
    static Object getOwnPropertyDescriptor(Realm realm, Object self, Object target, Object propertyKey) {
        JsObject object = target(target, "getOwnPropertyDescriptor");
        return PropertyDescriptor.fromPropertyDescriptor(realm, object.getOwnProperty(PropertyKey.of(propertyKey)));
    }

    // Reflect.getPrototypeOf ( target ), https://tc39.es/ecma262/#sec-reflect.getprototypeof
    @Builtin
    static Object getPrototypeOf(Realm realm, Object self, Object target) {
        JsObject prototype = target(target, "getPrototypeOf").getPrototypeOf();
        return prototype == null ? Null.INSTANCE : prototype;
    }

    // Reflect.has ( target, propertyKey ), https://tc39.es/ecma262/#sec-reflect.has
    @Builtin
    static boolean has(Realm realm, Object self, Object target, Object propertyKey) {
        return target(target, "has").hasProperty(PropertyKey.of(propertyKey));
    }

    // Reflect.isExtensible ( target ), https://tc39.es/ecma262/#sec-reflect.isextensible
    @Builtin
    static boolean isExtensible(Realm realm, Object self, Object target) {
        return target(target, "isExtensible").isExtensible();
    }

    // Reflect.ownKeys ( target ), https://tc39.es/ecma262/#sec-reflect.ownkeys
    @Builtin
    static Object ownKeys(Realm realm, Object self, Object target) {
        List<Object> keys = target(target, "ownKeys").ownPropertyKeys();
        List<Object> values = new ArrayList<>(keys.size());
        for (Object key : keys) values.add(PropertyKey.toValue(key));
        return JsArray.fromList(realm, values);
    }

    // Reflect.preventExtensions ( target ), https://tc39.es/ecma262/#sec-reflect.preventextensions
    @Builtin
    static boolean preventExtensions(Realm realm, Object self, Object target) {
        return target(target, "preventExtensions").preventExtensions();
    }

    // Reflect.set ( target, propertyKey, V [ , receiver ] ), https://tc39.es/ecma262/#sec-reflect.set
    @Builtin(length = 3)
    static boolean set(Realm realm, Object self, Object target, Object propertyKey, Object value, Object[] receiver) {
        JsObject object = target(target, "set");
        return object.set(PropertyKey.of(propertyKey), value, receiver.length > 0 ? receiver[0] : object);
    }

    // Reflect.setPrototypeOf ( target, proto ), https://tc39.es/ecma262/#sec-reflect.setprototypeof
    @Builtin
    static boolean setPrototypeOf(Realm realm, Object self, Object target, Object prototype) {
        JsObject object = target(target, "setPrototypeOf");
        if (prototype instanceof JsObject parent) return object.setPrototypeOf(parent);
        if (prototype == Null.INSTANCE) return object.setPrototypeOf(null);
        throw Errors.typeError(
                "Object prototype may only be an Object or null: " + NoSideEffectsToString.of(prototype));
    }
}
