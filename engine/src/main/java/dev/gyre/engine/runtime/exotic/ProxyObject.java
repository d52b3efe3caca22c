package dev.gyre.engine.runtime.exotic;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyDescriptor;
import dev.gyre.engine.runtime.object.PropertyErrors;
import dev.gyre.engine.runtime.object.PropertyKey;
import dev.gyre.engine.runtime.object.PropertyValidation;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.object.ShapeKind;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/** A Proxy exotic object. */
public final class ProxyObject extends ExoticObject {
    /** V8's JSProxy::kMaxIterationLimit, the number of proxies that it follows in a prototype chain. */
    private static final int MAXIMUM_IN_CHAIN = 100 * 1024;

    /** Operations whose rejection gets its own message; see {@link #passedTo}. */
    public static final int SET = 1, DEFINE = 2, DELETE = 4, PREVENT_EXTENSIONS = 8, SET_PROTOTYPE = 16;

    private final Realm realm;
    private final boolean callable;
    private final boolean constructor;
    /** Null once revoked. */
    private JsObject target;

    private JsObject handler;
    /** A bit for each of these operations that found no trap the last time it ran. */
    private int untrapped;

    private ProxyObject(Realm realm, JsObject target, JsObject handler) {
        super(Shape.unique(null, ShapeKind.EXOTIC, 0));
        this.realm = realm;
        this.target = target;
        this.handler = handler;
        this.callable = target.isCallable();
        this.constructor = target.isConstructor();
    }

    // ProxyCreate ( target, handler ), https://tc39.es/ecma262/#sec-proxycreate
    public static ProxyObject create(Realm realm, JsObject target, JsObject handler) {
        return new ProxyObject(realm, target, handler);
    }

    /** Null when revoked. */
    public JsObject target() {
        return target;
    }

    /** Null when revoked. */
    public JsObject handler() {
        return handler;
    }

    public void revoke() {
        target = null;
        handler = null;
    }

    /** The target for IsArray, which throws for a revoked proxy. */
    public JsObject targetForIsArray() {
        if (handler == null) {
            throw revoked("IsArray");
        }
        return target;
    }

    /** The target for GetFunctionRealm, which throws for a revoked proxy. */
    public JsObject targetForRealm() {
        if (handler == null) {
            throw revoked("getFunctionRealm");
        }
        return target;
    }

    private static JsException revoked(String trap) {
        return Errors.typeError("Cannot perform '" + trap + "' on a proxy that has been revoked");
    }

    // ValidateNonRevokedProxy ( proxy ), https://tc39.es/ecma262/#sec-validatenonrevokedproxy
    /** The trap, or null if the handler has none. */
    private JsObject trap(String name) {
        if (handler == null) {
            throw revoked(name);
        }
        Object trap = handler.get(name);
        if (Comparison.isNullish(trap)) {
            return null;
        }
        if (trap instanceof JsObject function && function.isCallable()) {
            return function;
        }
        throw PropertyErrors.notAFunction(trap, name, handler);
    }

    private JsObject noted(int operation, JsObject trap) {
        untrapped = trap == null ? untrapped | operation : untrapped & ~operation;
        return trap;
    }

    /** The target to which the last operation of this kind was forwarded; null if a trap handled it. */
    public JsObject passedTo(int operation) {
        return (untrapped & operation) == 0 ? null : target;
    }

    private Realm currentRealm() {
        return realm.agent().currentRealm(realm);
    }

    private static JsException violation(String text) {
        return Errors.typeError(text);
    }

    private static String display(Object key) {
        return PropertyErrors.keyDisplay(key);
    }

    @Override
    public boolean isOpaque() {
        return true;
    }

    @Override
    public boolean computesPrototype() {
        return true;
    }

