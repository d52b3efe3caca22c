package dev.gyre.engine.builtins.fundamental;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.builtins.structured.TypedArrayObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.error.NoSideEffectsToString;
import dev.gyre.engine.runtime.exotic.ProxyObject;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyDescriptor;
import dev.gyre.engine.runtime.object.PropertyErrors;
import dev.gyre.engine.runtime.object.PropertyKey;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.operations.IteratorOperations;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.ObjectOperations.IntegrityLevel;
import dev.gyre.engine.runtime.operations.ObjectOperations.PropertyKind;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The Object constructor. */
// 20.1.1 The Object Constructor, https://tc39.es/ecma262/#sec-object-constructor
@BuiltinObject(intrinsic = "%Object%")
public final class ObjectConstructor {
    static final String FALSISH = "'setPrototypeOf' on proxy: trap returned falsish";

    private ObjectConstructor() {}

    // Object ( [ value ] ), https://tc39.es/ecma262/#sec-object-value
    @Builtin(constructor = true, length = 1)
    static Object object(Realm realm, Object self, JsObject newTarget, Object value) {
        if (newTarget != null && newTarget != realm.intrinsic(Intrinsic.OBJECT)) {
            return JsObject.create(
                    realm, ObjectOperations.getPrototypeFromConstructor(newTarget, Intrinsic.OBJECT_PROTOTYPE));
        }
        if (value == Undefined.INSTANCE || value == Null.INSTANCE) return JsObject.create(realm);
        return TypeConversion.toObject(realm, value);
    }

    // Object.assign ( target, ...sources ), https://tc39.es/ecma262/#sec-object.assign
    @Builtin(length = 2)
    static Object assign(Realm realm, Object self, Object target, Object[] sources) {
        JsObject to = TypeConversion.toObject(realm, target);
        for (Object source : sources) {
            if (source == Undefined.INSTANCE || source == Null.INSTANCE) continue;
            JsObject from = TypeConversion.toObject(realm, source);
            for (Object key : from.ownPropertyKeys()) {
                realm.agent().poll();
                PropertyDescriptor property = from.getOwnProperty(key);
                if (property != null && property.enumerable()) to.put(key, from.get(key));
            }
        }
        return to;
    }

    // Object.create ( O, Properties ), https://tc39.es/ecma262/#sec-object.create
    @Builtin
    static Object create(Realm realm, Object self, Object prototype, Object properties) {
        JsObject object = JsObject.create(realm, requirePrototype(prototype));
        return properties == Undefined.INSTANCE ? object : objectDefineProperties(realm, object, properties);
    }

    /** The argument as a prototype: an object, or Java null for null. */
    static JsObject requirePrototype(Object prototype) {
        if (prototype instanceof JsObject object) return object;
        if (prototype == Null.INSTANCE) return null;
        throw Errors.typeError(
                "Object prototype may only be an Object or null: " + NoSideEffectsToString.of(prototype));
    }

    // Object.defineProperties ( O, Properties ), https://tc39.es/ecma262/#sec-object.defineproperties
    @Builtin
    static Object defineProperties(Realm realm, Object self, Object object, Object properties) {
        return objectDefineProperties(realm, Receiver.requireObject(object, "Object.defineProperties"), properties);
    }

    // ObjectDefineProperties ( O, Properties ), https://tc39.es/ecma262/#sec-objectdefineproperties
    private static JsObject objectDefineProperties(Realm realm, JsObject object, Object properties) {
        JsObject source = TypeConversion.toObject(realm, properties);
        List<Object> keys = new ArrayList<>();
        List<PropertyDescriptor> descriptors = new ArrayList<>();
        for (Object key : source.ownPropertyKeys()) {
            realm.agent().poll();
            PropertyDescriptor property = source.getOwnProperty(key);
            if (property == null || !property.enumerable()) continue;
            keys.add(key);
            descriptors.add(PropertyDescriptor.toPropertyDescriptor(source.get(key)));
        }
        for (int i = 0; i < keys.size(); i++) {
            realm.agent().poll();
            ObjectOperations.definePropertyOrThrow(object, keys.get(i), descriptors.get(i));
        }
        return object;
    }

    // Object.defineProperty ( O, P, Attributes ), https://tc39.es/ecma262/#sec-object.defineproperty
    @Builtin
    static Object defineProperty(Realm realm, Object self, Object object, Object property, Object attributes) {
        JsObject target = Receiver.requireObject(object, "Object.defineProperty");
        Object key = PropertyKey.of(property);
        ObjectOperations.definePropertyOrThrow(target, key, PropertyDescriptor.toPropertyDescriptor(attributes));
        return target;
    }

