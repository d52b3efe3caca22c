package dev.gyre.modules.typescript;

/**
 * A text whose types are blanked, with further information for the transformation to JavaScript.
 *
 * @param source the original text
 * @param text the text of the same length with blanks instead of types
 * @param tokenStarts the offsets of the source's tokens, in order
 */
public record ErasedText(String source, String text, SyntaxNode program, int[] tokenStarts) {}
