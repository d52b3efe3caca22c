package dev.gyre.node.gyrefiber;

import dev.gyre.engine.builtins.BuiltinInstaller;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.fiber.ExecutionStack;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.environment.BindingClasses;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.NodeErrors;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

/** internalBinding('fiber'): fibers and what they wait for. */
// lib/internal/bindings.md, fiber
@BuiltinObject(intrinsic = "%fiber binding%")
public final class FiberBinding {
    private FiberBinding() {}

    public static JsObject create(Environment environment) {
        Realm realm = environment.realm();
        FiberScheduler scheduler = environment.get(FiberScheduler.KEY);
        JsObject binding = JsObject.create(realm);
        BuiltinInstaller.populate(realm, binding, FiberBindingTable.INSTANCE);
        binding.createDataProperty("isSupported", ExecutionStack.canSuspend());
        binding.createDataProperty(
                "Fiber",
                BindingClasses.constructor(
                        realm,
                        "Fiber",
                        2,
                        scheduler.prototype(),
                        (prototype, arguments) -> construct(scheduler, arguments)));
        return binding;
    }

    // new Fiber(name, fn, options)
    private static FiberObject construct(FiberScheduler scheduler, Object[] arguments) {
        Object name = BindingClasses.argument(arguments, 0);
        Object function = BindingClasses.argument(arguments, 1);
        Object options = BindingClasses.argument(arguments, 2);
        if (!(name instanceof CharSequence text))
            throw NodeErrors.invalidArgumentType(scheduler.realm(), "name", "string", name);
        if (!(function instanceof JsObject callee) || !callee.isCallable())
            throw NodeErrors.invalidArgumentType(scheduler.realm(), "fn", "function", function);
        FiberObject fiber = scheduler.create(text.toString(), callee);
        if (options != Undefined.INSTANCE)
            scheduler.environment().library().call("internal/fiber_options", "apply", fiber, options);
        return fiber;
    }

    private static FiberScheduler scheduler(Realm realm) {
        return Environment.of(realm).get(FiberScheduler.KEY);
    }

    // current(): the running fiber, or undefined
    @Builtin
    static Object current(Realm realm, Object self) {
        FiberObject fiber = scheduler(realm).current();
        return fiber == null ? Undefined.INSTANCE : fiber;
    }

    // wait(promise)
    @Builtin
    static Object wait(Realm realm, Object self, Object value) {
        return scheduler(realm).await(value, null);
    }

    // waitFor(promise, description): the same with what deadlock reports call it
    @Builtin
    static Object waitFor(Realm realm, Object self, Object value, Object description) {
        return scheduler(realm).await(value, TypeConversion.toString(description));
    }

    // whenBlocked(fn)
    @Builtin
    static Object whenBlocked(Realm realm, Object self, Object function) {
        scheduler(realm).whenBlocked((JsObject) function);
        return Undefined.INSTANCE;
    }

    // requireFiber(what): throws unless a fiber runs, which may wait
    @Builtin
    static Object requireFiber(Realm realm, Object self, Object what) {
        scheduler(realm).requireCurrent(TypeConversion.toString(what));
        return Undefined.INSTANCE;
    }

    // cancel(fiber, reason): throws the reason where the fiber waits
    @Builtin
    static Object cancel(Realm realm, Object self, Object fiber, Object reason) {
        if (!(fiber instanceof FiberObject cancelled))
            throw NodeErrors.invalidArgumentType(realm, "fiber", "Fiber", fiber);
        cancelled.cancel(reason);
        return Undefined.INSTANCE;
    }

    // onEnd(fiber, fn): fn is called when the fiber has ended
    @Builtin
    static Object onEnd(Realm realm, Object self, Object fiber, Object function) {
        ((FiberObject) fiber).onEnd((JsObject) function);
        return Undefined.INSTANCE;
    }

    // blocking(fn, ...args): what a function of Java returns, which is called on a virtual thread
    @Builtin
    static Object blocking(Realm realm, Object self, Object function, Object[] arguments) {
        if (!(function instanceof NativeClosure closure) || !(closure.code() instanceof BlockingFunction code))
            throw NodeErrors.invalidArgumentType(realm, "callable", "function of the host", function);
        Callable<Object> call = code.prepare(arguments);
        try {
            return code.result(scheduler(realm).blocking(call));
        } catch (Exception failure) {
            throw code.failure(failure);
        }
    }

    // fibers(): { name, state, waitsFor, place } of those that have begun and not ended
    @Builtin
    static Object fibers(Realm realm, Object self) {
        Environment environment = Environment.of(realm);
        List<Object> list = new ArrayList<>();
        for (FiberObject fiber : scheduler(realm).alive()) {
            JsObject entry = JsObject.create(environment.realm());
            entry.createDataProperty("name", fiber.name());
            entry.createDataProperty("state", fiber.state().toString());
            entry.createDataProperty("waitsFor", fiber.waitsFor());
            entry.createDataProperty("place", fiber.place());
            list.add(entry);
        }
        return JsArray.fromList(environment.realm(), list);
    }
}
