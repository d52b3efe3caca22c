package dev.gyre.engine.builtins.intl.number;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.builtins.intl.context.LegacyConstructor;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** Intl.NumberFormat.prototype. */
// Properties of the Intl.NumberFormat Prototype Object,
// https://tc39.es/ecma402/#sec-properties-of-intl-numberformat-prototype-object
@BuiltinObject(intrinsic = "%Intl.NumberFormat.prototype%")
public final class NumberFormatPrototype {
    @BuiltinConstant(name = "@@toStringTag", configurable = true)
    static final String TO_STRING_TAG = "Intl.NumberFormat";

    private NumberFormatPrototype() {}

    private static NumberFormatObject format(Object self, String method) {
        if (self instanceof NumberFormatObject format) return format;
        throw Receiver.incompatible(self, method);
    }

    private static NumberFormatObject unwrapped(Realm realm, Object self, String method) {
        return format(
                LegacyConstructor.unwrap(realm, self, NumberFormatObject.class, Intrinsic.INTL_NUMBER_FORMAT), method);
    }

    // Intl.NumberFormat.prototype.resolvedOptions ( ),
    // https://tc39.es/ecma402/#sec-intl.numberformat.prototype.resolvedoptions
    @Builtin
    static Object resolvedOptions(Realm realm, Object self) {
        NumberFormatObject format = unwrapped(realm, self, "Intl.NumberFormat.prototype.resolvedOptions");
        NumberFormatOptions options = format.options();
        JsObject result = JsObject.create(realm);
        result.createDataPropertyOrThrow("locale", format.locale());
        result.createDataPropertyOrThrow("numberingSystem", format.numberingSystem());
        result.createDataPropertyOrThrow("style", options.style());
        define(result, "currency", options.currency());
        define(result, "currencyDisplay", options.currencyDisplay());
        define(result, "currencySign", options.currencySign());
        define(result, "unit", options.unit());
        define(result, "unitDisplay", options.unitDisplay());
        options.digits().describeDigits(result);
        boolean grouped = !options.useGrouping().equals("false");
        result.createDataPropertyOrThrow("useGrouping", grouped ? options.useGrouping() : (Object) false);
        result.createDataPropertyOrThrow("notation", options.notation());
        define(result, "compactDisplay", options.compactDisplay());
        result.createDataPropertyOrThrow("signDisplay", options.signDisplay());
        options.digits().describeRounding(result);
        return result;
    }

    private static void define(JsObject result, String property, String valueOrNull) {
        if (valueOrNull != null) result.createDataPropertyOrThrow(property, valueOrNull);
    }

    // Intl.NumberFormat.prototype.formatToParts ( value ),
    // https://tc39.es/ecma402/#sec-intl.numberformat.prototype.formattoparts
    @Builtin
    static Object formatToParts(Realm realm, Object self, Object value) {
        NumberFormatObject format = format(self, "Intl.NumberFormat.prototype.formatToParts");
        Number number = IntlMathematicalValue.of(value);
        return NumberParts.of(realm, format.formatters().format(number), number, format.isUnit());
    }

    // get Intl.NumberFormat.prototype.format, https://tc39.es/ecma402/#sec-intl.numberformat.prototype.format
    @Builtin(getter = true)
    static Object format(Realm realm, Object self) {
        NumberFormatObject format = unwrapped(realm, self, "UnwrapNumberFormat");
        if (format.boundFormat() == null) {
            // Number Format Functions, https://tc39.es/ecma402/#sec-number-format-functions
            format.boundFormat(new NativeClosure(realm, "", 1, (inRealm, callee, thisValue, arguments, newTarget) -> {
                Object value = arguments.length == 0 ? Undefined.INSTANCE : arguments[0];
                return format.formatters()
                        .format(IntlMathematicalValue.of(value))
                        .toString();
            }));
        }
        return format.boundFormat();
    }

    // Intl.NumberFormat.prototype.formatRange ( start, end ),
    // https://tc39.es/ecma402/#sec-intl.numberformat.prototype.formatrange
    @Builtin
    static Object formatRange(Realm realm, Object self, Object start, Object end) {
        NumberFormatObject format = format(self, "Intl.NumberFormat.prototype.formatRange");
        Number[] range = range(start, end);
        return format.formatters().formatRange(range[0], range[1]).toString();
    }

    // Intl.NumberFormat.prototype.formatRangeToParts ( start, end ),
    // https://tc39.es/ecma402/#sec-intl.numberformat.prototype.formatrangetoparts
    @Builtin
    static Object formatRangeToParts(Realm realm, Object self, Object start, Object end) {
        NumberFormatObject format = format(self, "Intl.NumberFormat.prototype.formatRangeToParts");
        Number[] range = range(start, end);
        return NumberParts.ofRange(
                realm, format.formatters().formatRange(range[0], range[1]), range[0], range[1], format.isUnit());
    }

    // PartitionNumberRangePattern ( numberFormat, x, y ), https://tc39.es/ecma402/#sec-partitionnumberrangepattern
    private static Number[] range(Object start, Object end) {
        if (start == Undefined.INSTANCE) throw Errors.typeError("Invalid start : undefined");
        if (end == Undefined.INSTANCE) throw Errors.typeError("Invalid end : undefined");
        Number[] range = {IntlMathematicalValue.of(start), IntlMathematicalValue.of(end)};
        if (IntlMathematicalValue.isNaN(range[0])) throw Errors.rangeError("Invalid start : NaN");
        if (IntlMathematicalValue.isNaN(range[1])) throw Errors.rangeError("Invalid end : NaN");
        return range;
    }
}
