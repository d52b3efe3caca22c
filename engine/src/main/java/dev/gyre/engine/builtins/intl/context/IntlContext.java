package dev.gyre.engine.builtins.intl.context;

import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/** The state of a realm's Intl: recently used formatters, so that constructions with the same options are fast, and the fallback symbol. */
public final class IntlContext {
    /** How many formatters a realm keeps beside those in use. */
    private static final int KEPT = 128;

    private final Map<Object, Object> recent = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Object, Object> eldest) {
            return size() > KEPT;
        }
    };
    private JsSymbol fallbackSymbol;

    private IntlContext() {}

    public static IntlContext of(Realm realm) {
        if (realm.intlContext() instanceof IntlContext context) return context;
        IntlContext context = new IntlContext();
        realm.intlContext(context);
        return context;
    }

    /** [[FallbackSymbol]], the key under which legacy constructors store the object in their this value. */
    // https://tc39.es/ecma402/#sec-intl-object
    public JsSymbol fallbackSymbol() {
        if (fallbackSymbol == null) fallbackSymbol = new JsSymbol("IntlLegacyConstructedSymbol");
        return fallbackSymbol;
    }

    /** What a function makes of a key, kept for the next time. The function must not run JavaScript. */
    @SuppressWarnings("unchecked")
    public <K, V> V cached(K key, Function<K, V> maker) {
        Object known = key instanceof FormatterKey formatterKey ? formatterKey.values() : key;
        Object value = recent.get(known);
        if (value == null) {
            value = maker.apply(key);
            recent.put(known, value);
        }
        return (V) value;
    }
}
