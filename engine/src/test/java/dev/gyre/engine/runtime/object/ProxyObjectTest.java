package dev.gyre.engine.runtime.object;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.exotic.ProxyObject;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The invariants of proxies. */
class ProxyObjectTest {
    private final Realm realm = TestRealm.create();
    private final JsObject target = JsObject.create(realm);
    private final JsObject handler = JsObject.create(realm);
    private final ProxyObject proxy = ProxyObject.create(realm, target, handler);

    private void trap(String name, Object result) {
        handler.put(name, new NativeClosure(realm, name, 0, (r, callee, self, args, newTarget) -> result));
    }

    private void refuses(Runnable action) {
        var error = assertThrows(JsException.class, action::run);
        assertTrue(error.getMessage().startsWith("TypeError: '"), error.getMessage());
    }

    @Test
    void withoutTrapsEverythingReachesTheTarget() {
        proxy.put("x", 1);
        proxy.put(0, 2);
        assertEquals(1, target.get("x"));
        assertEquals(2, proxy.get(0));
        assertEquals(List.of(0, "x"), proxy.ownPropertyKeys());
        assertTrue(proxy.delete("x"));
        assertFalse(target.hasProperty("x"));
        assertFalse(proxy.isCallable());
    }

    @Test
    void getMustNotLieAboutFixedValues() {
        target.defineOwnProperty("x", PropertyDescriptor.data(1, false, false, false));
        target.defineOwnProperty(
                "y", PropertyDescriptor.accessor(Undefined.INSTANCE, Undefined.INSTANCE, false, false));
        trap("get", 2);
        assertEquals(2, proxy.get("z"));
        refuses(() -> proxy.get("x"));
        refuses(() -> proxy.get("y"));
        trap("set", true);
        refuses(() -> proxy.set("x", 2, proxy));
        refuses(() -> proxy.set("y", 2, proxy));
        assertTrue(proxy.set("x", 1, proxy));
    }

    @Test
    void hasAndDeleteMustNotHideWhatStays() {
        target.defineOwnProperty("x", PropertyDescriptor.data(1, false, false, false));
        target.put("y", 1);
        trap("has", false);
        trap("deleteProperty", true);
        refuses(() -> proxy.hasProperty("x"));
        refuses(() -> proxy.delete("x"));
        assertFalse(proxy.hasProperty("y"));
        target.preventExtensions();
        refuses(() -> proxy.hasProperty("y"));
        refuses(() -> proxy.delete("y"));
    }

    @Test
    void ownKeysMustBeCompleteAndDistinct() {
        target.defineOwnProperty("x", PropertyDescriptor.data(1, false, false, false));
        trap("ownKeys", JsArray.of(realm, "y", "y"));
        refuses(proxy::ownPropertyKeys);
        trap("ownKeys", JsArray.of(realm, "y"));
        refuses(proxy::ownPropertyKeys);
        trap("ownKeys", JsArray.of(realm, "x", "y"));
        assertEquals(List.of("x", "y"), proxy.ownPropertyKeys());
        target.preventExtensions();
        refuses(proxy::ownPropertyKeys);
        trap("ownKeys", JsArray.of(realm, 1));
        assertThrows(JsException.class, proxy::ownPropertyKeys);
    }

    @Test
    void descriptorsMustFitTheTarget() {
        JsObject desc = JsObject.create(realm);
        desc.put("value", 1);
        desc.put("configurable", false);
        trap("getOwnPropertyDescriptor", desc);
        refuses(() -> proxy.getOwnProperty("x"));
        trap("getOwnPropertyDescriptor", Undefined.INSTANCE);
        target.defineOwnProperty("x", PropertyDescriptor.data(1, false, false, false));
        refuses(() -> proxy.getOwnProperty("x"));
        trap("getOwnPropertyDescriptor", 1);
        refuses(() -> proxy.getOwnProperty("x"));
        trap("defineProperty", true);
        refuses(() -> proxy.defineOwnProperty("new", PropertyDescriptor.data(1, false, false, false)));
        refuses(() -> proxy.defineOwnProperty("x", PropertyDescriptor.data(2, false, false, false)));
    }

    @Test
    void extensibilityAndPrototypeMustBeTrue() {
        trap("isExtensible", false);
        refuses(proxy::isExtensible);
        trap("preventExtensions", true);
        refuses(proxy::preventExtensions);
        trap("getPrototypeOf", Null.INSTANCE);
        assertEquals(null, proxy.getPrototypeOf());
        target.preventExtensions();
        refuses(proxy::getPrototypeOf);
        trap("setPrototypeOf", true);
        refuses(() -> proxy.setPrototypeOf(null));
    }

    @Test
    void aRevokedProxyRefusesAll() {
        ProxyObject array = ProxyObject.create(realm, JsArray.create(realm, 0), handler);
        assertTrue(Comparison.isArray(array));
        array.revoke();
        var error = assertThrows(JsException.class, () -> array.get("x"));
        assertEquals("TypeError: Cannot perform 'get' on a proxy that has been revoked", error.getMessage());
        assertThrows(JsException.class, () -> Comparison.isArray(array));
    }

    @Test
    void callsGoThroughApplyAndConstruct() {
        var function = new NativeClosure(realm, "f", 0, (r, callee, self, args, newTarget) -> args.length, false);
        ProxyObject callable = ProxyObject.create(realm, function, handler);
        assertTrue(callable.isCallable());
        assertFalse(callable.isConstructor());
        assertEquals(2, callable.call2(Undefined.INSTANCE, 1, 2));
        trap("apply", "trapped");
        assertEquals("trapped", callable.call0(Undefined.INSTANCE));
    }

    @Test
    void aProxyInThePrototypeChainIsAsked() {
        trap("get", "from proxy");
        JsObject object = JsObject.create(realm, proxy);
        assertEquals("from proxy", object.get("anything"));
        assertEquals("from proxy", object.get(3));
        object.put("own", 1);
        assertEquals(1, object.get("own"));
    }
}
