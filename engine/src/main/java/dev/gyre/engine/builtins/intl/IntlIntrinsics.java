package dev.gyre.engine.builtins.intl;

import dev.gyre.engine.builtins.BuiltinInstaller;
import dev.gyre.engine.builtins.intl.dates.DateTimeFormatConstructorTable;
import dev.gyre.engine.builtins.intl.dates.DateTimeFormatPrototypeTable;
import dev.gyre.engine.builtins.intl.durations.DurationFormatConstructorTable;
import dev.gyre.engine.builtins.intl.durations.DurationFormatPrototypeTable;
import dev.gyre.engine.builtins.intl.durations.RelativeTimeFormatConstructorTable;
import dev.gyre.engine.builtins.intl.durations.RelativeTimeFormatPrototypeTable;
import dev.gyre.engine.builtins.intl.locale.LocaleConstructorTable;
import dev.gyre.engine.builtins.intl.locale.LocalePrototypeTable;
import dev.gyre.engine.builtins.intl.number.NumberFormatConstructorTable;
import dev.gyre.engine.builtins.intl.number.NumberFormatPrototypeTable;
import dev.gyre.engine.builtins.intl.number.PluralRulesConstructorTable;
import dev.gyre.engine.builtins.intl.number.PluralRulesPrototypeTable;
import dev.gyre.engine.builtins.intl.text.CollatorConstructorTable;
import dev.gyre.engine.builtins.intl.text.CollatorPrototypeTable;
import dev.gyre.engine.builtins.intl.text.DisplayNamesConstructorTable;
import dev.gyre.engine.builtins.intl.text.DisplayNamesPrototypeTable;
import dev.gyre.engine.builtins.intl.text.ListFormatConstructorTable;
import dev.gyre.engine.builtins.intl.text.ListFormatPrototypeTable;
import dev.gyre.engine.builtins.intl.text.SegmentIteratorPrototypeTable;
import dev.gyre.engine.builtins.intl.text.SegmenterConstructorTable;
import dev.gyre.engine.builtins.intl.text.SegmenterPrototypeTable;
import dev.gyre.engine.builtins.intl.text.SegmentsPrototypeTable;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.BuiltinTable;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.LazyIntrinsic;
import dev.gyre.engine.runtime.realm.Realm;

/** Creates the intrinsic objects of ECMA-402. */
public final class IntlIntrinsics {
    /** The constructors in V8's order. */
    private static final Intrinsic[] CONSTRUCTORS = {
        Intrinsic.INTL_DATE_TIME_FORMAT,
        Intrinsic.INTL_NUMBER_FORMAT,
        Intrinsic.INTL_COLLATOR,
        Intrinsic.INTL_PLURAL_RULES,
        Intrinsic.INTL_RELATIVE_TIME_FORMAT,
        Intrinsic.INTL_LIST_FORMAT,
        Intrinsic.INTL_LOCALE,
        Intrinsic.INTL_DISPLAY_NAMES,
        Intrinsic.INTL_SEGMENTER,
        Intrinsic.INTL_DURATION_FORMAT
    };

    private IntlIntrinsics() {}

    /** Null for an intrinsic that this catalog does not have. */
    public static JsObject create(Realm realm, Intrinsic which) {
        return switch (which) {
            case INTL -> intl(realm, which);
            case INTL_COLLATOR ->
                constructor(realm, which, CollatorConstructorTable.INSTANCE, Intrinsic.INTL_COLLATOR_PROTOTYPE);
            case INTL_COLLATOR_PROTOTYPE ->
                prototype(realm, which, CollatorPrototypeTable.INSTANCE, Intrinsic.INTL_COLLATOR);
            case INTL_DATE_TIME_FORMAT ->
                constructor(
                        realm,
                        which,
                        DateTimeFormatConstructorTable.INSTANCE,
                        Intrinsic.INTL_DATE_TIME_FORMAT_PROTOTYPE);
            case INTL_DATE_TIME_FORMAT_PROTOTYPE ->
                prototype(realm, which, DateTimeFormatPrototypeTable.INSTANCE, Intrinsic.INTL_DATE_TIME_FORMAT);
            case INTL_DISPLAY_NAMES ->
                constructor(
                        realm, which, DisplayNamesConstructorTable.INSTANCE, Intrinsic.INTL_DISPLAY_NAMES_PROTOTYPE);
            case INTL_DISPLAY_NAMES_PROTOTYPE ->
                prototype(realm, which, DisplayNamesPrototypeTable.INSTANCE, Intrinsic.INTL_DISPLAY_NAMES);
            case INTL_DURATION_FORMAT ->
                constructor(
                        realm,
                        which,
                        DurationFormatConstructorTable.INSTANCE,
                        Intrinsic.INTL_DURATION_FORMAT_PROTOTYPE);
            case INTL_DURATION_FORMAT_PROTOTYPE ->
                prototype(realm, which, DurationFormatPrototypeTable.INSTANCE, Intrinsic.INTL_DURATION_FORMAT);
            case INTL_LIST_FORMAT ->
                constructor(realm, which, ListFormatConstructorTable.INSTANCE, Intrinsic.INTL_LIST_FORMAT_PROTOTYPE);
            case INTL_LIST_FORMAT_PROTOTYPE ->
                prototype(realm, which, ListFormatPrototypeTable.INSTANCE, Intrinsic.INTL_LIST_FORMAT);
            case INTL_LOCALE ->
                constructor(realm, which, LocaleConstructorTable.INSTANCE, Intrinsic.INTL_LOCALE_PROTOTYPE);
            case INTL_LOCALE_PROTOTYPE -> prototype(realm, which, LocalePrototypeTable.INSTANCE, Intrinsic.INTL_LOCALE);
            default -> createOther(realm, which);
        };
    }

