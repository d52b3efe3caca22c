package dev.gyre.page.xpath;

/** A compiled expression, https://www.w3.org/TR/1999/REC-xpath-19991116/. */
@FunctionalInterface
interface Expression {
    /** A String, Double, Boolean, or a {@link NodeSet}. */
    Object evaluate(Context context);
}
