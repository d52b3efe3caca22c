package dev.gyre.engine.builtins.indexed;

import static dev.gyre.engine.builtins.Receiver.requireCallable;
import static dev.gyre.engine.builtins.indexed.ArrayElements.receiver;
import static dev.gyre.engine.runtime.operations.ObjectOperations.lengthOfArrayLike;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.interpreter.BytecodeFunction;
import dev.gyre.engine.interpreter.TieredExecution;
import dev.gyre.engine.runtime.elements.Elements;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.StackFrame;
import dev.gyre.engine.runtime.object.Accessor;
import dev.gyre.engine.runtime.object.CallbackMethods;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import java.lang.invoke.MethodHandles;

/** The methods of Array.prototype that call a callback for elements. */
@BuiltinObject(intrinsic = "%Array.prototype%")
public final class ArrayIterationMethods extends CallbackMethods {
    private static final int EVERY = 1,
            SOME = 2,
            FOR_EACH = 3,
            MAP = 4,
            FILTER = 5,
            FIND = 6,
            FIND_INDEX = 7,
            FIND_LAST = 8,
            FIND_LAST_INDEX = 9,
            REDUCE = 10,
            REDUCE_RIGHT = 11,
            FLAT_MAP = 12;
    private static final Object[] NONE = {};

    /** The method that a copy is for; 0 in the class itself. */
    private final int method;

    public ArrayIterationMethods(int method) {
        this.method = method;
    }

    // ---- copies

    @Override
    public CallbackMethods copyFor(String key) {
        int number = switch (key) {
            case "every" -> EVERY;
            case "some" -> SOME;
            case "forEach" -> FOR_EACH;
            case "map" -> MAP;
            case "filter" -> FILTER;
            case "find" -> FIND;
            case "findIndex" -> FIND_INDEX;
            case "findLast" -> FIND_LAST;
            case "findLastIndex" -> FIND_LAST_INDEX;
            case "reduce" -> REDUCE;
            case "reduceRight" -> REDUCE_RIGHT;
            case "flatMap" -> FLAT_MAP;
            default -> 0;
        };
        return number == 0 ? null : copy(MethodHandles.lookup(), number);
    }

    @Override
    public Object call(Realm realm, Object self, Object callback, Object argument) {
        Object thisArgument = argument == null ? Undefined.INSTANCE : argument;
        return switch (method) {
            case EVERY -> every(realm, self, callback, thisArgument);
            case SOME -> some(realm, self, callback, thisArgument);
            case FOR_EACH -> forEach(realm, self, callback, thisArgument);
            case MAP -> map(realm, self, callback, thisArgument);
            case FILTER -> filter(realm, self, callback, thisArgument);
            case FIND -> find(realm, self, callback, thisArgument);
            case FIND_INDEX -> findIndex(realm, self, callback, thisArgument);
            case FIND_LAST -> findLast(realm, self, callback, thisArgument);
            case FIND_LAST_INDEX -> findLastIndex(realm, self, callback, thisArgument);
            case REDUCE -> reduce(realm, self, callback, argument == null ? NONE : new Object[] {argument});
            case REDUCE_RIGHT -> reduceRight(realm, self, callback, argument == null ? NONE : new Object[] {argument});
            default -> flatMap(realm, self, callback, thisArgument);
        };
    }

    // ---- what each step calls, here rather than in a shared class, so that copies have profiles of their own

    /** Get ( O, index ) when HasProperty ( O, index ), otherwise Java null. */
    private static Object present(JsObject object, long index) {
        Object element = stored(object, index);
        return element != null ? element : ArrayElements.getIfPresent(object, index);
    }

    /** The value of an element of an array that is a data property; null where there may be something else. */
    private static Object stored(JsObject object, long index) {
        if (!(object instanceof JsArray array)) return null;
        Elements elements = array.elements();
        Object element = index < elements.size() ? elements.get((int) index) : null;
        return element instanceof Accessor ? null : element;
    }

