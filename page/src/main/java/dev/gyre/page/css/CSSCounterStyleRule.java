package dev.gyre.page.css;

import dev.gyre.page.css.syntax.CssText;
import dev.gyre.page.css.syntax.Token;
import dev.gyre.page.css.syntax.TokenList;
import dev.gyre.page.css.syntax.TokenRange;
import dev.gyre.page.css.syntax.TokenStream;
import dev.gyre.page.css.syntax.TokenType;
import java.util.Set;

/** {@code @counter-style}, <a href="https://drafts.csswg.org/css-counter-styles/#the-csscounterstylerule-interface">CSS Counter Styles</a>. */
public final class CSSCounterStyleRule extends CSSRule {
    private static final Set<String> RESERVED = Set.of(
            "none",
            "decimal",
            "disc",
            "square",
            "circle",
            "disclosure-open",
            "disclosure-closed",
            "initial",
            "inherit",
            "unset",
            "revert",
            "revert-layer",
            "default");

    private final DeclarationBlock block = new DeclarationBlock(DeclarationScope.COUNTER_STYLE);
    private String name;

    CSSCounterStyleRule(String name, TokenRange contents, RuleContext context) {
        super("CSSCounterStyleRule", context);
        this.name = name;
        RuleFactory.readDeclarations(contents, block);
    }

    /** The name that a prelude is; null if it is none. */
    static String name(TokenRange prelude) {
        TokenStream in = prelude.stream();
        Token token = in.next();
        return token.type() == TokenType.IDENT && in.atEnd() && !RESERVED.contains(CssText.lowerCase(token.text()))
                ? token.text()
                : null;
    }

    /** Its name. */
    public String name() {
        return name;
    }

    /** Renames it; a text that is no name does nothing. */
    public void name(String text) {
        String parsed = name(TokenList.of(text).all().trim());
        if (parsed != null) {
            name = parsed;
            changed();
        }
    }

    public String system() {
        return block.value("system");
    }

    public void system(String text) {
        set("system", text);
    }

    public String symbols() {
        return block.value("symbols");
    }

    public void symbols(String text) {
        set("symbols", text);
    }

    public String additiveSymbols() {
        return block.value("additive-symbols");
    }

    public void additiveSymbols(String text) {
        set("additive-symbols", text);
    }

    public String negative() {
        return block.value("negative");
    }

    public void negative(String text) {
        set("negative", text);
    }

    public String prefix() {
        return block.value("prefix");
    }

    public void prefix(String text) {
        set("prefix", text);
    }

    public String suffix() {
        return block.value("suffix");
    }

    public void suffix(String text) {
        set("suffix", text);
    }

    public String range() {
        return block.value("range");
    }

    public void range(String text) {
        set("range", text);
    }

    public String pad() {
        return block.value("pad");
    }

    public void pad(String text) {
        set("pad", text);
    }

    public String speakAs() {
        return block.value("speak-as");
    }

    public void speakAs(String text) {
        set("speak-as", text);
    }

    public String fallback() {
        return block.value("fallback");
    }

    public void fallback(String text) {
        set("fallback", text);
    }

    /** Sets a descriptor; a text that is invalid does nothing. */
    private void set(String descriptor, String text) {
        if (block.set(descriptor, text, false)) {
            changed();
        }
    }

    @Override
    public int type() {
        return COUNTER_STYLE_RULE;
    }

    @Override
    public String cssText() {
        String text = block.text();
        return "@counter-style " + CssText.identifier(name) + " { " + text + (text.isEmpty() ? "}" : " }");
    }
}
