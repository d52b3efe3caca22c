package dev.gyre.engine.runtime.object;

import dev.gyre.engine.runtime.error.ErrorObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.exotic.ExoticObject;
import dev.gyre.engine.runtime.exotic.ProxyObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.NumberFormatting;

/** The TypeErrors of rejected property operations, with V8's messages. */
public final class PropertyErrors {
    private static final int LONGEST = 128, SOURCE_START = 111, SOURCE_END = 2, DESCRIPTION_PART = 56;

    private PropertyErrors() {}

    /** The error for reading from undefined or null; {@code key} may be unconverted, and stays so. */
    public static JsException cannotReadNullish(Object base, Object key) {
        return Errors.typeError("Cannot read properties of " + base + clause("reading", key));
    }

    /** The error for an assignment to a property of undefined or null. */
    public static JsException cannotSetNullish(Object base, Object key) {
        return Errors.typeError("Cannot set properties of " + base + clause("setting", key));
    }

    private static String clause(String verb, Object key) {
        String shown = !(key instanceof JsObject object) ? display(key) : named(object);
        return shown == null ? "" : " (" + verb + " '" + shown + "')";
    }

    /** Why an assignment to a property of an object was rejected. */
    public static JsException cannotSet(JsObject object, Object key) {
        if (object instanceof ExoticObject exotic && exotic.isOpaque() && !(object instanceof ProxyObject))
            return Errors.typeError("Cannot assign to property '" + keyDisplay(key) + "' of " + display(object));
        for (JsObject holder = object; holder != null; holder = holder.getPrototypeOf()) {
            while (holder instanceof ProxyObject proxy) {
                holder = proxy.passedTo(ProxyObject.SET);
                if (holder == null) return falsish("set", key);
            }
            PropertyDescriptor desc = holder.getOwnProperty(key);
            if (desc != null && desc.isAccessor()) {
                return Errors.typeError("Cannot set property " + keyDisplay(key) + " of " + display(holder)
                        + " which has only a getter");
            }
            if (desc != null) {
                if (desc.writable() && object instanceof JsArray array && key.equals("length"))
                    return cannotDelete(object, array.length() - 1);
                return desc.writable() && holder != object ? cannotAdd(object, key) : readOnly(object, key);
            }
        }
        return cannotAdd(object, key);
    }

    /**
     * Why an assignment to a property of super was rejected: the inherited properties of the base are checked before an
     * own accessor of the receiver.
     */
    public static JsException cannotSetSuper(JsObject base, JsObject receiver, Object key) {
        if (receiver instanceof ProxyObject
                || !(receiver.getOwnProperty(key) instanceof PropertyDescriptor own)
                || !own.isAccessor()) return cannotSet(receiver, key);
        for (JsObject holder = base;
                holder != null && !(holder instanceof ProxyObject);
                holder = holder.getPrototypeOf()) {
            PropertyDescriptor inherited = holder.getOwnProperty(key);
            if (inherited != null) return inherited.isAccessor() ? cannotSet(holder, key) : readOnly(receiver, key);
        }
        return Errors.typeError("Cannot redefine property: " + keyDisplay(key));
    }

    private static JsException falsish(String trap, Object key) {
        return Errors.typeError(
                "'" + trap + "' on proxy: trap returned falsish for property '" + keyDisplay(key) + "'");
    }

    private static JsException readOnly(JsObject object, Object key) {
        String type = object.isCallable() ? "function" : "object";
        return Errors.typeError("Cannot assign to read only property '" + keyDisplay(key) + "' of " + type + " '"
                + display(object) + "'");
    }

    private static JsException cannotAdd(JsObject object, Object key) {
        if (object instanceof ProxyObject) return cannotDefine(object, key);
        if (object instanceof JsArray array && array.isExtensible() && !array.isLengthWritable())
            return readOnly(object, "length");
        return Errors.typeError("Cannot add property " + keyDisplay(key) + ", object is not extensible");
    }

    /** Why an assignment to a property of a primitive was rejected (strict mode). */
    public static JsException cannotCreateOnPrimitive(Object primitive, Object key) {
        if (primitive instanceof CharSequence text
                && (key.equals("length") || key instanceof Integer index && index < text.length())) {
            return Errors.typeError(
                    "Cannot assign to read only property '" + keyDisplay(key) + "' of string '" + text + "'");
        }
        return Errors.typeError("Cannot create property '" + keyDisplay(key) + "' on "
                + TypeConversion.typeof(primitive) + " '" + display(primitive) + "'");
    }

