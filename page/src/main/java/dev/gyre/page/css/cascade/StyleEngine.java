package dev.gyre.page.css.cascade;

import dev.gyre.page.css.CSSPropertyRule;
import dev.gyre.page.css.CSSStyleSheet;
import dev.gyre.page.css.DeclarationBlock;
import dev.gyre.page.css.conditions.MediaSettings;
import dev.gyre.page.css.values.CssValue;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.Node;
import dev.gyre.page.dom.ShadowRoot;
import dev.gyre.page.selectors.ElementStates;
import dev.gyre.page.selectors.MatchContext;
import dev.gyre.page.selectors.SelectorList;
import dev.gyre.page.selectors.SelectorParser;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** The styles of one document's elements. Rule sets hold until sheets or settings change, styles until anything does. */
public final class StyleEngine {
    static final SelectorList SCOPE_ONLY = SelectorParser.parse(":where(:scope)");

    private static final int NOWHERE = Integer.MAX_VALUE;

    private record SheetVersion(CSSStyleSheet sheet, int version) {}

    /** The rules of one tree with what they were made from. */
    private record TreeRules(RuleSet rules, List<SheetVersion> versions, MediaSettings settings) {}

    private final Document document;
    private final ElementStates states;
    private final StyleSource source;
    private final Map<Node, TreeRules> trees = new IdentityHashMap<>();
    private final Map<String, CSSPropertyRule> registered = new HashMap<>();
    private RuleSet userAgent;
    private MediaSettings userAgentSettings;
    private Map<Element, ComputedStyle> styles = new IdentityHashMap<>();
    private Map<Node, MatchContext> contexts = new IdentityHashMap<>();
    /** What the page says in its meta elements; null if that must be looked for. */
    private CssValue pageColorSchemes;

    private long seenTree = -1;
    private long seenAttributes;
    private long seenStates;
    private long checkedAt = -1;

    public StyleEngine(Document document, ElementStates states, StyleSource source) {
        this.document = document;
        this.states = states;
        this.source = source;
    }

    Document document() {
        return document;
    }

    /** The settings of the page. */
    public MediaSettings mediaSettings() {
        return source.mediaSettings();
    }

    Map<String, CSSPropertyRule> registered() {
        return registered;
    }

    CssValue pageColorSchemes() {
        if (pageColorSchemes == null) pageColorSchemes = ColorSchemes.ofPage(document);
        return pageColorSchemes;
    }

    /** The style of an element; it holds until the next change. */
    public ComputedStyle style(Element element) {
        validate();
        return cached(element);
    }

    /** Without looking for changes, which the caller has done. */
    ComputedStyle cached(Element element) {
        ComputedStyle style = styles.get(element);
        if (style == null) {
            style = new ComputedStyle(this, element, "", matched(element, ""));
            styles.put(element, style);
        }
        return style;
    }

    /** The style of a pseudo-element, named as {@code before}. */
    public ComputedStyle style(Element element, String pseudoElement) {
        validate();
        return pseudoElement.isEmpty()
                ? cached(element)
                : new ComputedStyle(this, element, pseudoElement, matched(element, pseudoElement));
    }

    /** The parent that an element inherits from, slots and hosts included; null for a root. */
    Element inheritanceParent(Element element) {
        Element slot = states.assignedSlot(element);
        if (slot != null) {
            return slot;
        }
        Node parent = element.parentNode();
        return parent instanceof ShadowRoot root ? root.host() : parent instanceof Element up ? up : null;
    }

    /** Drops what a change has made wrong. */
    private void validate() {
        boolean same = seenTree == document.treeVersion()
                && seenAttributes == document.attributeVersion()
                && seenStates == source.stateVersion();
        if (same && treesAreCurrent()) {
            return;
        }
        seenTree = document.treeVersion();
        seenAttributes = document.attributeVersion();
        seenStates = source.stateVersion();
        styles = new IdentityHashMap<>();
        contexts = new IdentityHashMap<>();
        pageColorSchemes = null;
        trees.keySet().removeIf(root -> root != document && !root.isConnected());
        checkedAt++;
    }

    private boolean treesAreCurrent() {
        for (Map.Entry<Node, TreeRules> entry : trees.entrySet()) {
            if (!isCurrent(entry.getKey(), entry.getValue())) {
                return false;
            }
        }
        return true;
    }

    private boolean isCurrent(Node root, TreeRules known) {
        List<CSSStyleSheet> sheets = source.sheets(root);
        if (sheets.size() != known.versions.size() || !known.settings.equals(source.mediaSettings())) {
            return false;
        }
        for (int i = 0; i < sheets.size(); i++) {
            SheetVersion version = known.versions.get(i);
            if (version.sheet != sheets.get(i)
                    || version.version != sheets.get(i).version()) {
                return false;
            }
        }
        return true;
    }

    private RuleSet rules(Node root) {
        TreeRules known = trees.get(root);
        if (known == null || !isCurrent(root, known)) {
            known = compile(root);
            trees.put(root, known);
        }
        return known.rules;
    }

    private TreeRules compile(Node root) {
        RuleSet rules = new RuleSet(document.isQuirks());
        RuleCompiler compiler = new RuleCompiler(rules, source.mediaSettings(), registered);
        List<SheetVersion> versions = new ArrayList<>();
        for (CSSStyleSheet sheet : source.sheets(root)) {
            compiler.add(sheet);
            versions.add(new SheetVersion(sheet, sheet.version()));
        }
        rules.layers().number(0);
        return new TreeRules(rules, versions, source.mediaSettings());
    }

