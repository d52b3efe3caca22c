package dev.gyre.engine.builtins.temporal;

import dev.gyre.engine.builtins.BuiltinInstaller;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.BuiltinTable;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.LazyIntrinsic;
import dev.gyre.engine.runtime.realm.Realm;

/** Creates the intrinsic objects of Temporal. */
public final class TemporalIntrinsics {
    private TemporalIntrinsics() {}

    /** Null for an intrinsic that this catalog does not have. */
    public static JsObject create(Realm realm, Intrinsic which) {
        return switch (which) {
            case TEMPORAL -> namespace(realm, which);
            case TEMPORAL_NOW ->
                BuiltinInstaller.object(realm, which, Intrinsic.OBJECT_PROTOTYPE, NowObjectTable.INSTANCE);
            case TEMPORAL_PLAIN_DATE ->
                BuiltinInstaller.constructor(
                        realm, which, PlainDateConstructorTable.INSTANCE, Intrinsic.TEMPORAL_PLAIN_DATE_PROTOTYPE);
            case TEMPORAL_PLAIN_DATE_PROTOTYPE ->
                prototype(realm, which, PlainDatePrototypeTable.INSTANCE, Intrinsic.TEMPORAL_PLAIN_DATE);
            case TEMPORAL_PLAIN_TIME ->
                BuiltinInstaller.constructor(
                        realm, which, PlainTimeConstructorTable.INSTANCE, Intrinsic.TEMPORAL_PLAIN_TIME_PROTOTYPE);
            case TEMPORAL_PLAIN_TIME_PROTOTYPE ->
                prototype(realm, which, PlainTimePrototypeTable.INSTANCE, Intrinsic.TEMPORAL_PLAIN_TIME);
            case TEMPORAL_PLAIN_DATE_TIME ->
                BuiltinInstaller.constructor(
                        realm,
                        which,
                        PlainDateTimeConstructorTable.INSTANCE,
                        Intrinsic.TEMPORAL_PLAIN_DATE_TIME_PROTOTYPE);
            case TEMPORAL_PLAIN_DATE_TIME_PROTOTYPE ->
                prototype(realm, which, PlainDateTimePrototypeTable.INSTANCE, Intrinsic.TEMPORAL_PLAIN_DATE_TIME);
            case TEMPORAL_ZONED_DATE_TIME ->
                BuiltinInstaller.constructor(
                        realm,
                        which,
                        ZonedDateTimeConstructorTable.INSTANCE,
                        Intrinsic.TEMPORAL_ZONED_DATE_TIME_PROTOTYPE);
            case TEMPORAL_ZONED_DATE_TIME_PROTOTYPE ->
                prototype(realm, which, ZonedDateTimePrototypeTable.INSTANCE, Intrinsic.TEMPORAL_ZONED_DATE_TIME);
            case TEMPORAL_DURATION ->
                BuiltinInstaller.constructor(
                        realm, which, DurationConstructorTable.INSTANCE, Intrinsic.TEMPORAL_DURATION_PROTOTYPE);
            case TEMPORAL_DURATION_PROTOTYPE ->
                prototype(realm, which, DurationPrototypeTable.INSTANCE, Intrinsic.TEMPORAL_DURATION);
            case TEMPORAL_INSTANT ->
                BuiltinInstaller.constructor(
                        realm, which, InstantConstructorTable.INSTANCE, Intrinsic.TEMPORAL_INSTANT_PROTOTYPE);
            case TEMPORAL_INSTANT_PROTOTYPE ->
                prototype(realm, which, InstantPrototypeTable.INSTANCE, Intrinsic.TEMPORAL_INSTANT);
            case TEMPORAL_PLAIN_YEAR_MONTH ->
                BuiltinInstaller.constructor(
                        realm,
                        which,
                        PlainYearMonthConstructorTable.INSTANCE,
                        Intrinsic.TEMPORAL_PLAIN_YEAR_MONTH_PROTOTYPE);
            case TEMPORAL_PLAIN_YEAR_MONTH_PROTOTYPE ->
                prototype(realm, which, PlainYearMonthPrototypeTable.INSTANCE, Intrinsic.TEMPORAL_PLAIN_YEAR_MONTH);
            case TEMPORAL_PLAIN_MONTH_DAY ->
                BuiltinInstaller.constructor(
                        realm,
                        which,
                        PlainMonthDayConstructorTable.INSTANCE,
                        Intrinsic.TEMPORAL_PLAIN_MONTH_DAY_PROTOTYPE);
            case TEMPORAL_PLAIN_MONTH_DAY_PROTOTYPE ->
                prototype(realm, which, PlainMonthDayPrototypeTable.INSTANCE, Intrinsic.TEMPORAL_PLAIN_MONTH_DAY);
            default -> null;
        };
    }

    private static JsObject prototype(Realm realm, Intrinsic which, BuiltinTable table, Intrinsic constructor) {
        return BuiltinInstaller.prototype(realm, which, Intrinsic.OBJECT_PROTOTYPE, table, constructor);
    }

    private static JsObject namespace(Realm realm, Intrinsic which) {
        JsObject temporal =
                BuiltinInstaller.object(realm, which, Intrinsic.OBJECT_PROTOTYPE, TemporalObjectTable.INSTANCE);
        property(realm, temporal, "Now", Intrinsic.TEMPORAL_NOW);
        property(realm, temporal, "PlainDate", Intrinsic.TEMPORAL_PLAIN_DATE);
        property(realm, temporal, "PlainTime", Intrinsic.TEMPORAL_PLAIN_TIME);
        property(realm, temporal, "PlainDateTime", Intrinsic.TEMPORAL_PLAIN_DATE_TIME);
        property(realm, temporal, "ZonedDateTime", Intrinsic.TEMPORAL_ZONED_DATE_TIME);
        property(realm, temporal, "Duration", Intrinsic.TEMPORAL_DURATION);
        property(realm, temporal, "Instant", Intrinsic.TEMPORAL_INSTANT);
        property(realm, temporal, "PlainYearMonth", Intrinsic.TEMPORAL_PLAIN_YEAR_MONTH);
        property(realm, temporal, "PlainMonthDay", Intrinsic.TEMPORAL_PLAIN_MONTH_DAY);
        return temporal;
    }

    private static void property(Realm realm, JsObject temporal, String name, Intrinsic which) {
        temporal.defineBuiltin(name, new LazyIntrinsic(realm, which), Attributes.METHOD);
    }
}
