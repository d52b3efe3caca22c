package dev.gyre.engine.interpreter;

import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.object.ShapeKind;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;

/** The shapes that the function objects of a realm start with: length, name and, for some, prototype. */
public final class FunctionShapes {
    /** Arrow functions and methods. */
    final Shape plain;
    /** Strict functions that can construct. */
    final Shape constructor;
    /** Sloppy functions that can construct; they have V8's caller, and its arguments, which are always null here. */
    final Shape sloppyConstructor;
    final Shape classConstructor;
    final Shape async;
    final Shape generator;
    final Shape asyncGenerator;

    public FunctionShapes(Realm realm) {
        plain = withNameAndLength(realm.intrinsic(Intrinsic.FUNCTION_PROTOTYPE));
        constructor = plain.add("prototype", Attributes.WRITABLE | Attributes.LAZY);
        sloppyConstructor = plain.add("arguments", Attributes.NONE).add("caller", Attributes.LAZY)
                .add("prototype", Attributes.WRITABLE | Attributes.LAZY);
        classConstructor = plain.add("prototype", Attributes.NONE);
        async = withNameAndLength(realm.intrinsic(Intrinsic.ASYNC_FUNCTION_PROTOTYPE));
        generator = withNameAndLength(realm.intrinsic(Intrinsic.GENERATOR_FUNCTION_PROTOTYPE)).add("prototype", Attributes.WRITABLE | Attributes.LAZY);
        asyncGenerator = withNameAndLength(realm.intrinsic(Intrinsic.ASYNC_GENERATOR_FUNCTION_PROTOTYPE))
                .add("prototype", Attributes.WRITABLE | Attributes.LAZY);
    }

    private static Shape withNameAndLength(JsObject prototype) {
        return Shape.rootFor(prototype, ShapeKind.ORDINARY).add("length", Attributes.CONFIGURABLE).add("name", Attributes.CONFIGURABLE);
    }

    /** The shape of a class constructor below another constructor. */
    static Shape classConstructor(JsObject parent) {
        return withNameAndLength(parent).add("prototype", Attributes.NONE);
    }
}
