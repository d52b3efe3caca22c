package dev.gyre.engine.builtins.dates;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;

/** The Date constructor. */
// 21.4.2 The Date Constructor, https://tc39.es/ecma262/#sec-date-constructor
@BuiltinObject(intrinsic = "%Date%")
public final class DateConstructor {
    private DateConstructor() {}

    // Date ( ...values ), https://tc39.es/ecma262/#sec-date
    @Builtin(constructor = true, length = 7)
    static Object construct(Realm realm, Object self, JsObject newTarget, Object[] values) {
        double now = realm.agent().hooks().currentTimeMillis(realm);
        if (newTarget == null) return DateFormatting.dateTime(now);
        double time = switch (values.length) {
            case 0 -> now;
            case 1 -> fromValue(values[0]);
            default -> DateTime.timeClip(DateTime.utc(fromComponents(values)));
        };
        return new DateObject(ObjectOperations.getPrototypeFromConstructor(newTarget, Intrinsic.DATE_PROTOTYPE), time);
    }

    private static double fromValue(Object value) {
        if (value instanceof DateObject date) return date.time();
        Object primitive = TypeConversion.toPrimitive(value);
        return primitive instanceof CharSequence text
                ? DateParsing.parse(text.toString())
                : DateTime.timeClip(TypeConversion.toNumber(primitive));
    }

    private static double fromComponents(Object[] values) {
        double[] parts = {Double.NaN, 0, 1, 0, 0, 0, 0};
        for (int i = 0; i < parts.length && i < values.length; i++) parts[i] = TypeConversion.toNumber(values[i]);
        double day = DateTime.makeDay(DateTime.makeFullYear(parts[0]), parts[1], parts[2]);
        return DateTime.makeDate(day, DateTime.makeTime(parts[3], parts[4], parts[5], parts[6]));
    }

    // Date.now ( ), https://tc39.es/ecma262/#sec-date.now
    @Builtin
    static Object now(Realm realm, Object self) {
        return TypeConversion.number(realm.agent().hooks().currentTimeMillis(realm));
    }

    // Date.parse ( string ), https://tc39.es/ecma262/#sec-date.parse
    @Builtin
    static Object parse(Realm realm, Object self, Object string) {
        return TypeConversion.number(DateParsing.parse(TypeConversion.toString(string)));
    }

    // Date.UTC ( year [ , month [ , date [ , hours [ , minutes [ , seconds [ , ms ] ] ] ] ] ] ),
    // https://tc39.es/ecma262/#sec-date.utc
    @Builtin(names = "UTC", length = 7)
    static Object utc(Realm realm, Object self, Object[] values) {
        return TypeConversion.number(DateTime.timeClip(fromComponents(values)));
    }
}
