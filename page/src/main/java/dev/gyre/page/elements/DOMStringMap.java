package dev.gyre.page.elements;

import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.page.dom.DomRealm;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.custom.ReactionStack;
import dev.gyre.page.dom.names.AsciiCase;
import dev.gyre.page.dom.names.Names;
import dev.gyre.page.idl.DomError;
import dev.gyre.page.idl.Interfaces;
import dev.gyre.page.idl.LegacyPlatformObject;
import java.util.ArrayList;
import java.util.List;

/** The data-* attributes of an element, https://html.spec.whatwg.org/#domstringmap. */
public final class DOMStringMap extends LegacyPlatformObject {
    private static final String PREFIX = "data-";

    private final Element element;

    DOMStringMap(Element element) {
        super(element.domRealm().shape("DOMStringMap"));
        this.element = element;
    }

    /** Null if no attribute's name gives this one. */
    private static String attributeName(String name) {
        var result = new StringBuilder(PREFIX);
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (c == '-' && i + 1 < name.length() && name.charAt(i + 1) >= 'a' && name.charAt(i + 1) <= 'z')
                return null;
            if (AsciiCase.isUpper(c)) result.append('-').append((char) (c | 0x20));
            else result.append(c);
        }
        return result.toString();
    }

    /** Null for an attribute that is none of data. */
    private static String propertyName(String attribute) {
        if (!attribute.startsWith(PREFIX) || !AsciiCase.lower(attribute).equals(attribute)) return null;
        var result = new StringBuilder();
        for (int i = PREFIX.length(); i < attribute.length(); i++) {
            char c = attribute.charAt(i);
            char next = i + 1 < attribute.length() ? attribute.charAt(i + 1) : 0;
            if (c == '-' && next >= 'a' && next <= 'z') {
                result.append((char) (next & ~0x20));
                i++;
            } else {
                result.append(c);
            }
        }
        return result.toString();
    }

    @Override
    protected Object namedValue(String name) {
        String attribute = attributeName(name);
        return attribute == null ? null : element.attribute(null, attribute.intern());
    }

    @Override
    protected List<String> supportedNames() {
        var names = new ArrayList<String>();
        for (int i = 0; i < element.attributeCount(); i++) {
            String name = element.attributeName(i).namespace() == null
                    ? propertyName(element.attributeName(i).localName())
                    : null;
            if (name != null) names.add(name);
        }
        return names;
    }

    @Override
    protected boolean overridesBuiltins() {
        return true;
    }

    @Override
    protected boolean enumeratesNames() {
        return true;
    }

    @Override
    protected boolean setsNames() {
        return true;
    }

    // https://html.spec.whatwg.org/#dom-domstringmap-setitem
    @Override
    protected void setNamed(String name, Object value) {
        String attribute = attributeName(name);
        if (attribute == null)
            throw DomError.syntax("'" + name + "' is not a valid property name.")
                    .toException(interfaces());
        if (!Names.isName(attribute))
            throw DomError.invalidCharacter("'" + attribute + "' is not a valid attribute name.")
                    .toException(interfaces());
        String text = TypeConversion.toString(value);
        ReactionStack reactions = DomRealm.enterReactions(element.domRealm().realm());
        try {
            element.setAttributeNamed(attribute, text);
        } finally {
            reactions.leave();
        }
    }

    private Interfaces interfaces() {
        return element.domRealm().interfaces();
    }

    @Override
    protected boolean deleteNamed(String name) {
        ReactionStack reactions = DomRealm.enterReactions(element.domRealm().realm());
        try {
            element.removeAttribute(attributeName(name));
        } finally {
            reactions.leave();
        }
        return true;
    }

    @Override
    public String className() {
        return "DOMStringMap";
    }
}
