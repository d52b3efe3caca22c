/**
 * What error messages and stack traces show of a program's source text, with V8's wording and positions. Code keeps no
 * syntax tree: {@link dev.gyre.engine.diagnostics.CodeTree} parses the text again, and {@link
 * dev.gyre.engine.diagnostics.CallSite}, where to begin reading, looks for the position in it. Runs no JavaScript; the
 * compiler takes the positions that it records from here.
 */
package dev.gyre.engine.diagnostics;
