package dev.gyre.engine.builtins.intl.context;

import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyDescriptor;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;

/** The constructors that initialise their this value when called without new: NumberFormat and DateTimeFormat. */
public final class LegacyConstructor {
    private LegacyConstructor() {}

    // ChainNumberFormat ( numberFormat, newTarget, this ), https://tc39.es/ecma402/#sec-chainnumberformat
    // ChainDateTimeFormat ( dateTimeFormat, newTarget, this ), https://tc39.es/ecma402/#sec-chaindatetimeformat
    public static Object chain(Realm realm, JsObject made, JsObject newTarget, Object self, Intrinsic constructor) {
        if (newTarget != null
                || !(self instanceof JsObject object)
                || !ObjectOperations.ordinaryHasInstance(realm.intrinsic(constructor), self)) return made;
        ObjectOperations.definePropertyOrThrow(
                object, IntlContext.of(realm).fallbackSymbol(), PropertyDescriptor.data(made, Attributes.NONE));
        return object;
    }

    // UnwrapNumberFormat ( nf ), https://tc39.es/ecma402/#sec-unwrapnumberformat
    // UnwrapDateTimeFormat ( dtf ), https://tc39.es/ecma402/#sec-unwrapdatetimeformat
    /** The object that was stored in a this value, or the value itself. */
    public static Object unwrap(Realm realm, Object self, Class<?> kind, Intrinsic constructor) {
        if (kind.isInstance(self)
                || !(self instanceof JsObject object)
                || !ObjectOperations.ordinaryHasInstance(realm.intrinsic(constructor), self)) return self;
        return object.get(IntlContext.of(realm).fallbackSymbol(), object);
    }
}
