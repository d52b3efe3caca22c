package dev.gyre.page.selectors;

import dev.gyre.page.css.syntax.CssText;
import dev.gyre.page.dom.Element;
import java.util.List;

/** {@code :lang()} with its language ranges. */
final class LangSelector implements SimpleSelector {
    private final List<String> ranges;
    private final List<Boolean> strings;

    /** @param strings for each range whether it was written as a string */
    LangSelector(List<String> ranges, List<Boolean> strings) {
        this.ranges = List.copyOf(ranges);
        this.strings = List.copyOf(strings);
    }

    @Override
    public boolean matches(Element element, MatchContext context) {
        String language = Language.of(element);
        if (language == null) {
            return false;
        }
        for (String range : ranges) {
            if (Language.matches(language, range)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void appendTo(StringBuilder out) {
        out.append(":lang(");
        for (int i = 0; i < ranges.size(); i++) {
            if (i > 0) {
                out.append(", ");
            }
            if (strings.get(i)) {
                CssText.appendString(out, ranges.get(i));
            } else {
                CssText.appendIdentifier(out, ranges.get(i));
            }
        }
        out.append(')');
    }
}
