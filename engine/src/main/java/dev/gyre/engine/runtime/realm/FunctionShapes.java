package dev.gyre.engine.runtime.realm;

import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.object.ShapeKind;

/** The initial shapes of a realm's function objects: length, name and, for some, prototype. */
public final class FunctionShapes {
    /** Arrow functions and methods. */
    public final Shape plain;
    /** Strict functions that can construct. */
    public final Shape constructor;
    /**
     * Sloppy functions that can construct; they have V8's own properties caller and arguments (which is always null
     * here).
     */
    public final Shape sloppyConstructor;

    public final Shape classConstructor;
    public final Shape async;
    public final Shape generator;
    public final Shape asyncGenerator;

    public FunctionShapes(Realm realm) {
        plain = withNameAndLength(realm.intrinsic(Intrinsic.FUNCTION_PROTOTYPE));
        constructor = plain.add("prototype", Attributes.WRITABLE | Attributes.LAZY);
        sloppyConstructor = plain.add("arguments", Attributes.NONE)
                .add("caller", Attributes.LAZY)
                .add("prototype", Attributes.WRITABLE | Attributes.LAZY);
        classConstructor = plain.add("prototype", Attributes.NONE);
        async = withNameAndLength(realm.intrinsic(Intrinsic.ASYNC_FUNCTION_PROTOTYPE));
        generator = withNameAndLength(realm.intrinsic(Intrinsic.GENERATOR_FUNCTION_PROTOTYPE))
                .add("prototype", Attributes.WRITABLE | Attributes.LAZY);
        asyncGenerator = withNameAndLength(realm.intrinsic(Intrinsic.ASYNC_GENERATOR_FUNCTION_PROTOTYPE))
                .add("prototype", Attributes.WRITABLE | Attributes.LAZY);
    }

    private static Shape withNameAndLength(JsObject prototype) {
        return Shape.rootFor(prototype, ShapeKind.ORDINARY)
                .add("length", Attributes.CONFIGURABLE)
                .add("name", Attributes.CONFIGURABLE);
    }

    /** The shape of a derived class constructor. */
    public static Shape classConstructor(JsObject parent) {
        return withNameAndLength(parent).add("prototype", Attributes.NONE);
    }
}
