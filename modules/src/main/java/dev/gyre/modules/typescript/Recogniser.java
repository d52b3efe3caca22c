package dev.gyre.modules.typescript;

/** The recogniser of one text: creates and connects its parts. */
final class Recogniser {
    final ParserState state;
    final DeclarationParser declarations;
    private final ModuleParser modules;

    Recogniser(String source) {
        state = new ParserState(source);
        var types = new TypeParser(state);
        var bindings = new BindingParser(state, types);
        var expressions = new ExpressionParser(state, types);
        var primaries = new PrimaryParser(state, types, bindings, expressions);
        var functions = new FunctionParser(state, types, bindings, expressions, primaries);
        var classes = new ClassParser(state, types, bindings, expressions, primaries, functions);
        var statements = new StatementParser(state, types, bindings, expressions, functions, classes);
        declarations = new DeclarationParser(state, types, expressions, primaries, functions, classes, statements);
        modules = new ModuleParser(state, expressions, primaries, functions, classes, statements, declarations);
        types.connect(bindings, expressions);
        bindings.connect(expressions, classes);
        expressions.connect(primaries, functions);
        primaries.connect(functions, classes);
        functions.connect(statements);
        statements.connect(declarations);
        declarations.connect(modules);
    }

    /** Recognises the whole text. */
    void run() {
        modules.parseProgram();
    }
}
