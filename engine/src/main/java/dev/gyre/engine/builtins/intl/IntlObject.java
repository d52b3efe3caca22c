package dev.gyre.engine.builtins.intl;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.builtins.intl.dates.TimeZones;
import dev.gyre.engine.builtins.intl.locale.LocaleNegotiation;
import dev.gyre.engine.builtins.intl.locale.LocaleTag;
import dev.gyre.engine.builtins.intl.locale.LocaleTypes;
import dev.gyre.engine.builtins.intl.number.Currencies;
import dev.gyre.engine.builtins.intl.number.SanctionedUnits;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import java.util.ArrayList;
import java.util.List;

/** The Intl object. */
// The Intl Object, https://tc39.es/ecma402/#intl-object
@BuiltinObject(intrinsic = "%Intl%")
public final class IntlObject {
    @BuiltinConstant(name = "@@toStringTag", configurable = true)
    static final String TO_STRING_TAG = "Intl";

    private IntlObject() {}

    // Intl.getCanonicalLocales ( locales ), https://tc39.es/ecma402/#sec-intl.getcanonicallocales
    @Builtin
    static Object getCanonicalLocales(Realm realm, Object self, Object locales) {
        List<Object> tags = new ArrayList<>();
        for (LocaleTag tag : LocaleNegotiation.canonicalizeLocaleList(realm, locales)) tags.add(tag.toString());
        return JsArray.fromList(realm, tags);
    }

    // Intl.supportedValuesOf ( key ), https://tc39.es/ecma402/#sec-intl.supportedvaluesof
    @Builtin
    static Object supportedValuesOf(Realm realm, Object self, Object key) {
        String name = TypeConversion.toString(key);
        List<String> values = switch (name) {
            case "calendar" -> LocaleTypes.calendars();
            case "collation" -> LocaleTypes.collations();
            case "currency" -> Currencies.codes();
            case "numberingSystem" -> LocaleTypes.numberingSystems();
            case "timeZone" -> TimeZones.primaryIdentifiers();
            case "unit" -> SanctionedUnits.simple();
            default -> throw Errors.rangeError("Invalid key : " + name);
        };
        return JsArray.fromList(realm, new ArrayList<>(values));
    }
}