    /**
     * Why a new property, such as a field, was rejected. For an element that a typed array cannot have, V8's message
     * says that it exists.
     */
    public static JsException cannotCreate(JsObject object, Object key) {
        boolean isNoElement = !(object instanceof ProxyObject)
                && object.isExtensible()
                && !(object instanceof JsArray)
                && object.getOwnProperty(key) == null;
        return isNoElement
                ? Errors.typeError("Cannot redefine property: " + keyDisplay(key))
                : cannotDefine(object, key);
    }

    /** Why a definition was rejected. */
    public static JsException cannotDefine(JsObject object, Object key) {
        if (object instanceof ProxyObject proxy) {
            JsObject target = proxy.passedTo(ProxyObject.DEFINE);
            return target == null ? falsish("defineProperty", key) : cannotDefine(target, key);
        }
        if (object.getOwnProperty(key) == null) {
            if (object.isExtensible() && !(object instanceof JsArray))
                return Errors.typeError("Invalid typed array index");
            return Errors.typeError("Cannot define property " + keyDisplay(key) + ", object is not extensible");
        }
        return Errors.typeError("Cannot redefine property: " + keyDisplay(key));
    }

    /** Why a deletion was rejected. */
    public static JsException cannotDelete(JsObject object, Object key) {
        if (object instanceof ProxyObject proxy) {
            JsObject target = proxy.passedTo(ProxyObject.DELETE);
            return target == null ? falsish("deleteProperty", key) : cannotDelete(target, key);
        }
        return Errors.typeError("Cannot delete property '" + keyDisplay(key) + "' of " + display(object));
    }

    /**
     * Why setting the prototype of an object was rejected; {@code falsish} is the message for a trap that returned
     * false.
     */
    public static JsException cannotSetPrototype(JsObject object, JsObject immutable, String falsish) {
        if (object instanceof ProxyObject proxy) {
            JsObject target = proxy.passedTo(ProxyObject.SET_PROTOTYPE);
            return target == null ? Errors.typeError(falsish) : cannotSetPrototype(target, immutable, falsish);
        }
        if (!object.isExtensible()) return Errors.typeError(display(object) + " is not extensible");
        if (object == immutable)
            return Errors.typeError("Immutable prototype object 'Object.prototype' cannot have their prototype set");
        return Errors.typeError("Cyclic __proto__ value");
    }

    /** Why preventing extensions of an object was rejected. */
    public static JsException cannotPreventExtensions(JsObject object) {
        if (object instanceof ProxyObject proxy) {
            JsObject target = proxy.passedTo(ProxyObject.PREVENT_EXTENSIONS);
            return target == null
                    ? Errors.typeError("'preventExtensions' on proxy: trap returned falsish")
                    : cannotPreventExtensions(target);
        }
        return Errors.typeError("Cannot prevent extensions");
    }

    /** The error for a property that should hold a function. */
    public static JsException notAFunction(Object value, Object key, Object holder) {
        return Errors.typeError(notAFunctionText(value, key, holder));
    }

    public static String notAFunctionText(Object value, Object key, Object holder) {
        return "'" + display(value) + "' returned for property '" + keyDisplay(key) + "' of object '" + display(holder)
                + "' is not a function";
    }

    public static String keyDisplay(Object key) {
        return key instanceof JsSymbol symbol ? description(symbol) : key.toString();
    }

    /** A value in V8's messages; runs no JS: "#&lt;Object&gt;", "[object Array]", "1", "Symbol(x)". */
    public static String display(Object value) {
        if (value instanceof JsSymbol symbol) return description(symbol);
        if (value instanceof JsObject object) return displayObject(object);
        return value instanceof Double number ? NumberFormatting.toString(number) : value.toString();
    }

    /** V8 omits the middle of long texts: a symbol's description, a function's source. */
    private static String description(JsSymbol symbol) {
        return symbol.description() instanceof String text
                ? "Symbol(" + shortened(text, DESCRIPTION_PART, DESCRIPTION_PART) + ")"
                : symbol.descriptiveString();
    }

    private static String shortened(String text, int start, int end) {
        return text.length() <= LONGEST
                ? text
                : text.substring(0, start) + "...<omitted>..." + text.substring(text.length() - end);
    }

    private static String displayObject(JsObject object) {
        if (object instanceof ProxyObject proxy) return proxy.target() == null ? "null" : display(proxy.target());
        String name = named(object);
        if (name != null) return name;
        return "[object "
                + (dataProperty(object, JsSymbol.TO_STRING_TAG) instanceof CharSequence tag ? tag : object.className())
                + "]";
    }

