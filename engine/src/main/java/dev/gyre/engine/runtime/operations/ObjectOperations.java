package dev.gyre.engine.runtime.operations;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.error.NoSideEffectsToString;
import dev.gyre.engine.runtime.exotic.ArgumentsObject;
import dev.gyre.engine.runtime.exotic.BoundFunction;
import dev.gyre.engine.runtime.exotic.ExoticObject;
import dev.gyre.engine.runtime.exotic.ProxyObject;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsFunction;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.OrdinaryObject;
import dev.gyre.engine.runtime.object.PropertyDescriptor;
import dev.gyre.engine.runtime.object.PropertyErrors;
import dev.gyre.engine.runtime.object.PropertyKey;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.operations.IteratorOperations.IteratorRecord;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.realm.SurroundingAgent;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.SingleCharacter;
import dev.gyre.engine.runtime.value.Undefined;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;

/** Operations on objects, clause 7.3. */
public final class ObjectOperations {
    /** The level of SetIntegrityLevel and TestIntegrityLevel. */
    public enum IntegrityLevel {
        SEALED,
        FROZEN
    }

    /** The kinds of EnumerableOwnProperties. */
    public enum PropertyKind {
        KEY,
        VALUE,
        KEY_AND_VALUE
    }

    private static final Object[] NO_ARGUMENTS = {};

    /** About V8's FixedArray::kMaxLength. */
    /** Properties that are read between two interrupt checks. */
    private static final int PLAIN_POLL = 1 << 10;

    private static final int MAXIMUM_LIST = 1 << 27;
    /** More arguments than fit on V8's stack. */
    private static final int MAXIMUM_ARGUMENTS = 1 << 22;

    private ObjectOperations() {}

    // GetV ( V, P ), https://tc39.es/ecma262/#sec-getv
    public static Object getV(Realm realm, Object value, Object key) {
        if (value instanceof JsObject object) {
            return object.get(key, object);
        }
        if (value instanceof CharSequence text) {
            if (key instanceof Integer index && index < text.length()) {
                return SingleCharacter.of(text.charAt(index));
            }
            if ("length".equals(key)) {
                return text.length();
            }
        }
        if (Comparison.isNullish(value)) {
            if (key == JsSymbol.ITERATOR) throw IteratorOperations.notIterable(value);
            throw PropertyErrors.cannotReadNullish(value, key);
        }
        return TypeConversion.prototypeOf(realm, value).get(key, value);
    }

    // Get ( O, P ), https://tc39.es/ecma262/#sec-get-o-p
    public static Object get(JsObject object, Object key) {
        return object.get(key, object);
    }

    // Set ( O, P, V, Throw ), https://tc39.es/ecma262/#sec-set-o-p-v-throw
    public static void set(JsObject object, Object key, Object value, boolean throwing) {
        if (!object.set(key, value, object) && throwing) {
            throw PropertyErrors.cannotSet(object, key);
        }
    }

    // CreateDataProperty ( O, P, V ), https://tc39.es/ecma262/#sec-createdataproperty
    public static boolean createDataProperty(JsObject object, Object key, Object value) {
        return object.createDataProperty(key, value);
    }

    // CreateDataPropertyOrThrow ( O, P, V ), https://tc39.es/ecma262/#sec-createdatapropertyorthrow
    public static void createDataPropertyOrThrow(JsObject object, Object key, Object value) {
        object.createDataPropertyOrThrow(key, value);
    }

    // DefinePropertyOrThrow ( O, P, desc ), https://tc39.es/ecma262/#sec-definepropertyorthrow
    public static void definePropertyOrThrow(JsObject object, Object key, PropertyDescriptor desc) {
        if (!object.defineOwnProperty(key, desc)) {
            throw PropertyErrors.cannotDefine(object, key);
        }
    }

    // DeletePropertyOrThrow ( O, P ), https://tc39.es/ecma262/#sec-deletepropertyorthrow
    public static void deletePropertyOrThrow(JsObject object, Object key) {
        if (!object.delete(key)) {
            throw PropertyErrors.cannotDelete(object, key);
        }
    }

    // GetMethod ( V, P ), https://tc39.es/ecma262/#sec-getmethod
    /** Null when undefined or null. */
    public static JsObject getMethod(Realm realm, Object value, Object key) {
        Object method = getV(realm, value, key);
        return Comparison.isNullish(method) ? null : Comparison.requireMethod(method);
    }

