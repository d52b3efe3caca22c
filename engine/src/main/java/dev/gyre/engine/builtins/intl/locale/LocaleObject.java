package dev.gyre.engine.builtins.intl.locale;

import dev.gyre.engine.runtime.object.JsObject;

/** An Intl.Locale: an object with [[InitializedLocale]]. */
public final class LocaleObject extends JsObject {
    private final LocaleTag tag;
    private final String text;

    LocaleObject(JsObject prototype, LocaleTag tag) {
        super(prototype);
        this.tag = tag;
        this.text = tag.toString();
    }

    /** [[Locale]] */
    public String locale() {
        return text;
    }

    LocaleTag tag() {
        return tag;
    }

    /** The value of a Unicode keyword, or null. */
    String keyword(String key) {
        return tag.keyword(key);
    }
}
