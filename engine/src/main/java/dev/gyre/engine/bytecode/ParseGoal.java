package dev.gyre.engine.bytecode;

import dev.gyre.engine.syntax.ast.Program;
import dev.gyre.engine.syntax.ast.Scope;

/**
 * How to parse the source text of code again when an error message needs its tree.
 *
 * @param kind the kind of the whole text
 * @param scope for a direct eval the static scope around it; otherwise null
 * @param strict for eval code whether it is strict
 */
public record ParseGoal(Program.Kind kind, Scope scope, boolean strict) {
    /** The goal of a text that does not depend on a scope; the text of a FUNCTION is a body without its parameters. */
    public static ParseGoal of(Program.Kind kind) {
        return new ParseGoal(kind, null, false);
    }
}
