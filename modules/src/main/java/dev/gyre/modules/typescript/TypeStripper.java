package dev.gyre.modules.typescript;

import dev.gyre.modules.typescript.TypeScriptSyntaxException.Kind;

/** Converts TypeScript to JavaScript by replacing types by blanks, so that lines and columns stay the same. */
// https://nodejs.org/api/typescript.html#type-stripping
public final class TypeStripper {
    private TypeStripper() {}

    /**
     * The text without types.
     *
     * @throws TypeScriptSyntaxException if it is not TypeScript, or has syntax that needs code
     * @throws NestingException if it is nested too deeply
     */
    public static String strip(String source) {
        Recogniser recogniser = new Recogniser(source);
        ParserState state = recogniser.state;
        recogniser.run();
        checkModules(recogniser);
        if (!state.unsupported.isEmpty()) throw state.unsupported.getFirst();
        return state.erasures.apply(source);
    }

    /**
     * The text without types, and the syntax in it that needs code.
     *
     * @throws TypeScriptSyntaxException if it is not TypeScript
     * @throws NestingException if it is nested too deeply
     */
    public static ErasedText erase(String source) {
        Recogniser recogniser = new Recogniser(source);
        ParserState state = recogniser.state;
        SyntaxNode program = state.syntax.begin();
        state.lexer.recordStarts();
        recogniser.run();
        program.end = source.length();
        checkModules(recogniser);
        return new ErasedText(source, state.erasures.applyInPlace(source), program, state.lexer.starts());
    }

    private static void checkModules(Recogniser recogniser) {
        if (recogniser.declarations.oldModules.isEmpty()) return;
        int[] place = recogniser.declarations.oldModules.getFirst();
        throw new TypeScriptSyntaxException(
                Kind.UNSUPPORTED, "`module` keyword is not supported. Use `namespace` instead.", place[0], place[1]);
    }
}
