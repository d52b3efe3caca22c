package dev.gyre.engine.compiler;

import dev.gyre.engine.bytecode.Opcode;
import dev.gyre.engine.bytecode.SharedFunctionInfo;
import dev.gyre.engine.syntax.ast.CatchClause;
import dev.gyre.engine.syntax.ast.ClassElement;
import dev.gyre.engine.syntax.ast.Expression;
import dev.gyre.engine.syntax.ast.FunctionKind;
import dev.gyre.engine.syntax.ast.Node;
import dev.gyre.engine.syntax.ast.Statement;
import dev.gyre.engine.syntax.source.FunctionCoverage;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Emits the counters of blocks, where V8's block coverage has them, in code whose source is counted; otherwise nothing. */
final class BlockCounters {
    private static final String METHOD_KEY =
            "^(?:static\\s+)?(?:async\\s+)?\\*?\\s*((?:[gs]et\\s+)?#?[\\p{L}\\w$]+)\\s*\\(";

    private final CodeUnit unit;
    private FunctionCoverage coverage;

    BlockCounters(CodeUnit unit) {
        this.unit = unit;
    }

    boolean areOff() {
        return coverage == null;
    }

    /** At the start of a function's code. */
    void function(SharedFunctionInfo shared) {
        if (unit.source.coverage() != null && isCounted(shared)) begin(of(shared));
    }

    /** At the start of the code that initializes the fields of a class. */
    void initializer(SharedFunctionInfo shared, ClassElement[] elements) {
        if (unit.source.coverage() == null || elements.length == 0) return;
        int start = elements[0].start(), end = elements[elements.length - 1].end();
        begin(unit.source.coverage().function(nameOf(shared), start, end));
    }

    /** Default constructors and initializers of fields have no text of their own. */
    private static boolean isCounted(SharedFunctionInfo shared) {
        return !shared.isImplicitConstructor() && shared.kind() != FunctionKind.CLASS_FIELD_INITIALIZER;
    }

    /** At the start of the code of a script or module. */
    void program() {
        if (unit.source.coverage() != null) begin(unit.source.coverage().function("", 0, unit.source.length()));
    }

    private void begin(FunctionCoverage counted) {
        coverage = counted;
        coverage.compiled();
        emit(0);
    }

    /** Adds the functions that the code creates, which may never be called. */
    void declare(SharedFunctionInfo[] functions) {
        if (coverage == null) return;
        for (SharedFunctionInfo inner : functions) if (isCounted(inner)) of(inner);
    }

    private FunctionCoverage of(SharedFunctionInfo shared) {
        // The function that a CommonJS module is has the whole text but for what follows its last token.
        int end = shared.start() == 0 && isWhole(shared) ? unit.source.length() : shared.end();
        return unit.source.coverage().function(nameOf(shared), shared.start(), end);
    }

    private boolean isWhole(SharedFunctionInfo shared) {
        return unit.source.text().substring(shared.end()).isBlank()
                && nameOf(shared).isEmpty();
    }

    /** The name; that of a method is only in its text, because the function gets it when it is created. */
    private static String nameOf(SharedFunctionInfo shared) {
        if (shared.name() != null) return shared.name();
        if (shared.inferredName() != null) return shared.inferredName();
        switch (shared.kind()) {
            case METHOD, GETTER, SETTER -> {
                Matcher key = Pattern.compile(METHOD_KEY).matcher(shared.text());
                return key.find() ? key.group(1) : "";
            }
            default -> {
                return "";
            }
        }
    }

    private void emit(int counter) {
        unit.emit(Opcode.COUNT_BLOCK, unit.code.constant(coverage), counter);
    }

    /** At the start of a block, which may be one that cannot be reached. */
    private void block(int start, int end) {
        if (coverage == null) return;
        int counter = coverage.addBlock(start, end);
        if (unit.code.isReachable()) emit(counter);
    }

    void block(Node block) {
        block(block.start(), block.end());
    }

    /** An else, which V8 counts from the end of the block before it. */
    void alternate(Statement consequent, Statement alternate) {
        block(consequent.end(), alternate.end());
    }

    /** A part of an expression, counted from the operator before it. */
    void operand(String operator, Expression operand) {
        if (coverage == null) return;
        int found = unit.source.text().lastIndexOf(operator, operand.start() - 1);
        block(found < 0 ? operand.start() : found, operand.end());
    }

    void handler(CatchClause handler) {
        clause("catch", handler.body());
    }

    void finalizer(Statement finalizer) {
        clause("finally", finalizer);
    }

    private void clause(String keyword, Statement body) {
        if (coverage == null) return;
        int found = unit.source.text().lastIndexOf(keyword, body.start());
        block(found < 0 ? body.start() : found, body.end());
    }

    /** What follows a statement, perhaps not always, in a list of statements that ends at an offset. */
    void afterStatement(Statement statement, int end) {
        if (coverage != null && Completion.mayBeAbrupt(statement)) block(statement.end(), end);
    }
}
