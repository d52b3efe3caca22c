package dev.gyre.page.css.cascade;

import dev.gyre.page.css.conditions.MediaSettings;
import dev.gyre.page.css.syntax.TokenList;
import dev.gyre.page.css.values.CssValue;
import dev.gyre.page.css.values.Declared;
import dev.gyre.page.css.values.Property;
import dev.gyre.page.css.values.PropertyTable;
import dev.gyre.page.css.values.ValueParser;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.Node;
import dev.gyre.page.dom.names.AsciiCase;
import java.util.List;

/** Which colour scheme elements use, <a href="https://drafts.csswg.org/css-color-adjust/#color-scheme-prop">CSS Color Adjustment</a>. */
final class ColorSchemes {
    private static final Property PROPERTY = PropertyTable.get("color-scheme");
    private static final CssValue NORMAL = CssValue.keyword("normal");

    private ColorSchemes() {}

    // https://html.spec.whatwg.org/#meta-color-scheme
    /** The schemes that the document's first meta element with valid ones names; normal if there is none. */
    static CssValue ofPage(Document document) {
        for (Node node = document.firstChild(); node != null; node = node.nextInTree(document)) {
            if (!(node instanceof Element meta)
                    || !meta.isHtml("meta")
                    || meta.attribute("content") == null
                    || !AsciiCase.equalsIgnoreCase(String.valueOf(meta.attribute("name")), "color-scheme")) continue;
            List<Declared> parsed = ValueParser.parse(
                    PROPERTY, TokenList.of(meta.attribute("content")).all());
            Declared value = parsed == null ? null : parsed.getFirst();
            if (value != null && value.value() != null && value.wideKeyword() == null) return value.value();
        }
        return NORMAL;
    }

    /** Whether the scheme that is used is the dark one: the preferred one if it is named, otherwise the first that there is. */
    static boolean isDark(ComputedStyle style) {
        CssValue own = style.get(PROPERTY);
        CssValue named = own.equals(NORMAL) ? style.engine().pageColorSchemes() : own;
        MediaSettings settings = style.engine().mediaSettings();
        String used = "light";
        for (CssValue.Item item : named.items().reversed()) {
            if (!(item instanceof CssValue.Ident ident)) continue;
            String name = ident.name();
            if (name.equals(settings.discrete("prefers-color-scheme"))) return name.equals("dark");
            if (name.equals("light") || name.equals("dark")) used = name;
        }
        return used.equals("dark");
    }
}
