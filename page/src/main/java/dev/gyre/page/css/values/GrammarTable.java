package dev.gyre.page.css.values;

import dev.gyre.page.css.syntax.TokenStream;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The compiled grammars of types. They are made from constant text and never change, so all threads share them. */
final class GrammarTable {
    private static final Map<String, Grammar> COMPILED = new ConcurrentHashMap<>();

    private static final Grammar NOTHING = new Grammar() {
        @Override
        boolean match(TokenStream in, List<CssValue.Item> out) {
            return false;
        }
    };

    private GrammarTable() {}

    /** The grammar of a type, or of a property if the name is in quotes; one that matches nothing if there is none. */
    static Grammar named(String name) {
        Grammar known = COMPILED.get(name);
        if (known == null) {
            known = compile(name);
            COMPILED.put(name, known);
        }
        return known;
    }

    private static Grammar compile(String name) {
        if (name.startsWith("'")) {
            Property property = PropertyTable.get(name.substring(1, name.length() - 1));
            if (property != null && !property.isShorthand()) {
                return property.grammar();
            }
        }
        String text = PropertyTable.type(name);
        return text == null ? NOTHING : GrammarParser.parse(text);
    }
}
