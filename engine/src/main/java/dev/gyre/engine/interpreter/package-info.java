/** Runs code blocks: the dispatch loop, frames and scopes, function objects, and the bodies of the instructions in families. */
package dev.gyre.engine.interpreter;
