package dev.gyre.page.idl.declare.processor;

import dev.gyre.page.idl.declare.processor.Definitions.Type;
import java.util.List;
import java.util.Map;

/** The Java types of Web IDL types, and the expressions that convert JavaScript values to them, https://webidl.spec.whatwg.org/#js-type-mapping. */
final class Conversions {
    /** Name of a number type to the function of Idl that converts to it. */
    private static final Map<String, String> NUMBERS = Map.ofEntries(
            Map.entry("byte", "toByte"),
            Map.entry("octet", "toOctet"),
            Map.entry("short", "toShort"),
            Map.entry("unsigned short", "toUnsignedShort"),
            Map.entry("long", "toLong"),
            Map.entry("unsigned long", "toUnsignedLong"),
            Map.entry("long long", "toLongLong"),
            Map.entry("unsigned long long", "toUnsignedLongLong"),
            Map.entry("double", "toDouble"),
            Map.entry("float", "toDouble"),
            Map.entry("unrestricted double", "toUnrestrictedDouble"),
            Map.entry("unrestricted float", "toUnrestrictedDouble"));

    private static final List<String> STRINGS = List.of("DOMString", "USVString", "ByteString", "CSSOMString");

    private final Definitions definitions;

    Conversions(Definitions definitions) {
        this.definitions = definitions;
    }

    /** Whether objects of an interface may have proxies that programs get instead: windows. */
    static boolean hasProxies(String name) {
        return name.equals("Window") || name.equals("EventTarget");
    }

    boolean isNumber(Type type) {
        return NUMBERS.containsKey(type.name());
    }

    boolean isString(Type type) {
        return STRINGS.contains(type.name()) || definitions.enums.containsKey(type.name());
    }

    boolean isDictionary(Type type) {
        return definitions.dictionaries.containsKey(type.name());
    }

    boolean isCallback(Type type) {
        return Boolean.FALSE.equals(definitions.callbacks.get(type.name()))
                || type.name().equals("Function");
    }

    boolean isCallbackInterface(Type type) {
        return Boolean.TRUE.equals(definitions.callbacks.get(type.name()));
    }

    boolean isInterface(Type type) {
        return definitions.interfaces.containsKey(type.name()) && !isCallbackInterface(type);
    }

    /** The Java type; boxed where the value may be absent. */
    String javaType(Type given, boolean boxed) {
        var type = definitions.resolve(given);
        var name = type.name();
        if (name.equals("undefined")) return "void";
        if (name.equals("boolean")) return boxed || type.nullable() ? "Boolean" : "boolean";
        if (isNumber(type)) return numberType(type, boxed || type.nullable());
        if (isString(type)) return "String";
        if (name.equals("sequence") || name.equals("FrozenArray") || name.equals("ObservableArray"))
            return "java.util.List<" + javaType(type.parts().getFirst(), true) + ">";
        if (isDictionary(type)) return qualified(definitions.dictionaries.get(name).packageName, name);
        if (isInterface(type)) return qualified(definitions.interfaces.get(name).packageName, name);
        if (name.equals("union") || name.equals("any")) return "Object";
        if (name.equals("object") || name.equals("Promise") || isCallback(type) || isCallbackInterface(type))
            return "JsObject";
        throw new BadIdl("unknown type: " + name);
    }

    private static String numberType(Type type, boolean boxed) {
        if (type.name().endsWith("double") || type.name().endsWith("float")) return boxed ? "Double" : "double";
        return switch (type.name()) {
            case "unsigned long", "long long", "unsigned long long" -> boxed ? "Long" : "long";
            default -> boxed ? "Integer" : "int";
        };
    }

    private static String qualified(String packageName, String name) {
        return packageName + "." + name;
    }

    /**
     * The expression that converts.
     *
     * @param context what an error names: the parameters of {@code Idl.notOfType} before the type's name, as "TABLE, 3, 1"
     */
    String convert(Type given, String value, String context) {
        var type = definitions.resolve(given);
        var name = type.name();
        if (name.equals("any")) return value;
        if (type.nullable()
                && !isString(type)
                && !name.equals("union")
                && !isInterface(type)
                && !isCallback(type)
                && !isCallbackInterface(type)) {
            return "(Idl.isNullish(" + value + ") ? null : " + convert(withoutNull(type), value, context) + ")";
        }
        if (name.equals("boolean")) return "Idl.toBoolean(" + value + ")";
        if (isNumber(type)) return number(type, value);
        if (isString(type)) return string(type, value, context);
        if (isDictionary(type)) return javaType(type, false) + ".from(realm, " + value + ", " + context + ")";
        if (isInterface(type)) {
            var java = javaType(type, false);
            var otherwise = (type.nullable() ? "Idl.nullOr(" : "Idl.notOfType(") + value + ", " + context + ", \""
                    + name + "\")";
            var object = hasProxies(name) ? "Idl.unwrapped(" + value + ")" : value;
            return "(" + object + " instanceof " + java + " t ? t : (" + java + ") " + otherwise + ")";
        }
        if (name.equals("sequence") || name.equals("FrozenArray"))
            return "Idl.sequence(realm, " + value + ", " + context + ", v -> "
                    + convert(type.parts().getFirst(), "v", context) + ")";
        if (name.equals("union")) return union(type, value, context);
        if (name.equals("object") || isCallbackInterface(type))
            return "Idl." + (type.nullable() ? "objectOrNull(" : "object(") + value + ", " + context + ")";
        if (isCallback(type)) {
            if (definitions.typedefs.containsKey(given.name()) && type.nullable())
                return "Idl.objectOrNothing(" + value + ")";
            return "Idl." + (type.nullable() ? "callbackOrNull(" : "callback(") + value + ", " + context + ")";
        }
        throw new BadIdl("no conversion to " + name);
    }

