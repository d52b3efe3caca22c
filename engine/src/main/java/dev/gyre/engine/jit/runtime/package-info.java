/**
 * What compiled code calls, a class for each kind of instruction: its frames and calls, and what the generated code of an instruction leaves out. No Java
 * code refers to these classes; the compiler names them in the code that it generates.
 */
package dev.gyre.engine.jit.runtime;
