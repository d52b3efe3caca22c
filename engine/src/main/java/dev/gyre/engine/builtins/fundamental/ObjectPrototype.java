package dev.gyre.engine.builtins.fundamental;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.error.ErrorObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.exotic.ArgumentsObject;
import dev.gyre.engine.runtime.exotic.ProxyObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyDescriptor;
import dev.gyre.engine.runtime.object.PropertyKey;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.engine.runtime.wrapper.BooleanObject;
import dev.gyre.engine.runtime.wrapper.NumberObject;
import dev.gyre.engine.runtime.wrapper.StringObject;

/** Object.prototype. */
// 20.1.3 Properties of the Object Prototype Object,
// https://tc39.es/ecma262/#sec-properties-of-the-object-prototype-object
@BuiltinObject(intrinsic = "%Object.prototype%")
public final class ObjectPrototype {
    private ObjectPrototype() {}

    // Object.prototype.hasOwnProperty ( V ), https://tc39.es/ecma262/#sec-object.prototype.hasownproperty
    @Builtin
    static boolean hasOwnProperty(Realm realm, Object self, Object property) {
        Object key = PropertyKey.of(property);
        return TypeConversion.toObject(realm, self).hasOwnProperty(key);
    }

    // Object.prototype.isPrototypeOf ( V ), https://tc39.es/ecma262/#sec-object.prototype.isprototypeof
    @Builtin
    static boolean isPrototypeOf(Realm realm, Object self, Object value) {
        if (!(value instanceof JsObject object)) return false;
        JsObject prototype = TypeConversion.toObject(realm, self);
        int proxies = 0;
        for (JsObject link = object; link != null; ) {
            proxies = ProxyObject.countInChain(link, proxies);
            link = link.getPrototypeOf();
            if (link == prototype) return true;
        }
        return false;
    }

    // Object.prototype.propertyIsEnumerable ( V ), https://tc39.es/ecma262/#sec-object.prototype.propertyisenumerable
    @Builtin
    static boolean propertyIsEnumerable(Realm realm, Object self, Object property) {
        Object key = PropertyKey.of(property);
        PropertyDescriptor descriptor = TypeConversion.toObject(realm, self).getOwnProperty(key);
        return descriptor != null && descriptor.enumerable();
    }

    // Object.prototype.toLocaleString ( [ reserved1 [ , reserved2 ] ] ),
    // https://tc39.es/ecma262/#sec-object.prototype.tolocalestring
    @Builtin
    static Object toLocaleString(Realm realm, Object self) {
        Receiver.requireCoercible(self, "Object.prototype.toLocaleString");
        return ObjectOperations.invoke(realm, self, "toString");
    }

    // Object.prototype.toString ( ), https://tc39.es/ecma262/#sec-object.prototype.tostring
    @Builtin
    static Object toString(Realm realm, Object self) {
        if (self == Undefined.INSTANCE) return "[object Undefined]";
        if (self == Null.INSTANCE) return "[object Null]";
        return objectToString(realm, TypeConversion.toObject(realm, self));
    }

    /** Object.prototype.toString of an object. */
    public static String objectToString(Realm realm, JsObject object) {
        String builtinTag = builtinTag(object);
        Object tag = object.get(JsSymbol.TO_STRING_TAG);
        return "[object " + (tag instanceof CharSequence text ? text : builtinTag) + "]";
    }

    private static String builtinTag(JsObject object) {
        if (Comparison.isArray(object)) return "Array";
        if (object.isCallable()) return "Function";
        if (object instanceof ArgumentsObject) return "Arguments";
        if (object instanceof ErrorObject) return "Error";
        if (object instanceof BooleanObject) return "Boolean";
        if (object instanceof NumberObject) return "Number";
        if (object instanceof StringObject) return "String";
        return object.builtinTag();
    }

