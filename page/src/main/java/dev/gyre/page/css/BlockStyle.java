package dev.gyre.page.css;

import dev.gyre.page.css.syntax.CssText;
import dev.gyre.page.dom.DomRealm;

/** A declaration that programs may change. */
public abstract class BlockStyle extends CSSStyleDeclaration {
    protected BlockStyle(DomRealm realm) {
        super(realm);
    }

    /** The block. */
    protected abstract DeclarationBlock block();

    /** Called after each change. */
    protected abstract void blockChanged();

    @Override
    protected DeclarationScope scope() {
        return block().scope();
    }

    @Override
    public String getPropertyValue(String name) {
        return block().value(name);
    }

    @Override
    public String getPropertyPriority(String name) {
        return block().priority(name.startsWith("--") ? name : CssText.lowerCase(name));
    }

    @Override
    public void setProperty(String name, String value, String priority) {
        if (value.isEmpty()) {
            removeProperty(name);
        } else if ((priority.isEmpty() || isImportant(priority)) && block().set(name, value, !priority.isEmpty())) {
            blockChanged();
        }
    }

    @Override
    public String removeProperty(String name) {
        String value = getPropertyValue(name);
        if (block().remove(name)) {
            blockChanged();
        }
        return value;
    }

    @Override
    public String cssText() {
        return block().text();
    }

    @Override
    public void cssText(String text) {
        block().setText(text);
        blockChanged();
    }

    @Override
    public long length() {
        return block().declarations().size();
    }

    @Override
    public String item(long index) {
        return index < length() ? block().declarations().get((int) index).name() : "";
    }
}
