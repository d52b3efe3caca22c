package dev.gyre.page.css;

import dev.gyre.page.css.syntax.CssText;
import dev.gyre.page.css.values.Declared;
import dev.gyre.page.css.values.Property;

/**
 * One entry of a declaration block.
 *
 * @param name the longhand's or custom property's name
 * @param value what it is declared as; null for a custom property
 * @param custom the text of a custom property's value; null for others
 * @param important whether it has that
 */
public record Declaration(String name, Declared value, String custom, boolean important) {
    /** The longhand; null for a custom property. */
    public Property property() {
        return value == null ? null : value.property();
    }

    /** The value's text. */
    public String text() {
        return custom != null ? custom : value.serialize();
    }

    void appendTo(StringBuilder out, String asName, String text) {
        if (asName.startsWith("--")) {
            CssText.appendIdentifier(out, asName);
        } else {
            out.append(asName);
        }
        out.append(':');
        out.append(text.isEmpty() ? "" : " ")
                .append(text)
                .append(text.isEmpty() ? " " : "")
                .append(important ? " !important" : "")
                .append(';');
    }
}