    // Object.entries ( O ), https://tc39.es/ecma262/#sec-object.entries
    @Builtin
    static Object entries(Realm realm, Object self, Object object) {
        return enumerate(realm, object, PropertyKind.KEY_AND_VALUE);
    }

    // Object.keys ( O ), https://tc39.es/ecma262/#sec-object.keys
    @Builtin
    static Object keys(Realm realm, Object self, Object object) {
        return enumerate(realm, object, PropertyKind.KEY);
    }

    // Object.values ( O ), https://tc39.es/ecma262/#sec-object.values
    @Builtin
    static Object values(Realm realm, Object self, Object object) {
        return enumerate(realm, object, PropertyKind.VALUE);
    }

    private static JsArray enumerate(Realm realm, Object object, PropertyKind kind) {
        return JsArray.fromList(
                realm, ObjectOperations.enumerableOwnProperties(realm, TypeConversion.toObject(realm, object), kind));
    }

    // Object.freeze ( O ), https://tc39.es/ecma262/#sec-object.freeze
    @Builtin
    static Object freeze(Realm realm, Object self, Object object) {
        if (hasFixedElements(object)) throw refused((JsObject) object, "freeze");
        return withIntegrity(object, IntegrityLevel.FROZEN, "Cannot freeze");
    }

    // Object.seal ( O ), https://tc39.es/ecma262/#sec-object.seal
    @Builtin
    static Object seal(Realm realm, Object self, Object object) {
        if (hasFixedElements(object)) throw refused((JsObject) object, "seal");
        return withIntegrity(object, IntegrityLevel.SEALED, "Cannot seal");
    }

    /**
     * Whether V8 rejects the elements with a message of its own; it finds elements of a resizable buffer only later.
     */
    private static boolean hasFixedElements(Object object) {
        return object instanceof TypedArrayObject array
                && array.length() > 0
                && array.buffer().maxByteLength() < 0;
    }

    /** The object is no longer extensible, even though this fails. */
    private static JsException refused(JsObject object, String verb) {
        object.preventExtensions();
        return Errors.typeError("Cannot " + verb + " array buffer views with elements");
    }

    private static Object withIntegrity(Object object, IntegrityLevel level, String failure) {
        if (object instanceof JsObject target && !ObjectOperations.setIntegrityLevel(target, level)) {
            throw target instanceof ProxyObject
                    ? PropertyErrors.cannotPreventExtensions(target)
                    : Errors.typeError(failure);
        }
        return object;
    }

    // Object.preventExtensions ( O ), https://tc39.es/ecma262/#sec-object.preventextensions
    @Builtin
    static Object preventExtensions(Realm realm, Object self, Object object) {
        if (object instanceof JsObject target && !target.preventExtensions())
            throw PropertyErrors.cannotPreventExtensions(target);
        return object;
    }

    // Object.isFrozen ( O ), https://tc39.es/ecma262/#sec-object.isfrozen
    @Builtin
    static boolean isFrozen(Realm realm, Object self, Object object) {
        return !(object instanceof JsObject target)
                || ObjectOperations.testIntegrityLevel(target, IntegrityLevel.FROZEN);
    }

    // Object.isSealed ( O ), https://tc39.es/ecma262/#sec-object.issealed
    @Builtin
    static boolean isSealed(Realm realm, Object self, Object object) {
        return !(object instanceof JsObject target)
                || ObjectOperations.testIntegrityLevel(target, IntegrityLevel.SEALED);
    }

    // Object.isExtensible ( O ), https://tc39.es/ecma262/#sec-object.isextensible
    @Builtin
    static boolean isExtensible(Realm realm, Object self, Object object) {
        return object instanceof JsObject target && target.isExtensible();
    }

    // Object.fromEntries ( iterable ), https://tc39.es/ecma262/#sec-object.fromentries
    @Builtin
    static Object fromEntries(Realm realm, Object self, Object iterable) {
        if (Comparison.isNullish(iterable)) throw Errors.typeError("undefined is not iterable");
        JsObject object = JsObject.create(realm);
        IteratorOperations.addEntriesFromIterable(realm, iterable, new IteratorOperations.EntryAdder() {
            @Override
            public void add(Object key, Object value) {
                object.createDataPropertyOrThrow(PropertyKey.of(key), value);
            }
        });
        return object;
    }

