package dev.gyre.page.css.values;

import dev.gyre.page.css.syntax.CssText;
import dev.gyre.page.css.syntax.Token;
import dev.gyre.page.css.syntax.TokenRange;
import dev.gyre.page.css.syntax.TokenStream;
import dev.gyre.page.css.syntax.TokenType;
import java.util.ArrayList;
import java.util.List;

/** Parses the values of declarations. */
public final class ValueParser {
    private ValueParser() {}

    /**
     * The longhands that a declaration gives values to.
     *
     * @return null if the value is invalid for the property
     */
    public static List<Declared> parse(Property property, TokenRange range) {
        TokenRange value = range.trim();
        String wide = wideKeyword(value);
        if (wide != null) {
            return forAll(property, Declared.of(property, CssValue.keyword(wide)));
        }
        if (Substitution.occursIn(value) && !isOwnAttr(property, value)) {
            return Substitution.isValid(value)
                    ? forAll(
                            property,
                            new Declared(property, null, value.text(), property.isShorthand() ? property : null))
                    : null;
        }
        if (property.isShorthand()) {
            return Shorthands.parse(property, value);
        }
        CssValue parsed = longhand(property, value);
        return parsed == null ? null : List.of(Declared.of(property, parsed));
    }

    /** The value of a descriptor; null if it is invalid. */
    public static Declared descriptor(Property descriptor, TokenRange range) {
        CssValue value = longhand(descriptor, range.trim());
        return value == null ? null : Declared.of(descriptor, value);
    }

    private static boolean isOwnAttr(Property property, TokenRange value) {
        return property.name().equals("content") && longhand(property, value) != null;
    }

    private static List<Declared> forAll(Property property, Declared value) {
        List<Declared> all = new ArrayList<>();
        for (Property longhand : property.longhands()) {
            all.add(new Declared(longhand, value.value(), value.text(), value.shorthand()));
        }
        return all;
    }

    /** The keyword in lower case if the value is one that applies to every property; null otherwise. */
    public static String wideKeyword(TokenRange range) {
        TokenStream in = range.trim().stream();
        Token token = in.next();
        if (token.type() != TokenType.IDENT || !in.atEnd()) {
            return null;
        }
        String lower = CssText.lowerCase(token.text());
        return BasicType.isWideKeyword(lower) ? lower : null;
    }

    /** The value of a longhand without keywords for all properties and without substitutions; null if it is invalid. */
    static CssValue longhand(Property property, TokenRange range) {
        CssValue value = property.grammar().parse(range);
        return value == null ? null : Canonical.value(property.name(), value);
    }
}
