package dev.gyre.engine.builtins.intl.text;

import com.ibm.icu.text.BreakIterator;
import com.ibm.icu.util.ULocale;
import dev.gyre.engine.builtins.intl.context.IntlContext;
import dev.gyre.engine.builtins.intl.locale.AvailableLocales;
import dev.gyre.engine.builtins.intl.locale.ExtensionKeys;
import dev.gyre.engine.builtins.intl.locale.LocaleNegotiation;
import dev.gyre.engine.builtins.intl.locale.LocaleTag;
import dev.gyre.engine.builtins.intl.locale.ResolvedLocale;
import dev.gyre.engine.builtins.intl.options.OptionReader;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import java.util.List;

/** An Intl.Segmenter: an object with [[InitializedSegmenter]]. */
final class SegmenterObject extends JsObject {
    /** What decides the boundaries. */
    private record Key(String dataLocale, String granularity) {}

    private final String locale;
    private final String granularity;
    /** Without a text; each text has a copy. */
    private final BreakIterator boundaries;

    private SegmenterObject(JsObject prototype, String locale, String granularity, BreakIterator boundaries) {
        super(prototype);
        this.locale = locale;
        this.granularity = granularity;
        this.boundaries = boundaries;
    }

    // Intl.Segmenter ( [ locales [ , options ] ] ), https://tc39.es/ecma402/#sec-intl.segmenter
    static SegmenterObject create(Realm realm, JsObject prototype, Object locales, Object options) {
        List<LocaleTag> requested = LocaleNegotiation.canonicalizeLocaleList(realm, locales);
        OptionReader reader = OptionReader.object(options, "Intl.Segmenter");
        LocaleNegotiation.readMatcher(reader);
        ResolvedLocale resolved = LocaleNegotiation.resolve(realm, AvailableLocales.ALL, requested, ExtensionKeys.NONE);
        String granularity = reader.oneOf("granularity", "grapheme", "grapheme", "word", "sentence");
        BreakIterator boundaries =
                IntlContext.of(realm).cached(new Key(resolved.dataLocale(), granularity), SegmenterObject::boundaries);
        return new SegmenterObject(prototype, resolved.locale(), granularity, boundaries);
    }

    private static BreakIterator boundaries(Key key) {
        ULocale locale = ULocale.forLanguageTag(key.dataLocale);
        return switch (key.granularity) {
            case "word" -> BreakIterator.getWordInstance(locale);
            case "sentence" -> BreakIterator.getSentenceInstance(locale);
            default -> BreakIterator.getCharacterInstance(locale);
        };
    }

    /** The boundaries in a text. */
    BreakIterator boundaries(String text) {
        BreakIterator copy = (BreakIterator) boundaries.clone();
        copy.setText(text);
        return copy;
    }

    String locale() {
        return locale;
    }

    String granularity() {
        return granularity;
    }
}
