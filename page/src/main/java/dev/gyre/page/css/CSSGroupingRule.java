package dev.gyre.page.css;

import dev.gyre.page.css.syntax.Rule;
import dev.gyre.page.css.syntax.RuleParser;
import dev.gyre.page.css.syntax.TokenRange;
import java.util.List;

/** A rule that contains rules. */
public abstract class CSSGroupingRule extends CSSRule {
    private final CSSRuleList rules;

    protected CSSGroupingRule(String interfaceName, RuleContext context) {
        super(interfaceName, context);
        this.rules = new CSSRuleList(context.sheet().realm());
    }

    /** The rules in it. */
    public final CSSRuleList cssRules() {
        return rules;
    }

    final RuleContext inner() {
        return new RuleContext(parentStyleSheet(), this);
    }

    /** Reads what is within the block. */
    void readBlock(TokenRange block) {
        RuleContext context = inner();
        if (context.isTooDeep()) {
            return;
        }
        if (context.isNested()) {
            NestedContents.read(block, context, rules, null);
            return;
        }
        List<Rule> parsed = RuleParser.rules(block);
        for (Rule rule : parsed) {
            CSSRule made = RuleFactory.make(rule, context);
            if (made != null) {
                rules.add(made);
            }
        }
    }

    // https://drafts.csswg.org/cssom/#dom-cssgroupingrule-insertrule
    /** Parses a rule and inserts it. */
    public final long insertRule(String text, long index) {
        long result = RuleInsertion.insert(rules, text, index, inner());
        changed();
        return result;
    }

    /** Removes the rule at an index. */
    public final void deleteRule(long index) {
        rules.remove(index);
        changed();
    }

    /** The text between the at sign and the block. */
    abstract String prelude();

    @Override
    public String cssText() {
        StringBuilder out = new StringBuilder("@").append(prelude()).append(" {\n");
        appendRules(out, rules.rules());
        return out.append('}').toString();
    }

    static void appendRules(StringBuilder out, List<CSSRule> rules) {
        for (CSSRule rule : rules) {
            String text = rule.cssText();
            if (!text.isEmpty()) {
                out.append("  ").append(text).append('\n');
            }
        }
    }
}
