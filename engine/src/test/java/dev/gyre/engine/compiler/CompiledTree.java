package dev.gyre.engine.compiler;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.bytecode.Disassembler;
import dev.gyre.engine.bytecode.Validator;
import dev.gyre.engine.syntax.parser.Parser;
import dev.gyre.engine.syntax.parser.ParserOptions;
import dev.gyre.engine.syntax.source.Source;

/** A program compiled with all its inner functions, each checked. */
final class CompiledTree {
    private final StringBuilder listing = new StringBuilder();
    private int count;

    static CompiledTree of(Source source, boolean module, ParserOptions options) {
        var tree = new CompiledTree();
        var code = module
                ? Compiler.compileModule(Parser.parseModule(source, options), source)
                : Compiler.compileScript(Parser.parseScript(source, options), source);
        tree.add(code, module ? "module" : "script");
        return tree;
    }

    private void add(CodeBlock code, String name) {
        Validator.validate(code);
        count++;
        listing.append("== ").append(name).append('\n').append(Disassembler.disassemble(code));
        for (int i = 0; i < code.functions.length; i++) {
            var shared = code.functions[i];
            if (shared.code() == null) shared.code(Compiler.compileFunction(shared));
            add(shared.code(), name + "/" + i + (shared.name() == null ? "" : " " + shared.name()));
        }
    }

    String listing() {
        return listing.toString();
    }

    int count() {
        return count;
    }
}
