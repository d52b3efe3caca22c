package dev.gyre.page.idl;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyDescriptor;
import dev.gyre.engine.runtime.operations.IteratorOperations;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** The conversions between JavaScript values and Web IDL types, https://webidl.spec.whatwg.org/#js-type-mapping, for the tables that the build writes. */
public final class Idl {
    /** Marks a conversion as that of [EnforceRange]. */
    public static final boolean ENFORCE_RANGE = true;
    /** Marks a conversion as that of [Clamp]. */
    public static final boolean CLAMP = false;

    private static final double SAFE = 0x1.FFFFFFFFFFFFFp52;

    private Idl() {}

    // ---- results

    public static Object value(String text) {
        return text == null ? Null.INSTANCE : text;
    }

    public static Object value(boolean value) {
        return value;
    }

    public static Object value(int value) {
        return value;
    }

    public static Object value(long value) {
        return TypeConversion.number(value);
    }

    public static Object value(double value) {
        return TypeConversion.number(value);
    }

    public static Object value(JsObject object) {
        return object == null ? Null.INSTANCE : object;
    }

    public static Object value(Object value) {
        if (value == null) return Null.INSTANCE;
        return value instanceof Long number ? TypeConversion.number(number) : value;
    }

    /** What programs get for an object that may have a proxy. */
    public static Object exposed(Object object) {
        if (object == null) return Null.INSTANCE;
        return object instanceof ProxiedObject proxied ? proxied.proxy() : object;
    }

    /** A new array. */
    public static Object array(Realm realm, List<?> values) {
        if (values == null) return Null.INSTANCE;
        var converted = new ArrayList<Object>(values.size());
        for (Object value : values) converted.add(value(exposed(value)));
        return ObjectOperations.createArrayFromList(realm, converted);
    }

    // ---- primitive types

    public static boolean isNullish(Object value) {
        return value == Undefined.INSTANCE || value == Null.INSTANCE;
    }

    public static boolean toBoolean(Object value) {
        return value instanceof Boolean known ? known : TypeConversion.toBoolean(value);
    }

    public static String toDomString(Object value) {
        return value instanceof String text ? text : TypeConversion.toString(value);
    }

    // https://webidl.spec.whatwg.org/#LegacyNullToEmptyString
    public static String toStringNullEmpty(Object value) {
        return value == Null.INSTANCE ? "" : toDomString(value);
    }

    // https://webidl.spec.whatwg.org/#js-USVString
    public static String toUsvString(Object value) {
        String text = toDomString(value);
        for (int i = 0; i < text.length(); i++) {
            if (Character.isSurrogate(text.charAt(i))) return wellFormed(text);
        }
        return text;
    }

    private static String wellFormed(String text) {
        var result = new StringBuilder(text.length());
        text.codePoints().forEach(point -> result.appendCodePoint(point >= 0xD800 && point <= 0xDFFF ? 0xFFFD : point));
        return result.toString();
    }

    public static int toByte(Object value) {
        return TypeConversion.toInt8(value);
    }

    public static int toOctet(Object value) {
        return TypeConversion.toUint8(value);
    }

    public static int toShort(Object value) {
        return TypeConversion.toInt16(value);
    }

    public static int toShort(Object value, boolean enforced) {
        return (int) limited(value, enforced, Short.MIN_VALUE, Short.MAX_VALUE);
    }

    public static int toUnsignedShort(Object value) {
        return TypeConversion.toUint16(value);
    }

    public static int toUnsignedShort(Object value, boolean enforced) {
        return (int) limited(value, enforced, 0, 0xFFFF);
    }

    public static int toLong(Object value) {
        return value instanceof Integer number ? number : TypeConversion.toInt32(value);
    }

