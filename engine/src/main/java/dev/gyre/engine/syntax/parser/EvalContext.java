package dev.gyre.engine.syntax.parser;

import dev.gyre.engine.syntax.ast.FunctionKind;
import dev.gyre.engine.syntax.ast.Scope;
import dev.gyre.engine.syntax.ast.ScopeKind;

/**
 * Where eval code is evaluated: {@code scope} is the static scope around a direct eval, null for an indirect one. The
 * functions on the scope chain determine what the code may use, as in PerformEval.
 */
public record EvalContext(
        Scope scope,
        boolean strict,
        boolean inFunction,
        boolean inMethod,
        boolean inDerivedConstructor,
        boolean inClassFieldInitializer) {
    /** The context of an indirect eval. */
    public static final EvalContext INDIRECT = new EvalContext(null, false, false, false, false, false);

    // PerformEval ( x, strictCaller, direct ), https://tc39.es/ecma262/#sec-performeval
    public static EvalContext direct(Scope scope) {
        for (var s = scope; s != null; s = s.parent()) {
            if (s.kind() == ScopeKind.FUNCTION && !s.isArrow()) {
                return inside(scope, s.functionKind());
            }
        }
        return new EvalContext(scope, scope.isStrict(), false, false, false, false);
    }

    private static EvalContext inside(Scope scope, FunctionKind kind) {
        boolean field = kind == FunctionKind.CLASS_FIELD_INITIALIZER;
        return new EvalContext(
                scope,
                scope.isStrict(),
                true,
                kind != FunctionKind.NORMAL,
                kind == FunctionKind.DERIVED_CONSTRUCTOR,
                field || kind == FunctionKind.CLASS_STATIC_BLOCK);
    }
}
