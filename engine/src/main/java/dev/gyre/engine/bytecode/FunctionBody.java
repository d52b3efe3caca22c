package dev.gyre.engine.bytecode;

/** Source of the bodies of functions without a syntax tree; each is read at the first call of its function. */
public interface FunctionBody {
    /** Reads the code of the function whose body begins at an offset. */
    CodeBlock read(SharedFunctionInfo shared, int place);

    /** Whether the bodies are read from the serial form. */
    boolean isSerial();
}
