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
    private static final Set<String> RESERVED = Set.of("none", "decimal", "disc", "square", "circle", "disclosure-open", "disclosure-closed", "initial", "inherit", "unset", "revert", "revert-layer", "default");

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
        return token.type() == TokenType.IDENT && in.atEnd() && !RESERVED.contains(CssText.lowerCase(token.text())) ? token.text() : null;
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

    /** The text of a descriptor; empty if it is not declared. */
    public String descriptor(String descriptor) {
        return block.value(descriptor);
    }

    /** Sets a descriptor; a text that is invalid does nothing. */
    public void descriptor(String descriptor, String text) {
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