    private static Object call3(JsObject function, Object thisArgument, Object element, long index, JsObject object) {
        Object k = TypeConversion.number(index);
        if (!(function instanceof BytecodeFunction callee) || !callee.isDirectCallback())
            return function.call3(thisArgument, element, k, object);
        Agent agent = callee.realm().agent();
        StackFrame caller = agent.topFrame();
        long depth = agent.depth();
        try {
            return callee.direct().call3(callee, null, thisArgument, element, k, object);
        } catch (Throwable exception) {
            BytecodeFunction.leaveDirectCalls(agent, caller, depth, exception);
            throw exception;
        }
    }

    private static Object reduced(JsObject function, Object accumulator, Object element, long index, JsObject object) {
        Object k = TypeConversion.number(index);
        if (!(function instanceof BytecodeFunction callee) || !callee.isDirectCallback())
            return function.call4(Undefined.INSTANCE, accumulator, element, k, object);
        Agent agent = callee.realm().agent();
        StackFrame caller = agent.topFrame();
        long depth = agent.depth();
        try {
            return callee.direct().call4(callee, null, Undefined.INSTANCE, accumulator, element, k, object);
        } catch (Throwable exception) {
            BytecodeFunction.leaveDirectCalls(agent, caller, depth, exception);
            throw exception;
        }
    }

    private static boolean test(JsObject function, Object thisArgument, Object element, long index, JsObject object) {
        Object result = call3(function, thisArgument, element, index, object);
        return result instanceof Boolean value ? value : TypeConversion.toBoolean(result);
    }

    /** As {@link ArrayElements#poll}. */
    private static void poll(Realm realm, long k) {
        if ((k & ArrayElements.POLL_STEPS - 1) != 0) return;
        if (k == 0) realm.agent().poll();
        else TieredExecution.pollBetweenCallbacks(realm.agent(), ArrayElements.POLL_STEPS);
    }

    // ---- the methods

    // Array.prototype.every ( callback [ , thisArg ] ), https://tc39.es/ecma262/#sec-array.prototype.every
    @Builtin(length = 1)
    static boolean every(Realm realm, Object self, Object callback, Object thisArgument) {
        return firstMatch(realm, receiver(realm, self, "every"), callback, thisArgument, false) < 0;
    }

    // Array.prototype.some ( callback [ , thisArg ] ), https://tc39.es/ecma262/#sec-array.prototype.some
    @Builtin(length = 1)
    static boolean some(Realm realm, Object self, Object callback, Object thisArgument) {
        return firstMatch(realm, receiver(realm, self, "some"), callback, thisArgument, true) >= 0;
    }

    /** Index of the first present element whose callback result is {@code wanted}, or -1. */
    private static long firstMatch(Realm realm, JsObject object, Object callback, Object thisArgument, boolean wanted) {
        long length = lengthOfArrayLike(object);
        JsObject function = requireCallable(callback);
        for (long k = 0; k < length; k++) {
            poll(realm, k);
            Object element = present(object, k);
            if (element == null) k = ArrayHoles.last(object, k, length);
            else if (test(function, thisArgument, element, k, object) == wanted) return k;
        }
        return -1;
    }

    // Array.prototype.forEach ( callback [ , thisArg ] ), https://tc39.es/ecma262/#sec-array.prototype.foreach
    @Builtin(length = 1)
    static Object forEach(Realm realm, Object self, Object callback, Object thisArgument) {
        JsObject object = receiver(realm, self, "forEach");
        long length = lengthOfArrayLike(object);
        JsObject function = requireCallable(callback);
        for (long k = 0; k < length; k++) {
            poll(realm, k);
            Object element = present(object, k);
            if (element == null) k = ArrayHoles.last(object, k, length);
            else call3(function, thisArgument, element, k, object);
        }
        return Undefined.INSTANCE;
    }

