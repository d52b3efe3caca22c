package dev.gyre.engine.builtins.intl.options;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import java.util.Arrays;

/** Reads the options of a service's constructor, with V8's messages. */
// https://tc39.es/ecma402/#sec-getoption
public final class OptionReader {
    private final JsObject options;
    private final String service;

    private OptionReader(JsObject options, String service) {
        this.options = options;
        this.service = service;
    }

    // CoerceOptionsToObject ( options ), https://tc39.es/ecma402/#sec-coerceoptionstoobject
    public static OptionReader coerced(Realm realm, Object options, String service) {
        if (options == Undefined.INSTANCE) return new OptionReader(null, service);
        if (options == Null.INSTANCE) throw Errors.typeError(service + " called on null or undefined");
        return new OptionReader(TypeConversion.toObject(realm, options), service);
    }

    // GetOptionsObject ( options ), https://tc39.es/ecma262/#sec-getoptionsobject
    public static OptionReader object(Object options, String service) {
        if (options == Undefined.INSTANCE) return new OptionReader(null, service);
        if (options instanceof JsObject object) return new OptionReader(object, service);
        throw Errors.typeError("invalid_argument");
    }

    /** The name of the service in messages. */
    public String service() {
        return service;
    }

    /** Whether there is no options object, so that all options have their defaults. */
    public boolean isEmpty() {
        return options == null;
    }

    /** The property's value as it is. */
    public Object value(String property) {
        return options == null ? Undefined.INSTANCE : options.get(property);
    }

    /** A string, or null if it is undefined. */
    public String string(String property) {
        Object value = value(property);
        return value == Undefined.INSTANCE ? null : TypeConversion.toString(value);
    }

    /**
     * One of some strings.
     *
     * @throws dev.gyre.engine.runtime.error.JsException a RangeError for another value
     */
    public String oneOf(String property, String defaultOrNull, String... values) {
        String value = string(property);
        if (value == null) return defaultOrNull;
        if (Arrays.asList(values).contains(value)) return value;
        throw outOfRange(property, value);
    }

    /** True, false, or null if it is undefined. */
    public Boolean flag(String property) {
        Object value = value(property);
        return value == Undefined.INSTANCE ? null : (Boolean) TypeConversion.toBoolean(value);
    }

    // GetNumberOption ( options, property, minimum, maximum, fallback ), https://tc39.es/ecma402/#sec-getnumberoption
    public int number(String property, int minimum, int maximum, int fallback) {
        return number(value(property), property, minimum, maximum, fallback);
    }

    // DefaultNumberOption ( value, minimum, maximum, fallback ), https://tc39.es/ecma402/#sec-defaultnumberoption
    public static int number(Object value, String property, int minimum, int maximum, int fallback) {
        if (value == Undefined.INSTANCE) return fallback;
        double number = TypeConversion.toNumber(value);
        if (!(number >= minimum && number <= maximum)) throw Errors.rangeError(property + " value is out of range.");
        return (int) Math.floor(number);
    }

    /**
     * The value of a Unicode keyword that an option gives, or null.
     *
     * @throws dev.gyre.engine.runtime.error.JsException a RangeError for a text that is no type of a keyword
     */
    public String type(String property) {
        String value = string(property);
        if (value == null || isType(value)) return value;
        throw Errors.rangeError("Invalid " + property + " : " + value);
    }

    /** The RangeError for a value that an option does not have. */
    public RuntimeException outOfRange(String property, String value) {
        return Errors.rangeError("Value " + value + " out of range for " + service + " options property " + property);
    }

    // type, https://unicode.org/reports/tr35/#unicode_locale_extensions
    /** Whether a text consists of subtags of three to eight letters and digits. */
    public static boolean isType(String text) {
        int length = 0;
        for (int i = 0; i <= text.length(); i++) {
            char c = i == text.length() ? '-' : text.charAt(i);
            if (c == '-') {
                if (length < 3 || length > 8) return false;
                length = 0;
            } else if (c < 128 && Character.isLetterOrDigit(c)) {
                length++;
            } else {
                return false;
            }
        }
        return true;
    }
}
