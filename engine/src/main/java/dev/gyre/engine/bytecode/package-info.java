/**
 * The register bytecode: the table of instructions, code blocks with constants, handlers and positions, the builder
 * that the compiler writes with, the disassembler and the checks. Depends on values and static scopes, but not on the
 * compiler or the interpreter. Begin reading at {@link dev.gyre.engine.bytecode.Opcode}.
 */
package dev.gyre.engine.bytecode;
