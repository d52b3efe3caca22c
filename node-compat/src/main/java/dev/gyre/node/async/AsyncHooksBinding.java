package dev.gyre.node.async;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.environment.AsyncTracking;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.PromiseListeners;
import java.util.List;
import java.util.stream.Stream;

/** internalBinding('async_hooks'): the ids of asynchronous resources and the hooks on their life cycle. */
// lib/internal/bindings.md, async_hooks
@BuiltinObject(intrinsic = "%async_hooks binding%")
public final class AsyncHooksBinding {
    private AsyncHooksBinding() {}

    private static AsyncTracking tracking(Realm realm) {
        return Environment.of(realm).asyncTracking();
    }

    // track()
    @Builtin
    static Object track(Realm realm, Object self) {
        tracking(realm).track();
        return Undefined.INSTANCE;
    }

    // setHooks(init, before, after, destroy, promiseResolve, withPromises)
    @Builtin
    static Object setHooks(Realm realm, Object self, Object[] functions) {
        tracking(realm)
                .hooks(
                        new AsyncTracking.Hooks(functions[0], functions[1], functions[2], functions[3], functions[4]),
                        TypeConversion.toBoolean(functions[5]));
        return Undefined.INSTANCE;
    }

    // setPromiseHooks(init, before, after, settled)
    @Builtin
    static Object setPromiseHooks(Realm realm, Object self, Object init, Object before, Object after, Object settled) {
        Environment environment = Environment.of(realm);
        var listeners = new PromiseListeners(
                environment.loop().scope(), functions(init), functions(before), functions(after), functions(settled));
        environment.asyncTracking().promiseListeners(listeners.isEmpty() ? null : listeners);
        return Undefined.INSTANCE;
    }

    private static List<JsObject> functions(Object array) {
        return Stream.of(((JsArray) array).toObjectArray())
                .map(JsObject.class::cast)
                .toList();
    }

    // clearHooks()
    @Builtin
    static Object clearHooks(Realm realm, Object self) {
        tracking(realm).hooks(null, false);
        return Undefined.INSTANCE;
    }

    // newAsyncId()
    @Builtin
    static int newAsyncId(Realm realm, Object self) {
        return tracking(realm).nextId();
    }

    // executionAsyncId()
    @Builtin
    static int executionAsyncId(Realm realm, Object self) {
        return tracking(realm).executionId();
    }

    // triggerAsyncId()
    @Builtin
    static int triggerAsyncId(Realm realm, Object self) {
        return tracking(realm).triggerId();
    }

    // executionAsyncResource()
    @Builtin
    static Object executionAsyncResource(Realm realm, Object self) {
        return tracking(realm).resource();
    }

    // request(type, callback)
    @Builtin
    static Object request(Realm realm, Object self, Object type, Object callback) {
        return TrackedCallback.of(realm, TypeConversion.toString(type), (JsObject) callback, true);
    }

    // source(type, callback)
    @Builtin
    static Object source(Realm realm, Object self, Object type, Object callback) {
        return TrackedCallback.of(realm, TypeConversion.toString(type), (JsObject) callback, false);
    }

    // close(source)
    @Builtin
    static Object close(Realm realm, Object self, Object source) {
        TrackedCallback.end((JsObject) source);
        return Undefined.INSTANCE;
    }

    // emitInit(id, type, triggerId, resource)
    @Builtin
    static Object emitInit(Realm realm, Object self, Object id, Object type, Object triggerId, Object resource) {
        tracking(realm)
                .init(
                        TypeConversion.toInt32(id),
                        TypeConversion.toString(type),
                        TypeConversion.toInt32(triggerId),
                        resource);
        return Undefined.INSTANCE;
    }

    // isObserved()
    @Builtin
    static boolean isObserved(Realm realm, Object self) {
        return tracking(realm).isObserved();
    }

    // enter(id, triggerId, resource)
    @Builtin
    static Object enter(Realm realm, Object self, Object id, Object triggerId, Object resource) {
        tracking(realm).enter(TypeConversion.toInt32(id), TypeConversion.toInt32(triggerId), resource);
        return Undefined.INSTANCE;
    }

    // leave(id)
    @Builtin
    static boolean leave(Realm realm, Object self, Object id) {
        return tracking(realm).leave(TypeConversion.toInt32(id));
    }

    // emitDestroy(id)
    @Builtin
    static Object emitDestroy(Realm realm, Object self, Object id) {
        tracking(realm).destroy(TypeConversion.toInt32(id));
        return Undefined.INSTANCE;
    }
}
