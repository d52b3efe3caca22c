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

/** Writes the constants of code blocks. */
final class ConstantWriter {
    private final ByteWriter out;
    private final StringTableWriter strings;
    private final ScopeWriter scopes;

    ConstantWriter(ByteWriter out, StringTableWriter strings, ScopeWriter scopes) {
        this.out = out;
        this.strings = strings;
        this.scopes = scopes;
    }

    void constant(Object value) throws UnsupportedConstantException {
        switch (value) {
            case String string -> tagged(STRING, strings.index(string));
            case Integer number -> {
                tagged(INT, 0);
                out.signed(number);
            }
            case Double number -> {
                tagged(DOUBLE, 0);
                out.int8(Double.doubleToRawLongBits(number));
            }
            case BigInteger number -> {
                var bytes = number.toByteArray();
                tagged(BIGINT, bytes.length);
                out.raw(bytes);
            }
            case Boolean truth -> tagged(BOOLEAN, truth ? 1 : 0);
            case int[] targets -> {
                tagged(TARGETS, 0);
                out.words(targets);
            }
            case null, default -> site(value);
        }
    }

    private void site(Object value) throws UnsupportedConstantException {
        switch (value) {
            case ScopeLayout layout -> layout(layout);
            case GlobalDeclarations declarations -> globals(declarations);
            case EvalSite site -> {
                tagged(EVAL_SITE, site.strict() ? 1 : 0);
                out.word(scopes.reference(site.scope()));
            }
            case Undefined _ -> tagged(UNDEFINED, 0);
            case PrivateMethodSite site -> {
                tagged(PRIVATE_METHOD, 0);
                text(site.name());
                text(site.owner());
            }
            case RegExpLiteral literal -> {
                tagged(REG_EXP, 0);
                text(literal.pattern());
                text(literal.flags());
            }
            case CaseTable table -> {
                tagged(CASES, table.literals().length);
                for (Object literal : table.literals()) constant(literal);
            }
            case TemplateSite site -> {
                tagged(TEMPLATE, 0);
                texts(site.cooked());
                texts(site.raw());
            }
            case null, default -> throw new UnsupportedConstantException();
        }
    }

    private void tagged(int tag, int number) {
        out.word(number << TAG_BITS | tag);
    }

    /** A string or null. */
    void text(String text) {
        out.word(text == null ? 0 : strings.index(text) + 1);
    }

    void texts(String[] texts) {
        out.word(texts.length);
        for (var text : texts) text(text);
    }

    private void layout(ScopeLayout layout) {
        tagged(LAYOUT, layout.evalVariables() ? 1 : 0);
        out.word(layout.size());
        for (int i = 0; i < layout.size(); i++) {
            out.word(strings.index(layout.names()[i]));
            out.word(layout.kinds()[i]);
        }
        out.word(scopes.reference(layout.staticScope()));
    }

    private void globals(GlobalDeclarations declarations) {
        tagged(GLOBALS, 0);
        texts(declarations.lexicalNames());
        for (boolean constant : declarations.constants()) out.word(constant ? 1 : 0);
        texts(declarations.functionNames());
        out.words(declarations.functions());
        texts(declarations.variableNames());
        texts(declarations.blockFunctionNames());
    }
}
