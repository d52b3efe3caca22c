package dev.gyre.page.css;

import dev.gyre.page.css.syntax.CssText;
import dev.gyre.page.css.syntax.TokenRange;
import dev.gyre.page.css.values.Declared;
import dev.gyre.page.css.values.Property;
import dev.gyre.page.css.values.PropertyTable;
import dev.gyre.page.css.values.Substitution;
import dev.gyre.page.css.values.ValueParser;
import java.util.ArrayList;
import java.util.List;

/** Which names a declaration block knows, and whether {@code !important} means something in it. */
public enum DeclarationScope {
    STYLE("", true),
    KEYFRAME("", false),
    PAGE("page", true),
    FONT_FACE("font-face", false),
    COUNTER_STYLE("counter-style", false),
    PROPERTY("property", false);

    private final String atRule;
    private final boolean important;

    DeclarationScope(String atRule, boolean important) {
        this.atRule = atRule;
        this.important = important;
    }

    private boolean hasProperties() {
        return this == STYLE || this == KEYFRAME || this == PAGE;
    }

    /** The property or descriptor of a name; null if it is unknown. Custom properties and {@code all} have none. */
    Property property(String name) {
        String lower = CssText.lowerCase(name);
        Property descriptor =
                atRule.isEmpty() ? null : PropertyTable.descriptors(atRule).get(lower);
        return descriptor != null || !hasProperties() ? descriptor : PropertyTable.get(lower);
    }

    private boolean isDescriptor(Property property) {
        return property.index() < 0 && !property.isShorthand();
    }

    /** The declarations that a name with a value stands for; null if they are invalid here. */
    List<Declaration> parse(String name, TokenRange value, boolean isImportant) {
        if (isImportant && !important) {
            return null;
        }
        if (name.startsWith("--")) {
            boolean valid = hasProperties() && name.length() > 2 && Substitution.isValid(value);
            return valid ? List.of(new Declaration(name, null, value.trim().text(), isImportant)) : null;
        }
        if (hasProperties() && CssText.equalsIgnoreCase(name, "all")) {
            return all(value, isImportant);
        }
        Property property = property(name);
        if (property == null || value.trim().isEmpty()) {
            return null;
        }
        if (isDescriptor(property)) {
            Declared one = ValueParser.descriptor(property, value);
            return one == null ? null : List.of(new Declaration(property.name(), one, null, isImportant));
        }
        List<Declared> values = ValueParser.parse(property, value);
        return values == null ? null : declarations(values, isImportant);
    }

    private static List<Declaration> declarations(List<Declared> values, boolean isImportant) {
        List<Declaration> declarations = new ArrayList<>(values.size());
        for (Declared value : values) {
            declarations.add(new Declaration(value.property().name(), value, null, isImportant));
        }
        return declarations;
    }

    /** Every property but direction and unicode-bidi. */
    private static List<Declaration> all(TokenRange value, boolean isImportant) {
        List<Declaration> declarations = new ArrayList<>();
        boolean valid =
                ValueParser.wideKeyword(value) != null || Substitution.occursIn(value) && Substitution.isValid(value);
        if (!valid) {
            return null;
        }
        for (Property longhand : PropertyTable.longhands()) {
            if (DeclarationBlock.isInAll(longhand)) {
                declarations.addAll(declarations(ValueParser.parse(longhand, value), isImportant));
            }
        }
        return declarations;
    }
}
