package dev.gyre.engine.builtins.declare.processor;

import dev.gyre.engine.builtins.declare.processor.TableModel.ConstantEntry;
import dev.gyre.engine.builtins.declare.processor.TableModel.Entry;
import dev.gyre.engine.builtins.declare.processor.TableModel.FunctionEntry;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/** Writes the Java source of a table. */
final class TableWriter {
    // Copies of BuiltinTable's flags, because the processor is compiled before that class. BuiltinProcessorTest
    // compares them.
    static final int WRITABLE = 1;
    static final int ENUMERABLE = 2;
    static final int CONFIGURABLE = 4;
    static final int GETTER = 8;
    static final int SETTER = 16;
    static final int CONSTRUCTOR = 32;
    static final int CONSTANT = 64;

    /** The superclass of classes that can be copied. */
    static final String COPIED = "dev.gyre.engine.runtime.object.CallbackMethods";

    private static final int MAX_FIXED_ARITY = 3;

    private final TableModel table;
    private final StringBuilder out = new StringBuilder();

    TableWriter(TableModel table) {
        this.table = table;
    }

    String write() {
        writeHead();
        writeMethod("call", "Object[] args, JsObject newTarget", this::arrayCall);
        for (var arity = 0; arity <= MAX_FIXED_ARITY; arity++) {
            var given = arity;
            writeMethod("call" + given, fixedParameters(given), entry -> fixedCall(entry, given));
        }
        if (hasConstants()) {
            writeConstants();
        }
        if (table.isCopied()) {
            line("");
            line("    @Override");
            line("    public " + COPIED + " callbackMethods() {");
            line("        return new " + table.owner() + "(0);");
            line("    }");
        }
        out.append("}\n");
        return out.toString();
    }

    private void writeHead() {
        line("package " + table.packageName() + ";");
        line("");
        line("import dev.gyre.engine.runtime.object.BuiltinTable;");
        line("import dev.gyre.engine.runtime.object.JsObject;");
        line("import dev.gyre.engine.runtime.realm.Realm;");
        line("import dev.gyre.engine.runtime.value.Undefined;");
        line("");
        line("/** The properties of " + table.intrinsic() + ", written from " + table.owner()
                + " by the builtin processor. */");
        line("public final class " + table.tableName() + " extends BuiltinTable {");
        // Not of its own type, for which HotSpot's verifier would load the tables that a method passes on: into the
        // start-up cache, and at every start.
        line("    public static final BuiltinTable INSTANCE = new " + table.tableName() + "();");
        line("");
        line("    private " + table.tableName() + "() {");
        line("        super(");
        line("                " + literal(table.intrinsic()) + ",");
        line("                " + keys() + ",");
        line("                " + chars(TableWriter::length) + ",");
        line("                " + chars(Entry::flags) + ",");
        line("                " + chars(Entry::rank) + ",");
        line("                " + functions() + ");");
        line("    }");
    }

    private static int length(Entry entry) {
        return entry instanceof FunctionEntry function ? function.length() : 0;
    }

    private String keys() {
        var keys = new StringBuilder();
        for (var entry : table.entries()) {
            keys.append(entry.key()).append('\n');
        }
        return literal(keys.toString());
    }

    private String chars(ToIntFunction<Entry> number) {
        var chars = new StringBuilder();
        for (var entry : table.entries()) {
            chars.append((char) number.applyAsInt(entry));
        }
        return literal(chars.toString());
    }

    private String functions() {
        var chars = new StringBuilder();
        for (var id = 0; id < table.entries().size(); id++) {
            chars.append((char) (table.entries().get(id) instanceof FunctionEntry function ? function.function() : id));
        }
        return literal(chars.toString());
    }

    private void writeMethod(String name, String parameters, Function<FunctionEntry, String> call) {
        line("");
        line("    @Override");
        line("    public Object " + name + "(int id, Realm realm, Object self" + (parameters.isEmpty() ? "" : ", ")
                + parameters + ") {");
        line("        switch (id) {");
        for (var id = 0; id < table.entries().size(); id++) {
            // The function of a shared entry is called by the id that declares it, although any of its ids would work.
            if (table.entries().get(id) instanceof FunctionEntry function) {
                line("            case " + id + ": return " + call.apply(function) + ";");
            }
        }
        line("            default: throw unknown(id);");
        line("        }");
        line("    }");
    }

    private void writeConstants() {
        line("");
        line("    @Override");
        line("    public Object constant(int id) {");
        line("        switch (id) {");
        for (var id = 0; id < table.entries().size(); id++) {
            if (table.entries().get(id) instanceof ConstantEntry constant) {
                line("            case " + id + ": return " + table.owner() + "." + constant.field() + ";");
            }
        }
        line("            default: throw unknown(id);");
        line("        }");
        line("    }");
    }

    private boolean hasConstants() {
        for (var entry : table.entries()) {
            if (entry instanceof ConstantEntry) {
                return true;
            }
        }
        return false;
    }

    private static String fixedParameters(int arity) {
        var parameters = new StringBuilder();
        for (var i = 0; i < arity; i++) {
            parameters.append(i > 0 ? ", " : "").append("Object a").append(i);
        }
        return parameters.toString();
    }

    private String arrayCall(FunctionEntry entry) {
        var call = callStart(entry, "newTarget");
        for (var i = 0; i < entry.shape().fixed(); i++) {
            call.append(", argument(args, ").append(i).append(')');
        }
        if (entry.shape().rest()) {
            call.append(", rest(args, ").append(entry.shape().fixed()).append(')');
        }
        return callEnd(call, entry);
    }

    private String fixedCall(FunctionEntry entry, int given) {
        var call = callStart(entry, "null");
        var fixed = entry.shape().fixed();
        for (var i = 0; i < fixed; i++) {
            call.append(i < given ? ", a" + i : ", Undefined.INSTANCE");
        }
        if (entry.shape().rest()) {
            call.append(", ").append(fixedRest(fixed, given));
        }
        return callEnd(call, entry);
    }

    private static String fixedRest(int from, int given) {
        if (from >= given) {
            return "noArguments()";
        }
        var rest = new StringBuilder("new Object[] {");
        for (var i = from; i < given; i++) {
            rest.append(i > from ? ", a" : "a").append(i);
        }
        return rest.append('}').toString();
    }

    private StringBuilder callStart(FunctionEntry entry, String newTarget) {
        var call = new StringBuilder(table.owner())
                .append('.')
                .append(entry.shape().method())
                .append("(realm, self");
        return entry.shape().newTarget() ? call.append(", ").append(newTarget) : call;
    }

    private static String callEnd(StringBuilder call, FunctionEntry entry) {
        if (entry.magic() != null) {
            call.append(", ").append(entry.magic());
        }
        return call.append(')').toString();
    }

    private static String literal(String text) {
        var literal = new StringBuilder("\"");
        for (var i = 0; i < text.length(); i++) {
            var c = text.charAt(i);
            if (c == '\n') {
                literal.append("\\n");
            } else if (c == '"' || c == '\\') {
                literal.append('\\').append(c);
            } else if (c < ' ' || c > '~') {
                // Octal below 256, since a Unicode escape is read before the string is.
                literal.append(c < 0x100 ? "\\%03o".formatted((int) c) : "\\u%04x".formatted((int) c));
            } else {
                literal.append(c);
            }
        }
        return literal.append('"').toString();
    }

    private void line(String text) {
        out.append(text).append('\n');
    }
}
