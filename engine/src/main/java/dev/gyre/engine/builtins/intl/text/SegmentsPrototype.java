package dev.gyre.engine.builtins.intl.text;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** The prototype of segmented texts. */
// The %IntlSegmentsPrototype% Object, https://tc39.es/ecma402/#sec-%intlsegmentsprototype%-object
@BuiltinObject(intrinsic = "%IntlSegmentsPrototype%")
public final class SegmentsPrototype {
    private SegmentsPrototype() {}

    private static SegmentsObject segments(Object self, String method) {
        if (self instanceof SegmentsObject segments) return segments;
        throw Receiver.incompatible(self, method);
    }

    // %IntlSegmentsPrototype%.containing ( index ), https://tc39.es/ecma402/#sec-%intlsegmentsprototype%.containing
    @Builtin
    static Object containing(Realm realm, Object self, Object index) {
        SegmentsObject segments = segments(self, "%SegmentsPrototype%.containing");
        double position = TypeConversion.toIntegerOrInfinity(index);
        if (position < 0 || position >= segments.text().length()) return Undefined.INSTANCE;
        return segments.containing(realm, (int) position);
    }

    // %IntlSegmentsPrototype% [ %Symbol.iterator% ] ( ),
    // https://tc39.es/ecma402/#sec-%intlsegmentsprototype%-%symbol.iterator%
    @Builtin(names = "@@iterator")
    static Object iterator(Realm realm, Object self) {
        SegmentsObject segments = segments(self, "%SegmentsPrototype%[Symbol.iterator]");
        return new SegmentIterator(realm, segments.segmenter(), segments.text());
    }
}
