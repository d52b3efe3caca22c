package dev.gyre.engine.builtins.intl.text;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.builtins.intl.locale.LocaleAliases;
import dev.gyre.engine.builtins.intl.locale.LocaleTag;
import dev.gyre.engine.builtins.intl.options.OptionReader;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import java.util.Locale;

/** Intl.DisplayNames.prototype. */
// Properties of the Intl.DisplayNames Prototype Object,
// https://tc39.es/ecma402/#sec-properties-of-intl-displaynames-prototype-object
@BuiltinObject(intrinsic = "%Intl.DisplayNames.prototype%")
public final class DisplayNamesPrototype {
    @BuiltinConstant(name = "@@toStringTag", configurable = true)
    static final String TO_STRING_TAG = "Intl.DisplayNames";

    private DisplayNamesPrototype() {}

    private static DisplayNamesObject names(Object self, String method) {
        if (self instanceof DisplayNamesObject names) return names;
        throw Receiver.incompatible(self, "Intl.DisplayNames.prototype." + method);
    }

    // Intl.DisplayNames.prototype.resolvedOptions ( ),
    // https://tc39.es/ecma402/#sec-Intl.DisplayNames.prototype.resolvedOptions
    @Builtin
    static Object resolvedOptions(Realm realm, Object self) {
        DisplayNamesObject names = names(self, "resolvedOptions");
        JsObject result = JsObject.create(realm);
        result.createDataPropertyOrThrow("locale", names.locale());
        result.createDataPropertyOrThrow("style", names.style());
        result.createDataPropertyOrThrow("type", names.type());
        result.createDataPropertyOrThrow("fallback", names.fallback());
        if (names.languageDisplay() != null)
            result.createDataPropertyOrThrow("languageDisplay", names.languageDisplay());
        return result;
    }

    // Intl.DisplayNames.prototype.of ( code ), https://tc39.es/ecma402/#sec-Intl.DisplayNames.prototype.of
    @Builtin
    static Object of(Realm realm, Object self, Object code) {
        DisplayNamesObject names = names(self, "of");
        String canonical = canonicalCode(names.type(), TypeConversion.toString(code));
        if (canonical == null) throw Errors.rangeError("invalid_argument");
        String name = names.name(canonical);
        if (name != null && !name.isEmpty()) return name;
        return names.fallback().equals("code") ? canonical : Undefined.INSTANCE;
    }

    // CanonicalCodeForDisplayNames ( type, code ), https://tc39.es/ecma402/#sec-canonicalcodefordisplaynames
    /** Null for a code that is not well-formed. */
    private static String canonicalCode(String type, String code) {
        return switch (type) {
            case "language" -> language(code);
            case "region" -> subtag(code, 2, 3) && tag(code) != null ? tag(code).region() : null;
            case "script" -> subtag(code, 4, 4) && tag(code) != null ? tag(code).script() : null;
            case "calendar" -> OptionReader.isType(code) ? code.toLowerCase(Locale.ROOT) : null;
            case "dateTimeField" -> DateTimeFieldNames.isField(code) ? code : null;
            default -> subtag(code, 3, 3) && isLetters(code) ? code.toUpperCase(Locale.ROOT) : null;
        };
    }

    private static String language(String code) {
        LocaleTag tag = LocaleAliases.canonical(code);
        LocaleTag written = LocaleTag.parse(code);
        return tag == null || !written.toString().equals(written.baseName()) ? null : tag.toString();
    }

    private static boolean subtag(String code, int shortest, int longest) {
        return code.length() >= shortest && code.length() <= longest && code.indexOf('-') < 0;
    }

    private static LocaleTag tag(String subtag) {
        return LocaleTag.parse("und-" + subtag);
    }

    private static boolean isLetters(String code) {
        for (int i = 0; i < code.length(); i++)
            if (code.charAt(i) > 'z' || !Character.isLetter(code.charAt(i))) return false;
        return true;
    }
}
