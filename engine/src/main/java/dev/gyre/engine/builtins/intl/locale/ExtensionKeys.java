package dev.gyre.engine.builtins.intl.locale;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;

/** The Unicode extension keys that a service knows, with their values from its options. */
// [[RelevantExtensionKeys]], https://tc39.es/ecma402/#sec-internal-slots
public final class ExtensionKeys {
    /** A service that knows none. */
    public static final ExtensionKeys NONE = new ExtensionKeys();

    /**
     * A key.
     *
     * @param option the value from the options, or null
     * @param overridden whether the options exclude a value from the tag although they give none
     * @param test whether a data locale supports a value
     */
    record Key(String name, String option, boolean overridden, BiPredicate<String, String> test) {
        boolean accepts(String dataLocale, String value) {
            return test.test(dataLocale, value);
        }
    }

    private final List<Key> list = new ArrayList<>();

    /** Adds a key with its value from the options, or null. */
    public ExtensionKeys with(String key, String optionOrNull, BiPredicate<String, String> test) {
        list.add(new Key(key, optionOrNull, false, test));
        return this;
    }

    /** Adds a key whose value from the tag does not count. */
    public ExtensionKeys overridden(String key) {
        list.add(new Key(key, null, true, (locale, value) -> false));
        return this;
    }

    List<Key> list() {
        return list;
    }
}
