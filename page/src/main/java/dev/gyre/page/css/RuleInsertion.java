package dev.gyre.page.css;

import dev.gyre.page.css.syntax.Rule;
import dev.gyre.page.css.syntax.RuleParser;
import dev.gyre.page.css.syntax.TokenList;
import dev.gyre.page.idl.DomError;
import java.util.List;

/** Inserts rules that programs give as text, <a href="https://drafts.csswg.org/cssom/#insert-a-css-rule">CSSOM</a>. */
final class RuleInsertion {
    private RuleInsertion() {}

    /** @return the index */
    static long insert(CSSRuleList rules, String text, long index, RuleContext context) {
        rules.checkIndex(index, (int) rules.length());
        CSSRule made = parse(text, context);
        if (made == null) {
            throw DomError.syntax("Failed to parse the rule '" + text + "'.");
        }
        checkOrder(rules.rules(), made, (int) index);
        rules.add((int) index, made);
        return index;
    }

    private static CSSRule parse(String text, RuleContext context) {
        Rule rule = RuleParser.single(TokenList.of(text).all());
        CSSRule made = rule == null ? null : RuleFactory.make(rule, context);
        if (made == null && context.isNested()) {
            CSSNestedDeclarations nested = new CSSNestedDeclarations(context);
            RuleFactory.readDeclarations(TokenList.of(text).all(), nested.block());
            made = nested.block().isEmpty() ? null : nested;
        }
        return made;
    }

    private static int rank(CSSRule rule) {
        return rule instanceof CSSLayerStatementRule
                ? 0
                : rule instanceof CSSImportRule ? 1 : rule instanceof CSSNamespaceRule ? 2 : 3;
    }

    /** Imports come before namespaces, and these before all others; statements of layers may stand anywhere before or after. */
    private static void checkOrder(List<CSSRule> rules, CSSRule made, int index) {
        int rank = rank(made);
        for (int i = 0; i < rules.size() && rank > 0; i++) {
            int other = rank(rules.get(i));
            if (other > 0 && (i < index ? other > rank : other < rank)) {
                throw hierarchy();
            }
        }
        if (made instanceof CSSNamespaceRule && rules.stream().anyMatch(one -> rank(one) == 3)) {
            throw DomError.invalidState("Failed to insert the rule.");
        }
    }

    private static DomError hierarchy() {
        return DomError.hierarchyRequest("Failed to insert the rule.");
    }
}
