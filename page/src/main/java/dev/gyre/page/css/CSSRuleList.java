package dev.gyre.page.css;

import dev.gyre.page.dom.DomRealm;
import dev.gyre.page.idl.DomError;
import dev.gyre.page.idl.LegacyPlatformObject;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A live list of rules. */
public final class CSSRuleList extends LegacyPlatformObject {
    private final ArrayList<CSSRule> rules = new ArrayList<>();

    CSSRuleList(DomRealm realm) {
        super(realm.shape("CSSRuleList"));
    }

    /** How many there are. */
    public long length() {
        return rules.size();
    }

    /** The rule at an index; null if there is none. */
    public CSSRule item(long index) {
        return index < rules.size() ? rules.get((int) index) : null;
    }

    /** Its rules, which only this package changes. */
    public List<CSSRule> rules() {
        return Collections.unmodifiableList(rules);
    }

    void add(CSSRule rule) {
        rules.add(rule);
    }

    void add(int index, CSSRule rule) {
        rules.add(index, rule);
    }

    void clear() {
        rules.forEach(CSSRule::removed);
        rules.clear();
    }

    void checkIndex(long index, int limit) {
        if (index < 0 || index > limit) {
            throw DomError.indexSize(
                    "The index provided (" + index + ") is larger than the maximum index (" + limit + ").");
        }
    }

    // https://drafts.csswg.org/cssom/#remove-a-css-rule
    void remove(long index) {
        checkIndex(index, rules.size() - 1);
        CSSRule rule = rules.get((int) index);
        if (rule instanceof CSSNamespaceRule
                && rules.stream()
                        .anyMatch(one -> !(one instanceof CSSNamespaceRule)
                                && !(one instanceof CSSImportRule)
                                && !(one instanceof CSSLayerStatementRule))) {
            throw DomError.invalidState("Failed to delete rule");
        }
        rules.remove((int) index);
        rule.removed();
    }

    @Override
    protected int indexedCount() {
        return rules.size();
    }

    @Override
    protected Object indexedValue(int index) {
        return index >= 0 && index < rules.size() ? rules.get(index) : null;
    }

    @Override
    public String className() {
        return "CSSRuleList";
    }
}
