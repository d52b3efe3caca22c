package dev.gyre.node.gyrefiber;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.node.environment.NodeErrors;

/** Fiber.prototype of gyre:fiber. */
// docs/fibers.md
@BuiltinObject(intrinsic = "%Fiber.prototype%")
final class FiberPrototype {
    @BuiltinConstant(name = "@@toStringTag", configurable = true)
    static final String TAG = "Fiber";

    private FiberPrototype() {}

    private static FiberObject require(Object self, String method) {
        if (self instanceof FiberObject fiber) return fiber;
        throw Errors.typeError("Fiber.prototype." + method + " requires that 'this' be a Fiber");
    }

    // becomeRunnable(value)
    @Builtin
    static Object becomeRunnable(Realm realm, Object self, Object value) {
        FiberObject fiber = require(self, "becomeRunnable");
        fiber.becomeRunnable(value);
        return fiber;
    }

    // suspend(): the value passed to becomeRunnable
    @Builtin
    static Object suspend(Realm realm, Object self) {
        FiberObject fiber = require(self, "suspend");
        if (fiber.state() != FiberState.RUNNING)
            throw NodeErrors.of(
                    realm,
                    "ERR_FIBER_STATE",
                    "suspend",
                    fiber.name(),
                    fiber.state().toString());
        return fiber.scheduler().requireCurrent("suspend()").park(FiberState.SUSPENDED, null);
    }

    // join(): the fiber's value, or its error thrown
    @Builtin
    static Object join(Realm realm, Object self) {
        FiberObject fiber = require(self, "join");
        return fiber.scheduler().join(fiber);
    }

    // ref(), unref()
    @Builtin(
            names = {"ref", "unref"},
            magic = {1, 0})
    static Object ref(Realm realm, Object self, int referenced) {
        FiberObject fiber = require(self, "ref");
        fiber.referenced(referenced == 1);
        return fiber;
    }

    @Builtin(getter = true)
    static Object name(Realm realm, Object self) {
        return require(self, "name").name();
    }

    @Builtin(getter = true)
    static Object state(Realm realm, Object self) {
        return require(self, "state").state().toString();
    }

    @Builtin(getter = true)
    static Object promise(Realm realm, Object self) {
        return require(self, "promise").promise();
    }

    @Builtin(getter = true)
    static Object locals(Realm realm, Object self) {
        return require(self, "locals").locals();
    }
}
