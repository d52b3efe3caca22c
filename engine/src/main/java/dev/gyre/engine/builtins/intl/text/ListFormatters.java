package dev.gyre.engine.builtins.intl.text;

import com.ibm.icu.text.ListFormatter;
import com.ibm.icu.util.ULocale;
import dev.gyre.engine.builtins.intl.context.IntlContext;
import dev.gyre.engine.runtime.realm.Realm;

/** ICU's formatters of lists. */
public final class ListFormatters {
    private record Key(String dataLocale, String type, String style) {}

    private ListFormatters() {}

    /** The formatter for a type (conjunction, disjunction, unit) and a style (long, short, narrow). */
    public static ListFormatter of(Realm realm, String dataLocale, String type, String style) {
        return IntlContext.of(realm).cached(new Key(dataLocale, type, style), ListFormatters::make);
    }

    private static ListFormatter make(Key key) {
        ListFormatter.Type type = switch (key.type) {
            case "disjunction" -> ListFormatter.Type.OR;
            case "unit" -> ListFormatter.Type.UNITS;
            default -> ListFormatter.Type.AND;
        };
        ListFormatter.Width width = switch (key.style) {
            case "short" -> ListFormatter.Width.SHORT;
            case "narrow" -> ListFormatter.Width.NARROW;
            default -> ListFormatter.Width.WIDE;
        };
        return ListFormatter.getInstance(ULocale.forLanguageTag(key.dataLocale), type, width);
    }
}