    // Object.prototype.valueOf ( ), https://tc39.es/ecma262/#sec-object.prototype.valueof
    @Builtin
    static Object valueOf(Realm realm, Object self) {
        return TypeConversion.toObject(realm, self);
    }

    // get Object.prototype.__proto__, https://tc39.es/ecma262/#sec-get-object.prototype.__proto__
    @Builtin(names = "__proto__", getter = true)
    static Object getProto(Realm realm, Object self) {
        JsObject prototype = TypeConversion.toObject(realm, self).getPrototypeOf();
        return prototype == null ? Null.INSTANCE : prototype;
    }

    // set Object.prototype.__proto__, https://tc39.es/ecma262/#sec-set-object.prototype.__proto__
    @Builtin(names = "__proto__", setter = true)
    static Object setProto(Realm realm, Object self, Object prototype) {
        Receiver.requireCoercible(self, "set Object.prototype.__proto__");
        if (!(prototype instanceof JsObject) && prototype != Null.INSTANCE) return Undefined.INSTANCE;
        if (!(self instanceof JsObject object)) return Undefined.INSTANCE;
        JsObject parentOrNull = prototype instanceof JsObject parent ? parent : null;
        ObjectConstructor.setPrototypeOrThrow(realm, object, parentOrNull, ObjectConstructor.FALSISH);
        return Undefined.INSTANCE;
    }

    // Object.prototype.__defineGetter__ ( P, getter ), https://tc39.es/ecma262/#sec-object.prototype.__defineGetter__
    @Builtin
    static Object __defineGetter__(Realm realm, Object self, Object property, Object getter) {
        JsObject object = TypeConversion.toObject(realm, self);
        if (!Comparison.isCallable(getter))
            throw Errors.typeError("Object.prototype.__defineGetter__: Expecting function");
        ObjectOperations.definePropertyOrThrow(object, PropertyKey.of(property), accessorHalf(getter, null));
        return Undefined.INSTANCE;
    }

    // Object.prototype.__defineSetter__ ( P, setter ), https://tc39.es/ecma262/#sec-object.prototype.__defineSetter__
    @Builtin
    static Object __defineSetter__(Realm realm, Object self, Object property, Object setter) {
        JsObject object = TypeConversion.toObject(realm, self);
        if (!Comparison.isCallable(setter))
            throw Errors.typeError("Object.prototype.__defineSetter__: Expecting function");
        ObjectOperations.definePropertyOrThrow(object, PropertyKey.of(property), accessorHalf(null, setter));
        return Undefined.INSTANCE;
    }

    private static PropertyDescriptor accessorHalf(Object getter, Object setter) {
        return PropertyDescriptor.accessor(getter, setter, true, true);
    }

    // Object.prototype.__lookupGetter__ ( P ), https://tc39.es/ecma262/#sec-object.prototype.__lookupGetter__
    @Builtin
    static Object __lookupGetter__(Realm realm, Object self, Object property) {
        PropertyDescriptor descriptor = lookup(realm, self, property);
        return descriptor == null || !descriptor.isAccessor() ? Undefined.INSTANCE : descriptor.get;
    }

    // Object.prototype.__lookupSetter__ ( P ), https://tc39.es/ecma262/#sec-object.prototype.__lookupSetter__
    @Builtin
    static Object __lookupSetter__(Realm realm, Object self, Object property) {
        PropertyDescriptor descriptor = lookup(realm, self, property);
        return descriptor == null || !descriptor.isAccessor() ? Undefined.INSTANCE : descriptor.set;
    }

    private static PropertyDescriptor lookup(Realm realm, Object self, Object property) {
        JsObject object = TypeConversion.toObject(realm, self);
        Object key = PropertyKey.of(property);
        int proxies = 0;
        for (JsObject link = object; link != null; link = link.getPrototypeOf()) {
            proxies = ProxyObject.countInChain(link, proxies);
            PropertyDescriptor descriptor = link.getOwnProperty(key);
            if (descriptor != null) return descriptor;
        }
        return null;
    }
}