    // Call ( F, V [ , argumentsList ] ), https://tc39.es/ecma262/#sec-call
    public static Object call(Object function, Object thisValue, Object... args) {
        if (function instanceof JsObject object) {
            return switch (args.length) {
                case 0 -> object.call0(thisValue);
                case 1 -> object.call1(thisValue, args[0]);
                case 2 -> object.call2(thisValue, args[0], args[1]);
                default -> object.call(thisValue, args);
            };
        }
        throw Errors.typeError(PropertyErrors.display(function) + " is not a function");
    }

    // Construct ( F [ , argumentsList [ , newTarget ] ] ), https://tc39.es/ecma262/#sec-construct
    public static JsObject construct(JsObject constructor, Object[] args, JsObject newTarget) {
        return constructor.construct(args, newTarget);
    }

    public static JsObject construct(JsObject constructor, Object[] args) {
        return constructor.construct(args, constructor);
    }

    public static JsObject construct(JsObject constructor) {
        return constructor.construct(NO_ARGUMENTS, constructor);
    }

    // SetIntegrityLevel ( O, level ), https://tc39.es/ecma262/#sec-setintegritylevel
    public static boolean setIntegrityLevel(JsObject object, IntegrityLevel level) {
        if (object.restrict(level == IntegrityLevel.FROZEN)) {
            return true;
        }
        if (!object.preventExtensions()) {
            return false;
        }
        for (Object key : object.ownPropertyKeys()) {
            SurroundingAgent.poll(1);
            var desc = new PropertyDescriptor();
            desc.configurable(false);
            if (level == IntegrityLevel.FROZEN) {
                PropertyDescriptor current = object.getOwnProperty(key);
                if (current == null) {
                    continue;
                }
                if (!current.isAccessor()) {
                    desc.writable(false);
                }
            }
            definePropertyOrThrow(object, key, desc);
        }
        return true;
    }

    // TestIntegrityLevel ( O, level ), https://tc39.es/ecma262/#sec-testintegritylevel
    public static boolean testIntegrityLevel(JsObject object, IntegrityLevel level) {
        if (object.isExtensible()) {
            return false;
        }
        if (object.isRestrictable()) {
            return object.isRestricted(level == IntegrityLevel.FROZEN);
        }
        for (Object key : object.ownPropertyKeys()) {
            SurroundingAgent.poll(1);
            PropertyDescriptor current = object.getOwnProperty(key);
            if (current != null
                    && (current.configurable()
                            || level == IntegrityLevel.FROZEN && !current.isAccessor() && current.writable())) {
                return false;
            }
        }
        return true;
    }

    // CreateArrayFromList ( elements ), https://tc39.es/ecma262/#sec-createarrayfromlist
    public static JsArray createArrayFromList(Realm realm, List<Object> elements) {
        return JsArray.fromList(realm, elements);
    }

    // LengthOfArrayLike ( obj ), https://tc39.es/ecma262/#sec-lengthofarraylike
    public static long lengthOfArrayLike(JsObject object) {
        return object instanceof JsArray array ? array.length() : TypeConversion.toLength(object.get("length", object));
    }

    // CreateListFromArrayLike ( obj ), https://tc39.es/ecma262/#sec-createlistfromarraylike
    public static Object[] createListFromArrayLike(Object value) {
        if (!(value instanceof JsObject object)) {
            throw Errors.typeError("CreateListFromArrayLike called on non-object");
        }
        if (object instanceof JsArray array && array.isDense()) {
            return array.toObjectArray();
        }
        if (object instanceof ArgumentsObject arguments) {
            Object[] list = arguments.toList();
            if (list != null) return list;
        }
        int length = checkListLength(lengthOfArrayLike(object));
        if (length > MAXIMUM_ARGUMENTS) {
            throw Errors.stackOverflow();
        }
        var list = new Object[length];
        for (int i = 0; i < length; i++) {
            SurroundingAgent.poll(1);
            list[i] = object.getIndex(i);
        }
        return list;
    }

    /** CreateListFromArrayLike with validElementTypes property-key. */
    public static List<Object> createListOfPropertyKeys(Object value) {
        if (!(value instanceof JsObject object)) {
            throw Errors.typeError("CreateListFromArrayLike called on non-object");
        }
        int length = checkListLength(lengthOfArrayLike(object));
        var list = new ArrayList<Object>();
        for (int i = 0; i < length; i++) {
            SurroundingAgent.poll(1);
            Object key = object.getIndex(i);
            if (!(key instanceof CharSequence) && !(key instanceof JsSymbol)) {
                throw Errors.typeError(PropertyErrors.display(key) + " is not a valid property name");
            }
            list.add(key);
        }
        return list;
    }

