package dev.gyre.engine.bytecode;

import dev.gyre.engine.syntax.ast.Program;
import dev.gyre.engine.syntax.ast.Scope;

/**
 * How the text that code was compiled from is parsed, so that it can be parsed again when an error message needs its tree.
 *
 * @param kind what the whole text is
 * @param scope for a direct eval the static scope around it; otherwise null
 * @param strict for eval code whether it is strict
 */
public record ParseGoal(Program.Kind kind, Scope scope, boolean strict) {
    /** The goal of a text that is parsed by itself; in a FUNCTION the text is a body whose parameters are not in it. */
    public static ParseGoal of(Program.Kind kind) {
        return new ParseGoal(kind, null, false);
    }
}
