package dev.gyre.page.css;

import dev.gyre.page.css.syntax.CssText;
import dev.gyre.page.css.syntax.Rule;
import dev.gyre.page.css.syntax.RuleParser;
import dev.gyre.page.css.syntax.TokenList;
import dev.gyre.page.css.syntax.TokenRange;
import dev.gyre.page.css.values.Declared;
import dev.gyre.page.css.values.Property;
import dev.gyre.page.css.values.PropertyTable;
import dev.gyre.page.css.values.ShorthandSerializer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A CSS declaration block, <a href="https://drafts.csswg.org/cssom/#css-declaration-blocks">CSSOM</a>: longhands and custom properties in order, each once. */
public final class DeclarationBlock {
    private final DeclarationScope scope;
    private final List<Declaration> declarations = new ArrayList<>();
    private Map<String, Integer> places = new HashMap<>();

    public DeclarationBlock(DeclarationScope scope) {
        this.scope = scope;
    }

    /** The block that a text is, such as that of a style attribute; what is invalid is left out. */
    public static DeclarationBlock parse(String text, DeclarationScope scope) {
        DeclarationBlock block = new DeclarationBlock(scope);
        block.setText(text);
        return block;
    }

    DeclarationScope scope() {
        return scope;
    }

    /** The entries in order. */
    public List<Declaration> declarations() {
        return declarations;
    }

    /** Whether there are none. */
    public boolean isEmpty() {
        return declarations.isEmpty();
    }

    static boolean isInAll(Property longhand) {
        return !longhand.name().equals("direction") && !longhand.name().equals("unicode-bidi");
    }

    /** Replaces all by those in a text. */
    public void setText(String text) {
        declarations.clear();
        places.clear();
        TokenRange range = TokenList.of(text).all();
        RuleParser.block(range, declaration -> add(declaration) || true);
    }

    /** Adds what a parsed declaration says; false if it is invalid here. */
    boolean add(Rule.Declaration declaration) {
        List<Declaration> parsed = scope.parse(declaration.name(), declaration.value(), declaration.important());
        if (parsed == null) {
            return false;
        }
        parsed.forEach(this::add);
        return true;
    }

    /** A later declaration of a name replaces an earlier one, unless only that is important. */
    private void add(Declaration declaration) {
        Integer place = places.get(declaration.name());
        if (place != null) {
            if (declarations.get(place).important() && !declaration.important()) {
                return;
            }
            removeAt(place);
        }
        places.put(declaration.name(), declarations.size());
        declarations.add(declaration);
    }

    private void removeAt(int place) {
        places.remove(declarations.remove(place).name());
        for (int i = place; i < declarations.size(); i++) {
            places.put(declarations.get(i).name(), i);
        }
    }

    /** The entry of a longhand or custom property; null if there is none. */
    public Declaration find(String name) {
        Integer place = places.get(name);
        return place == null ? null : declarations.get(place);
    }

    // ---- https://drafts.csswg.org/cssom/#the-cssstyledeclaration-interface

    /** The value's text; empty if it is not declared, or not expressible as the shorthand that is asked for. */
    public String value(String name) {
        if (name.startsWith("--")) {
            Declaration custom = find(name);
            return custom == null ? "" : custom.text();
        }
        if (CssText.equalsIgnoreCase(name, "all")) {
            return allValue();
        }
        Property property = scope.property(name);
        if (property == null) {
            return "";
        }
        if (!property.isShorthand()) {
            Declaration found = find(property.name());
            return found == null ? "" : found.text();
        }
        List<Declared> values = shorthandValues(property);
        return values == null ? "" : ShorthandSerializer.serialize(property, values);
    }

    private String allValue() {
        String value = null;
        for (Property longhand : PropertyTable.longhands()) {
            if (isInAll(longhand)) {
                Declaration found = find(longhand.name());
                if (found == null
                        || found.value().wideKeyword() == null && found.value().text() == null
                        || value != null && !value.equals(found.text())) {
                    return "";
                }
                value = found.text();
            }
        }
        return value;
    }

    /** Null if one is missing or some are important and others are not. */
    private List<Declared> shorthandValues(Property shorthand) {
        List<Declared> values = new ArrayList<>();
        Boolean important = null;
        for (Property longhand : shorthand.longhands()) {
            Declaration found = find(longhand.name());
            if (found == null || important != null && important != found.important()) {
                return null;
            }
            important = found.important();
            values.add(found.value());
        }
        return values;
    }

    /** {@code important} or nothing. */
    public String priority(String name) {
        Property property = name.startsWith("--") ? null : scope.property(name);
        if (property == null && !name.startsWith("--")) {
            return "";
        }
        List<Property> longhands =
                property == null ? List.of() : property.isShorthand() ? property.longhands() : List.of(property);
        if (property == null) {
            Declaration custom = find(name);
            return custom != null && custom.important() ? "important" : "";
        }
        for (Property longhand : longhands) {
            Declaration found = find(longhand.name());
            if (found == null || !found.important()) {
                return "";
            }
        }
        return "important";
    }

