/**
 * Values of CSS properties: the value definition syntax of CSS Values, compiled to a tree that matches tokens, the table of properties with their grammars (resource {@code properties.tsv}),
 * shorthands, colours and math functions. Knows neither sheets nor nodes.
 */
package dev.gyre.page.css.values;
