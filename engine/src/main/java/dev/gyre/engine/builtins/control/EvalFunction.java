package dev.gyre.engine.builtins.control;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.interpreter.EvalOps;
import dev.gyre.engine.runtime.realm.Realm;

/** The eval function as an indirect eval; a call by the name eval is a direct eval and does not use it. */
// eval ( x ), https://tc39.es/ecma262/#sec-eval-x
@BuiltinObject(intrinsic = "%eval%")
public final class EvalFunction {
    private EvalFunction() {}

    // eval ( x ), https://tc39.es/ecma262/#sec-eval-x
    @Builtin
    static Object eval(Realm realm, Object self, Object text) {
        return EvalOps.indirect(realm, text);
    }
}
