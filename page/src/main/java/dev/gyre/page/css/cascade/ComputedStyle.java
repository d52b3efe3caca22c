package dev.gyre.page.css.cascade;

import dev.gyre.page.css.CSSPropertyRule;
import dev.gyre.page.css.Declaration;
import dev.gyre.page.css.syntax.TokenList;
import dev.gyre.page.css.values.CssValue;
import dev.gyre.page.css.values.Declared;
import dev.gyre.page.css.values.Property;
import dev.gyre.page.css.values.PropertyTable;
import dev.gyre.page.css.values.ValueParser;
import dev.gyre.page.dom.Element;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The style of an element or pseudo-element. A property is computed when it is first asked for. */
public final class ComputedStyle {
    private static final int DEEP = 64;

    /** A declaration of the property that is computed, with the rule that it is from. */
    private record Candidate(MatchedRule rule, Declaration declaration) {}

    private final StyleEngine engine;
    private final Element element;
    private final String pseudoElement;
    private final MatchedRule[] normal;
    private final MatchedRule[] important;
    private final Map<Property, CssValue> values = new HashMap<>();
    private final Map<String, String> customs = new HashMap<>();
    private final Set<String> resolving = new HashSet<>();

    ComputedStyle(StyleEngine engine, Element element, String pseudoElement, List<MatchedRule> matched) {
        this.engine = engine;
        this.element = element;
        this.pseudoElement = pseudoElement;
        this.normal = sorted(matched, false);
        this.important = sorted(matched, true);
    }

    /** From strong to weak. */
    private static MatchedRule[] sorted(List<MatchedRule> matched, boolean important) {
        List<MatchedRule> rules = new ArrayList<>(matched);
        if (important) {
            rules.removeIf(rule -> rule.block().declarations().stream().noneMatch(Declaration::important));
        }
        rules.sort(important ? MatchedRule.IMPORTANT : MatchedRule.NORMAL);
        return rules.reversed().toArray(MatchedRule[]::new);
    }

    Element element() {
        return element;
    }

    /** Whether the dark colour scheme is used for the element. */
    boolean isDark() {
        return ColorSchemes.isDark(this);
    }

    boolean isOfPseudoElement() {
        return !pseudoElement.isEmpty();
    }

    StyleEngine engine() {
        return engine;
    }

    /** Whether any rule of the author or user agent is for it: so whether a pseudo-element can exist. */
    public boolean hasRules() {
        return normal.length > 0;
    }

    /** The style that it inherits from; null for a root. */
    ComputedStyle parent() {
        if (!pseudoElement.isEmpty()) {
            return engine.cached(element);
        }
        Element parent = engine.inheritanceParent(element);
        return parent == null ? null : engine.cached(parent);
    }

    /** The computed value of a longhand. */
    public CssValue get(Property property) {
        CssValue known = values.get(property);
        if (known != null) {
            return known;
        }
        Property physical = LogicalMapping.physical(property, this);
        if (physical != property) {
            return get(physical);
        }
        if (property.isInherited()) {
            computeAncestors(property);
        }
        return computeInto(property);
    }

    /** The computed value of a longhand by its name. */
    public CssValue get(String name) {
        return get(PropertyTable.get(name));
    }

    /** The keyword that a longhand has computed to; its text if it is not one keyword. */
    public String keyword(String name) {
        CssValue value = get(name);
        return value.keyword() != null ? value.keyword() : value.toString();
    }

    /** From the top, so that a deep tree costs no deep recursion. */
    private void computeAncestors(Property property) {
        List<ComputedStyle> chain = new ArrayList<>();
        for (ComputedStyle style = parent();
                style != null && !style.values.containsKey(property);
                style = style.parent()) {
            chain.add(style);
        }
        if (chain.size() > DEEP) {
            chain.reversed().forEach(style -> style.computeInto(property));
        }
    }

    private CssValue computeInto(Property property) {
        CssValue cascaded = cascaded(property);
        String wide = cascaded == null ? "unset" : wideKeyword(cascaded);
        boolean inherit = "inherit".equals(wide)
                || property.isInherited()
                        && ("unset".equals(wide) || "revert".equals(wide) || "revert-layer".equals(wide));
        CssValue value;
        if (wide == null) {
            value = new ValueComputer(this).compute(property, cascaded);
        } else {
            ComputedStyle parent = inherit ? parent() : null;
            value = parent != null
                    ? parent.get(property)
                    : new ValueComputer(this).compute(property, property.initial());
        }
        values.put(property, value);
        return value;
    }

    private static String wideKeyword(CssValue value) {
        String keyword = value.keyword();
        return keyword == null
                ? null
                : switch (keyword) {
                    case "inherit", "initial", "unset", "revert", "revert-layer" -> keyword;
                    default -> null;
                };
    }

