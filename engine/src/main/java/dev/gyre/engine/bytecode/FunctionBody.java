package dev.gyre.engine.bytecode;

/** Source of the bodies of cached functions; each is read at the first call of its function. */
public interface FunctionBody {
    /** Reads the code of the function whose body begins at an offset. */
    CodeBlock read(SharedFunctionInfo shared, int place);
}
