package dev.gyre.engine.bytecode;

/** The bodies of cached functions; each is read at the first call of its function. */
public interface FunctionBody {
    /** The code of the function whose body is at this place. */
    CodeBlock read(SharedFunctionInfo shared, int place);
}
