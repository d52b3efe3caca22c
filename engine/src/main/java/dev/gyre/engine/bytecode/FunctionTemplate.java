package dev.gyre.engine.bytecode;

import dev.gyre.engine.ast.FunctionNode;
import dev.gyre.engine.source.Source;

/** What a closure needs to know of its function before the first call; the code block is compiled then and cached here. */
public final class FunctionTemplate {
    private final FunctionNode node;
    private final Source source;
    private CodeBlock code;

    public FunctionTemplate(FunctionNode node, Source source) {
        this.node = node;
        this.source = source;
    }

    public FunctionNode node() {
        return node;
    }

    public Source source() {
        return source;
    }

    /** The compiled body, or null before the first call. */
    public CodeBlock code() {
        return code;
    }

    public void code(CodeBlock compiled) {
        code = compiled;
    }
}
