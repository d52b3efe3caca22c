package dev.gyre.page.html;

import dev.gyre.page.html.tokenizer.ParseError;
import java.util.function.Consumer;

/**
 * How a document is parsed.
 *
 * @param scripting the scripting flag: whether noscript has text
 * @param declarativeShadowRoots whether templates with shadowrootmode become shadow roots
 * @param srcdoc whether the document is that of an iframe's srcdoc attribute, which has no quirks without a DOCTYPE
 * @param errors is given each parse error as it is found; null for none
 */
public record ParserOptions(
        boolean scripting, boolean declarativeShadowRoots, boolean srcdoc, Consumer<ParseError> errors) {
    /** For documents that run scripts. */
    public static final ParserOptions DOCUMENT = new ParserOptions(true, true, false, null);

    /** As {@link #DOCUMENT}, without quirks. */
    public static final ParserOptions SRCDOC = new ParserOptions(true, true, true, null);

    /** For documents and fragments made by scripts that have no browsing context. */
    public static final ParserOptions INERT = new ParserOptions(false, false, false, null);

    /** As {@link #INERT}, with declarative shadow roots. */
    public static final ParserOptions INERT_WITH_SHADOW_ROOTS = new ParserOptions(false, true, false, null);
}
