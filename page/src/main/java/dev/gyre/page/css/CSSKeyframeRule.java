package dev.gyre.page.css;

import dev.gyre.page.css.syntax.CssText;
import dev.gyre.page.css.syntax.Token;
import dev.gyre.page.css.syntax.TokenList;
import dev.gyre.page.css.syntax.TokenRange;
import dev.gyre.page.css.syntax.TokenStream;
import dev.gyre.page.css.syntax.TokenType;
import dev.gyre.page.idl.DomError;
import java.util.StringJoiner;

/** A keyframe of {@code @keyframes}. */
public final class CSSKeyframeRule extends CSSRule {
    private final DeclarationBlock block = new DeclarationBlock(DeclarationScope.KEYFRAME);
    private String keys;
    private CSSStyleDeclaration style;

    CSSKeyframeRule(String keys, TokenRange contents, RuleContext context) {
        super("CSSKeyframeRule", context);
        this.keys = keys;
        RuleFactory.readDeclarations(contents, block);
    }

    /** The keys in percent; null if they are invalid. */
    static String keys(TokenRange prelude) {
        StringJoiner out = new StringJoiner(", ");
        for (TokenRange part : prelude.splitAtCommas()) {
            TokenStream in = part.trim().stream();
            Token token = in.next();
            boolean percent = token.type() == TokenType.PERCENTAGE && token.number() >= 0 && token.number() <= 100;
            if (!percent && !token.isIdent("from") && !token.isIdent("to") || !in.atEnd()) {
                return null;
            }
            out.add(percent ? CssText.number(token.number()) + "%" : token.isIdent("from") ? "0%" : "100%");
        }
        return out.toString();
    }

    /** The keys, in percent, separated by commas. */
    public String keyText() {
        return keys;
    }

    /** Changes the keys; a SyntaxError if they are invalid. */
    public void keyText(String text) {
        String parsed = keys(TokenList.of(text).all().trim());
        if (parsed == null) {
            throw DomError.syntax("The key '" + text + "' is invalid and cannot be parsed.");
        }
        keys = parsed;
        changed();
    }

    /** Its declarations. */
    public CSSStyleDeclaration style() {
        if (style == null) {
            style = CSSStyleDeclaration.ofRule(this, block);
        }
        return style;
    }

    @Override
    public int type() {
        return KEYFRAME_RULE;
    }

    @Override
    public String cssText() {
        String text = block.text();
        return keys + " { " + text + (text.isEmpty() ? "}" : " }");
    }
}
