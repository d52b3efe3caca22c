package dev.gyre.page.selectors;

import dev.gyre.page.css.syntax.CssText;
import java.util.List;

/**
 * A pseudo-element of a compound selector.
 *
 * @param name in lower case, without colons
 * @param slotted the argument of {@code ::slotted()}; null for others
 * @param arguments the names in {@code ::part()}, {@code ::highlight()} and others
 */
public record PseudoElement(String name, CompoundSelector slotted, List<String> arguments) {
    /** Whether this is {@code ::slotted()}. */
    public boolean isSlotted() {
        return slotted != null;
    }

    /** Whether this is {@code ::part()}. */
    public boolean isPart() {
        return name.equals("part");
    }

    /** Whether it stands for an element that exists in the tree. */
    public boolean isElement() {
        return isSlotted() || isPart();
    }

    void appendTo(StringBuilder out) {
        out.append("::");
        CssText.appendIdentifier(out, name);
        if (slotted != null) {
            out.append('(');
            slotted.appendTo(out);
            out.append(')');
        } else if (!arguments.isEmpty()) {
            out.append('(');
            for (int i = 0; i < arguments.size(); i++) {
                if (i > 0) {
                    out.append(' ');
                }
                if (arguments.get(i).equals("*")) {
                    out.append('*');
                } else {
                    CssText.appendIdentifier(out, arguments.get(i));
                }
            }
            out.append(')');
        }
    }

    int specificity() {
        return slotted == null ? Specificity.TYPE : Specificity.add(Specificity.TYPE, slotted.specificity());
    }
}
