package dev.gyre.page.window;

import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.exotic.ExoticObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.object.PropertyDescriptor;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.object.ShapeKind;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.page.dom.DomRealm;
import dev.gyre.page.idl.DomError;
import dev.gyre.page.idl.Idl;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.function.Function;

/** What documents of another origin see of a window and its location, https://html.spec.whatwg.org/#cross-origin-objects. */
final class CrossOriginWindow {
    private static final List<String> READ =
            List.of("window", "self", "frames", "length", "top", "opener", "parent", "closed");
    private static final List<String> CALLED = List.of("close", "focus", "blur", "postMessage");
    /** What everything has, so that promises and conversions do not fail. */
    private static final List<Object> ALWAYS =
            List.of("then", JsSymbol.TO_STRING_TAG, JsSymbol.HAS_INSTANCE, JsSymbol.IS_CONCAT_SPREADABLE);

    private final WindowProxy proxy;
    /** The properties that each realm has got: the same functions each time. */
    private final Map<Realm, Map<String, PropertyDescriptor>> made = new WeakHashMap<>();

    CrossOriginWindow(WindowProxy proxy) {
        this.proxy = proxy;
    }

    // https://html.spec.whatwg.org/#crossoriginownpropertykeys-(-o-)
    static List<Object> keys() {
        var keys = new ArrayList<Object>(READ);
        keys.add("location");
        keys.addAll(CALLED);
        keys.addAll(ALWAYS);
        return keys;
    }

    /** The exception for a realm that may not have a property; null for one of no name. */
    static DomError blocked(DomRealm caller, Object keyOrNull) {
        String origin =
                caller != null && caller.document().defaultView() instanceof Window from ? from.origin() : "null";
        String what = keyOrNull instanceof String name
                ? "Failed to read a named property '" + name + "' from 'Window': "
                : "";
        return new DomError(
                "SecurityError",
                what + "Blocked a frame with origin \"" + origin + "\" from accessing a cross-origin frame.");
    }

    JsException denied(Realm caller, Object key) {
        return blocked(DomRealm.of(caller), key).toException(DomRealm.of(caller).interfaces());
    }

    // https://html.spec.whatwg.org/#crossorigingetownpropertyhelper-(-o,-p-)
    /** Throws a SecurityError for what is not allowed. */
    PropertyDescriptor property(Realm caller, Object key) {
        if (key instanceof String name) {
            PropertyDescriptor known = made.computeIfAbsent(caller, realm -> new HashMap<>())
                    .computeIfAbsent(name, wanted -> make(caller, wanted));
            if (known != null) return known;
            for (WindowProxy frame : proxy.window().host().frameWindows()) {
                if (!name.isEmpty() && frame.name().equals(name))
                    return PropertyDescriptor.data(frame, false, false, true);
            }
        }
        if (ALWAYS.contains(key)) return PropertyDescriptor.data(Undefined.INSTANCE, false, false, true);
        throw denied(caller, key);
    }

    private PropertyDescriptor make(Realm caller, String name) {
        if (CALLED.contains(name)) return PropertyDescriptor.data(method(caller, name), false, false, true);
        if (READ.contains(name))
            return PropertyDescriptor.accessor(getter(caller, name, this::read), Undefined.INSTANCE, false, true);
        if (!name.equals("location")) return null;
        var location = new RestrictedLocation(caller);
        return PropertyDescriptor.accessor(
                getter(caller, name, ignored -> location),
                new NativeClosure(caller, "set location", 1, (realm, callee, self, arguments, newTarget) -> {
                    go(argument(arguments), false);
                    return Undefined.INSTANCE;
                }),
                false,
                true);
    }

    private static NativeClosure getter(Realm caller, String name, Function<String, Object> read) {
        return new NativeClosure(
                caller, "get " + name, 0, (realm, callee, self, arguments, newTarget) -> read.apply(name));
    }

    private static String argument(Object[] arguments) {
        return Idl.toUsvString(arguments.length > 0 ? arguments[0] : Undefined.INSTANCE);
    }

    private void go(String url, boolean replace) {
        proxy.window().location().go(url, replace);
    }