    private static JsObject createOther(Realm realm, Intrinsic which) {
        return switch (which) {
            case INTL_NUMBER_FORMAT ->
                constructor(
                        realm, which, NumberFormatConstructorTable.INSTANCE, Intrinsic.INTL_NUMBER_FORMAT_PROTOTYPE);
            case INTL_NUMBER_FORMAT_PROTOTYPE ->
                prototype(realm, which, NumberFormatPrototypeTable.INSTANCE, Intrinsic.INTL_NUMBER_FORMAT);
            case INTL_PLURAL_RULES ->
                constructor(realm, which, PluralRulesConstructorTable.INSTANCE, Intrinsic.INTL_PLURAL_RULES_PROTOTYPE);
            case INTL_PLURAL_RULES_PROTOTYPE ->
                prototype(realm, which, PluralRulesPrototypeTable.INSTANCE, Intrinsic.INTL_PLURAL_RULES);
            case INTL_RELATIVE_TIME_FORMAT ->
                constructor(
                        realm,
                        which,
                        RelativeTimeFormatConstructorTable.INSTANCE,
                        Intrinsic.INTL_RELATIVE_TIME_FORMAT_PROTOTYPE);
            case INTL_RELATIVE_TIME_FORMAT_PROTOTYPE ->
                prototype(realm, which, RelativeTimeFormatPrototypeTable.INSTANCE, Intrinsic.INTL_RELATIVE_TIME_FORMAT);
            case INTL_SEGMENTER ->
                constructor(realm, which, SegmenterConstructorTable.INSTANCE, Intrinsic.INTL_SEGMENTER_PROTOTYPE);
            case INTL_SEGMENTER_PROTOTYPE ->
                prototype(realm, which, SegmenterPrototypeTable.INSTANCE, Intrinsic.INTL_SEGMENTER);
            case INTL_SEGMENTS_PROTOTYPE ->
                BuiltinInstaller.object(realm, which, Intrinsic.OBJECT_PROTOTYPE, SegmentsPrototypeTable.INSTANCE);
            case INTL_SEGMENT_ITERATOR_PROTOTYPE ->
                BuiltinInstaller.object(
                        realm, which, Intrinsic.ITERATOR_PROTOTYPE, SegmentIteratorPrototypeTable.INSTANCE);
            default -> null;
        };
    }

    private static JsObject intl(Realm realm, Intrinsic which) {
        JsObject intl = BuiltinInstaller.object(realm, which, Intrinsic.OBJECT_PROTOTYPE, IntlObjectTable.INSTANCE);
        for (Intrinsic constructor : CONSTRUCTORS) {
            String name = constructor.globalName().substring("Intl.".length());
            intl.defineBuiltin(name, new LazyIntrinsic(realm, constructor), Attributes.METHOD);
        }
        return intl;
    }

    private static JsObject constructor(Realm realm, Intrinsic which, BuiltinTable table, Intrinsic prototype) {
        return BuiltinInstaller.constructor(realm, which, table, prototype);
    }

    private static JsObject prototype(Realm realm, Intrinsic which, BuiltinTable table, Intrinsic constructor) {
        return BuiltinInstaller.prototype(realm, which, Intrinsic.OBJECT_PROTOTYPE, table, constructor);
    }
}
