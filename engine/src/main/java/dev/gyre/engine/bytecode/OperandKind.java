package dev.gyre.engine.bytecode;

/** The meaning of one operand word of an instruction, for the validator, the disassembler and liveness. */
public enum OperandKind {
    /** Register that the instruction writes. */
    DST,
    /** Register that the instruction reads. */
    SRC,
    /** Register that the instruction reads and then writes. */
    SRC_DST,
    /** Register that holds a heap scope (or, for function code, the closure's scope). */
    SCOPE,
    /** First register of a consecutive range that is read; the next operand is its COUNT. */
    FIRST,
    /** Number of registers in the range. */
    COUNT,
    /** Signed immediate. */
    IMM,
    /** Index into the constant pool. */
    CONST,
    /** Absolute offset of an instruction. */
    LABEL,
    /** Index of an inline cache. */
    CACHE,
    /** Index of a type-feedback byte. */
    FEEDBACK,
    /** Number of parent hops from the scope operand. */
    DEPTH,
    /** Slot in a heap scope. */
    SLOT,
    /** Index into the code block's table of inner functions. */
    FUNCTION,
    /** Bit set whose meaning the opcode documents. */
    FLAGS
}
