/**
 * The standard's tokenizer: text to tokens. Begin with {@link dev.gyre.page.html.tokenizer.Tokenizer}, which reads an {@link dev.gyre.page.html.tokenizer.InputBuffer} in families of
 * states and calls a {@link dev.gyre.page.html.tokenizer.TokenHandler}; {@link dev.gyre.page.html.tokenizer.TokenReader} collects tokens for tools. It knows the names of the DOM but no nodes.
 */
package dev.gyre.page.html.tokenizer;
