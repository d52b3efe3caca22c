package dev.gyre.page.css;

import dev.gyre.page.css.syntax.CssText;
import dev.gyre.page.css.syntax.Rule;
import dev.gyre.page.css.syntax.RuleParser;
import dev.gyre.page.css.syntax.TokenList;
import dev.gyre.page.css.syntax.TokenRange;
import java.util.List;
import java.util.Set;

/** {@code @keyframes}. */
public final class CSSKeyframesRule extends CSSRule {
    private static final Set<String> QUOTED =
            Set.of("none", "initial", "inherit", "unset", "revert", "revert-layer", "default");

    private final CSSRuleList rules;
    private String name;

    CSSKeyframesRule(String name, TokenRange contents, RuleContext context) {
        super("CSSKeyframesRule", context);
        this.name = name;
        this.rules = new CSSRuleList(context.sheet().realm());
        for (Rule rule : RuleParser.rules(contents)) {
            append(rule);
        }
    }

    private void append(Rule rule) {
        if (rule instanceof Rule.Qualified qualified) {
            String keys = CSSKeyframeRule.keys(qualified.prelude());
            if (keys != null) {
                rules.add(new CSSKeyframeRule(keys, qualified.block(), new RuleContext(parentStyleSheet(), this)));
            }
        }
    }

    /** The animation's name. */
    public String name() {
        return name;
    }

    /** Renames it. */
    public void name(String newName) {
        name = newName;
        changed();
    }

    /** The keyframes. */
    public CSSRuleList cssRules() {
        return rules;
    }

    /** How many keyframes there are. */
    public long length() {
        return rules.length();
    }

    /** Adds a keyframe; a text that is none does nothing. */
    public void appendRule(String text) {
        Rule rule = RuleParser.single(TokenList.of(text).all());
        if (rule != null) {
            append(rule);
            changed();
        }
    }

    /** Removes the last keyframe with these keys. */
    public void deleteRule(String select) {
        int index = find(select);
        if (index >= 0) {
            rules.remove(index);
            changed();
        }
    }

    /** The last keyframe with these keys; null if there is none. */
    public CSSKeyframeRule findRule(String select) {
        int index = find(select);
        return index < 0 ? null : (CSSKeyframeRule) rules.item(index);
    }

    private int find(String select) {
        String keys = CSSKeyframeRule.keys(TokenList.of(select).all().trim());
        List<CSSRule> list = rules.rules();
        for (int i = list.size() - 1; i >= 0 && keys != null; i--) {
            if (((CSSKeyframeRule) list.get(i)).keyText().equals(keys)) {
                return i;
            }
        }
        return -1;
    }

    @Override
    public int type() {
        return KEYFRAMES_RULE;
    }

    @Override
    public String cssText() {
        boolean quoted = QUOTED.contains(CssText.lowerCase(name));
        StringBuilder out = new StringBuilder("@keyframes ")
                .append(quoted ? CssText.string(name) : CssText.identifier(name))
                .append(" { \n");
        CSSGroupingRule.appendRules(out, rules.rules());
        return out.append('}').toString();
    }
}
