package dev.gyre.page.html.tokenizer;

/** Takes the tokens of a {@link Tokenizer}. It may set the tokenizer's next state or suspend it in each of these calls. */
public interface TokenHandler {
    /** A start tag; the token is valid during the call. */
    void startTag(TagToken tag);

    /** An end tag; the token is valid during the call. */
    void endTag(TagToken tag);

    /** Character tokens chars[from..to), without U+0000 unless it is the only one. */
    void characters(char[] chars, int from, int to);

    void comment(String data);

    /** A DOCTYPE; what is missing is null. */
    void doctype(String name, String publicId, String systemId, boolean forceQuirks);

    void endOfFile();

    /** Whether there is an adjusted current node that is not an HTML element, so that CDATA sections are allowed. */
    boolean inForeignContent();

    /** An error at an offset of the network's text. */
    void error(ParseErrorCode code, int offset);
}
