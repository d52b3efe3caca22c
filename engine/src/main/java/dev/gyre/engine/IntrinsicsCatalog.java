package dev.gyre.engine;

import dev.gyre.engine.builtins.control.ControlIntrinsics;
import dev.gyre.engine.builtins.fundamental.FundamentalIntrinsics;
import dev.gyre.engine.builtins.indexed.IndexedIntrinsics;
import dev.gyre.engine.builtins.intl.IntlIntrinsics;
import dev.gyre.engine.builtins.intl.dates.TemporalText;
import dev.gyre.engine.builtins.intl.durations.DurationText;
import dev.gyre.engine.builtins.keyed.KeyedIntrinsics;
import dev.gyre.engine.builtins.numbers.NumberIntrinsics;
import dev.gyre.engine.builtins.reflection.ReflectionIntrinsics;
import dev.gyre.engine.builtins.structured.StructuredIntrinsics;
import dev.gyre.engine.builtins.temporal.DurationObject;
import dev.gyre.engine.builtins.temporal.TemporalIntrinsics;
import dev.gyre.engine.builtins.text.RegExpOperations;
import dev.gyre.engine.builtins.text.TextIntrinsics;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsFunction;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.object.Originals;
import dev.gyre.engine.runtime.operations.IteratorOperations.IteratorRecord;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.IntrinsicFactory;
import dev.gyre.engine.runtime.realm.Realm;

/** Creates intrinsic objects from the catalogs of their chapters. */
final class IntrinsicsCatalog implements IntrinsicFactory {

    /**
     * Creates an intrinsic. An intrinsic that is a property of another is read from there before a script can change
     * it.
     */
    @Override
    public JsObject create(Realm realm, Intrinsic which) {
        JsObject derived = createDerived(realm, which);
        if (derived != null) {
            return derived;
        }
        JsObject object = switch (which.chapter()) {
            case FUNDAMENTAL -> FundamentalIntrinsics.create(realm, which);
            case NUMBERS -> NumberIntrinsics.create(realm, which);
            case TEXT -> TextIntrinsics.create(realm, which);
            case INDEXED -> IndexedIntrinsics.create(realm, which);
            case KEYED -> KeyedIntrinsics.create(realm, which);
            case STRUCTURED -> StructuredIntrinsics.create(realm, which);
            case CONTROL -> ControlIntrinsics.create(realm, which);
            case TEMPORAL -> TemporalIntrinsics.create(realm, which);
            case INTL -> IntlIntrinsics.create(realm, which);
            case REFLECTION -> ReflectionIntrinsics.create(realm, which);
        };
        if (object == null) {
            return missing(realm, which);
        }
        if (realm.existingIntrinsic(which) == null) {
            realm.register(which, object);
        }
        if (object.shape().isUnique()) {
            Originals.mark(object);
        }
        registerDerived(realm, which, object);
        return object;
    }

    private static JsObject createDerived(Realm realm, Intrinsic which) {
        Intrinsic holder = switch (which) {
            case OBJECT_PROTOTYPE_TO_STRING -> Intrinsic.OBJECT_PROTOTYPE;
            case ARRAY_PROTOTYPE_TO_STRING, ARRAY_PROTOTYPE_VALUES -> Intrinsic.ARRAY_PROTOTYPE;
            case ARRAY_ITERATOR_PROTOTYPE_NEXT -> Intrinsic.ARRAY_ITERATOR_PROTOTYPE;
            case GENERATOR_PROTOTYPE_NEXT -> Intrinsic.GENERATOR_PROTOTYPE;
            case PROMISE_PROTOTYPE_THEN -> Intrinsic.PROMISE_PROTOTYPE;
            case PROMISE_RESOLVE -> Intrinsic.PROMISE;
            default -> null;
        };
        if (holder == null) {
            return null;
        }
        realm.intrinsic(holder);
        JsObject derived = realm.existingIntrinsic(which);
        return derived != null ? derived : missing(realm, which);
    }

    private static void registerDerived(Realm realm, Intrinsic holder, JsObject object) {
        switch (holder) {
            case OBJECT_PROTOTYPE -> registerProperty(realm, Intrinsic.OBJECT_PROTOTYPE_TO_STRING, object, "toString");
            case ARRAY_PROTOTYPE -> {
                registerProperty(realm, Intrinsic.ARRAY_PROTOTYPE_TO_STRING, object, "toString");
                registerProperty(realm, Intrinsic.ARRAY_PROTOTYPE_VALUES, object, "values");
            }
            case ARRAY_ITERATOR_PROTOTYPE ->
                registerProperty(realm, Intrinsic.ARRAY_ITERATOR_PROTOTYPE_NEXT, object, "next");
            case GENERATOR_PROTOTYPE -> registerProperty(realm, Intrinsic.GENERATOR_PROTOTYPE_NEXT, object, "next");
            case PROMISE_PROTOTYPE -> registerProperty(realm, Intrinsic.PROMISE_PROTOTYPE_THEN, object, "then");
            case PROMISE -> registerProperty(realm, Intrinsic.PROMISE_RESOLVE, object, "resolve");
            default -> {}
        }
    }

    private static void registerProperty(Realm realm, Intrinsic which, JsObject holder, String key) {
        int found = holder.shape().find(key);
        if (found >= 0 && holder.storedValue(found) instanceof JsFunction function) {
            realm.register(which, function);
        }
    }

    /**
     * A placeholder for an intrinsic that this build lacks: a prototype is empty, a function throws an error with its
     * name.
     */
    private static JsObject missing(Realm realm, Intrinsic which) {
        if (which.isPrototype()) {
            return JsObject.create(realm);
        }
        return new NativeClosure(
                realm,
                which.globalName(),
                0,
                (inRealm, callee, self, args, newTarget) -> {
                    throw Errors.typeError(which.specName() + " is not available");
                },
                true);
    }

    @Override
    public IteratorRecord createAsyncFromSyncIterator(Realm realm, IteratorRecord syncIterator) {
        return ControlIntrinsics.createAsyncFromSyncIterator(realm, syncIterator);
    }

    @Override
    public JsObject createRegExp(Realm realm, String pattern, String flags) {
        return RegExpOperations.regExpLiteral(realm, pattern, flags);
    }

    @Override
    public Object toLocaleString(Realm realm, JsObject temporal, Object locales, Object options) {
        return temporal instanceof DurationObject duration
                ? DurationText.of(realm, duration, locales, options)
                : TemporalText.of(realm, temporal, locales, options);
    }
}
