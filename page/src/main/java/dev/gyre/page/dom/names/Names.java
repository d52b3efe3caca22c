package dev.gyre.page.dom.names;

import dev.gyre.page.idl.DomError;

/** The checks of names, https://dom.spec.whatwg.org/#namespaces. */
public final class Names {
    private Names() {}

    // https://www.w3.org/TR/xml/#NT-Name
    public static boolean isName(String text) {
        if (text.isEmpty()) return false;
        for (int i = 0; i < text.length(); ) {
            int point = text.codePointAt(i);
            if (!(i == 0 ? isNameStart(point) : isNameChar(point))) return false;
            i += Character.charCount(point);
        }
        return true;
    }

    // https://www.w3.org/TR/xml-names/#NT-QName
    public static boolean isQName(String text) {
        int colon = text.indexOf(':');
        if (colon < 0) return isName(text);
        return text.indexOf(':', colon + 1) < 0
                && isName(text.substring(0, colon))
                && isName(text.substring(colon + 1));
    }

    private static boolean isNameStart(int c) {
        return c == ':'
                || c == '_'
                || c >= 'a' && c <= 'z'
                || c >= 'A' && c <= 'Z'
                || c >= 0xC0 && c <= 0x2FF && c != 0xD7 && c != 0xF7
                || c >= 0x370 && c <= 0x1FFF && c != 0x37E
                || c == 0x200C
                || c == 0x200D
                || c >= 0x2070 && c <= 0x218F
                || c >= 0x2C00 && c <= 0x2FEF
                || c >= 0x3001 && c <= 0xD7FF
                || c >= 0xF900 && c <= 0xFDCF
                || c >= 0xFDF0 && c <= 0xFFFD
                || c >= 0x10000 && c <= 0xEFFFF;
    }

    private static boolean isNameChar(int c) {
        return isNameStart(c)
                || c == '-'
                || c == '.'
                || c >= '0' && c <= '9'
                || c == 0xB7
                || c >= 0x300 && c <= 0x36F
                || c == 0x203F
                || c == 0x2040;
    }

    public static void requireName(String name) {
        if (!isName(name)) throw DomError.invalidCharacter("The name '" + name + "' is not a valid name.");
    }

    // https://dom.spec.whatwg.org/#validate-and-extract
    public static QualifiedName extract(NameTable names, String givenNamespace, String qualifiedName) {
        String namespace = givenNamespace == null || givenNamespace.isEmpty() ? null : givenNamespace;
        if (!isQName(qualifiedName))
            throw DomError.invalidCharacter("The qualified name '" + qualifiedName + "' is not valid.");
        int colon = qualifiedName.indexOf(':');
        String prefix = colon < 0 ? null : qualifiedName.substring(0, colon);
        boolean xmlns = qualifiedName.equals("xmlns") || "xmlns".equals(prefix);
        if (prefix != null && namespace == null
                || "xml".equals(prefix) && !Namespaces.XML.equals(namespace)
                || xmlns != Namespaces.XMLNS.equals(namespace)) {
            throw DomError.namespace("The namespace does not fit the qualified name '" + qualifiedName + "'.");
        }
        return names.name(namespace, prefix, colon < 0 ? qualifiedName : qualifiedName.substring(colon + 1));
    }
}
