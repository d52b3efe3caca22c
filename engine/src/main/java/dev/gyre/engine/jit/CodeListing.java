package dev.gyre.engine.jit;

import dev.gyre.engine.jit.tiering.CompilationUnit;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeElement;
import java.lang.classfile.Instruction;
import java.lang.classfile.Label;
import java.lang.classfile.MethodModel;
import java.lang.classfile.attribute.CodeAttribute;
import java.lang.classfile.instruction.BranchInstruction;
import java.lang.classfile.instruction.ConstantInstruction;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.IncrementInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.LoadInstruction;
import java.lang.classfile.instruction.LookupSwitchInstruction;
import java.lang.classfile.instruction.StoreInstruction;
import java.lang.classfile.instruction.SwitchCase;
import java.lang.classfile.instruction.TableSwitchInstruction;
import java.lang.classfile.instruction.TypeCheckInstruction;
import java.util.Locale;

/** The JVM code of a unit as text, for {@code --print-jit}: one line per instruction, with its offset. */
final class CodeListing {
    private static final String ALL = "*";

    private final StringBuilder text = new StringBuilder();

    private CodeListing() {}

    /** Whether the embedder wants the code of the unit's function. */
    static boolean isWanted(CompilationUnit unit) {
        String wanted = unit.options().printed();
        return wanted != null && (wanted.equals(ALL) || wanted.equals(nameOf(unit)));
    }

    private static String nameOf(CompilationUnit unit) {
        return unit.code.shared == null ? null : unit.code.shared.name();
    }

    /** The lines, the first of which names the unit. */
    static String of(CompilationUnit unit, byte[] classFile) {
        var listing = new CodeListing();
        listing.text.append("[jit] code of ").append(unit);
        for (MethodModel method : ClassFile.of().parse(classFile).methods()) listing.append(method);
        return listing.text.toString();
    }

    private void append(MethodModel method) {
        if (!(method.code().orElse(null) instanceof CodeAttribute code)) return;
        line().append(method.methodName()).append(method.methodType());
        int offset = 0;
        for (CodeElement element : code) {
            if (!(element instanceof Instruction instruction)) continue;
            line().append("  ").append(offset).append(' ');
            text.append(instruction.opcode().name().toLowerCase(Locale.ROOT));
            appendOperands(instruction, code);
            offset += instruction.sizeInBytes();
        }
    }

    private StringBuilder line() {
        return text.append("\n[jit]   ");
    }

    private void appendOperands(Instruction instruction, CodeAttribute code) {
        switch (instruction) {
            case BranchInstruction branch -> appendTarget(branch.target(), code);
            case ConstantInstruction constant -> text.append(' ').append(constant.constantValue());
            case LoadInstruction load -> text.append(' ').append(load.slot());
            case StoreInstruction store -> text.append(' ').append(store.slot());
            case IncrementInstruction increment ->
                text.append(' ').append(increment.slot()).append(' ').append(increment.constant());
            case FieldInstruction field ->
                appendMember(field.owner().asInternalName(), field.name().stringValue(), "");
            case InvokeInstruction invoke ->
                appendMember(
                        invoke.owner().asInternalName(),
                        invoke.name().stringValue(),
                        invoke.type().stringValue());
            case TypeCheckInstruction check ->
                text.append(' ').append(check.type().asInternalName());
            case LookupSwitchInstruction lookup -> {
                for (SwitchCase each : lookup.cases()) appendCase(each, code);
                appendTarget(lookup.defaultTarget(), code);
            }
            case TableSwitchInstruction table -> {
                for (SwitchCase each : table.cases()) appendCase(each, code);
                appendTarget(table.defaultTarget(), code);
            }
            default -> {}
        }
    }

    private void appendCase(SwitchCase each, CodeAttribute code) {
        text.append(' ').append(each.caseValue());
        appendTarget(each.target(), code);
    }

    private void appendTarget(Label target, CodeAttribute code) {
        text.append(" -> ").append(code.labelToBci(target));
    }

    private void appendMember(String owner, String name, String type) {
        text.append(' ')
                .append(owner.substring(owner.lastIndexOf('/') + 1))
                .append('.')
                .append(name)
                .append(type);
    }
}
