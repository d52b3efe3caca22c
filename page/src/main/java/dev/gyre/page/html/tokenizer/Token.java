package dev.gyre.page.html.tokenizer;

import java.util.Map;

/** A token of the standard's tokenizer. */
public sealed interface Token {
    /** Where the token begins, in UTF-16 code units from the start of the text. */
    int offset();

    /**
     * A start tag.
     *
     * @param attributes in order
     */
    record StartTag(int offset, String name, Map<String, String> attributes, boolean selfClosing) implements Token {}

    /** An end tag. */
    record EndTag(int offset, String name) implements Token {}

    /** Character tokens that follow each other. */
    record Characters(int offset, String data) implements Token {}

    /** A comment. */
    record Comment(int offset, String data) implements Token {}

    /** A DOCTYPE; what is missing is null. */
    record Doctype(int offset, String name, String publicId, String systemId, boolean forceQuirks) implements Token {}
}