    /** Throws a RangeError for a list that V8 could not allocate. */
    public static int checkListLength(long length) {
        if (length > MAXIMUM_LIST) {
            throw Errors.rangeError("Invalid array length");
        }
        return (int) length;
    }

    // Invoke ( V, P [ , argumentsList ] ), https://tc39.es/ecma262/#sec-invoke
    public static Object invoke(Realm realm, Object value, Object key, Object... args) {
        Object function = getV(realm, value, key);
        if (!Comparison.isCallable(function)) {
            throw Errors.typeError(NoSideEffectsToString.typed(function) + " is not a function");
        }
        return call(function, value, args);
    }

    // SpeciesConstructor ( O, defaultConstructor ), https://tc39.es/ecma262/#sec-speciesconstructor
    public static JsObject speciesConstructor(Realm realm, JsObject object, JsObject defaultConstructor) {
        Object constructor = object.get("constructor", object);
        if (constructor == Undefined.INSTANCE) {
            return defaultConstructor;
        }
        if (!(constructor instanceof JsObject function)) {
            throw Errors.typeError("The .constructor property is not an object");
        }
        Object species = function.get(JsSymbol.SPECIES, function);
        if (Comparison.isNullish(species)) {
            return defaultConstructor;
        }
        if (species instanceof JsObject result && result.isConstructor()) {
            return result;
        }
        throw Errors.typeError("object.constructor[Symbol.species] is not a constructor");
    }

    // EnumerableOwnProperties ( O, kind ), https://tc39.es/ecma262/#sec-enumerableownproperties
    public static List<Object> enumerableOwnProperties(Realm realm, JsObject object, PropertyKind kind) {
        Shape shape = object.shape();
        if (shape.kind().isOrdinary() && object.elements().size() == 0) {
            if (kind != PropertyKind.KEY && shape.isPlain() && !shape.hasLargeIndex()) {
                List<Object> plain = plainProperties(realm, object, kind);
                if (plain != null) return plain;
            }
            Object[] known = kind == PropertyKind.KEY ? shape.enumerableKeys() : null;
            if (known != null) {
                return Arrays.asList(known);
            }
        }
        List<Object> keys = object.ownPropertyKeys();
        var result = new ArrayList<Object>(keys.size());
        for (Object key : keys) {
            realm.agent().poll();
            if (key instanceof JsSymbol) {
                continue;
            }
            if (!object.hasEnumerableOwn(key)) {
                continue;
            }
            if (kind == PropertyKind.KEY) {
                result.add(PropertyKey.toValue(key));
                continue;
            }
            Object value = object.get(key, object);
            result.add(
                    kind == PropertyKind.VALUE
                            ? value
                            : JsArray.adopt(realm, new Object[] {PropertyKey.toValue(key), value}));
        }
        return result;
    }

    // OPTIMIZATION: plain data properties are read from their slots, in the order of their creation. Null if the object
    // changes meanwhile.
    private static List<Object> plainProperties(Realm realm, JsObject object, PropertyKind kind) {
        Shape shape = object.shape();
        int count = shape.slotCount();
        var result = new ArrayList<Object>(count);
        for (int slot = 0; slot < count; slot++) {
            // A check may change the object, whose own properties are then found again by the general way.
            if (slot % PLAIN_POLL == PLAIN_POLL - 1) {
                realm.agent().poll(PLAIN_POLL);
                if (object.shape() != shape) return null;
            }
            if (!(shape.keyAt(slot) instanceof String key)) {
                continue;
            }
            Object value = object.slot(slot);
            result.add(kind == PropertyKind.VALUE ? value : JsArray.adopt(realm, new Object[] {key, value}));
        }
        return result;
    }

    // GetFunctionRealm ( obj ), https://tc39.es/ecma262/#sec-getfunctionrealm
    public static Realm getFunctionRealm(JsObject object) {
        while (true) {
            if (object instanceof BoundFunction bound) {
                object = bound.target();
            } else if (object instanceof JsFunction function) {
                return function.realm();
            } else if (object instanceof ProxyObject proxy) {
                object = proxy.targetForRealm();
            } else {
                throw Errors.typeError(PropertyErrors.display(object) + " is not a function");
            }
        }
    }

    // CopyDataProperties ( target, source, excludedItems ), https://tc39.es/ecma262/#sec-copydataproperties
    /**
     * {@code excluded} contains property keys; it may be empty.
     */
    public static void copyDataProperties(Realm realm, JsObject target, Object source, Set<Object> excluded) {
        if (Comparison.isNullish(source)) {
            return;
        }
        JsObject from = TypeConversion.toObject(realm, source);
        if (excluded.isEmpty() && target.copySlots(from)) {
            return;
        }
        for (Object key : from.ownPropertyKeys()) {
            realm.agent().poll();
            if (excluded.contains(key)) {
                continue;
            }
            if (from.hasEnumerableOwn(key)) {
                target.createDataPropertyOrThrow(key, from.get(key, from));
            }
        }
    }

