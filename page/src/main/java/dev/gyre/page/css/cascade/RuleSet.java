package dev.gyre.page.css.cascade;

import dev.gyre.page.css.syntax.CssText;
import dev.gyre.page.dom.Element;
import dev.gyre.page.selectors.CompoundSelector;
import dev.gyre.page.selectors.PseudoElement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** The rules of one tree or of the user agent, found by an ID, class or name that the element must have. */
final class RuleSet {
    private final Map<String, List<CompiledRule>> byId = new HashMap<>();
    private final Map<String, List<CompiledRule>> byClass = new HashMap<>();
    private final Map<String, List<CompiledRule>> byName = new HashMap<>();
    private final List<CompiledRule> others = new ArrayList<>();
    private final List<CompiledRule> slotted = new ArrayList<>();
    private final List<CompiledRule> parts = new ArrayList<>();
    private final boolean ignoresCase;
    private final Layer layers = new Layer();
    private int count;

    /** @param ignoresCase whether IDs and classes match without regard to case, as in quirks mode */
    RuleSet(boolean ignoresCase) {
        this.ignoresCase = ignoresCase;
    }

    Layer layers() {
        return layers;
    }

    int nextOrder() {
        return count++;
    }

    void add(CompiledRule rule) {
        CompoundSelector subject = rule.selector().subject();
        for (PseudoElement pseudo : subject.pseudoElements()) {
            if (pseudo.isSlotted()) {
                slotted.add(rule);
                return;
            }
            if (pseudo.isPart()) {
                parts.add(rule);
                return;
            }
        }
        if (subject.id() != null) {
            byId.computeIfAbsent(key(subject.id()), unused -> new ArrayList<>(2))
                    .add(rule);
        } else if (subject.className() != null) {
            byClass.computeIfAbsent(key(subject.className()), unused -> new ArrayList<>(2))
                    .add(rule);
        } else if (subject.typeName() != null) {
            byName.computeIfAbsent(CssText.lowerCase(subject.typeName()), unused -> new ArrayList<>(2))
                    .add(rule);
        } else {
            others.add(rule);
        }
    }

    private String key(String name) {
        return ignoresCase ? CssText.lowerCase(name) : name;
    }

    /** Gives the rules that may match an element of the tree. */
    void candidates(Element element, Consumer<CompiledRule> found) {
        String id = element.idOrNull();
        if (id != null && !byId.isEmpty()) {
            byId.getOrDefault(key(id), List.of()).forEach(found);
        }
        if (!byClass.isEmpty()) {
            for (String name : element.classes()) {
                byClass.getOrDefault(key(name), List.of()).forEach(found);
            }
        }
        byName.getOrDefault(CssText.lowerCase(element.localName()), List.of()).forEach(found);
        others.forEach(found);
    }

    /** The rules with {@code ::slotted()}. */
    List<CompiledRule> slotted() {
        return slotted;
    }

    /** The rules with {@code ::part()}. */
    List<CompiledRule> parts() {
        return parts;
    }
}