    /**
     * The text of functions, name and message of errors, the constructor of objects that have
     * Object.prototype.toString, the target of proxies; null for others.
     */
    private static String named(JsObject object) {
        if (object instanceof ProxyObject) return displayObject(object);
        if (object instanceof JsFunction function) return shortened(function.sourceText(), SOURCE_START, SOURCE_END);
        if (object instanceof ErrorObject) return describeError(object);
        if (!(dataProperty(object, "toString") instanceof NativeFunction function)) return null;
        if (function.is("%Error.prototype%", "toString")) return describeError(object);
        boolean isNamed = function.is("%Object.prototype%", "toString")
                && dataProperty(object, "constructor") instanceof JsFunction constructor
                && !constructor.givenName().isEmpty();
        return isNamed ? "#<" + ((JsFunction) dataProperty(object, "constructor")).givenName() + ">" : null;
    }

    /** "TypeError: message" from data properties that hold strings; runs no JS. */
    public static String describeError(JsObject error) {
        String name = dataProperty(error, "name") instanceof CharSequence text ? text.toString() : "";
        String message = dataProperty(error, "message") instanceof CharSequence text ? text.toString() : "";
        return message.isEmpty() ? name : name.isEmpty() ? message : name + ": " + message;
    }

    /** The value of an own or inherited data property, null if there is none; runs no JS. */
    private static Object dataProperty(JsObject object, Object key) {
        for (JsObject holder = object;
                holder != null && !(holder instanceof ProxyObject);
                holder = holder.shape().prototype()) {
            int found = holder.shape().find(key);
            if (found >= 0) {
                return (found & Attributes.ACCESSOR) == 0 ? holder.storedValue(found) : null;
            }
        }
        return null;
    }

    /** The name of the function in the nearest "constructor" data property, or the class name; runs no JS. */
    public static String constructorName(JsObject object) {
        for (JsObject holder = object;
                holder != null && !(holder instanceof ProxyObject);
                holder = holder.shape().prototype()) {
            String name = ownConstructorName(holder);
            if (!name.isEmpty()) {
                return name;
            }
        }
        return object.className();
    }

    /** The class name of an object in stack traces, V8's JSReceiver::GetConstructorName: its class, the nearest tag or constructor, or its kind; runs no JS. */
    public static String receiverName(JsObject object) {
        JsFunction maker = makerOf(object);
        if (maker != null) {
            return maker.givenOrInferredName();
        }
        String kind = object.kindName();
        if (kind != null) {
            return kind;
        }
        for (JsObject holder = object;
                holder != null && !(holder instanceof ProxyObject);
                holder = holder.shape().prototype()) {
            int tag = holder.shape().find(JsSymbol.TO_STRING_TAG);
            if (tag >= 0 && holder.storedValue(tag) instanceof CharSequence text) {
                return text.toString();
            }
            String name = holder == object ? "" : ownConstructorName(holder);
            if (!name.isEmpty() && !name.equals("Object")) {
                return name;
            }
        }
        return object.className();
    }

    /**
     * The constructor that V8 stores in an object's map; null for classes, and if only the prototype indicates a
     * builtin constructor.
     */
    private static JsFunction makerOf(JsObject object) {
        JsObject constructorPrototype = object.shape().constructorPrototype();
        if (constructorPrototype == null
                || !tellsClass(constructorPrototype)
                || object instanceof JsFunction function && function.isClassConstructor()) {
            return null;
        }
        JsFunction maker = ownConstructor(constructorPrototype);
        return maker instanceof NativeFunction && object.className().equals("Object") ? null : maker;
    }

    /**
     * Whether a prototype has a constructor with a more specific name than Object. V8 recognises the constructors of
     * base classes.
     */
    static boolean tellsClass(JsObject prototype) {
        JsFunction constructor = prototype instanceof ProxyObject ? null : ownConstructor(prototype);
        if (constructor == null || constructor.isDerivedConstructor()) {
            return false;
        }
        String name = constructor.givenOrInferredName();
        return !name.isEmpty() && !name.equals("Object");
    }

    private static JsFunction ownConstructor(JsObject holder) {
        return Originals.stored(holder, "constructor") instanceof JsFunction function ? function : null;
    }

    private static String ownConstructorName(JsObject holder) {
        JsFunction constructor = ownConstructor(holder);
        return constructor == null ? "" : constructor.givenOrInferredName();
    }
}