    // [[GetPrototypeOf]] ( ),
    // https://tc39.es/ecma262/#sec-proxy-object-internal-methods-and-internal-slots-getprototypeof
    @Override
    public JsObject getPrototypeOf() {
        JsObject trap = trap("getPrototypeOf");
        JsObject target = this.target;
        if (trap == null) {
            return target.getPrototypeOf();
        }
        Object result = trap.call1(handler, target);
        if (!(result instanceof JsObject) && result != Null.INSTANCE) {
            throw violation("'getPrototypeOf' on proxy: trap returned neither object nor null");
        }
        JsObject prototype = result instanceof JsObject object ? object : null;
        if (!target.isExtensible() && target.getPrototypeOf() != prototype) {
            throw violation(
                    "'getPrototypeOf' on proxy: proxy target is non-extensible but the trap did not return its actual prototype");
        }
        return prototype;
    }

    // [[SetPrototypeOf]] ( V ),
    // https://tc39.es/ecma262/#sec-proxy-object-internal-methods-and-internal-slots-setprototypeof-v
    @Override
    public boolean setPrototypeOf(JsObject prototypeOrNull) {
        JsObject trap = noted(SET_PROTOTYPE, trap("setPrototypeOf"));
        JsObject target = this.target;
        if (trap == null) {
            return target.setPrototypeOf(prototypeOrNull);
        }
        Object value = prototypeOrNull == null ? Null.INSTANCE : prototypeOrNull;
        if (!TypeConversion.toBoolean(trap.call2(handler, target, value))) {
            return false;
        }
        if (!target.isExtensible() && target.getPrototypeOf() != prototypeOrNull) {
            throw violation(
                    "'setPrototypeOf' on proxy: trap returned truish for setting a new prototype on the non-extensible proxy target");
        }
        return true;
    }

    // [[IsExtensible]] ( ), https://tc39.es/ecma262/#sec-proxy-object-internal-methods-and-internal-slots-isextensible
    @Override
    public boolean isExtensible() {
        JsObject trap = trap("isExtensible");
        JsObject target = this.target;
        if (trap == null) {
            return target.isExtensible();
        }
        boolean result = TypeConversion.toBoolean(trap.call1(handler, target));
        if (result != target.isExtensible()) {
            throw violation(
                    "'isExtensible' on proxy: trap result does not reflect extensibility of proxy target (which is '"
                            + !result + "')");
        }
        return result;
    }

    // [[PreventExtensions]] ( ),
    // https://tc39.es/ecma262/#sec-proxy-object-internal-methods-and-internal-slots-preventextensions
    @Override
    public boolean preventExtensions() {
        JsObject trap = noted(PREVENT_EXTENSIONS, trap("preventExtensions"));
        JsObject target = this.target;
        if (trap == null) {
            return target.preventExtensions();
        }
        boolean result = TypeConversion.toBoolean(trap.call1(handler, target));
        if (result && target.isExtensible()) {
            throw violation("'preventExtensions' on proxy: trap returned truish but the proxy target is extensible");
        }
        return result;
    }

    // [[GetOwnProperty]] ( P ),
    // https://tc39.es/ecma262/#sec-proxy-object-internal-methods-and-internal-slots-getownproperty-p
    @Override
    public PropertyDescriptor getOwnProperty(Object key) {
        JsObject trap = trap("getOwnPropertyDescriptor");
        JsObject target = this.target;
        if (trap == null) {
            return target.getOwnProperty(key);
        }
        Object result = trap.call2(handler, target, PropertyKey.toValue(key));
        if (!(result instanceof JsObject) && result != Undefined.INSTANCE) {
            throw violation(
                    "'getOwnPropertyDescriptor' on proxy: trap returned neither object nor undefined for property '"
                            + display(key) + "'");
        }
        PropertyDescriptor targetDesc = target.getOwnProperty(key);
        if (result == Undefined.INSTANCE) {
            return absentDescriptor(key, target, targetDesc);
        }
        boolean extensible = target.isExtensible();
        PropertyDescriptor desc = PropertyDescriptor.toPropertyDescriptor(result);
        desc.complete();
        if (!PropertyValidation.isCompatible(extensible, desc, targetDesc)) {
            throw violation("'getOwnPropertyDescriptor' on proxy: trap returned descriptor for property '"
                    + display(key) + "' that is incompatible with the existing property in the proxy target");
        }
        if (!desc.configurable()) {
            if (targetDesc == null || targetDesc.configurable()) {
                throw violation("'getOwnPropertyDescriptor' on proxy: trap reported non-configurability for property '"
                        + display(key) + "' which is either non-existent or configurable in the proxy target");
            }
            if (desc.hasWritable() && !desc.writable() && targetDesc.writable()) {
                throw violation(
                        "'getOwnPropertyDescriptor' on proxy: trap reported non-configurable and non-writable for property '"
                                + display(key) + "' which is non-configurable, writable in the proxy target");
            }
        }
        return desc;
    }

