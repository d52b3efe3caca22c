package dev.gyre.page.css.cascade;

import dev.gyre.page.dom.Element;
import java.util.ArrayList;
import java.util.List;

/** The names of shadow parts, <a href="https://drafts.csswg.org/css-shadow-parts/">CSS Shadow Parts</a>. */
final class PartNames {
    private PartNames() {}

    /** Those of the attribute part. */
    static List<String> own(Element element) {
        String value = element.attribute("part");
        List<String> names = new ArrayList<>();
        for (String name : value.split("[ \t\n\r\f]+")) {
            if (!name.isEmpty()) {
                names.add(name);
            }
        }
        return names;
    }

    /** What the names are outside of the host, by its attribute exportparts. */
    static List<String> exported(List<String> names, Element host) {
        String value = host.attribute("exportparts");
        List<String> outside = new ArrayList<>();
        if (value == null) {
            return outside;
        }
        for (String entry : value.split(",")) {
            String[] pair = entry.trim().split("\\s*:\\s*");
            if (names.contains(pair[0])) {
                outside.add(pair.length > 1 ? pair[1] : pair[0]);
            }
        }
        return outside;
    }
}
