package dev.gyre.page.css;

import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.page.css.syntax.CssText;
import dev.gyre.page.dom.DomRealm;
import dev.gyre.page.idl.DomError;
import dev.gyre.page.idl.LegacyPlatformObject;
import java.util.List;

/**
 * A declaration block as programs see it, <a href="https://drafts.csswg.org/cssom/#the-cssstyledeclaration-interface">CSSOM</a>. Its properties are named ones, in the three spellings
 * {@code font-size}, {@code fontSize} and, for prefixes, {@code WebkitTransform}.
 */
public abstract class CSSStyleDeclaration extends LegacyPlatformObject {
    private final DomRealm realm;

    protected CSSStyleDeclaration(DomRealm realm) {
        super(realm.shape("CSSStyleDeclaration"));
        this.realm = realm;
    }

    /** The block of a rule. */
    static CSSStyleDeclaration ofRule(CSSRule rule, DeclarationBlock block) {
        return new RuleStyle(rule, block);
    }

    /** The value of a property; empty if it is not declared or unknown. */
    public abstract String getPropertyValue(String name);

    /** {@code important} or nothing. */
    public abstract String getPropertyPriority(String name);

    /** Declares a property, with an empty value removes it; what is invalid does nothing. */
    public abstract void setProperty(String name, String value, String priority);

    /** Removes a property and returns its value. */
    public abstract String removeProperty(String name);

    /** The whole block as text. */
    public abstract String cssText();

    /** Replaces the block. */
    public abstract void cssText(String text);

    /** How many longhands and custom properties it has. */
    public abstract long length();

    /** The name at an index; empty if there is none. */
    public abstract String item(long index);

    /** The rule it belongs to; null for none. */
    public CSSRule parentRule() {
        return null;
    }

    /** The property {@code float}. */
    public final String cssFloat() {
        return getPropertyValue("float");
    }

    /** Declares {@code float}. */
    public final void cssFloat(String value) {
        setProperty("float", value, "");
    }

    /** The block's kind, which decides the names it has. */
    protected DeclarationScope scope() {
        return DeclarationScope.STYLE;
    }

    @Override
    protected int indexedCount() {
        return (int) length();
    }

    @Override
    protected Object indexedValue(int index) {
        return index >= 0 && index < length() ? item(index) : null;
    }

    @Override
    protected Object namedValue(String name) {
        String property = PropertyNames.property(name, scope());
        return property == null ? null : getPropertyValue(property);
    }

    @Override
    protected List<String> supportedNames() {
        return PropertyNames.all(scope());
    }

    @Override
    protected boolean enumeratesNames() {
        return true;
    }

    @Override
    public boolean set(Object key, Object value, Object receiver) {
        if (receiver == this && key instanceof String name && shape().find(name) < 0) {
            String property = PropertyNames.property(name, scope());
            if (property != null) {
                assign(property, value == Null.INSTANCE ? "" : TypeConversion.toString(value));
                return true;
            }
        }
        return super.set(key, value, receiver);
    }

    private void assign(String property, String value) {
        try {
            setProperty(property, value, "");
        } catch (DomError error) {
            throw error.toException(realm.interfaces());
        }
    }

    /** Whether a text is the priority {@code important}. */
    static boolean isImportant(String priority) {
        return CssText.equalsIgnoreCase(priority, "important");
    }

    @Override
    public String className() {
        return "CSSStyleDeclaration";
    }
}
