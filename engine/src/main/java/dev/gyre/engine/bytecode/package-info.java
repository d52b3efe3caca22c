/**
 * The register bytecode: the table of instructions, code blocks with constants, handlers and positions, the builder that the
 * compiler writes with, the disassembler and the checks. Knows values and static scopes, but not how code is made or run. Begin
 * reading at {@link dev.gyre.engine.bytecode.Opcode}.
 */
package dev.gyre.engine.bytecode;
