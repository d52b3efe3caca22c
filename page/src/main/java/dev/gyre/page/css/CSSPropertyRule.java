package dev.gyre.page.css;

import dev.gyre.page.css.syntax.CssText;

/** {@code @property}. */
public final class CSSPropertyRule extends CSSRule {
    private final String name;
    private final DeclarationBlock block;

    CSSPropertyRule(String name, DeclarationBlock block, RuleContext context) {
        super("CSSPropertyRule", context);
        this.name = name;
        this.block = block;
    }

    /** The custom property's name. */
    public String name() {
        return name;
    }

    /** The syntax, without quotes. */
    public String syntax() {
        String text = block.value("syntax");
        return text.substring(1, text.length() - 1);
    }

    /** Whether children inherit it. */
    public boolean inherits() {
        return block.value("inherits").equals("true");
    }

    /** The initial value; null for none. */
    public String initialValue() {
        return block.find("initial-value") == null ? null : block.value("initial-value");
    }

    @Override
    public int type() {
        return 0;
    }

    @Override
    public String cssText() {
        return "@property " + CssText.identifier(name) + " { " + block.text() + " }";
    }
}
