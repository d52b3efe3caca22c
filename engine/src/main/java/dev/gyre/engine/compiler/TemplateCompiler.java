package dev.gyre.engine.compiler;

import static dev.gyre.engine.bytecode.Opcode.*;

import dev.gyre.engine.bytecode.TemplateSite;
import dev.gyre.engine.syntax.ast.Expression.TemplateLiteral;

/** Compiles template literals. */
final class TemplateCompiler {
    private final CodeUnit unit;

    TemplateCompiler(CodeUnit unit) {
        this.unit = unit;
    }

    // TemplateLiteral : SubstitutionTemplate,
    // https://tc39.es/ecma262/#sec-template-literals-runtime-semantics-evaluation
    void template(TemplateLiteral template, int to) {
        var strings = template.cooked();
        var expressions = template.expressions();
        if (expressions.length == 0) {
            unit.emit(LOAD_CONST, to, unit.code.constant(strings[0]));
            return;
        }
        int result = unit.registers.isScratch(to) ? to : unit.newRegister();
        boolean empty = strings[0].isEmpty();
        if (!empty) unit.emit(LOAD_CONST, result, unit.code.constant(strings[0]));
        for (int i = 0; i < expressions.length; i++) {
            int mark = unit.registers.mark();
            int part = unit.expressions.value(expressions[i]);
            int text = empty ? result : unit.newRegister();
            unit.code.at(expressions[i].start());
            unit.emit(TO_STRING_VALUE, text, part);
            if (!empty) append(result, text);
            empty = false;
            if (!strings[i + 1].isEmpty()) {
                int string = unit.newRegister();
                unit.emit(LOAD_CONST, string, unit.code.constant(strings[i + 1]));
                append(result, string);
            }
            unit.registers.release(mark);
        }
        unit.move(to, result);
    }

    private void append(int result, int text) {
        unit.emit(ADD, result, result, text, unit.code.feedback());
    }

    // GetTemplateObject ( templateLiteral ), https://tc39.es/ecma262/#sec-gettemplateobject
    void templateObject(TemplateLiteral template, int to) {
        unit.emit(GET_TEMPLATE_OBJECT, to, unit.code.constant(new TemplateSite(template.cooked(), template.raw())));
    }
}
