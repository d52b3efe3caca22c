package dev.gyre.engine.runtime.object;

import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/**
 * The properties and functions of one intrinsic object, as written by the processor from a {@code BuiltinObject} class.
 *
 * <p>An entry is one property, in the order in which V8 has them, or a constructor function, which is not a property.
 * Its number is the id that the {@code call} methods take. Each name of a function has an entry, and {@link #function}
 * leads to the one declared first. A table is immutable and shared by all realms.
 */
public abstract class BuiltinTable {
    public static final int WRITABLE = 1;
    public static final int ENUMERABLE = 2;
    public static final int CONFIGURABLE = 4;
    /** Flag of a getter; there may be another entry for the setter of the same key. */
    public static final int GETTER = 8;

    public static final int SETTER = 16;
    /** Flag of a constructor function, which is not a property. */
    public static final int CONSTRUCTOR = 32;
    /** Flag of a data property whose value {@link #constant} returns. */
    public static final int CONSTANT = 64;

    private static final Object[] NO_ARGUMENTS = {};
    private static final String SYMBOL_MARK = "@@";

    private final String intrinsic;
    private final String[] keys;
    private final String lengths;
    private final String flags;
    private final String ranks;
    private final String functions;

    /**
     * Called by the generated classes. One entry is one line of {@code keys} and one char of each of the other strings: string
     * constants cost less at start-up than array initialisers.
     */
    protected BuiltinTable(
            String intrinsic, String keys, String lengths, String flags, String ranks, String functions) {
        this.intrinsic = intrinsic;
        this.keys = split(keys, flags.length());
        this.lengths = lengths;
        this.flags = flags;
        this.ranks = ranks;
        this.functions = functions;
    }

    private static String[] split(String lines, int count) {
        var parts = new String[count];
        var from = 0;
        for (var i = 0; i < count; i++) {
            var end = lines.indexOf('\n', from);
            parts[i] = lines.substring(from, end);
            from = end + 1;
        }
        return parts;
    }

    /** The intrinsic's name, as {@code "%Map.prototype%"}. */
    public final String intrinsic() {
        return intrinsic;
    }

    /** The number of entries. */
    public final int count() {
        return keys.length;
    }

    /** The property key as declared: {@code "get"} or {@code "@@iterator"}. */
    public final String key(int id) {
        return keys[id];
    }

    /** Whether the key is a well-known symbol. */
    public final boolean isSymbol(int id) {
        return keys[id].startsWith(SYMBOL_MARK);
    }

    /** The well-known symbol's name as a property of {@code Symbol}: {@code "iterator"}. */
    public final String symbol(int id) {
        return keys[id].substring(SYMBOL_MARK.length());
    }

    /** The function's name without the prefix of accessors: {@code "get"} or {@code "[Symbol.iterator]"}. */
    public final String name(int id) {
        return isSymbol(id) ? "[Symbol." + symbol(id) + "]" : keys[id];
    }

    /** The function's length. */
    public final int length(int id) {
        return lengths.charAt(id);
    }

    /** The property's attributes and the entry's kind, as bits. */
    public final int flags(int id) {
        return flags.charAt(id);
    }

    /**
     * The order of the property among those of all the intrinsic's tables; equal ranks are in the order of the tables.
     */
    public final int rank(int id) {
        return ranks.charAt(id);
    }

    /** The entry whose function object this property shares: {@code id} itself, or the first entry of the function. */
    public final int function(int id) {
        return functions.charAt(id);
    }

    /** The first constructor entry, or -1. */
    public final int constructor() {
        for (var id = 0; id < keys.length; id++) {
            if ((flags(id) & CONSTRUCTOR) != 0) {
                return id;
            }
        }
        return -1;
    }

    /** The entry of the key, or -1; the getter if there is also a setter. */
    public final int find(String key) {
        for (var id = 0; id < keys.length; id++) {
            if (keys[id].equals(key)) {
                return id;
            }
        }
        return -1;
    }

    /**
     * Calls the entry's function, which may keep the array. {@code newTarget} is null unless called as a constructor.
     */
    public abstract Object call(int id, Realm realm, Object self, Object[] args, JsObject newTarget);

    /** Calls the entry's function without arguments and without new.target. */
    public abstract Object call0(int id, Realm realm, Object self);

    /** Calls the entry's function with one argument and without new.target. */
    public abstract Object call1(int id, Realm realm, Object self, Object a0);

    /** Calls the entry's function with two arguments and without new.target. */
    public abstract Object call2(int id, Realm realm, Object self, Object a0, Object a1);

    /** Calls the entry's function with three arguments and without new.target. */
    public abstract Object call3(int id, Realm realm, Object self, Object a0, Object a1, Object a2);

    /** The class of the functions, if it can be copied for call sites; otherwise null. */
    public CallbackMethods callbackMethods() {
        return null;
    }

    /** The value of a {@link #CONSTANT} entry. */
    public Object constant(int id) {
        throw unknown(id);
    }

    /** The argument at that index, undefined where the caller gave fewer. */
    protected static Object argument(Object[] args, int index) {
        return index < args.length ? args[index] : Undefined.INSTANCE;
    }

    /** The arguments from that index on. */
    protected static Object[] rest(Object[] args, int from) {
        if (from == 0) {
            return args;
        }
        if (from >= args.length) {
            return NO_ARGUMENTS;
        }
        var rest = new Object[args.length - from];
        System.arraycopy(args, from, rest, 0, rest.length);
        return rest;
    }

    /** The rest arguments of a call without any. */
    protected static Object[] noArguments() {
        return NO_ARGUMENTS;
    }

    /** Thrown by the generated switches for an id that is not callable. */
    protected final IllegalArgumentException unknown(int id) {
        return new IllegalArgumentException(intrinsic + " has no such entry: " + id);
    }
}
