package dev.gyre.page.css;

import dev.gyre.page.css.values.PropertyTable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The names that properties have in JavaScript, <a href="https://drafts.csswg.org/cssom/#css-property-to-idl-attribute">CSSOM</a>. */
final class PropertyNames {
    private static final PropertyNames STYLE = new PropertyNames(allProperties());
    private static final PropertyNames FONT_FACE = new PropertyNames(descriptors("font-face"));
    private static final PropertyNames PAGE = new PropertyNames(pageNames());

    private final Map<String, String> properties = new HashMap<>();
    private final List<String> names;

    private PropertyNames(List<String> dashed) {
        List<String> order = new ArrayList<>();
        for (String name : dashed) {
            for (String spelling : spellings(name)) {
                if (properties.put(spelling, name) == null) {
                    order.add(spelling);
                }
            }
        }
        this.names = List.copyOf(order);
    }

    private static List<String> allProperties() {
        List<String> names = new ArrayList<>(PropertyTable.names());
        names.add("all");
        return names;
    }

    private static List<String> descriptors(String atRule) {
        return new ArrayList<>(PropertyTable.descriptors(atRule).keySet());
    }

    private static List<String> pageNames() {
        List<String> names = descriptors("page");
        names.addAll(List.of("margin", "margin-top", "margin-right", "margin-bottom", "margin-left"));
        return names;
    }

    private static List<String> spellings(String name) {
        if (name.indexOf('-') < 0) {
            return List.of(name);
        }
        String camel = camel(name);
        return camel.startsWith("Webkit") ? List.of(name, camel, "w" + camel.substring(1)) : List.of(name, camel);
    }

    private static String camel(String name) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (c == '-' && i + 1 < name.length()) {
                out.append(Character.toUpperCase(name.charAt(++i)));
            } else {
                out.append(c);
            }
        }
        return out.toString();
    }

    private static PropertyNames of(DeclarationScope scope) {
        return scope == DeclarationScope.FONT_FACE ? FONT_FACE : scope == DeclarationScope.PAGE ? PAGE : STYLE;
    }

    /** The property that a name of JavaScript means; null if it is none. */
    static String property(String name, DeclarationScope scope) {
        return of(scope).properties.get(name);
    }

    /** All names. */
    static List<String> all(DeclarationScope scope) {
        return of(scope).names;
    }
}
