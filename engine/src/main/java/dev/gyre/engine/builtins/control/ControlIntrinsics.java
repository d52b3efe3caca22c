package dev.gyre.engine.builtins.control;

import dev.gyre.engine.builtins.BuiltinInstaller;
import dev.gyre.engine.promise.AsyncFromSyncIterator;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.BuiltinTable;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.object.ShapeKind;
import dev.gyre.engine.runtime.operations.IteratorOperations.IteratorRecord;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.LazyIntrinsic;
import dev.gyre.engine.runtime.realm.Realm;

/** Creates the intrinsic objects of chapter 27 Control Abstraction Objects. */
public final class ControlIntrinsics {
    private ControlIntrinsics() {}

    /** Null for an intrinsic that this catalog does not have. */
    public static JsObject create(Realm realm, Intrinsic which) {
        return switch (which) {
            case ITERATOR ->
                BuiltinInstaller.constructor(
                        realm, which, IteratorConstructorTable.INSTANCE, Intrinsic.ITERATOR_PROTOTYPE);
            case ITERATOR_PROTOTYPE ->
                BuiltinInstaller.object(realm, which, Intrinsic.OBJECT_PROTOTYPE, IteratorPrototypeTable.INSTANCE);
            case ITERATOR_HELPER_PROTOTYPE ->
                BuiltinInstaller.object(
                        realm, which, Intrinsic.ITERATOR_PROTOTYPE, IteratorHelperPrototypeTable.INSTANCE);
            case WRAP_FOR_VALID_ITERATOR_PROTOTYPE ->
                BuiltinInstaller.object(
                        realm, which, Intrinsic.ITERATOR_PROTOTYPE, WrapForValidIteratorPrototypeTable.INSTANCE);
            case ASYNC_ITERATOR_PROTOTYPE ->
                BuiltinInstaller.object(realm, which, Intrinsic.OBJECT_PROTOTYPE, AsyncIteratorPrototypeTable.INSTANCE);
            case ASYNC_FROM_SYNC_ITERATOR_PROTOTYPE ->
                BuiltinInstaller.object(
                        realm, which, Intrinsic.ASYNC_ITERATOR_PROTOTYPE, AsyncFromSyncIteratorPrototypeTable.INSTANCE);
            case PROMISE ->
                BuiltinInstaller.constructor(
                        realm, which, PromiseConstructorTable.INSTANCE, Intrinsic.PROMISE_PROTOTYPE);
            case PROMISE_PROTOTYPE ->
                BuiltinInstaller.prototype(
                        realm, which, Intrinsic.OBJECT_PROTOTYPE, PromisePrototypeTable.INSTANCE, Intrinsic.PROMISE);
            case GENERATOR_FUNCTION ->
                functionConstructor(
                        realm,
                        which,
                        FunctionConstructors_GeneratorFunctionTable.INSTANCE,
                        Intrinsic.GENERATOR_FUNCTION_PROTOTYPE);
            case GENERATOR_FUNCTION_PROTOTYPE ->
                functionPrototype(
                        realm,
                        which,
                        FunctionConstructors_GeneratorFunctionPrototypeTable.INSTANCE,
                        Intrinsic.GENERATOR_FUNCTION,
                        Intrinsic.GENERATOR_PROTOTYPE);
            case GENERATOR_PROTOTYPE ->
                generatorPrototype(
                        realm,
                        which,
                        Intrinsic.ITERATOR_PROTOTYPE,
                        GeneratorPrototypeTable.INSTANCE,
                        Intrinsic.GENERATOR_FUNCTION_PROTOTYPE);
            case ASYNC_GENERATOR_FUNCTION ->
                functionConstructor(
                        realm,
                        which,
                        FunctionConstructors_AsyncGeneratorFunctionTable.INSTANCE,
                        Intrinsic.ASYNC_GENERATOR_FUNCTION_PROTOTYPE);
            case ASYNC_GENERATOR_FUNCTION_PROTOTYPE ->
                functionPrototype(
                        realm,
                        which,
                        FunctionConstructors_AsyncGeneratorFunctionPrototypeTable.INSTANCE,
                        Intrinsic.ASYNC_GENERATOR_FUNCTION,
                        Intrinsic.ASYNC_GENERATOR_PROTOTYPE);
            case ASYNC_GENERATOR_PROTOTYPE ->
                generatorPrototype(
                        realm,
                        which,
                        Intrinsic.ASYNC_ITERATOR_PROTOTYPE,
                        AsyncGeneratorPrototypeTable.INSTANCE,
                        Intrinsic.ASYNC_GENERATOR_FUNCTION_PROTOTYPE);
            case ASYNC_FUNCTION ->
                functionConstructor(
                        realm,
                        which,
                        FunctionConstructors_AsyncFunctionTable.INSTANCE,
                        Intrinsic.ASYNC_FUNCTION_PROTOTYPE);
            case ASYNC_FUNCTION_PROTOTYPE ->
                functionPrototype(
                        realm,
                        which,
                        FunctionConstructors_AsyncFunctionPrototypeTable.INSTANCE,
                        Intrinsic.ASYNC_FUNCTION,
                        null);
            case DISPOSABLE_STACK ->
                BuiltinInstaller.constructor(
                        realm,
                        which,
                        DisposableStacks_DisposableStackTable.INSTANCE,
                        Intrinsic.DISPOSABLE_STACK_PROTOTYPE);
            case DISPOSABLE_STACK_PROTOTYPE ->
                BuiltinInstaller.prototype(
                        realm,
                        which,
                        Intrinsic.OBJECT_PROTOTYPE,
                        DisposableStacks_DisposableStackPrototypeTable.INSTANCE,
                        Intrinsic.DISPOSABLE_STACK);
            case ASYNC_DISPOSABLE_STACK ->
                BuiltinInstaller.constructor(
                        realm,
                        which,
                        DisposableStacks_AsyncDisposableStackTable.INSTANCE,
                        Intrinsic.ASYNC_DISPOSABLE_STACK_PROTOTYPE);
            case ASYNC_DISPOSABLE_STACK_PROTOTYPE ->
                BuiltinInstaller.prototype(
                        realm,
                        which,
                        Intrinsic.OBJECT_PROTOTYPE,
                        DisposableStacks_AsyncDisposableStackPrototypeTable.INSTANCE,
                        Intrinsic.ASYNC_DISPOSABLE_STACK);
            default -> null;
        };
    }

