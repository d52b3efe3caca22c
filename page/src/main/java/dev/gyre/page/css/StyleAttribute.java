package dev.gyre.page.css;

import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.names.QualifiedName;

/** The declarations of an element's style attribute. The attribute is the truth: the block is read from it when it has changed, and written to it after each change. */
public final class StyleAttribute extends BlockStyle {
    private final Element element;
    private final QualifiedName attribute;
    private final DeclarationBlock block = new DeclarationBlock(DeclarationScope.STYLE);
    private String read;

    public StyleAttribute(Element element) {
        super(element.nodeDocument().realm());
        this.element = element;
        this.attribute = element.nodeDocument().realm().names().attribute("style");
    }

    /** The declarations as the model has them. */
    @Override
    public DeclarationBlock block() {
        String current = element.attribute("style");
        if (current == null ? read != null : !current.equals(read)) {
            block.setText(current == null ? "" : current);
            read = current;
        }
        return block;
    }

    @Override
    protected void blockChanged() {
        read = block.text();
        element.setAttributeValue(attribute, read);
    }
}
