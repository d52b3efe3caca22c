package dev.gyre.page.dom;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.page.dom.names.AsciiCase;
import dev.gyre.page.idl.DomError;
import dev.gyre.page.idl.LegacyPlatformObject;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The set of tokens that an attribute has, such as the classes of an element, https://dom.spec.whatwg.org/#interface-domtokenlist. */
public final class DOMTokenList extends LegacyPlatformObject {
    private final Element element;
    private final String attribute;

    DOMTokenList(Element element, String attribute) {
        super(element.domRealm().shape("DOMTokenList"));
        this.element = element;
        this.attribute = attribute.intern();
    }

    private String[] tokens() {
        String value = element.attribute(attribute);
        return value == null ? new String[0] : element.domRealm().names().tokens(value);
    }

    public int length() {
        return tokens().length;
    }

    public String item(long index) {
        String[] tokens = tokens();
        return index < tokens.length ? tokens[(int) index] : null;
    }

    public boolean contains(String token) {
        return Arrays.asList(tokens()).contains(token);
    }

    private static void check(String... tokens) {
        for (String token : tokens) {
            if (token.isEmpty()) throw DomError.syntax("The token provided must not be empty.");
        }
        for (String token : tokens) {
            if (token.chars().anyMatch(AsciiCase::isWhitespace)) {
                throw DomError.invalidCharacter("The token provided ('" + token
                        + "') contains HTML space characters, which are not valid in tokens.");
            }
        }
    }

    // https://dom.spec.whatwg.org/#concept-dtl-update
    private void update(Iterable<String> tokens) {
        String value = String.join(" ", tokens);
        if (value.isEmpty() && element.attribute(attribute) == null) return;
        element.setAttributeNamed(attribute, value);
    }

    public void add(String... added) {
        check(added);
        var tokens = new LinkedHashSet<>(Arrays.asList(tokens()));
        tokens.addAll(Arrays.asList(added));
        update(tokens);
    }

    public void remove(String... removed) {
        check(removed);
        var tokens = new LinkedHashSet<>(Arrays.asList(tokens()));
        for (String token : removed) tokens.remove(token);
        update(tokens);
    }

    public boolean toggle(String token, Boolean force) {
        check(token);
        var tokens = new LinkedHashSet<>(Arrays.asList(tokens()));
        if (tokens.contains(token)) {
            if (Boolean.TRUE.equals(force)) return true;
            tokens.remove(token);
            update(tokens);
            return false;
        }
        if (Boolean.FALSE.equals(force)) return false;
        tokens.add(token);
        update(tokens);
        return true;
    }

    // https://dom.spec.whatwg.org/#dom-domtokenlist-replace
    public boolean replace(String token, String newToken) {
        check(token, newToken);
        var tokens = new ArrayList<>(Arrays.asList(tokens()));
        int index = tokens.indexOf(token);
        if (index < 0) return false;
        int other = tokens.indexOf(newToken);
        tokens.set(other < 0 ? index : Math.min(index, other), newToken);
        if (other >= 0 && other != index) tokens.remove(Math.max(index, other));
        update(tokens);
        return true;
    }

    // https://dom.spec.whatwg.org/#concept-domtokenlist-validation
    public boolean supports(String token) {
        Set<String> known = Reflection.supportedTokens(element, attribute);
        if (known == null)
            throw Errors.typeError(
                    "Failed to execute 'supports' on 'DOMTokenList': DOMTokenList has no supported tokens.");
        return known.contains(AsciiCase.lower(token));
    }

    public String value() {
        String value = element.attribute(attribute);
        return value == null ? "" : value;
    }

    public void value(String value) {
        element.setAttributeNamed(attribute, value);
    }

    @Override
    protected int indexedCount() {
        return length();
    }

    @Override
    protected Object indexedValue(int index) {
        return item(index);
    }

    @Override
    protected List<String> supportedNames() {
        return List.of();
    }

    @Override
    public String className() {
        return "DOMTokenList";
    }
}
