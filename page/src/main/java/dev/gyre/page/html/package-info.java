/**
 * The standard's HTML parser and serialiser: bytes to text, tokens to nodes, and back.
 * Begin with {@link dev.gyre.page.html.HtmlParser}; {@link dev.gyre.page.html.TreeConstruction} passes the tokens of {@link dev.gyre.page.html.tokenizer.Tokenizer} to the insertion modes.
 * It knows nodes but calls no JavaScript.
 */
package dev.gyre.page.html;
