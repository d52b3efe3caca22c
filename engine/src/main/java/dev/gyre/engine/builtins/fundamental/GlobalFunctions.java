package dev.gyre.engine.builtins.fundamental;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.NumberParsing;
import dev.gyre.engine.runtime.value.Undefined;

/** The value properties and functions of the global object, but for eval, which the interpreter provides. */
// 19 The Global Object, https://tc39.es/ecma262/#sec-global-object
@BuiltinObject(intrinsic = "%GlobalFunctions%")
public final class GlobalFunctions {
    @BuiltinConstant(name = "Infinity")
    static final double INFINITY = Double.POSITIVE_INFINITY;

    @BuiltinConstant(name = "NaN")
    static final double NAN = Double.NaN;

    @BuiltinConstant(name = "undefined")
    static final Undefined UNDEFINED = Undefined.INSTANCE;

    private GlobalFunctions() {}

    // isFinite ( number ), https://tc39.es/ecma262/#sec-isfinite-number
    @Builtin
    static boolean isFinite(Realm realm, Object self, Object number) {
        return Double.isFinite(TypeConversion.toNumber(number));
    }

    // isNaN ( number ), https://tc39.es/ecma262/#sec-isnan-number
    @Builtin
    static boolean isNaN(Realm realm, Object self, Object number) {
        return Double.isNaN(TypeConversion.toNumber(number));
    }

    // parseFloat ( string ), https://tc39.es/ecma262/#sec-parsefloat-string
    @Builtin
    static Object parseFloat(Realm realm, Object self, Object string) {
        if (string instanceof Integer) return string;
        return TypeConversion.number(NumberParsing.parseFloat(TypeConversion.toString(string)));
    }

    // parseInt ( string, radix ), https://tc39.es/ecma262/#sec-parseint-string-radix
    @Builtin
    static Object parseInt(Realm realm, Object self, Object string, Object radix) {
        if (string instanceof Integer && radix == Undefined.INSTANCE) return string;
        String text = TypeConversion.toString(string);
        return TypeConversion.number(NumberParsing.parseInt(text, TypeConversion.toInt32(radix)));
    }

    // decodeURI ( encodedURI ), https://tc39.es/ecma262/#sec-decodeuri-encodeduri
    @Builtin
    static Object decodeURI(Realm realm, Object self, Object encoded) {
        return UriCoding.decode(realm.agent(), TypeConversion.toString(encoded), UriCoding.DECODE_URI_PRESERVED);
    }

    // decodeURIComponent ( encodedURIComponent ), https://tc39.es/ecma262/#sec-decodeuricomponent-encodeduricomponent
    @Builtin
    static Object decodeURIComponent(Realm realm, Object self, Object encoded) {
        return UriCoding.decode(realm.agent(), TypeConversion.toString(encoded), "");
    }

    // encodeURI ( uri ), https://tc39.es/ecma262/#sec-encodeuri-uri
    @Builtin
    static Object encodeURI(Realm realm, Object self, Object uri) {
        return UriCoding.encode(realm.agent(), TypeConversion.toString(uri), UriCoding.ENCODE_URI_UNESCAPED);
    }

    // encodeURIComponent ( uriComponent ), https://tc39.es/ecma262/#sec-encodeuricomponent-uricomponent
    @Builtin
    static Object encodeURIComponent(Realm realm, Object self, Object component) {
        return UriCoding.encode(realm.agent(), TypeConversion.toString(component), UriCoding.COMPONENT_UNESCAPED);
    }

    // escape ( string ), https://tc39.es/ecma262/#sec-escape-string
    @Builtin
    static Object escape(Realm realm, Object self, Object string) {
        return UriCoding.escape(realm.agent(), TypeConversion.toString(string));
    }

    // unescape ( string ), https://tc39.es/ecma262/#sec-unescape-string
    @Builtin
    static Object unescape(Realm realm, Object self, Object string) {
        return UriCoding.unescape(realm.agent(), TypeConversion.toString(string));
    }
}