    private static PropertyDescriptor absentDescriptor(Object key, JsObject target, PropertyDescriptor targetDesc) {
        if (targetDesc == null) {
            return null;
        }
        if (!targetDesc.configurable()) {
            throw violation("'getOwnPropertyDescriptor' on proxy: trap returned undefined for property '" + display(key)
                    + "' which is non-configurable in the proxy target");
        }
        if (!target.isExtensible()) {
            throw violation("'getOwnPropertyDescriptor' on proxy: trap returned undefined for property '" + display(key)
                    + "' which exists in the non-extensible proxy target");
        }
        return null;
    }

    // [[DefineOwnProperty]] ( P, Desc ),
    // https://tc39.es/ecma262/#sec-proxy-object-internal-methods-and-internal-slots-defineownproperty-p-desc
    @Override
    public boolean defineOwnProperty(Object key, PropertyDescriptor desc) {
        JsObject trap = noted(DEFINE, trap("defineProperty"));
        JsObject target = this.target;
        if (trap == null) {
            return target.defineOwnProperty(key, desc);
        }
        Object descriptor = PropertyDescriptor.fromPropertyDescriptor(currentRealm(), desc);
        if (!TypeConversion.toBoolean(trap.call3(handler, target, PropertyKey.toValue(key), descriptor))) {
            return false;
        }
        PropertyDescriptor targetDesc = target.getOwnProperty(key);
        boolean extensible = target.isExtensible();
        boolean settingNonConfigurable = desc.hasConfigurable() && !desc.configurable();
        if (targetDesc == null) {
            if (!extensible) {
                throw violation("'defineProperty' on proxy: trap returned truish for adding property '" + display(key)
                        + "'  to the non-extensible proxy target");
            }
            if (settingNonConfigurable) {
                throw nonConfigurableDefinition(key);
            }
            return true;
        }
        if (!PropertyValidation.isCompatible(extensible, desc, targetDesc)) {
            throw violation("'defineProperty' on proxy: trap returned truish for adding property '" + display(key)
                    + "'  that is incompatible with the existing property in the proxy target");
        }
        if (settingNonConfigurable && targetDesc.configurable()) {
            throw nonConfigurableDefinition(key);
        }
        if (targetDesc.isData()
                && !targetDesc.configurable()
                && targetDesc.writable()
                && desc.hasWritable()
                && !desc.writable()) {
            throw violation("'defineProperty' on proxy: trap returned truish for defining non-configurable property '"
                    + display(key) + "' which cannot be non-writable");
        }
        return true;
    }

    private static JsException nonConfigurableDefinition(Object key) {
        return violation("'defineProperty' on proxy: trap returned truish for defining non-configurable property '"
                + display(key) + "' which is either non-existent or configurable in the proxy target");
    }

    // [[HasProperty]] ( P ),
    // https://tc39.es/ecma262/#sec-proxy-object-internal-methods-and-internal-slots-hasproperty-p
    @Override
    public boolean hasProperty(Object key) {
        JsObject trap = trap("has");
        JsObject target = this.target;
        if (trap == null) {
            realm.agent().enterNative();
            try {
                return target.hasProperty(key);
            } finally {
                realm.agent().leaveNative();
            }
        }
        boolean result = TypeConversion.toBoolean(trap.call2(handler, target, PropertyKey.toValue(key)));
        if (!result) {
            PropertyDescriptor targetDesc = target.getOwnProperty(key);
            if (targetDesc != null) {
                if (!targetDesc.configurable()) {
                    throw violation("'has' on proxy: trap returned falsish for property '" + display(key)
                            + "' which exists in the proxy target as non-configurable");
                }
                if (!target.isExtensible()) {
                    throw violation("'has' on proxy: trap returned falsish for property '" + display(key)
                            + "' but the proxy target is not extensible");
                }
            }
        }
        return result;
    }

