/**
 * What generated code calls, a class for each kind of instruction: direct and inlined calls with their frames, and the cases of instructions that are not
 * compiled inline. No Java code refers to these classes; the compiler names them in the code that it generates.
 */
package dev.gyre.engine.jit.runtime;
