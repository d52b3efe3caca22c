package dev.gyre.engine.bytecode;

import java.math.BigInteger;
import java.util.TreeSet;

/** Prints code blocks in a stable textual form, for golden tests and debugging. */
public final class Disassembler {
    private final CodeBlock block;
    private final StringBuilder out = new StringBuilder();
    private final TreeSet<Integer> targets = new TreeSet<>();

    private Disassembler(CodeBlock block) {
        this.block = block;
    }

    /** The listing of one code block, without its inner functions. */
    public static String disassemble(CodeBlock block) {
        return new Disassembler(block).run();
    }

    private String run() {
        collectTargets();
        out.append("parameters ")
                .append(block.parameterCount)
                .append(", registers ")
                .append(block.registerCount);
        if (block.strict) out.append(", strict");
        if (block.keepsArguments) out.append(", keeps arguments");
        out.append('\n');
        for (int offset = 0;
                offset < block.code.length;
                offset += opcodeAt(offset).length()) instruction(offset);
        for (int i = 0; i < block.handlers.length; i += 4) {
            out.append("handler ")
                    .append(block.handlers[i])
                    .append("..")
                    .append(block.handlers[i + 1])
                    .append(" -> ")
                    .append(block.handlers[i + 2])
                    .append('\n');
        }
        return out.toString();
    }

    private Opcode opcodeAt(int offset) {
        return Opcode.of(block.code[offset]);
    }

    private void collectTargets() {
        for (int offset = 0;
                offset < block.code.length;
                offset += opcodeAt(offset).length()) {
            var kinds = opcodeAt(offset).operands();
            for (int i = 0; i < kinds.size(); i++) {
                int operand = block.code[offset + 1 + i];
                if (kinds.get(i) == OperandKind.LABEL) targets.add(operand);
                if (opcodeAt(offset) == Opcode.SWITCH_INT && kinds.get(i) == OperandKind.CONST) {
                    for (int target : (int[]) block.constants[operand]) targets.add(target);
                }
            }
        }
        for (int i = 0; i < block.handlers.length; i += 4) targets.add(block.handlers[i + 2]);
    }

    private void instruction(int offset) {
        var opcode = opcodeAt(offset);
        out.append(targets.contains(offset) ? "> " : "  ");
        var number = Integer.toString(offset);
        out.repeat(' ', Math.max(0, 4 - number.length()))
                .append(number)
                .append("  ")
                .append(camelCase(opcode.name()));
        var kinds = opcode.operands();
        boolean first = true;
        for (int i = 0; i < kinds.size(); i++) {
            // Cache and feedback indices follow from the order of the instructions and would only add noise to
            // comparisons.
            if (kinds.get(i) == OperandKind.CACHE || kinds.get(i) == OperandKind.FEEDBACK) continue;
            out.append(first ? " " : ", ");
            first = false;
            operand(opcode, kinds.get(i), block.code[offset + 1 + i]);
        }
        out.append('\n');
    }

    private void operand(Opcode opcode, OperandKind kind, int value) {
        switch (kind) {
            case DST, SRC, SRC_DST, SCOPE, FIRST -> out.append('r').append(value);
            case COUNT -> out.append('x').append(value);
            case LABEL -> out.append("-> ").append(value);
            case FUNCTION -> out.append("function ").append(value);
            case DEPTH -> out.append("depth ").append(value);
            case SLOT -> out.append("slot ").append(value);
            case FLAGS -> out.append("flags ").append(value);
            case CONST -> constant(block.constants[value]);
            default -> out.append(value);
        }
    }

    private void constant(Object value) {
        switch (value) {
            case null -> out.append("none");
            case String text -> quote(text);
            case BigInteger number -> out.append(number).append('n');
            case Number number -> out.append(number);
            case int[] offsets -> {
                out.append('[');
                for (int i = 0; i < offsets.length; i++)
                    out.append(i == 0 ? "" : ", ").append(offsets[i]);
                out.append(']');
            }
            case CaseTable table -> {
                out.append("cases [");
                for (int i = 0; i < table.literals().length; i++) {
                    if (i > 0) out.append(", ");
                    constant(table.literals()[i]);
                }
                out.append(']');
            }
            case ScopeLayout layout ->
                out.append("scope [").append(String.join(", ", layout.names())).append(']');
            default -> out.append('<').append(value.getClass().getSimpleName()).append('>');
        }
    }

    private void quote(String text) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char unit = text.charAt(i);
            switch (unit) {
                case '\n' -> out.append("\\n");
                case '"' -> out.append("\\\"");
                case '\\' -> out.append("\\\\");
                default -> {
                    if (unit < ' ' || unit > '~') out.append(String.format("\\u%04x", (int) unit));
                    else out.append(unit);
                }
            }
        }
        out.append('"');
    }

    private static String camelCase(String constantName) {
        var name = new StringBuilder();
        for (var word : constantName.split("_"))
            name.append(word.charAt(0)).append(word.substring(1).toLowerCase(java.util.Locale.ROOT));
        return name.toString();
    }
}