    // CreateAsyncFromSyncIterator ( syncIteratorRecord ), https://tc39.es/ecma262/#sec-createasyncfromsynciterator
    public static IteratorRecord createAsyncFromSyncIterator(Realm realm, IteratorRecord syncIterator) {
        var iterator = new AsyncFromSyncIterator(realm, syncIterator);
        return new IteratorRecord(iterator, iterator.get("next"));
    }

    private static JsObject functionConstructor(Realm realm, Intrinsic which, BuiltinTable table, Intrinsic prototype) {
        return BuiltinInstaller.constructor(realm, which, table, prototype, Intrinsic.FUNCTION);
    }

    /** The prototype of a kind of function; its constructor and prototype properties are read-only. */
    private static JsObject functionPrototype(
            Realm realm, Intrinsic which, BuiltinTable table, Intrinsic constructor, Intrinsic instances) {
        JsObject object = BuiltinInstaller.object(realm, which, Intrinsic.FUNCTION_PROTOTYPE, table);
        if (instances != null)
            object.defineBuiltin("prototype", new LazyIntrinsic(realm, instances), Attributes.CONFIGURABLE);
        object.defineBuiltin("constructor", new LazyIntrinsic(realm, constructor), Attributes.CONFIGURABLE);
        return object;
    }

    private static JsObject generatorPrototype(
            Realm realm, Intrinsic which, Intrinsic parent, BuiltinTable table, Intrinsic constructor) {
        JsObject object = new JsObject(Shape.unique(realm.intrinsic(parent), ShapeKind.ORDINARY, table.count() + 1));
        realm.register(which, object);
        object.defineBuiltin("constructor", new LazyIntrinsic(realm, constructor), Attributes.CONFIGURABLE);
        BuiltinInstaller.populate(realm, object, table);
        return object;
    }
}
