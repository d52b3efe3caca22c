package dev.gyre.page.css;

import dev.gyre.page.css.syntax.Rule;
import dev.gyre.page.css.syntax.RuleParser;
import dev.gyre.page.css.syntax.TokenRange;

/** Reads the contents of a block in which declarations and rules are mixed, <a href="https://drafts.csswg.org/css-nesting/#mixing">CSS Nesting</a>. */
final class NestedContents {
    private NestedContents() {}

    /**
     * Adds the rules to {@code rules}; declarations that follow a rule are rules too.
     *
     * @param leading gets the declarations before the first rule; null if they are to be a rule as well
     */
    static void read(TokenRange block, RuleContext context, CSSRuleList rules, DeclarationBlock leading) {
        DeclarationBlock[] current = {leading};
        DeclarationBlock probe = new DeclarationBlock(DeclarationScope.STYLE);
        for (Rule item : RuleParser.block(block, probe::add)) {
            if (item instanceof Rule.Declaration declaration) {
                if (current[0] == null) {
                    CSSNestedDeclarations nested = new CSSNestedDeclarations(context);
                    rules.add(nested);
                    current[0] = nested.block();
                }
                current[0].add(declaration);
            } else {
                CSSRule rule = RuleFactory.make(item, context);
                if (rule != null) {
                    rules.add(rule);
                    current[0] = null;
                }
            }
        }
    }
}
