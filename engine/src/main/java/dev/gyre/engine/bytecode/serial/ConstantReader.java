package dev.gyre.engine.bytecode.serial;

import static dev.gyre.engine.bytecode.serial.SerialForm.*;

import dev.gyre.engine.bytecode.CaseTable;
import dev.gyre.engine.bytecode.EvalSite;
import dev.gyre.engine.bytecode.GlobalDeclarations;
import dev.gyre.engine.bytecode.PrivateMethodSite;
import dev.gyre.engine.bytecode.RegExpLiteral;
import dev.gyre.engine.bytecode.ScopeLayout;
import dev.gyre.engine.bytecode.TemplateSite;
import dev.gyre.engine.runtime.value.Undefined;
import java.math.BigInteger;

/** Reads the constants of code blocks. */
final class ConstantReader {
    private ConstantReader() {}

    static Object constant(ByteReader in, StringTable strings, ScopeTable scopes) {
        int word = in.word();
        int number = word >>> TAG_BITS;
        return switch (word & TAG_MASK) {
            case STRING -> strings.get(number);
            case INT -> in.signed();
            case DOUBLE -> Double.longBitsToDouble(in.int8());
            case BIGINT -> new BigInteger(in.raw(number));
            case BOOLEAN -> number == 1;
            case TARGETS -> in.words();
            case LAYOUT -> layout(in, number == 1, strings, scopes);
            case GLOBALS -> globals(in, strings);
            case EVAL_SITE -> new EvalSite(scopes.get(in.word()), number == 1);
            case UNDEFINED -> Undefined.INSTANCE;
            case PRIVATE_METHOD -> new PrivateMethodSite(strings.text(in), strings.text(in));
            case REG_EXP -> new RegExpLiteral(strings.text(in), strings.text(in));
            case CASES -> cases(in, number, strings, scopes);
            case TEMPLATE -> new TemplateSite(strings.texts(in), strings.texts(in));
            default -> throw new IllegalStateException("no such constant: " + word);
        };
    }

    private static CaseTable cases(ByteReader in, int count, StringTable strings, ScopeTable scopes) {
        var literals = new Object[count];
        for (int i = 0; i < count; i++) literals[i] = constant(in, strings, scopes);
        return new CaseTable(literals);
    }

    private static ScopeLayout layout(ByteReader in, boolean evalVariables, StringTable strings, ScopeTable scopes) {
        int size = in.word();
        var names = new String[size];
        var kinds = new byte[size];
        for (int i = 0; i < size; i++) {
            names[i] = strings.get(in.word());
            kinds[i] = (byte) in.word();
        }
        return new ScopeLayout(names, kinds, scopes.get(in.word()), evalVariables);
    }

    private static GlobalDeclarations globals(ByteReader in, StringTable strings) {
        String[] lexicalNames = strings.texts(in);
        var constants = new boolean[lexicalNames.length];
        for (int i = 0; i < constants.length; i++) constants[i] = in.word() == 1;
        return new GlobalDeclarations(
                lexicalNames, constants, strings.texts(in), in.words(), strings.texts(in), strings.texts(in));
    }
}