    // Array.prototype.map ( callback [ , thisArg ] ), https://tc39.es/ecma262/#sec-array.prototype.map
    @Builtin(length = 1)
    static Object map(Realm realm, Object self, Object callback, Object thisArgument) {
        JsObject object = receiver(realm, self, "map");
        long length = lengthOfArrayLike(object);
        JsObject function = requireCallable(callback);
        JsObject result = ArrayElements.speciesCreate(realm, object, length);
        for (long k = 0; k < length; k++) {
            poll(realm, k);
            Object element = present(object, k);
            if (element == null) k = ArrayHoles.last(object, k, length);
            else ArrayElements.create(result, k, call3(function, thisArgument, element, k, object));
        }
        return result;
    }

    // Array.prototype.filter ( callback [ , thisArg ] ), https://tc39.es/ecma262/#sec-array.prototype.filter
    @Builtin(length = 1)
    static Object filter(Realm realm, Object self, Object callback, Object thisArgument) {
        JsObject object = receiver(realm, self, "filter");
        long length = lengthOfArrayLike(object);
        JsObject function = requireCallable(callback);
        JsObject result = ArrayElements.speciesCreate(realm, object, 0);
        long to = 0;
        for (long k = 0; k < length; k++) {
            poll(realm, k);
            Object element = present(object, k);
            if (element == null) k = ArrayHoles.last(object, k, length);
            else if (test(function, thisArgument, element, k, object)) ArrayElements.create(result, to++, element);
        }
        return result;
    }

    // Array.prototype.find ( predicate [ , thisArg ] ), https://tc39.es/ecma262/#sec-array.prototype.find
    @Builtin(length = 1)
    static Object find(Realm realm, Object self, Object predicate, Object thisArgument) {
        JsObject object = receiver(realm, self, "find");
        return findViaPredicate(realm, object, predicate, thisArgument, true, true);
    }

    // Array.prototype.findIndex ( predicate [ , thisArg ] ), https://tc39.es/ecma262/#sec-array.prototype.findindex
    @Builtin(length = 1)
    static Object findIndex(Realm realm, Object self, Object predicate, Object thisArgument) {
        JsObject object = receiver(realm, self, "findIndex");
        return findViaPredicate(realm, object, predicate, thisArgument, true, false);
    }

    // Array.prototype.findLast ( predicate [ , thisArg ] ), https://tc39.es/ecma262/#sec-array.prototype.findlast
    @Builtin(length = 1)
    static Object findLast(Realm realm, Object self, Object predicate, Object thisArgument) {
        JsObject object = receiver(realm, self, "findLast");
        return findViaPredicate(realm, object, predicate, thisArgument, false, true);
    }

    // Array.prototype.findLastIndex ( predicate [ , thisArg ] ),
    // https://tc39.es/ecma262/#sec-array.prototype.findlastindex
    @Builtin(length = 1)
    static Object findLastIndex(Realm realm, Object self, Object predicate, Object thisArgument) {
        JsObject object = receiver(realm, self, "findLastIndex");
        return findViaPredicate(realm, object, predicate, thisArgument, false, false);
    }

    // FindViaPredicate ( O, len, direction, predicate, thisArg ), https://tc39.es/ecma262/#sec-findviapredicate
    private static Object findViaPredicate(
            Realm realm,
            JsObject object,
            Object predicate,
            Object thisArgument,
            boolean ascending,
            boolean wantsValue) {
        long length = lengthOfArrayLike(object);
        JsObject function = requireCallable(predicate);
        for (long step = 0; step < length; step++) {
            poll(realm, step);
            long k = ascending ? step : length - 1 - step;
            Object stored = stored(object, k), element = stored == null ? ArrayElements.get(object, k) : stored;
            if (test(function, thisArgument, element, k, object))
                return wantsValue ? element : TypeConversion.number(k);
        }
        return wantsValue ? Undefined.INSTANCE : (Object) (-1);
    }

