/**
 * CSS Syntax Level 3: text to tokens, and tokens to rules, declarations and An+B. Blocks are ranges of one flat list of tokens, so that nesting costs no stack.
 * Knows neither properties, selectors nor nodes.
 */
package dev.gyre.page.css.syntax;
