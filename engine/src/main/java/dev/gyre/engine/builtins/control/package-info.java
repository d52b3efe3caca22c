/**
 * Iterators and their helpers, generators, promises, async iteration, disposable stacks, eval and the Function
 * constructors (the specification's clause 27, and functions that run source text).
 */
package dev.gyre.engine.builtins.control;