    // Array.prototype.reduce ( callback [ , initialValue ] ), https://tc39.es/ecma262/#sec-array.prototype.reduce
    @Builtin(length = 1)
    static Object reduce(Realm realm, Object self, Object callback, Object[] initialValue) {
        return reduce(realm, receiver(realm, self, "reduce"), callback, initialValue, true);
    }

    // Array.prototype.reduceRight ( callback [ , initialValue ] ),
    // https://tc39.es/ecma262/#sec-array.prototype.reduceright
    @Builtin(length = 1)
    static Object reduceRight(Realm realm, Object self, Object callback, Object[] initialValue) {
        return reduce(realm, receiver(realm, self, "reduceRight"), callback, initialValue, false);
    }

    private static Object reduce(
            Realm realm, JsObject object, Object callback, Object[] initialValue, boolean ascending) {
        long length = lengthOfArrayLike(object);
        JsObject function = requireCallable(callback);
        Object accumulator = initialValue.length > 0 ? initialValue[0] : null;
        for (long step = 0; step < length; step++) {
            poll(realm, step);
            long k = ascending ? step : length - 1 - step;
            Object element = present(object, k);
            if (element == null)
                step = ascending ? ArrayHoles.last(object, k, length) : length - 1 - ArrayHoles.first(object, k);
            else if (accumulator == null) accumulator = element;
            else accumulator = reduced(function, accumulator, element, k, object);
        }
        if (accumulator == null) throw Errors.typeError("Reduce of empty array with no initial value");
        return accumulator;
    }

    // Array.prototype.flat ( [ depth ] ), https://tc39.es/ecma262/#sec-array.prototype.flat
    @Builtin(length = 0)
    static Object flat(Realm realm, Object self, Object depth) {
        JsObject object = TypeConversion.toObject(realm, self);
        long length = lengthOfArrayLike(object);
        double levels = depth == Undefined.INSTANCE ? 1 : Math.max(TypeConversion.toIntegerOrInfinity(depth), 0);
        JsObject result = ArrayElements.speciesCreate(realm, object, 0);
        flatten(realm, result, object, length, 0, levels, null, null);
        return result;
    }

    // Array.prototype.flatMap ( mapper [ , thisArg ] ), https://tc39.es/ecma262/#sec-array.prototype.flatmap
    @Builtin(length = 1)
    static Object flatMap(Realm realm, Object self, Object mapper, Object thisArgument) {
        JsObject object = TypeConversion.toObject(realm, self);
        long length = lengthOfArrayLike(object);
        JsObject function = requireCallable(mapper);
        JsObject result = ArrayElements.speciesCreate(realm, object, 0);
        flatten(realm, result, object, length, 0, 1, function, thisArgument);
        return result;
    }

    // FlattenIntoArray ( target, source, sourceLen, start, depth [ , mapper, thisArg ] ),
    // https://tc39.es/ecma262/#sec-flattenintoarray
    private static long flatten(
            Realm realm,
            JsObject target,
            JsObject source,
            long length,
            long start,
            double depth,
            JsObject mapper,
            Object thisArgument) {
        realm.agent().enterNative();
        try {
            long index = start;
            for (long k = 0; k < length; k++) {
                poll(realm, k);
                Object element = present(source, k);
                if (element == null) {
                    k = ArrayHoles.last(source, k, length);
                    continue;
                }
                if (mapper != null) element = call3(mapper, thisArgument, element, k, source);
                if (depth > 0 && Comparison.isArray(element)) {
                    JsObject inner = (JsObject) element;
                    index = flatten(realm, target, inner, lengthOfArrayLike(inner), index, depth - 1, null, null);
                } else {
                    if (index >= ArrayElements.MAX_SAFE_LENGTH) throw Errors.typeError("Invalid array length");
                    ArrayElements.create(target, index++, element);
                }
            }
            return index;
        } finally {
            realm.agent().leaveNative();
        }
    }
}