    public static int toLong(Object value, boolean enforced) {
        return (int) limited(value, enforced, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    public static long toUnsignedLong(Object value) {
        return value instanceof Integer number ? number & 0xFFFFFFFFL : TypeConversion.toUint32(value);
    }

    public static long toUnsignedLong(Object value, boolean enforced) {
        return limited(value, enforced, 0, 0xFFFFFFFFL);
    }

    // https://webidl.spec.whatwg.org/#abstract-opdef-converttoint
    public static long toLongLong(Object value) {
        return modulo64(TypeConversion.toNumber(value));
    }

    public static long toLongLong(Object value, boolean enforced) {
        return limited(value, enforced, -SAFE, SAFE);
    }

    public static long toUnsignedLongLong(Object value) {
        return modulo64(TypeConversion.toNumber(value));
    }

    public static long toUnsignedLongLong(Object value, boolean enforced) {
        return limited(value, enforced, 0, SAFE);
    }

    private static long modulo64(double number) {
        if (Double.isNaN(number) || Double.isInfinite(number)) return 0;
        return Math.abs(number) < 0x1p63
                ? (long) number
                : new java.math.BigDecimal(number).toBigInteger().longValue();
    }

    private static long limited(Object value, boolean enforced, double lowest, double highest) {
        double number = TypeConversion.toNumber(value);
        if (enforced == CLAMP)
            return Double.isNaN(number) ? 0 : (long) Math.rint(Math.min(Math.max(number, lowest), highest));
        if (Double.isNaN(number) || Double.isInfinite(number)) throw Errors.typeError("Value is not a finite number.");
        double whole = number < 0 ? Math.ceil(number) : Math.floor(number);
        if (whole < lowest || whole > highest) throw Errors.typeError("Value is outside the range of its type.");
        return (long) whole;
    }

    public static double toDouble(Object value) {
        double number = TypeConversion.toNumber(value);
        if (Double.isNaN(number) || Double.isInfinite(number))
            throw Errors.typeError("The provided double value is non-finite.");
        return number;
    }

    public static double toUnrestrictedDouble(Object value) {
        return TypeConversion.toNumber(value);
    }

    /** @param values separated by | */
    public static String enumeration(
            Object value, InterfaceTable table, int id, int index, String type, String values) {
        String text = toDomString(value);
        if (isOneOf(text, values)) return text;
        throw Errors.typeError(table.during(id) + ": The provided value '" + text
                + "' is not a valid enum value of type " + type + ".");
    }

    public static boolean isOneOf(Object value, String values) {
        String text = (String) value;
        return text.indexOf('|') < 0 && ("|" + values + "|").contains("|" + text + "|");
    }

    // ---- objects

    /** Always throws; the result is for the caller's expression. */
    public static Object notOfType(Object value, InterfaceTable table, int id, int index, String type) {
        throw table.notOfType(id, index, type);
    }

    public static Object nullOr(Object value, InterfaceTable table, int id, int index, String type) {
        return isNullish(value) ? null : notOfType(value, table, id, index, type);
    }

    public static JsObject object(Object value, InterfaceTable table, int id, int index) {
        return value instanceof JsObject object ? object : (JsObject) notOfType(value, table, id, index, "Object");
    }

    public static JsObject objectOrNull(Object value, InterfaceTable table, int id, int index) {
        return isNullish(value) ? null : object(value, table, id, index);
    }

    // https://webidl.spec.whatwg.org/#LegacyTreatNonObjectAsNull
    public static JsObject objectOrNothing(Object value) {
        return value instanceof JsObject object ? object : null;
    }

    public static JsObject callback(Object value, InterfaceTable table, int id, int index) {
        return isCallable(value) ? (JsObject) value : (JsObject) notOfType(value, table, id, index, "Function");
    }

    public static JsObject callbackOrNull(Object value, InterfaceTable table, int id, int index) {
        return isNullish(value) ? null : callback(value, table, id, index);
    }

    public static boolean isCallable(Object value) {
        return value instanceof JsObject object && object.isCallable();
    }

    public static boolean isObjectOrNullish(Object value) {
        return value instanceof JsObject || isNullish(value);
    }

    public static boolean isIterable(Realm realm, Object value) {
        return value instanceof JsObject object && ObjectOperations.getMethod(realm, object, JsSymbol.ITERATOR) != null;
    }

    // https://webidl.spec.whatwg.org/#js-sequence
    public static <T> List<T> sequence(
            Realm realm, Object value, InterfaceTable table, int id, int index, Function<Object, T> convert) {
        if (!(value instanceof JsObject))
            throw Errors.typeError(table.during(id) + ": The provided value cannot be converted to a sequence.");
        var result = new ArrayList<T>();
        for (Object item : IteratorOperations.iterableToList(realm, value)) result.add(convert.apply(item));
        return result;
    }

    public static <T> List<T> rest(Object[] args, int from, Function<Object, T> convert) {
        var result = new ArrayList<T>();
        for (int i = from; i < args.length; i++) result.add(convert.apply(args[i]));
        return result;
    }

    /** The object of a dictionary's members; null where the value is undefined or null. */
    public static JsObject dictionary(Object value, InterfaceTable table, int id, int index, String type) {
        if (value instanceof JsObject object) return object;
        if (isNullish(value)) return null;
        throw Errors.typeError(table.during(id) + ": The provided value is not of type '" + type + "'.");
    }

    public static Object member(JsObject source, String name) {
        return source == null ? Undefined.INSTANCE : source.get(name);
    }

    /** Always throws; the result is for the caller's expression. */
    public static <T> T missing(String dictionary, String member) {
        throw Errors.typeError("Failed to read the '" + member + "' property from '" + dictionary
                + "': Required member is undefined.");
    }

    // ---- receivers and constructors

    /** The object of a this value where windows implement the interface: that of the realm for none, that of a proxy. */
    public static Object receiver(Realm realm, Object self) {
        if (isNullish(self)) return realm.globalObject();
        return self instanceof ObjectProxy proxy ? proxy.objectFor(realm) : self;
    }

    /** The object that an argument stands for. */
    public static Object unwrapped(Object value) {
        return value instanceof ObjectProxy proxy ? proxy.object() : value;
    }

    public static JsException illegalInvocation() {
        return Errors.typeError("Illegal invocation");
    }

    public static JsException illegalConstructor() {
        return Errors.typeError("Illegal constructor");
    }

    public static JsException requiresNew(String name) {
        return Errors.typeError("Failed to construct '" + name
                + "': Please use the 'new' operator, this DOM object constructor cannot be called as a function.");
    }

    // https://webidl.spec.whatwg.org/#internally-create-a-new-object-implementing-the-interface
    /** The prototype of an object that {@code newTarget} creates; null for the usual one. */
    public static JsObject prototypeFor(Realm realm, JsObject newTarget, String name) {
        if (newTarget == Interfaces.of(realm).constructor(name)) return null;
        if (newTarget.get("prototype") instanceof JsObject prototype) return prototype;
        Realm other = ObjectOperations.getFunctionRealm(newTarget);
        return other.platform() instanceof Platform platform
                ? platform.interfaces().prototype(name)
                : null;
    }

    public static JsObject created(Realm realm, JsObject object, JsObject prototypeOrNull) {
        if (prototypeOrNull != null) object.setPrototypeOf(prototypeOrNull);
        return object;
    }

    // https://webidl.spec.whatwg.org/#PutForwards
    public static void forward(Object target, String attribute, Object value) {
        if (!(target instanceof JsObject object)) throw Errors.typeError("Illegal invocation");
        object.put(attribute, value);
    }

    // https://webidl.spec.whatwg.org/#Replaceable
    public static void replace(JsObject object, String attribute, Object value) {
        ObjectOperations.definePropertyOrThrow(object, attribute, PropertyDescriptor.data(value, Attributes.ALL));
    }
}
