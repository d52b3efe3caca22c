/**
 * What the compiler knows of a unit before it generates code: properties of instructions, which calls are inlined and the code that results, its basic blocks, and
 * what profiles and inline caches say of values, accesses and calls. Generates nothing. Begin reading at {@link dev.gyre.engine.jit.analysis.Inlining} and
 * {@link dev.gyre.engine.jit.analysis.Sites}.
 */
package dev.gyre.engine.jit.analysis;
