package dev.gyre.page.csp;

// https://www.w3.org/TR/CSP3/#effective-directive-for-inline-check
/** Code that is in a document itself instead of at a URL. */
public enum InlineBehavior {
    SCRIPT("script-src-elem"),
    SCRIPT_ATTRIBUTE("script-src-attr"),
    /** A javascript: URL. */
    NAVIGATION("script-src-elem"),
    STYLE("style-src-elem"),
    STYLE_ATTRIBUTE("style-src-attr");

    private final String directive;

    InlineBehavior(String directive) {
        this.directive = directive;
    }

    /** The directive that governs it, of which others are the fallbacks. */
    public String directive() {
        return directive;
    }

    boolean isScript() {
        return directive.startsWith("script");
    }

    /** Whether nonces and hashes apply without 'unsafe-hashes': whether it is the text of an element. */
    boolean isElement() {
        return this == SCRIPT || this == STYLE;
    }
}
