/**
 * What error messages and stack traces say about a program's text, in V8's words and at V8's positions. Code keeps no syntax tree:
 * {@link dev.gyre.engine.diagnostics.CodeTree} parses the text again, and {@link dev.gyre.engine.diagnostics.CallSite}, where to begin reading,
 * looks for the position in it. Runs no JavaScript; the compiler takes the positions that it records from here.
 */
package dev.gyre.engine.diagnostics;
