package dev.gyre.engine.builtins.reflection;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.exotic.ProxyObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** The Proxy constructor. */
// 28.2.1 The Proxy Constructor, https://tc39.es/ecma262/#sec-proxy-constructor
@BuiltinObject(intrinsic = "%Proxy%")
public final class ProxyConstructor {
    private ProxyConstructor() {}

    // Proxy ( target, handler ), https://tc39.es/ecma262/#sec-proxy-target-handler
    @Builtin(constructor = true)
    static Object construct(Realm realm, Object self, JsObject newTarget, Object target, Object handler) {
        Receiver.requireNew(newTarget, "Proxy");
        return proxyCreate(realm, target, handler);
    }

    // Proxy.revocable ( target, handler ), https://tc39.es/ecma262/#sec-proxy.revocable
    @Builtin
    static Object revocable(Realm realm, Object self, Object target, Object handler) {
        ProxyObject proxy = proxyCreate(realm, target, handler);
        JsObject result = JsObject.create(realm);
        result.createDataPropertyOrThrow("proxy", proxy);
        result.createDataPropertyOrThrow(
                "revoke", new NativeClosure(realm, "", 0, (current, callee, receiver, arguments, target2) -> {
                    proxy.revoke();
                    return Undefined.INSTANCE;
                }));
        return result;
    }

    // ProxyCreate ( target, handler ), https://tc39.es/ecma262/#sec-proxycreate
    private static ProxyObject proxyCreate(Realm realm, Object target, Object handler) {
        if (target instanceof JsObject object && handler instanceof JsObject traps)
            return ProxyObject.create(realm, object, traps);
        throw Errors.typeError("Cannot create proxy with a non-object as target or handler");
    }
}
