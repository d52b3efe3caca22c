package dev.gyre.engine.syntax.parser;

import dev.gyre.engine.syntax.ast.Program;
import dev.gyre.engine.syntax.source.Source;

/** Entry points of the parser: from source text to a checked tree with resolved scopes, or a {@link ParseException}. */
public final class Parser {
    private Parser() {}

    // ParseScript ( sourceText, realm, hostDefined ), https://tc39.es/ecma262/#sec-parse-script
    public static Program parseScript(Source source, ParserOptions options) {
        var parser = new ProgramParser(source, options, null, false);
        try {
            return parser.parseScript();
        } catch (ParseException e) {
            throw parser.reported(e);
        } catch (StackOverflowError e) {
            throw tooDeep(source);
        }
    }

    // ParseModule ( sourceText, realm, hostDefined ), https://tc39.es/ecma262/#sec-parsemodule
    public static Program parseModule(Source source, ParserOptions options) {
        var parser = new ProgramParser(source, options, null, true);
        try {
            return parser.parseModule();
        } catch (ParseException e) {
            throw parser.reported(e);
        } catch (StackOverflowError e) {
            throw tooDeep(source);
        }
    }

    /** Parses eval code; direct eval resolves its names against the scopes of the context. */
    public static Program parseEval(Source source, EvalContext context, ParserOptions options) {
        var parser = new ProgramParser(source, options, context, false);
        try {
            return parser.parseEval();
        } catch (ParseException e) {
            throw parser.reported(e);
        } catch (StackOverflowError e) {
            throw tooDeep(source);
        }
    }

    /**
     * Parses the whole text as the body of a sloppy function with these parameters, as the wrapper of a CommonJS module
     * does; positions are those of the text itself.
     */
    public static Program parseFunctionBody(Source source, String[] parameters, ParserOptions options) {
        var parser = new ProgramParser(source, options, null, false);
        try {
            return parser.parseFunctionBody(parameters);
        } catch (ParseException e) {
            throw parser.reported(e);
        } catch (StackOverflowError e) {
            throw tooDeep(source);
        }
    }

    /**
     * Parses the text that a Function constructor assembles: {@code prefix + " anonymous(" + parameters + "\n) {\n" +
     * body + "\n}"}; parameters and body must each be valid on their own.
     */
    public static Program parseDynamicFunction(
            String name,
            boolean async,
            boolean generator,
            String parameters,
            String body,
            ParserOptions options,
            Object evalOrigin) {
        var prefix = (async ? "async function" : "function") + (generator ? "*" : "") + " anonymous(";
        var text = prefix + parameters + "\n) {\n" + body + "\n}";
        var source = evalOrigin == null ? new Source(name, text) : new Source(text, evalOrigin);
        int parenthesis = prefix.length() + parameters.length() + 1;
        var parser = new ProgramParser(source, options, null, false);
        try {
            return parser.parseDynamicFunction(async, generator, parenthesis);
        } catch (ParseException e) {
            throw parser.reported(e);
        } catch (StackOverflowError e) {
            throw tooDeep(source);
        }
    }

    private static ParseException tooDeep(Source source) {
        return new ParseException(ParseException.Kind.RANGE, "Maximum call stack size exceeded", source, 0, 0);
    }
}
