package dev.gyre.page.css.cascade;

import dev.gyre.page.css.CSSImportRule;
import dev.gyre.page.css.CSSLayerBlockRule;
import dev.gyre.page.css.CSSLayerStatementRule;
import dev.gyre.page.css.CSSMediaRule;
import dev.gyre.page.css.CSSNestedDeclarations;
import dev.gyre.page.css.CSSPropertyRule;
import dev.gyre.page.css.CSSRule;
import dev.gyre.page.css.CSSScopeRule;
import dev.gyre.page.css.CSSStyleRule;
import dev.gyre.page.css.CSSStyleSheet;
import dev.gyre.page.css.CSSSupportsRule;
import dev.gyre.page.css.DeclarationBlock;
import dev.gyre.page.css.conditions.MediaSettings;
import dev.gyre.page.dom.Node;
import dev.gyre.page.dom.ShadowRoot;
import dev.gyre.page.selectors.ComplexSelector;
import dev.gyre.page.selectors.PseudoElement;
import dev.gyre.page.selectors.SelectorList;
import java.util.List;
import java.util.Map;

/** Adds the rules of sheets to a rule set: conditions are evaluated, nesting is resolved, layers are collected. */
final class RuleCompiler {
    private final RuleSet rules;
    private final MediaSettings settings;
    private final Map<String, CSSPropertyRule> registered;
    private CSSStyleSheet sheet;

    RuleCompiler(RuleSet rules, MediaSettings settings, Map<String, CSSPropertyRule> registered) {
        this.rules = rules;
        this.settings = settings;
        this.registered = registered;
    }

    void add(CSSStyleSheet added) {
        add(added, rules.layers(), null);
    }

    private void add(CSSStyleSheet added, Layer layer, Scope scope) {
        if (added.disabled() || !added.media().matches(settings)) {
            return;
        }
        CSSStyleSheet outer = sheet;
        sheet = added;
        addAll(added.cssRules().rules(), layer, scope, null);
        sheet = outer;
    }

    private void addAll(List<CSSRule> list, Layer layer, Scope scope, SelectorList parent) {
        for (CSSRule rule : list) {
            add(rule, layer, scope, parent);
        }
    }

    private void add(CSSRule rule, Layer layer, Scope scope, SelectorList parent) {
        switch (rule) {
            case CSSStyleRule style -> {
                SelectorList selectors =
                        parent == null ? style.selectors() : style.selectors().nestedIn(parent);
                add(selectors, style.block(), layer, scope);
                addAll(style.cssRules().rules(), layer, scope, selectors);
            }
            case CSSNestedDeclarations nested -> {
                if (parent != null) {
                    add(parent, nested.block(), layer, scope);
                } else if (scope != null) {
                    add(StyleEngine.SCOPE_ONLY, nested.block(), layer, scope);
                }
            }
            case CSSMediaRule media -> {
                if (media.media().matches(settings)) {
                    addAll(media.cssRules().rules(), layer, scope, parent);
                }
            }
            case CSSSupportsRule supports -> {
                if (supports.matches()) {
                    addAll(supports.cssRules().rules(), layer, scope, parent);
                }
            }
            case CSSLayerBlockRule block -> addAll(block.cssRules().rules(), layer.child(block.name()), scope, parent);
            case CSSLayerStatementRule statement -> statement.nameList().forEach(layer::child);
            case CSSScopeRule scoped -> addAll(scoped.cssRules().rules(), layer, scope(scoped, scope, parent), null);
            case CSSImportRule imported -> {
                Layer target = imported.layerName() == null ? layer : layer.child(imported.layerName());
                if (imported.styleSheet() != null
                        && imported.isSupported()
                        && imported.media().matches(settings)) {
                    add(imported.styleSheet(), target, scope);
                }
            }
            case CSSPropertyRule property -> registered.put(property.name(), property);
            default -> {
                // Fonts, keyframes and the like do not take part in the cascade of elements.
            }
        }
    }

    private Scope scope(CSSScopeRule rule, Scope outer, SelectorList parent) {
        SelectorList start = rule.startSelectors();
        if (start != null && parent != null) {
            start = start.nestedIn(parent);
        }
        CSSStyleSheet outermost = sheet;
        while (outermost.parentStyleSheet() != null) {
            outermost = outermost.parentStyleSheet();
        }
        Node owner = outermost.ownerNode();
        Node implicit = owner == null ? null : owner.parentNode();
        if (implicit instanceof ShadowRoot root) {
            implicit = root.host();
        }
        return new Scope(start, rule.endSelectors(), implicit, outer);
    }

    private void add(SelectorList selectors, DeclarationBlock block, Layer layer, Scope scope) {
        int order = rules.nextOrder();
        for (int i = 0; i < selectors.size(); i++) {
            ComplexSelector selector = selectors.get(i);
            rules.add(new CompiledRule(selector, block, layer, scope, order, pseudoElement(selector)));
        }
    }

    /** The pseudo-element that is no element of the tree; empty for none. */
    private static String pseudoElement(ComplexSelector selector) {
        StringBuilder names = new StringBuilder();
        for (PseudoElement pseudo : selector.subject().pseudoElements()) {
            if (!pseudo.isElement()) {
                names.append(names.isEmpty() ? "" : "::").append(pseudo.name());
                if (!pseudo.arguments().isEmpty()) {
                    names.append('(')
                            .append(String.join(" ", pseudo.arguments()))
                            .append(')');
                }
            }
        }
        return names.toString();
    }
}