    private Object read(String name) {
        Window window = proxy.window();
        return switch (name) {
            case "length" -> window.length();
            case "top" -> Idl.value(window.top());
            case "opener" -> window.opener();
            case "parent" -> Idl.value(window.parent());
            case "closed" -> window.closed();
            default -> proxy;
        };
    }

    private NativeClosure method(Realm caller, String name) {
        int length = name.equals("postMessage") ? 1 : 0;
        return new NativeClosure(caller, name, length, (realm, callee, self, arguments, newTarget) -> {
            Window window = proxy.window();
            try {
                switch (name) {
                    case "close" -> window.close();
                    case "postMessage" -> window.postMessage(at(arguments, 0), at(arguments, 1), at(arguments, 2));
                    default -> {
                        // Windows are not shown, so focus makes no difference.
                    }
                }
            } catch (DomError error) {
                throw error.toException(DomRealm.of(caller).interfaces());
            }
            return Undefined.INSTANCE;
        });
    }

    private static Object at(Object[] arguments, int index) {
        return index < arguments.length ? arguments[index] : Undefined.INSTANCE;
    }

    // https://html.spec.whatwg.org/#crossoriginget-(-o,-p,-receiver-)
    Object get(Realm caller, Object key, Object receiver, ExoticObject holder) {
        PropertyDescriptor found = holder.getOwnProperty(key);
        if (found.isData()) return found.value;
        if (!(found.get instanceof JsObject getter)) throw denied(caller, key);
        return getter.call0(receiver);
    }

    // https://html.spec.whatwg.org/#crossoriginset-(-o,-p,-v,-receiver-)
    boolean set(Realm caller, Object key, Object value, Object receiver, ExoticObject holder) {
        PropertyDescriptor found = holder.getOwnProperty(key);
        if (!(found.set instanceof JsObject setter)) throw denied(caller, key);
        setter.call1(receiver, value);
        return true;
    }

    /** The location of a window as a realm of another origin has it. */
    private final class RestrictedLocation extends ExoticObject {
        private final Realm caller;
        private final PropertyDescriptor href;
        private final PropertyDescriptor replace;

        RestrictedLocation(Realm caller) {
            super(Shape.unique(null, ShapeKind.EXOTIC, 0));
            this.caller = caller;
            href = PropertyDescriptor.accessor(Undefined.INSTANCE, setter("set href", false), false, true);
            replace = PropertyDescriptor.data(setter("replace", true), false, false, true);
        }

        private NativeClosure setter(String name, boolean replaces) {
            return new NativeClosure(caller, name, 1, (realm, callee, self, arguments, newTarget) -> {
                go(argument(arguments), replaces);
                return Undefined.INSTANCE;
            });
        }

        @Override
        public boolean isOpaque() {
            return true;
        }

        @Override
        public boolean setPrototypeOf(JsObject prototypeOrNull) {
            return prototypeOrNull == null;
        }

        @Override
        public boolean preventExtensions() {
            return false;
        }

        @Override
        public PropertyDescriptor getOwnProperty(Object key) {
            if ("href".equals(key)) return href;
            if ("replace".equals(key)) return replace;
            if (ALWAYS.contains(key)) return PropertyDescriptor.data(Undefined.INSTANCE, false, false, true);
            throw denied(caller, key);
        }

        @Override
        public boolean hasProperty(Object key) {
            return getOwnProperty(key) != null;
        }

        @Override
        public boolean defineOwnProperty(Object key, PropertyDescriptor desc) {
            throw denied(caller, key);
        }

        @Override
        public Object get(Object key, Object receiver) {
            return CrossOriginWindow.this.get(caller, key, receiver, this);
        }

        @Override
        public boolean set(Object key, Object value, Object receiver) {
            return CrossOriginWindow.this.set(caller, key, value, receiver, this);
        }

        @Override
        public boolean delete(Object key) {
            throw denied(caller, key);
        }

        @Override
        public List<Object> ownPropertyKeys() {
            var keys = new ArrayList<Object>(List.of("href", "replace"));
            keys.addAll(ALWAYS);
            return keys;
        }
    }
}
