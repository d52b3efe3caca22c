package dev.gyre.engine.syntax.ast;

/** The construct that a {@link Scope} belongs to. */
public enum ScopeKind {
    /** Top level of a script: variables and functions are properties of the global object. */
    SCRIPT,
    /** Top level of a module. */
    MODULE,
    /** Top level of eval code: its lexical declarations and, in strict code, its variables. */
    EVAL,
    /** A function: parameters and, unless it has parameter expressions, its body. */
    FUNCTION,
    /** The body of a function with parameter expressions. */
    VARIABLES,
    /** The own name of a named function expression. */
    FUNCTION_NAME,
    BLOCK,
    CATCH,
    CLASS,
    FOR,
    SWITCH,
    WITH
}