    // OrdinaryHasInstance ( C, O ), https://tc39.es/ecma262/#sec-ordinaryhasinstance
    public static boolean ordinaryHasInstance(Object constructor, Object value) {
        if (!Comparison.isCallable(constructor)) {
            return false;
        }
        if (constructor instanceof BoundFunction bound) {
            return instanceofOperator(value, bound.target());
        }
        if (!(value instanceof JsObject object)) {
            return false;
        }
        Object prototype = ((JsObject) constructor).get("prototype");
        if (!(prototype instanceof JsObject)) {
            throw Errors.typeError("Function has non-object prototype '" + PropertyErrors.display(prototype)
                    + "' in instanceof check");
        }
        return isInPrototypeChain(prototype, object);
    }

    /** Whether an object inherits from another. */
    public static boolean isInPrototypeChain(Object prototype, JsObject object) {
        int proxies = 0;
        JsObject inherited = object;
        do {
            if (inherited instanceof ExoticObject) {
                proxies = ProxyObject.countInChain(inherited, proxies);
                inherited = inherited.getPrototypeOf();
            } else {
                // OPTIMIZATION: a call of getPrototypeOf would be megamorphic.
                inherited = inherited.shape().prototype();
            }
            if (inherited == prototype) {
                return true;
            }
        } while (inherited != null);
        return false;
    }

    // InstanceofOperator ( V, target ), https://tc39.es/ecma262/#sec-instanceofoperator
    public static boolean instanceofOperator(Object value, Object target) {
        if (!(target instanceof JsObject constructor)) {
            throw Errors.typeError("Right-hand side of 'instanceof' is not an object");
        }
        return instanceofBy(constructor.get(JsSymbol.HAS_INSTANCE), value, constructor);
    }

    /** The rest of InstanceofOperator, with the constructor's property @@hasInstance. */
    public static boolean instanceofBy(Object handler, Object value, JsObject constructor) {
        if (!Comparison.isNullish(handler)) {
            return TypeConversion.toBoolean(Comparison.requireMethod(handler).call1(constructor, value));
        }
        if (!constructor.isCallable()) {
            throw Errors.typeError("Right-hand side of 'instanceof' is not callable");
        }
        return ordinaryHasInstance(constructor, value);
    }

    // GetPrototypeFromConstructor ( constructor, intrinsicDefaultProto ),
    // https://tc39.es/ecma262/#sec-getprototypefromconstructor
    public static JsObject getPrototypeFromConstructor(JsObject constructor, Intrinsic defaultPrototype) {
        Object prototype = constructor.get("prototype", constructor);
        return prototype instanceof JsObject object
                ? object
                : getFunctionRealm(constructor).intrinsic(defaultPrototype);
    }

    // OrdinaryCreateFromConstructor ( constructor, intrinsicDefaultProto ),
    // https://tc39.es/ecma262/#sec-ordinarycreatefromconstructor
    public static JsObject ordinaryCreateFromConstructor(JsObject constructor, Intrinsic defaultPrototype) {
        return new OrdinaryObject(getPrototypeFromConstructor(constructor, defaultPrototype));
    }

    // GroupBy ( items, callback, keyCoercion ), https://tc39.es/ecma262/#sec-groupby
    /** The groups in the order of their first member; the equals method of the coerced keys decides what a group is. */
    public static LinkedHashMap<Object, List<Object>> groupBy(
            Realm realm, Object items, Object callback, UnaryOperator<Object> keyCoercion) {
        if (Comparison.isNullish(items)) {
            throw Errors.typeError(PropertyErrors.display(items) + " is not iterable");
        }
        JsObject function = Comparison.requireCallable(callback);
        var groups = new LinkedHashMap<Object, List<Object>>();
        IteratorRecord iterator = IteratorOperations.getIterator(realm, items, IteratorOperations.Kind.SYNC);
        long k = 0;
        Object value;
        while ((value = IteratorOperations.iteratorStepValue(iterator)) != null) {
            Object key;
            try {
                key = keyCoercion.apply(function.call2(Undefined.INSTANCE, value, TypeConversion.number(k)));
            } catch (JsException exception) {
                throw IteratorOperations.iteratorCloseOnThrow(iterator, exception);
            }
            groups.computeIfAbsent(key, absent -> new ArrayList<>()).add(value);
            k++;
        }
        return groups;
    }
}
