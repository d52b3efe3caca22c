package dev.gyre.page.css.syntax;

/** What the contents of a sheet or block consist of. */
public sealed interface Rule {
    /**
     * An at-rule.
     *
     * @param name in lower case, without the at sign
     * @param prelude the values before the block or semicolon
     * @param block what is within the block; null if it ended with a semicolon
     */
    record At(String name, TokenRange prelude, TokenRange block) implements Rule {}

    /**
     * A qualified rule.
     *
     * @param prelude the values before the block
     * @param block what is within the block
     */
    record Qualified(TokenRange prelude, TokenRange block) implements Rule {}

    /**
     * A declaration.
     *
     * @param name as written
     * @param value trimmed, without {@code !important}
     * @param important whether it has that
     */
    record Declaration(String name, TokenRange value, boolean important) implements Rule {
        /** Whether it declares a custom property. */
        public boolean isCustom() {
            return name.startsWith("--");
        }
    }
}