    /** The value that wins, after rolling back; a keyword for all properties, or null, if none does. */
    private CssValue cascaded(Property property) {
        List<Candidate> candidates = candidates(LogicalMapping.names(property, this));
        int index = 0;
        while (index < candidates.size()) {
            Candidate candidate = candidates.get(index);
            CssValue value = value(property, candidate.declaration.value());
            String wide = value == null ? "unset" : wideKeyword(value);
            if ("revert".equals(wide)) {
                index = afterOrigin(candidates, index);
            } else if ("revert-layer".equals(wide)) {
                index = afterLayer(candidates, index);
            } else {
                return value == null ? CssValue.keyword("unset") : value;
            }
        }
        return null;
    }

    private static int afterOrigin(List<Candidate> candidates, int index) {
        Origin family = candidates.get(index).rule.origin().family();
        int next = index + 1;
        while (next < candidates.size()
                && (candidates.get(next).rule.origin().family() == family || family == Origin.USER_AGENT)) {
            next++;
        }
        return next;
    }

    private static int afterLayer(List<Candidate> candidates, int index) {
        int next = index + 1;
        while (next < candidates.size() && candidates.get(next).rule.isSameLayer(candidates.get(index).rule)) {
            next++;
        }
        return next;
    }

    /** The declarations of any of the names, from strong to weak. */
    private List<Candidate> candidates(List<String> names) {
        List<Candidate> candidates = new ArrayList<>(2);
        for (MatchedRule rule : important) {
            collect(rule, names, true, candidates);
        }
        for (MatchedRule rule : normal) {
            collect(rule, names, false, candidates);
        }
        return candidates;
    }

    private static void collect(MatchedRule rule, List<String> names, boolean important, List<Candidate> candidates) {
        if (names.size() == 1) {
            Declaration found = rule.block().find(names.getFirst());
            if (found != null && found.important() == important) {
                candidates.add(new Candidate(rule, found));
            }
            return;
        }
        List<Declaration> declarations = rule.block().declarations();
        for (int i = declarations.size() - 1; i >= 0; i--) {
            Declaration declaration = declarations.get(i);
            if (declaration.important() == important && names.contains(declaration.name())) {
                candidates.add(new Candidate(rule, declaration));
            }
        }
    }

    /** The value after substitution; null if it is invalid then. */
    private CssValue value(Property property, Declared declared) {
        if (declared.text() == null || declared.shorthand() != null && declared.value() != null) {
            return declared.value();
        }
        String text = new Substituter(this).substitute(declared.text());
        Property target = declared.shorthand() != null ? declared.shorthand() : declared.property();
        List<Declared> parsed = text == null
                ? null
                : ValueParser.parse(target, TokenList.of(text).all());
        if (parsed == null) {
            return null;
        }
        for (Declared one : parsed) {
            if (one.property() == declared.property()) {
                return one.value();
            }
        }
        return null;
    }

    // ---- custom properties

    /** The value of a custom property; null if it has none. */
    public String custom(String name) {
        if (customs.containsKey(name)) {
            return customs.get(name);
        }
        if (!resolving.add(name)) {
            return null;
        }
        String value = computeCustom(name);
        resolving.remove(name);
        customs.put(name, value);
        return value;
    }

    /** Whether the value of a custom property is being computed, so that a reference to it is a cycle. */
    boolean isResolving(String name) {
        return resolving.contains(name);
    }

    private String computeCustom(String name) {
        CSSPropertyRule registered = engine.registered().get(name);
        List<Candidate> candidates = candidates(List.of(name));
        int index = 0;
        while (index < candidates.size()) {
            String text = candidates.get(index).declaration.custom();
            String wide = ValueParser.wideKeyword(TokenList.of(text).all());
            if (wide == null) {
                String value = new Substituter(this).substitute(text);
                return value == null ? unset(name, registered) : value;
            }
            switch (wide) {
                case "initial" -> {
                    return registered == null ? null : registered.initialValue();
                }
                case "inherit" -> {
                    return inherited(name, registered);
                }
                case "revert" -> index = afterOrigin(candidates, index);
                case "revert-layer" -> index = afterLayer(candidates, index);
                default -> {
                    return unset(name, registered);
                }
            }
        }
        return unset(name, registered);
    }

    private String unset(String name, CSSPropertyRule registered) {
        return registered == null || registered.inherits() ? inherited(name, registered) : registered.initialValue();
    }

    /** From the nearest ancestor that declares it. */
    private String inherited(String name, CSSPropertyRule registered) {
        boolean inherits = registered == null || registered.inherits();
        for (ComputedStyle style = parent(); style != null; style = style.parent()) {
            if (!inherits
                    || style.customs.containsKey(name)
                    || !style.candidates(List.of(name)).isEmpty()) {
                return style.custom(name);
            }
        }
        return registered == null ? null : registered.initialValue();
    }

    // ---- what other computations need

    /** The font size in pixels. */
    double fontSize() {
        CssValue.Numeric size = get("font-size").numeric();
        return size == null ? ValueComputer.MEDIUM : size.value();
    }

    /** The style of the root element. */
    ComputedStyle root() {
        Element root = engine.document().documentElement();
        return root == null || root == element && pseudoElement.isEmpty() ? this : engine.cached(root);
    }
}