    // [[Get]] ( P, Receiver ),
    // https://tc39.es/ecma262/#sec-proxy-object-internal-methods-and-internal-slots-get-p-receiver
    @Override
    public Object get(Object key, Object receiver) {
        JsObject trap = trap("get");
        JsObject target = this.target;
        if (trap == null) {
            realm.agent().enterNative();
            try {
                return target.get(key, receiver);
            } finally {
                realm.agent().leaveNative();
            }
        }
        Object value = trap.call3(handler, target, PropertyKey.toValue(key), receiver);
        PropertyDescriptor targetDesc = target.getOwnProperty(key);
        if (targetDesc != null && !targetDesc.configurable()) {
            if (targetDesc.isData() && !targetDesc.writable() && !Comparison.sameValue(value, targetDesc.value)) {
                throw violation("'get' on proxy: property '" + display(key)
                        + "' is a read-only and non-configurable data property on the proxy"
                        + " target but the proxy did not return its actual value (expected '"
                        + PropertyErrors.display(targetDesc.value)
                        + "' but got '" + PropertyErrors.display(value) + "')");
            }
            if (targetDesc.isAccessor() && targetDesc.get == Undefined.INSTANCE && value != Undefined.INSTANCE) {
                throw violation("'get' on proxy: property '" + display(key)
                        + "' is a non-configurable accessor property on the proxy target and"
                        + " does not have a getter function, but the trap did not return 'undefined' (got '"
                        + PropertyErrors.display(value) + "')");
            }
        }
        return value;
    }

    // [[Set]] ( P, V, Receiver ),
    // https://tc39.es/ecma262/#sec-proxy-object-internal-methods-and-internal-slots-set-p-v-receiver
    @Override
    public boolean set(Object key, Object value, Object receiver) {
        JsObject trap = noted(SET, trap("set"));
        JsObject target = this.target;
        if (trap == null) {
            realm.agent().enterNative();
            try {
                return target.set(key, value, receiver);
            } finally {
                realm.agent().leaveNative();
            }
        }
        if (!TypeConversion.toBoolean(trap.call4(handler, target, PropertyKey.toValue(key), value, receiver))) {
            return false;
        }
        PropertyDescriptor targetDesc = target.getOwnProperty(key);
        if (targetDesc != null && !targetDesc.configurable()) {
            if (targetDesc.isData() && !targetDesc.writable() && !Comparison.sameValue(value, targetDesc.value)) {
                throw violation(
                        "'set' on proxy: trap returned truish for property '" + display(key)
                                + "' which exists in the proxy target as a non-configurable and non-writable data property with a different value");
            }
            if (targetDesc.isAccessor() && targetDesc.set == Undefined.INSTANCE) {
                throw violation(
                        "'set' on proxy: trap returned truish for property '" + display(key)
                                + "' which exists in the proxy target as a non-configurable and non-writable accessor property without a setter");
            }
        }
        return true;
    }

    // [[Delete]] ( P ), https://tc39.es/ecma262/#sec-proxy-object-internal-methods-and-internal-slots-delete-p
    @Override
    public boolean delete(Object key) {
        JsObject trap = noted(DELETE, trap("deleteProperty"));
        JsObject target = this.target;
        if (trap == null) {
            return target.delete(key);
        }
        if (!TypeConversion.toBoolean(trap.call2(handler, target, PropertyKey.toValue(key)))) {
            return false;
        }
        PropertyDescriptor targetDesc = target.getOwnProperty(key);
        if (targetDesc != null) {
            if (!targetDesc.configurable()) {
                throw violation("'deleteProperty' on proxy: trap returned truish for property '" + display(key)
                        + "' which is non-configurable in the proxy target");
            }
            if (!target.isExtensible()) {
                throw violation("'deleteProperty' on proxy: trap returned truish for property '" + display(key)
                        + "' but the proxy target is non-extensible");
            }
        }
        return true;
    }

