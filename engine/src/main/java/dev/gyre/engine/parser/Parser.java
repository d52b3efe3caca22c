package dev.gyre.engine.parser;

import dev.gyre.engine.ast.Program;
import dev.gyre.engine.source.Source;

/** The front door of the parser: text in, a checked tree with resolved scopes out, or a {@link ParseException}. */
public final class Parser {
    private Parser() {
    }

    // ParseScript ( sourceText, realm, hostDefined ), https://tc39.es/ecma262/#sec-parse-script
    public static Program parseScript(Source source, ParserOptions options) {
        throw new ParseException(ParseException.Kind.SYNTAX, "Invalid or unexpected token", source, 0, 0);
    }

    // ParseModule ( sourceText, realm, hostDefined ), https://tc39.es/ecma262/#sec-parsemodule
    public static Program parseModule(Source source, ParserOptions options) {
        throw new ParseException(ParseException.Kind.SYNTAX, "Invalid or unexpected token", source, 0, 0);
    }

    /** Parses eval code; direct eval resolves its names against the scopes of the context. */
    public static Program parseEval(Source source, EvalContext context, ParserOptions options) {
        throw new ParseException(ParseException.Kind.SYNTAX, "Invalid or unexpected token", source, 0, 0);
    }

    /**
     * Parses the whole text as the body of a sloppy function with these parameters, as the wrapper of a CommonJS module
     * does; positions are those of the text itself.
     */
    public static Program parseFunctionBody(Source source, String[] parameters, ParserOptions options) {
        throw new ParseException(ParseException.Kind.SYNTAX, "Invalid or unexpected token", source, 0, 0);
    }

    /**
     * Parses what the Function constructors assemble. The text is {@code prefix + " anonymous(" + parameters + "\n) {\n" + body
     * + "\n}"}; parameters and body must each be valid by themselves.
     */
    public static Program parseDynamicFunction(String name, boolean async, boolean generator, String parameters,
                                               String body, ParserOptions options) {
        var source = new Source(name, parameters + body);
        throw new ParseException(ParseException.Kind.SYNTAX, "Invalid or unexpected token", source, 0, 0);
    }
}
