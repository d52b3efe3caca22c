package dev.gyre.modules.typescript;

import dev.gyre.modules.typescript.TypeScriptSyntaxException.Kind;

/** Makes JavaScript of TypeScript by blanking what is only type, so that lines and columns stay. */
// https://nodejs.org/api/typescript.html#type-stripping
public final class TypeStripper {
    private TypeStripper() {}

    /**
     * The text without types.
     *
     * @throws TypeScriptSyntaxException if it is no TypeScript, or has syntax that means code
     * @throws NestingException if it is nested too deeply
     */
    public static String strip(String source) {
        ModuleParser parser = new ModuleParser(source);
        parser.parseProgram();
        checkModules(parser);
        if (!parser.unsupported.isEmpty()) throw parser.unsupported.getFirst();
        return parser.erasures.apply(source);
    }

    /**
     * The text without types, and what in it means code.
     *
     * @throws TypeScriptSyntaxException if it is no TypeScript
     * @throws NestingException if it is nested too deeply
     */
    public static ErasedText erase(String source) {
        ModuleParser parser = new ModuleParser(source);
        SyntaxNode program = parser.syntax.begin();
        parser.lexer.recordStarts();
        parser.parseProgram();
        program.end = source.length();
        checkModules(parser);
        return new ErasedText(source, parser.erasures.applyInPlace(source), program, parser.lexer.starts());
    }

    private static void checkModules(ModuleParser parser) {
        if (parser.oldModules.isEmpty()) return;
        int[] place = parser.oldModules.getFirst();
        throw new TypeScriptSyntaxException(Kind.UNSUPPORTED, "`module` keyword is not supported. Use `namespace` instead.", place[0], place[1]);
    }
}
