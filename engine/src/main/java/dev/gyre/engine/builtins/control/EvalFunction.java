package dev.gyre.engine.builtins.control;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.interpreter.EvalOps;
import dev.gyre.engine.runtime.realm.Realm;

/** The eval function: a call of it by name is a direct eval and never comes here. */
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