    /** Counts the proxies of a prototype chain, which may be endless. */
    public static int countInChain(JsObject link, int before) {
        if (!(link instanceof ProxyObject)) return before;
        if (before == MAXIMUM_IN_CHAIN) throw Errors.stackOverflow();
        return before + 1;
    }

    // [[OwnPropertyKeys]] ( ),
    // https://tc39.es/ecma262/#sec-proxy-object-internal-methods-and-internal-slots-ownpropertykeys
    @Override
    public List<Object> ownPropertyKeys() {
        JsObject trap = trap("ownKeys");
        JsObject target = this.target;
        if (trap == null) {
            return target.ownPropertyKeys();
        }
        List<Object> listed = ObjectOperations.createListOfPropertyKeys(trap.call1(handler, target));
        var keys = new ArrayList<Object>(listed.size());
        var unchecked = new HashSet<Object>();
        for (Object value : listed) {
            realm.agent().poll();
            Object key = value instanceof CharSequence text ? PropertyKey.fromString(text.toString()) : value;
            if (!unchecked.add(key)) {
                throw violation("'ownKeys' on proxy: trap returned duplicate entries");
            }
            keys.add(key);
        }
        checkOwnKeys(realm.agent(), target, unchecked);
        return keys;
    }

    private static void checkOwnKeys(Agent agent, JsObject target, HashSet<Object> unchecked) {
        boolean extensible = target.isExtensible();
        var configurable = new ArrayList<Object>();
        var nonConfigurable = new ArrayList<Object>();
        for (Object key : target.ownPropertyKeys()) {
            agent.poll();
            PropertyDescriptor desc = target.getOwnProperty(key);
            (desc != null && !desc.configurable() ? nonConfigurable : configurable).add(key);
        }
        if (extensible && nonConfigurable.isEmpty()) {
            return;
        }
        for (Object key : nonConfigurable) {
            if (!unchecked.remove(key)) {
                throw violation("'ownKeys' on proxy: trap result did not include '" + display(key) + "'");
            }
        }
        if (extensible) {
            return;
        }
        for (Object key : configurable) {
            if (!unchecked.remove(key)) {
                throw violation("'ownKeys' on proxy: trap result did not include '" + display(key) + "'");
            }
        }
        if (!unchecked.isEmpty()) {
            throw violation("'ownKeys' on proxy: trap returned extra keys but proxy target is non-extensible");
        }
    }

    @Override
    public boolean isCallable() {
        return callable;
    }

    @Override
    public boolean isConstructor() {
        return constructor;
    }

    // [[Call]] ( thisArgument, argumentsList ),
    // https://tc39.es/ecma262/#sec-proxy-object-internal-methods-and-internal-slots-call-thisargument-argumentslist
    @Override
    public Object call(Object thisValue, Object[] args) {
        if (!callable) {
            return super.call(thisValue, args);
        }
        JsObject trap = trap("apply");
        JsObject target = this.target;
        if (trap == null) {
            return target.call(thisValue, args);
        }
        return trap.call3(handler, target, thisValue, JsArray.of(currentRealm(), args));
    }

    // [[Construct]] ( argumentsList, newTarget ),
    // https://tc39.es/ecma262/#sec-proxy-object-internal-methods-and-internal-slots-construct-argumentslist-newtarget
    @Override
    public JsObject construct(Object[] args, JsObject newTarget) {
        if (!constructor) {
            return super.construct(args, newTarget);
        }
        JsObject trap = trap("construct");
        JsObject target = this.target;
        if (trap == null) {
            return target.construct(args, newTarget);
        }
        Object result = trap.call3(handler, target, JsArray.of(currentRealm(), args), newTarget);
        if (result instanceof JsObject object) {
            return object;
        }
        throw violation("'construct' on proxy: trap returned non-object ('" + PropertyErrors.display(result) + "')");
    }

    @Override
    public String className() {
        return callable ? "Function" : "Object";
    }

    @Override
    public String builtinTag() {
        return callable ? "Function" : "Object";
    }
}
