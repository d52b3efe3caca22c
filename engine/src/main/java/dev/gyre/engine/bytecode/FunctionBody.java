package dev.gyre.engine.bytecode;

/** Bodies of functions that were compiled earlier and are kept in another form; each is read at its function's first call. */
public interface FunctionBody {
    /** The code of the function whose body is at this place. */
    CodeBlock read(FunctionTemplate template, int place);
}
