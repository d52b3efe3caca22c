package dev.gyre.page.css;

import dev.gyre.page.css.syntax.CssText;

/** {@code @namespace}. */
public final class CSSNamespaceRule extends CSSRule {
    private final String prefix;
    private final String uri;

    CSSNamespaceRule(String prefix, String uri, RuleContext context) {
        super("CSSNamespaceRule", context);
        this.prefix = prefix;
        this.uri = uri;
    }

    /** The namespace. */
    public String namespaceURI() {
        return uri;
    }

    /** The prefix; empty for the default namespace. */
    public String prefix() {
        return prefix;
    }

    @Override
    public int type() {
        return NAMESPACE_RULE;
    }

    @Override
    public String cssText() {
        return "@namespace " + (prefix.isEmpty() ? "" : CssText.identifier(prefix) + " ") + CssText.url(uri) + ";";
    }
}