    private RuleSet userAgent() {
        if (userAgent == null || !source.mediaSettings().equals(userAgentSettings)) {
            userAgent = new RuleSet(document.isQuirks());
            userAgentSettings = source.mediaSettings();
            new RuleCompiler(userAgent, userAgentSettings, new HashMap<>()).add(UserAgentSheet.load(document.realm()));
            userAgent.layers().number(0);
        }
        return userAgent;
    }

    private MatchContext context(Node root) {
        return contexts.computeIfAbsent(
                root,
                key -> new MatchContext(document, states, null, key instanceof ShadowRoot shadow ? shadow : null));
    }

    // ---- matching

    /** All rules that apply, in no order. */
    private List<MatchedRule> matched(Element element, String pseudo) {
        List<MatchedRule> matched = new ArrayList<>();
        collect(userAgent(), element, pseudo, context(document), Origin.USER_AGENT, 0, matched);
        if (pseudo.isEmpty()) {
            DeclarationBlock hints = PresentationalHints.of(element);
            if (hints != null) {
                matched.add(new MatchedRule(hints, Origin.PRESENTATIONAL_HINT, 0, false, 0, 0, NOWHERE, 0));
            }
        }
        Node root = element.root();
        int depth = 1;
        if (element.shadowRootOrNull() != null) {
            ShadowRoot inner = element.shadowRootOrNull();
            collect(rules(inner), element, pseudo, context(inner), Origin.AUTHOR, 0, matched);
        }
        collectSlotted(element, pseudo, matched);
        collect(rules(root), element, pseudo, context(root), Origin.AUTHOR, depth, matched);
        collectParts(element, pseudo, matched);
        if (pseudo.isEmpty()) {
            DeclarationBlock inline = source.inlineStyle(element);
            if (inline != null && !inline.isEmpty()) {
                matched.add(new MatchedRule(inline, Origin.AUTHOR, depth, true, NOWHERE, 0, NOWHERE, 0));
            }
        }
        return matched;
    }

    private void collect(
            RuleSet rules,
            Element element,
            String pseudo,
            MatchContext context,
            Origin origin,
            int depth,
            List<MatchedRule> matched) {
        rules.candidates(element, rule -> {
            if (rule.pseudoElement().equals(pseudo)) {
                match(rule, element, context, origin, depth, matched);
            }
        });
    }

    private static void match(
            CompiledRule rule,
            Element element,
            MatchContext context,
            Origin origin,
            int depth,
            List<MatchedRule> matched) {
        int proximity = NOWHERE;
        if (rule.scope() == null) {
            context.scope(null);
            if (!rule.selector().matchesIgnoringPseudo(element, context)) {
                return;
            }
        } else {
            proximity = scopedProximity(rule, element, context);
            if (proximity < 0) {
                return;
            }
        }
        matched.add(new MatchedRule(
                rule.block(),
                origin,
                depth,
                false,
                rule.layer().order(),
                rule.selector().specificity(),
                proximity,
                rule.order()));
    }

    /** Generations to the nearest scoping root by which it matches; -1 if there is none. */
    private static int scopedProximity(CompiledRule rule, Element element, MatchContext context) {
        for (Element root : rule.scope().rootsOf(element, context)) {
            context.scope(root);
            Element before = context.relativeTo(root);
            boolean matches = rule.selector().matchesIgnoringPseudo(element, context);
            context.relativeTo(before);
            if (matches) {
                return Scope.proximity(element, root);
            }
        }
        return -1;
    }

    /** The rules of the shadow trees into whose slots the element is assigned, one after the other. */
    private void collectSlotted(Element element, String pseudo, List<MatchedRule> matched) {
        Element slot = states.assignedSlot(element);
        while (slot != null && slot.root() instanceof ShadowRoot root) {
            MatchContext context = context(root);
            for (CompiledRule rule : rules(root).slotted()) {
                boolean wanted = rule.pseudoElement().equals(pseudo);
                if (wanted && rule.selector().matchesSlotted(element, slot, context)) {
                    matched.add(new MatchedRule(
                            rule.block(),
                            Origin.AUTHOR,
                            0,
                            false,
                            rule.layer().order(),
                            rule.selector().specificity(),
                            NOWHERE,
                            rule.order()));
                }
            }
            slot = states.assignedSlot(slot);
        }
    }

    /** The rules for {@code ::part()} of the trees around the shadow tree that the element is in. */
    private void collectParts(Element element, String pseudo, List<MatchedRule> matched) {
        if (!(element.root() instanceof ShadowRoot root) || element.attribute("part") == null) {
            return;
        }
        List<String> names = PartNames.own(element);
        int depth = 2;
        ShadowRoot shadow = root;
        while (shadow != null && !names.isEmpty()) {
            Element host = shadow.host();
            Node outer = host.root();
            MatchContext context = context(outer);
            for (CompiledRule rule : rules(outer).parts()) {
                if (rule.pseudoElement().equals(pseudo) && rule.selector().matchesPart(names, element, host, context)) {
                    matched.add(new MatchedRule(
                            rule.block(),
                            Origin.AUTHOR,
                            depth,
                            false,
                            rule.layer().order(),
                            rule.selector().specificity(),
                            NOWHERE,
                            rule.order()));
                }
            }
            names = PartNames.exported(names, host);
            shadow = outer instanceof ShadowRoot next ? next : null;
            depth++;
        }
    }
}