    /** Declares a property; false if nothing changed because the value is invalid or as before. */
    public boolean set(String name, String value, boolean important) {
        TokenRange range = TokenList.of(value).all().trim();
        List<Declaration> parsed = endsDeclaration(range) ? null : scope.parse(name, range, important);
        if (parsed == null) {
            return false;
        }
        boolean changed = false;
        for (Declaration declaration : parsed) {
            changed |= set(declaration);
        }
        return changed;
    }

    /** A value that would end its declaration, or that has an importance of its own, is none. */
    private static boolean endsDeclaration(TokenRange range) {
        for (int i = range.from(); i < range.to(); i = range.list().after(i)) {
            if (range.list().get(i).isDelim('!')) {
                return true;
            }
        }
        return false;
    }

    private boolean set(Declaration declaration) {
        Integer place = places.get(declaration.name());
        if (place == null) {
            places.put(declaration.name(), declarations.size());
            declarations.add(declaration);
            return true;
        }
        if (mustMove(declaration, place)) {
            removeAt(place);
            places.put(declaration.name(), declarations.size());
            declarations.add(declaration);
            return true;
        }
        return !declaration.equals(declarations.set(place, declaration));
    }

    /** Whether a declaration further on sets the same side by another kind of name, logical or physical, and so would win over this one. */
    private boolean mustMove(Declaration declaration, int place) {
        String group = LogicalGroups.group(declaration.name());
        if (group == null) {
            return false;
        }
        boolean logical = LogicalGroups.isLogical(declaration.name());
        for (int i = place + 1; i < declarations.size(); i++) {
            String other = declarations.get(i).name();
            if (group.equals(LogicalGroups.group(other)) && LogicalGroups.isLogical(other) != logical) {
                return true;
            }
        }
        return false;
    }

    /** Removes a property, with the longhands of a shorthand; false if there was none. */
    public boolean remove(String name) {
        boolean changed = false;
        if (CssText.equalsIgnoreCase(name, "all")) {
            changed = declarations.removeIf(one -> one.property() != null && isInAll(one.property()));
            places = new HashMap<>();
            for (int i = 0; i < declarations.size(); i++) {
                places.put(declarations.get(i).name(), i);
            }
            return changed;
        }
        Property property = name.startsWith("--") ? null : scope.property(name);
        List<String> names = property == null
                ? List.of(name)
                : property.isShorthand()
                        ? property.longhands().stream().map(Property::name).toList()
                        : List.of(property.name());
        for (String one : names) {
            Integer place = places.get(one);
            if (place != null) {
                removeAt(place);
                changed = true;
            }
        }
        return changed;
    }

    /** All of it, with shorthands where they express it. */
    public String text() {
        StringBuilder out = new StringBuilder();
        Set<String> written = new HashSet<>();
        String all = scope == DeclarationScope.STYLE && declarations.size() > 300 ? allValue() : "";
        for (Declaration declaration : declarations) {
            if (written.contains(declaration.name())) {
                continue;
            }
            if (!all.isEmpty() && declaration.property() != null && isInAll(declaration.property())) {
                separate(out);
                declaration.appendTo(out, "all", all);
                PropertyTable.longhands().stream()
                        .filter(DeclarationBlock::isInAll)
                        .forEach(one -> written.add(one.name()));
            } else if (declaration.property() == null
                    || declaration.property().index() < 0
                    || !writeShorthand(out, declaration, written)) {
                separate(out);
                declaration.appendTo(out, declaration.name(), declaration.text());
                written.add(declaration.name());
            }
        }
        return out.toString();
    }

    private static void separate(StringBuilder out) {
        if (out.length() > 0) {
            out.append(' ');
        }
    }

    private boolean writeShorthand(StringBuilder out, Declaration declaration, Set<String> written) {
        for (Property shorthand : PropertyTable.shorthandsOf(declaration.property())) {
            List<Declared> values = shorthandValues(shorthand);
            boolean taken = values == null
                    || shorthand.longhands().stream().anyMatch(one -> written.contains(one.name()))
                    || hasConflict(shorthand);
            String text = taken ? "" : ShorthandSerializer.serialize(shorthand, values);
            if (!text.isEmpty()) {
                separate(out);
                declaration.appendTo(out, shorthand.name(), text);
                shorthand.longhands().forEach(one -> written.add(one.name()));
                return true;
            }
        }
        return false;
    }

    /** Whether between the longhands of a shorthand there is one of the same group but of the other kind, so that order matters. */
    private boolean hasConflict(Property shorthand) {
        int first = Integer.MAX_VALUE;
        int last = -1;
        for (Property longhand : shorthand.longhands()) {
            int place = places.get(longhand.name());
            first = Math.min(first, place);
            last = Math.max(last, place);
        }
        String group = LogicalGroups.group(shorthand.longhands().getFirst().name());
        boolean logical =
                LogicalGroups.isLogical(shorthand.longhands().getFirst().name());
        for (int i = first; i < last && group != null; i++) {
            String name = declarations.get(i).name();
            if (group.equals(LogicalGroups.group(name)) && LogicalGroups.isLogical(name) != logical) {
                return true;
            }
        }
        return false;
    }
}
