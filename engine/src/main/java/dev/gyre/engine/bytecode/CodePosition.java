package dev.gyre.engine.bytecode;

import dev.gyre.engine.runtime.error.FramePosition;
import dev.gyre.engine.syntax.source.SourcePosition;

/** The position of an instruction; line and column are computed on demand. */
public final class CodePosition implements FramePosition {
    private final CodeBlock code;
    private final int pc;
    private SourcePosition position;

    public CodePosition(CodeBlock code, int pc) {
        this.code = code;
        this.pc = pc;
    }

    private SourcePosition position() {
        if (position == null) position = code.source.position(Math.max(0, code.sourceOffset(pc)));
        return position;
    }

    @Override
    public String fileName() {
        String name = code.source.name();
        return name == null || name.isEmpty() ? null : name;
    }

    @Override
    public String evalOrigin() {
        return code.source.evalOrigin();
    }

    @Override
    public int line() {
        return position().line();
    }

    @Override
    public int column() {
        return position().column();
    }

    @Override
    public String sourceLine() {
        return code.source.lineText(Math.max(0, code.sourceOffset(pc)));
    }

    @Override
    public String sourceText() {
        return code.source.text();
    }
}
