package dev.gyre.engine.promise;

import dev.gyre.engine.runtime.error.ErrorObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.error.StackCapture;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyErrors;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Undefined;
import java.util.ArrayList;

// DisposeCapability Records, https://tc39.es/proposal-explicit-resource-management/#sec-disposecapability-records
/** The resources that a scope or a DisposableStack has to dispose of, and the error of the disposal. */
public final class DisposeCapability {
    /**
     * A resource. If the method is null nothing is called and only awaited. {@code syncMethod}: an async resource has
     * only a sync method.
     */
    private record Resource(Object value, boolean async, JsObject method, boolean syncMethod) {}

    private ArrayList<Resource> resources = new ArrayList<>(4);
    private Object pendingError;
    private boolean needsAwait;
    private boolean hasAwaited;

    // AddDisposableResource ( disposeCapability, V, hint [ , method ] ),
    // https://tc39.es/proposal-explicit-resource-management/#sec-adddisposableresource
    public void add(Realm realm, Object value, boolean async) {
        if (Comparison.isNullish(value)) {
            if (async) resources.add(new Resource(Undefined.INSTANCE, true, null, false));
            return;
        }
        if (!(value instanceof JsObject)) throw Errors.typeError("An object is expected with `using` declarations");
        JsObject method = async ? method(realm, value, JsSymbol.ASYNC_DISPOSE) : null;
        boolean syncMethod = async && method == null;
        if (method == null) method = method(realm, value, JsSymbol.DISPOSE);
        if (method == null) throw notAFunction(async ? JsSymbol.ASYNC_DISPOSE : JsSymbol.DISPOSE);
        resources.add(new Resource(value, async, method, syncMethod));
    }

    /** Adds a resource that is disposed of by calling a function, for adopt and defer. */
    public void add(Object value, JsObject method, boolean async) {
        resources.add(new Resource(value, async, method, false));
    }

    private static JsObject method(Realm realm, Object value, JsSymbol symbol) {
        Object method = ObjectOperations.getV(realm, value, symbol);
        if (Comparison.isNullish(method)) return null;
        if (method instanceof JsObject function && function.isCallable()) return function;
        throw notAFunction(symbol);
    }

    private static JsException notAFunction(JsSymbol symbol) {
        return Errors.typeError(PropertyErrors.keyDisplay(symbol) + " is not a function");
    }

    /** Moves all resources to another capability. */
    public DisposeCapability move() {
        var moved = new DisposeCapability();
        moved.resources = resources;
        resources = new ArrayList<>(4);
        return moved;
    }

    // DisposeResources ( disposeCapability, completion ),
    // https://tc39.es/proposal-explicit-resource-management/#sec-disposeresources
    /**
     * Disposes of resources until a result has to be awaited, and returns that; null if nothing is left. Errors are
     * kept.
     */
    public Object disposeNext(Realm realm) {
        while (!resources.isEmpty()) {
            Resource resource = resources.getLast();
            if (!resource.async && needsAwait && !hasAwaited) {
                needsAwait = false;
                return Undefined.INSTANCE;
            }
            resources.removeLast();
            if (resource.method == null) {
                needsAwait = true;
                continue;
            }
            try {
                Object result =
                        resource.syncMethod ? callSyncMethod(realm, resource) : resource.method.call0(resource.value);
                if (resource.async) {
                    hasAwaited = true;
                    return result;
                }
            } catch (JsException exception) {
                fold(realm, exception.value(realm));
            }
        }
        if (needsAwait && !hasAwaited) {
            needsAwait = false;
            return Undefined.INSTANCE;
        }
        return null;
    }

    // GetDisposeMethod ( V, hint ), https://tc39.es/proposal-explicit-resource-management/#sec-getdisposemethod
    /** Calls a sync method of an async resource: its result is not awaited, and an exception becomes a rejection. */
    private static Object callSyncMethod(Realm realm, Resource resource) {
        try {
            resource.method.call0(resource.value);
            return PromiseObject.resolved(realm, Undefined.INSTANCE);
        } catch (JsException exception) {
            return PromiseObject.rejected(realm, exception.value(realm));
        }
    }

    /** Records an error; it suppresses one that is pending. */
    public void fold(Realm realm, Object error) {
        pendingError = pendingError == null ? error : suppressedError(realm, error, pendingError);
    }

    private static ErrorObject suppressedError(Realm realm, Object error, Object suppressed) {
        var result = new ErrorObject(realm.intrinsic(Intrinsic.SUPPRESSED_ERROR_PROTOTYPE));
        StackCapture.install(realm, result, null);
        result.defineBuiltin("message", "An error was suppressed during disposal.", Attributes.METHOD);
        result.defineBuiltin("error", error, Attributes.METHOD);
        result.defineBuiltin("suppressed", suppressed, Attributes.METHOD);
        return result;
    }

    /** The error of the disposal, or null. */
    public Object pendingError() {
        return pendingError;
    }
}