    // Object.getOwnPropertyDescriptor ( O, P ), https://tc39.es/ecma262/#sec-object.getownpropertydescriptor
    @Builtin
    static Object getOwnPropertyDescriptor(Realm realm, Object self, Object object, Object property) {
        JsObject target = TypeConversion.toObject(realm, object);
        return PropertyDescriptor.fromPropertyDescriptor(realm, target.getOwnProperty(PropertyKey.of(property)));
    }

    // Object.getOwnPropertyDescriptors ( O ), https://tc39.es/ecma262/#sec-object.getownpropertydescriptors
    @Builtin
    static Object getOwnPropertyDescriptors(Realm realm, Object self, Object object) {
        JsObject target = TypeConversion.toObject(realm, object);
        JsObject descriptors = JsObject.create(realm);
        for (Object key : target.ownPropertyKeys()) {
            realm.agent().poll();
            PropertyDescriptor property = target.getOwnProperty(key);
            if (property != null)
                descriptors.createDataPropertyOrThrow(key, PropertyDescriptor.fromPropertyDescriptor(realm, property));
        }
        return descriptors;
    }

    // Object.getOwnPropertyNames ( O ), https://tc39.es/ecma262/#sec-object.getownpropertynames
    @Builtin
    static Object getOwnPropertyNames(Realm realm, Object self, Object object) {
        return ownKeys(realm, object, false);
    }

    // Object.getOwnPropertySymbols ( O ), https://tc39.es/ecma262/#sec-object.getownpropertysymbols
    @Builtin
    static Object getOwnPropertySymbols(Realm realm, Object self, Object object) {
        return ownKeys(realm, object, true);
    }

    private static JsArray ownKeys(Realm realm, Object object, boolean symbols) {
        List<Object> names = new ArrayList<>();
        for (Object key : TypeConversion.toObject(realm, object).ownPropertyKeys()) {
            realm.agent().poll();
            if (key instanceof JsSymbol == symbols) names.add(PropertyKey.toValue(key));
        }
        return JsArray.fromList(realm, names);
    }

    // Object.getPrototypeOf ( O ), https://tc39.es/ecma262/#sec-object.getprototypeof
    @Builtin
    static Object getPrototypeOf(Realm realm, Object self, Object object) {
        JsObject prototype = TypeConversion.toObject(realm, object).getPrototypeOf();
        return prototype == null ? Null.INSTANCE : prototype;
    }

    // Object.setPrototypeOf ( O, proto ), https://tc39.es/ecma262/#sec-object.setprototypeof
    @Builtin
    static Object setPrototypeOf(Realm realm, Object self, Object object, Object prototype) {
        Receiver.requireCoercible(object, "Object.setPrototypeOf");
        JsObject parent = requirePrototype(prototype);
        if (object instanceof JsObject target)
            setPrototypeOrThrow(realm, target, parent, FALSISH + " for property 'undefined'");
        return object;
    }

    /** [[SetPrototypeOf]] that throws V8's error for the reason of a failure. */
    static void setPrototypeOrThrow(Realm realm, JsObject target, JsObject parent, String falsish) {
        if (!target.setPrototypeOf(parent))
            throw PropertyErrors.cannotSetPrototype(target, realm.intrinsic(Intrinsic.OBJECT_PROTOTYPE), falsish);
    }

    // Object.groupBy ( items, callback ), https://tc39.es/ecma262/#sec-object.groupby
    @Builtin
    static Object groupBy(Realm realm, Object self, Object items, Object callback) {
        Receiver.requireCoercible(items, "Object.groupBy");
        Map<Object, List<Object>> groups = ObjectOperations.groupBy(realm, items, callback, PropertyKey::of);
        JsObject object = JsObject.create(realm, null);
        for (var group : groups.entrySet()) {
            object.createDataPropertyOrThrow(group.getKey(), JsArray.fromList(realm, group.getValue()));
        }
        return object;
    }

    // Object.hasOwn ( O, P ), https://tc39.es/ecma262/#sec-object.hasown
    @Builtin
    static boolean hasOwn(Realm realm, Object self, Object object, Object property) {
        JsObject target = TypeConversion.toObject(realm, object);
        return target.hasOwnProperty(PropertyKey.of(property));
    }

    // Object.is ( value1, value2 ), https://tc39.es/ecma262/#sec-object.is
    @Builtin
    static boolean is(Realm realm, Object self, Object value1, Object value2) {
        return Comparison.sameValue(value1, value2);
    }
}
