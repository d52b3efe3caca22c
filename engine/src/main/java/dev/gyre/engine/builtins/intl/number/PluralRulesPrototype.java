package dev.gyre.engine.builtins.intl.number;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** Intl.PluralRules.prototype. */
// Properties of the Intl.PluralRules Prototype Object,
// https://tc39.es/ecma402/#sec-properties-of-intl-pluralrules-prototype-object
@BuiltinObject(intrinsic = "%Intl.PluralRules.prototype%")
public final class PluralRulesPrototype {
    @BuiltinConstant(name = "@@toStringTag", configurable = true)
    static final String TO_STRING_TAG = "Intl.PluralRules";

    private PluralRulesPrototype() {}

    private static PluralRulesObject rules(Object self, String method) {
        if (self instanceof PluralRulesObject rules) return rules;
        throw Receiver.incompatible(self, "Intl.PluralRules.prototype." + method);
    }

    // Intl.PluralRules.prototype.resolvedOptions ( ),
    // https://tc39.es/ecma402/#sec-intl.pluralrules.prototype.resolvedoptions
    @Builtin
    static Object resolvedOptions(Realm realm, Object self) {
        PluralRulesObject rules = rules(self, "resolvedOptions");
        PluralRulesObject.Key key = rules.key();
        JsObject result = JsObject.create(realm);
        result.createDataPropertyOrThrow("locale", rules.locale());
        result.createDataPropertyOrThrow("type", key.ordinal() ? "ordinal" : "cardinal");
        result.createDataPropertyOrThrow("notation", key.notation());
        if (key.compactDisplay() != null) result.createDataPropertyOrThrow("compactDisplay", key.compactDisplay());
        key.digits().describeDigits(result);
        result.createDataPropertyOrThrow("pluralCategories", JsArray.fromList(realm, rules.categories()));
        key.digits().describeRounding(result);
        return result;
    }

    // Intl.PluralRules.prototype.select ( value ), https://tc39.es/ecma402/#sec-intl.pluralrules.prototype.select
    @Builtin
    static Object select(Realm realm, Object self, Object value) {
        PluralRulesObject rules = rules(self, "select");
        return rules.select(IntlMathematicalValue.of(value));
    }

    // Intl.PluralRules.prototype.selectRange ( start, end ),
    // https://tc39.es/ecma402/#sec-intl.pluralrules.prototype.selectrange
    @Builtin
    static Object selectRange(Realm realm, Object self, Object start, Object end) {
        PluralRulesObject rules = rules(self, "selectRange");
        if (start == Undefined.INSTANCE) throw Errors.typeError("Invalid startRange : undefined");
        if (end == Undefined.INSTANCE) throw Errors.typeError("Invalid endRange : undefined");
        Number from = IntlMathematicalValue.of(start), to = IntlMathematicalValue.of(end);
        if (IntlMathematicalValue.isNaN(from)) throw Errors.rangeError("Invalid startRange : NaN");
        if (IntlMathematicalValue.isNaN(to)) throw Errors.rangeError("Invalid endRange : NaN");
        return rules.selectRange(from, to);
    }
}
