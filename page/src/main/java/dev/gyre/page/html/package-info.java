/**
 * The standard's HTML parser and serialiser: bytes to text, text to tokens, tokens to nodes, and back.
 * Begin with {@link dev.gyre.page.html.HtmlParser}; {@link dev.gyre.page.html.Tokenizer} reads text in families of states, {@link dev.gyre.page.html.TreeConstruction} passes its tokens to the insertion modes.
 * It knows nodes but calls no JavaScript.
 */
package dev.gyre.page.html;
