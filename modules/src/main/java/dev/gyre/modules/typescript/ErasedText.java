package dev.gyre.modules.typescript;

/**
 * A text whose types are blanked, and what else has to be known to make JavaScript of it.
 *
 * @param source the text as it was
 * @param text the same with blanks in the place of types, and as long
 * @param tokenStarts where the tokens of the source begin, in order
 */
public record ErasedText(String source, String text, SyntaxNode program, int[] tokenStarts) {}
