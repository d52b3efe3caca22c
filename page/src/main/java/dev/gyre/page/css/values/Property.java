package dev.gyre.page.css.values;

import java.util.List;

/** A CSS property, or a shorthand for several. */
public final class Property {
    private final String name;
    private final int index;
    private final boolean inherited;
    private final String initialText;
    private final String syntax;
    private final String shorthandKind;
    private final List<String> longhandNames;

    /** A longhand. */
    Property(String name, int index, boolean inherited, String initialText, String syntax) {
        this.name = name;
        this.index = index;
        this.inherited = inherited;
        this.initialText = initialText;
        this.syntax = syntax;
        this.shorthandKind = null;
        this.longhandNames = List.of();
    }

    /** A shorthand. */
    Property(String name, String kind, List<String> longhands) {
        this.name = name;
        this.index = -1;
        this.inherited = false;
        this.initialText = "";
        this.syntax = "";
        this.shorthandKind = kind;
        this.longhandNames = longhands;
    }

    /** Its name in lower case. */
    public String name() {
        return name;
    }

    /** The place among the longhands in the order of their names; -1 for a shorthand. */
    public int index() {
        return index;
    }

    /** Whether children get the value of their parent. */
    public boolean isInherited() {
        return inherited;
    }

    /** Whether it stands for several properties. */
    public boolean isShorthand() {
        return shorthandKind != null;
    }

    /** How a shorthand is parsed and serialised. */
    String shorthandKind() {
        return shorthandKind;
    }

    /** The longhands of a shorthand in the order in which they are declared; of a longhand, itself. */
    public List<Property> longhands() {
        return PropertyTable.longhandsOf(this);
    }

    int longhandCount() {
        return longhandNames.size();
    }

    List<String> longhandNames() {
        return longhandNames;
    }

    Grammar grammar() {
        return PropertyTable.grammar(this, syntax);
    }

    /** The initial value. */
    public CssValue initial() {
        return PropertyTable.initial(this, initialText);
    }

    @Override
    public String toString() {
        return name;
    }
}