    private static Type withoutNull(Type type) {
        return new Type(type.name(), false, type.parts(), type.extended());
    }

    private static String number(Type type, String value) {
        var mode = type.extended().has("EnforceRange")
                ? ", Idl.ENFORCE_RANGE"
                : type.extended().has("Clamp") ? ", Idl.CLAMP" : "";
        return "Idl." + NUMBERS.get(type.name()) + "(" + value + mode + ")";
    }

    private String string(Type type, String value, String context) {
        var values = definitions.enums.get(type.name());
        String plain;
        if (values != null)
            plain = "Idl.enumeration(" + value + ", " + context + ", \"" + type.name() + "\", \""
                    + String.join("|", values) + "\")";
        else if (type.extended().has("LegacyNullToEmptyString")) plain = "Idl.toStringNullEmpty(" + value + ")";
        else plain = "Idl." + (type.name().equals("USVString") ? "toUsvString(" : "toDomString(") + value + ")";
        return type.nullable() ? "(Idl.isNullish(" + value + ") ? null : " + plain + ")" : plain;
    }

    /** A union stays an Object: an interface's object as it is, a dictionary or sequence converted, otherwise the primitive type. */
    private String union(Type type, String value, String context) {
        var nullable = type.nullable() || type.parts().stream().anyMatch(Type::nullable);
        var expression = new StringBuilder("(");
        if (nullable) expression.append("Idl.isNullish(").append(value).append(") ? null : ");
        String last = null;
        for (var given : type.parts()) {
            var part = withoutNull(definitions.resolve(given));
            if (isInterface(part))
                expression
                        .append(value)
                        .append(" instanceof ")
                        .append(javaType(part, false))
                        .append(" ? ")
                        .append(value)
                        .append(" : ");
            else if (isDictionary(part))
                expression
                        .append("Idl.isObjectOrNullish(")
                        .append(value)
                        .append(") ? ")
                        .append(convert(part, value, context))
                        .append(" : ");
            else if (part.name().equals("sequence"))
                expression
                        .append("Idl.isIterable(realm, ")
                        .append(value)
                        .append(") ? ")
                        .append(convert(part, value, context))
                        .append(" : ");
            else if (isCallback(part))
                expression
                        .append("Idl.isCallable(")
                        .append(value)
                        .append(") ? ")
                        .append(value)
                        .append(" : ");
            else if (part.name().equals("boolean") && last != null)
                expression
                        .append(value)
                        .append(" instanceof Boolean ? ")
                        .append(value)
                        .append(" : ");
            else if (isNumber(part) && last != null)
                last = value + " instanceof Number ? (Object) " + number(part, value) + " : " + last;
            else if (last != null && isNumber(definitions.resolve(part))) last = convert(part, value, context);
            else last = convert(part, value, context);
        }
        return expression
                .append(
                        last == null
                                ? "Idl.notOfType(" + value + ", " + context + ", \"" + describe(type) + "\")"
                                : "(Object) " + last)
                .append(")")
                .toString();
    }

    String describe(Type type) {
        if (!type.name().equals("union")) return type.name();
        return "("
                + String.join(" or ", type.parts().stream().map(this::describe).toList()) + ")";
    }

    /** The expression of a default value. */
    String fallback(Type given, String literal) {
        var type = definitions.resolve(given);
        if (literal == null || literal.equals("null"))
            return type.name().equals("any")
                    ? (literal == null ? "Undefined.INSTANCE" : "dev.gyre.engine.runtime.value.Null.INSTANCE")
                    : "null";
        if (literal.equals("undefined")) return "Undefined.INSTANCE";
        if (literal.equals("[]")) return "java.util.List.of()";
        if (literal.equals("{}")) {
            var dictionary = type.name().equals("union")
                    ? type.parts().stream()
                            .map(definitions::resolve)
                            .filter(this::isDictionary)
                            .findFirst()
                            .orElseThrow()
                    : type;
            return javaType(dictionary, false) + ".from(realm, Undefined.INSTANCE, this, 0, 0)";
        }
        if (isNumber(type) && numberType(type, false).equals("long")) return Long.decode(literal) + "L";
        if (isNumber(type) && numberType(type, false).equals("double") && !literal.contains(".")) return literal + ".0";
        return literal;
    }

    /** The category of a type in the overload resolution algorithm: a test of a value, null for what takes any. */
    String test(Type given, String value) {
        var type = definitions.resolve(given);
        if (isInterface(type))
            return (type.nullable() ? "Idl.isNullish(" + value + ") || " : "") + value + " instanceof "
                    + javaType(type, false);
        if (type.name().equals("union")) {
            var tests = type.parts().stream().map(part -> test(part, value)).toList();
            return tests.contains(null) ? null : String.join(" || ", tests);
        }
        if (isCallback(type)) return "Idl.isCallable(" + value + ")";
        if (type.name().equals("sequence")) return "Idl.isIterable(realm, " + value + ")";
        if (isDictionary(type)) return "Idl.isObjectOrNullish(" + value + ")";
        if (type.name().equals("object") || isCallbackInterface(type)) return value + " instanceof JsObject";
        if (type.name().equals("boolean")) return value + " instanceof Boolean";
        if (isNumber(type)) return value + " instanceof Number";
        return null;
    }

    /** The order in which overloads are tested. */
    int order(Type given) {
        var type = definitions.resolve(given);
        if (isInterface(type)) return 0;
        if (isCallback(type)) return 1;
        if (type.name().equals("sequence")) return 2;
        if (type.name().equals("union")) return 3;
        if (isDictionary(type) || type.name().equals("object")) return 4;
        if (type.name().equals("boolean")) return 5;
        return isNumber(type) ? 6 : 7;
    }
}
