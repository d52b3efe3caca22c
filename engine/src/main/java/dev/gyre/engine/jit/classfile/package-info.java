/**
 * A lean writer of class files: constant pool, code, labels and stack maps in one pass, without an intermediate tree. Uses nothing of
 * the engine. Begin reading at {@link dev.gyre.engine.jit.classfile.ClassAssembler}.
 */
package dev.gyre.engine.jit.classfile;
