package dev.gyre.page.css.values;

/**
 * The value that a declaration gives a longhand.
 *
 * @param property the longhand
 * @param value a value, or a keyword such as inherit; null if {@code text} has functions to substitute
 * @param text the text with such functions; null otherwise
 * @param shorthand the shorthand that {@code text} is the value of; null if it is the longhand's own
 */
public record Declared(Property property, CssValue value, String text, Property shorthand) {
    static Declared of(Property property, CssValue value) {
        return new Declared(property, value, null, null);
    }

    /** The keyword that applies to every property (inherit and the like) if that is the value; null otherwise. */
    public String wideKeyword() {
        String keyword = value == null ? null : value.keyword();
        return keyword != null && BasicType.isWideKeyword(keyword) ? keyword : null;
    }

    /** The value's text in the form of CSSOM; empty if it is part of a shorthand with substitutions. */
    public String serialize() {
        return text == null ? value.toString() : shorthand == null ? text : "";
    }
}
