package dev.gyre.engine.builtins.intl.text;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;

/** Intl.Segmenter.prototype. */
// Properties of the Intl.Segmenter Prototype Object,
// https://tc39.es/ecma402/#sec-properties-of-intl-segmenter-prototype-object
@BuiltinObject(intrinsic = "%Intl.Segmenter.prototype%")
public final class SegmenterPrototype {
    @BuiltinConstant(name = "@@toStringTag", configurable = true)
    static final String TO_STRING_TAG = "Intl.Segmenter";

    private SegmenterPrototype() {}

    private static SegmenterObject segmenter(Object self, String method) {
        if (self instanceof SegmenterObject segmenter) return segmenter;
        throw Receiver.incompatible(self, "Intl.Segmenter.prototype." + method);
    }

    // Intl.Segmenter.prototype.resolvedOptions ( ),
    // https://tc39.es/ecma402/#sec-intl.segmenter.prototype.resolvedoptions
    @Builtin
    static Object resolvedOptions(Realm realm, Object self) {
        SegmenterObject segmenter = segmenter(self, "resolvedOptions");
        JsObject result = JsObject.create(realm);
        result.createDataPropertyOrThrow("locale", segmenter.locale());
        result.createDataPropertyOrThrow("granularity", segmenter.granularity());
        return result;
    }

    // Intl.Segmenter.prototype.segment ( string ), https://tc39.es/ecma402/#sec-intl.segmenter.prototype.segment
    @Builtin
    static Object segment(Realm realm, Object self, Object string) {
        SegmenterObject segmenter = segmenter(self, "segment");
        return new SegmentsObject(realm, segmenter, TypeConversion.toString(string));
    }
}
