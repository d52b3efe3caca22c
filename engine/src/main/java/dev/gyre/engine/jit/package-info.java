/**
 * The just-in-time compiler: translates hot bytecode to JVM bytecode, by what the interpreter has recorded of its types. Begin reading at
 * {@link dev.gyre.engine.jit.CodeGenerator}.
 */
package dev.gyre.engine.jit;
