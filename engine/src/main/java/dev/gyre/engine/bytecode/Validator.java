package dev.gyre.engine.bytecode;

import java.util.BitSet;

/** Checks that a code block is well formed: operands in range, jumps to instructions, and a terminator at the end. */
public final class Validator {
    private final CodeBlock block;
    private final BitSet starts = new BitSet();

    private Validator(CodeBlock block) {
        this.block = block;
    }

    /** Throws an IllegalStateException with the listing if the block is malformed. */
    public static void validate(CodeBlock block) {
        new Validator(block).run();
    }

    private void run() {
        Opcode last = null;
        int offset = 0;
        while (offset < block.code.length) {
            starts.set(offset);
            if (block.code[offset] < 0 || block.code[offset] >= Opcode.values().length)
                throw fail(offset, "no such opcode");
            last = Opcode.of(block.code[offset]);
            offset += last.length();
        }
        if (last == null || !last.isTerminator()) throw fail(offset, "control falls off the end");
        if (offset != block.code.length) throw fail(offset, "the last instruction is cut short");
        for (int at = 0; at < block.code.length; at += Opcode.of(block.code[at]).length()) instruction(at);
        handlers();
    }

    private void instruction(int offset) {
        var opcode = Opcode.of(block.code[offset]);
        var kinds = opcode.operands();
        for (int i = 0; i < kinds.size(); i++) {
            int value = block.code[offset + 1 + i];
            switch (kinds.get(i)) {
                case DST, SRC, SRC_DST, SCOPE ->
                    require(value >= 0 && value < block.registerCount, offset, "register out of range");
                case FIRST -> range(offset, value, block.code[offset + 2 + i]);
                case COUNT, DEPTH, SLOT, FLAGS -> require(value >= 0, offset, "negative operand");
                case CONST -> require(value >= 0 && value < block.constants.length, offset, "constant out of range");
                case LABEL ->
                    require(value >= 0 && starts.get(value), offset, "jump into the middle of an instruction");
                case CACHE -> require(value >= 0 && value < block.caches.length, offset, "cache out of range");
                case FEEDBACK -> require(value >= 0 && value < block.feedback.length, offset, "feedback out of range");
                case FUNCTION -> require(value >= 0 && value < block.functions.length, offset, "function out of range");
                case IMM -> {}
            }
        }
        if (opcode == Opcode.SWITCH_INT) {
            for (int target : (int[]) block.constants[block.code[offset + 2]])
                require(target >= 0 && starts.get(target), offset, "jump into the middle of an instruction");
        }
    }

    private void range(int offset, int first, int count) {
        require(
                count == 0 || first >= 0 && first + count <= block.registerCount,
                offset,
                "register range out of range");
    }

    private void handlers() {
        for (int i = 0; i < block.handlers.length; i += 4) {
            int start = block.handlers[i], end = block.handlers[i + 1], handler = block.handlers[i + 2];
            require(
                    start >= 0 && start < end && end <= block.code.length && starts.get(start),
                    start,
                    "malformed protected region");
            require(end == block.code.length || starts.get(end), end, "protected region ends inside an instruction");
            require(
                    handler >= 0 && starts.get(handler) && block.code[handler] == Opcode.CATCH.ordinal(),
                    handler,
                    "handler does not start with Catch");
        }
    }

    private void require(boolean condition, int offset, String problem) {
        if (!condition) throw fail(offset, problem);
    }

    private IllegalStateException fail(int offset, String problem) {
        return new IllegalStateException(problem + " at " + offset + " of " + block.code.length + " words");
    }
}
