package dev.gyre.page.xml;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.DocumentType;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the names of a DOCTYPE from the text, since StAX does not have them. */
final class XmlDoctype {
    private static final Pattern DOCTYPE = Pattern.compile(
            "<!DOCTYPE\\s+([^\\s\\[>]+)(?:\\s+PUBLIC\\s+(\"[^\"]*\"|'[^']*'))?(?:\\s+(?:SYSTEM\\s+)?(\"[^\"]*\"|'[^']*'))?");

    private XmlDoctype() {}

    /** The DOCTYPE of a well-formed document that has one. */
    static DocumentType read(Document document, String source) {
        Matcher matcher = DOCTYPE.matcher(source);
        matcher.region(start(source), source.length());
        if (!matcher.lookingAt()) {
            throw new IllegalStateException("there is no DOCTYPE where XML has one");
        }
        return document.newDocumentType(matcher.group(1), unquoted(matcher.group(2)), unquoted(matcher.group(3)));
    }

    /** Where the DOCTYPE begins after comments and processing instructions. */
    private static int start(String source) {
        int at = source.indexOf('<');
        while (!source.startsWith("<!DOCTYPE", at)) {
            boolean comment = source.startsWith("<!--", at);
            int end = source.indexOf(comment ? "-->" : "?>", at);
            at = source.indexOf('<', end);
        }
        return at;
    }

    private static String unquoted(String literal) {
        return literal == null ? "" : literal.substring(1, literal.length() - 1);
    }
}
