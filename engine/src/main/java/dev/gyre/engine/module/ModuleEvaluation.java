package dev.gyre.engine.module;

import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.promise.PromiseReaction;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Evaluation of a graph of modules: depth first, and in asynchronous order where modules await at their top level. */
final class ModuleEvaluation extends GraphWalk {
    private ModuleEvaluation() {}

    // Evaluate ( ), https://tc39.es/ecma262/#sec-moduleevaluation
    static PromiseObject evaluate(CyclicModule start) {
        CyclicModule module = start;
        if (module.status == ModuleStatus.EVALUATING_ASYNC || module.status == ModuleStatus.EVALUATED)
            module = module.cycleRoot;
        if (module.topLevelPromise != null) return module.topLevelPromise;
        Realm realm = module.realm();
        PromiseObject promise = PromiseObject.create(realm);
        module.topLevelPromise = promise;
        var evaluation = new ModuleEvaluation();
        try {
            evaluation.walk(module);
            if (module.status == ModuleStatus.EVALUATED) promise.resolve(realm, Undefined.INSTANCE);
        } catch (JsException exception) {
            exception.value(realm);
            for (CyclicModule unfinished : evaluation.unfinished()) {
                unfinished.status = ModuleStatus.EVALUATED;
                unfinished.evaluationError = exception;
                unfinished.cycleRoot = unfinished;
            }
            promise.reject(realm, exception.value(realm));
        }
        return promise;
    }

    @Override
    ModuleStatus underWay() {
        return ModuleStatus.EVALUATING;
    }

    @Override
    boolean begin(CyclicModule module) {
        if (module.status == ModuleStatus.EVALUATING_ASYNC || module.status == ModuleStatus.EVALUATED) {
            if (module.evaluationError != null) throw module.evaluationError;
            return false;
        }
        if (module.status == ModuleStatus.EVALUATING) return false;
        module.status = ModuleStatus.EVALUATING;
        module.pendingAsyncDependencies = 0;
        return true;
    }

    @Override
    void leafReached(ModuleRecord module) {
        PromiseObject promise = module.evaluate();
        if (promise.state() == PromiseObject.State.REJECTED) throw new JsException(promise.result());
    }

    @Override
    void requestFollowed(CyclicModule module, CyclicModule dependency) {
        CyclicModule required = dependency;
        if (required.status != ModuleStatus.EVALUATING) {
            required = required.cycleRoot;
            if (required.evaluationError != null) throw required.evaluationError;
        }
        if (required.asyncEvaluationOrder >= 0) {
            module.pendingAsyncDependencies++;
            required.asyncParentModules.add(module);
        }
    }

    @Override
    void requestsFollowed(CyclicModule module) {
        if (module.pendingAsyncDependencies > 0 || module.hasTopLevelAwait()) {
            module.asyncEvaluationOrder = module.realm().agent().nextModuleAsyncEvaluationOrder();
            if (module.pendingAsyncDependencies == 0) executeAsync(module);
        } else {
            module.execute();
        }
    }

    @Override
    void complete(CyclicModule member, CyclicModule root) {
        member.status = member.asyncEvaluationOrder == CyclicModule.UNSET
                ? ModuleStatus.EVALUATED
                : ModuleStatus.EVALUATING_ASYNC;
        member.cycleRoot = root;
    }

    // ExecuteAsyncModule ( module ), https://tc39.es/ecma262/#sec-execute-async-module
    private static void executeAsync(CyclicModule module) {
        module.executeAsync().react(new Execution(module));
    }

    // GatherAvailableAncestors ( module, execList ), https://tc39.es/ecma262/#sec-gather-available-ancestors
    /** The ancestors that can run when a module is done, in the order in which they began to wait. */
    private static List<CyclicModule> availableAncestors(CyclicModule module) {
        Set<CyclicModule> ready = new HashSet<>();
        var through = new ArrayDeque<CyclicModule>();
        through.push(module);
        while (!through.isEmpty()) {
            for (CyclicModule parent : through.pop().asyncParentModules) {
                if (ready.contains(parent)
                        || parent.cycleRoot.evaluationError != null
                        || --parent.pendingAsyncDependencies > 0) continue;
                ready.add(parent);
                if (!parent.hasTopLevelAwait()) through.push(parent);
            }
        }
        var inOrder = new ArrayList<>(ready);
        inOrder.sort(Comparator.comparingLong(ancestor -> ancestor.asyncEvaluationOrder));
        return inOrder;
    }

    // AsyncModuleExecutionFulfilled ( module ), https://tc39.es/ecma262/#sec-async-module-execution-fulfilled
    private static void fulfilled(CyclicModule module) {
        if (module.status == ModuleStatus.EVALUATED) return;
        finish(module);
        for (CyclicModule ancestor : availableAncestors(module)) {
            if (ancestor.status == ModuleStatus.EVALUATED) continue;
            if (ancestor.hasTopLevelAwait()) {
                executeAsync(ancestor);
                continue;
            }
            try {
                ancestor.execute();
                finish(ancestor);
            } catch (JsException exception) {
                exception.value(ancestor.realm());
                rejected(ancestor, exception);
            }
        }
    }

    private static void finish(CyclicModule module) {
        module.asyncEvaluationOrder = CyclicModule.DONE;
        module.status = ModuleStatus.EVALUATED;
        if (module.topLevelPromise != null) module.topLevelPromise.resolve(module.realm(), Undefined.INSTANCE);
    }

    // AsyncModuleExecutionRejected ( module, error ), https://tc39.es/ecma262/#sec-async-module-execution-rejected
    private static void rejected(CyclicModule failed, JsException error) {
        var affected = new ArrayDeque<CyclicModule>();
        affected.push(failed);
        while (!affected.isEmpty()) {
            CyclicModule module = affected.pop();
            if (module.status == ModuleStatus.EVALUATED) continue;
            module.evaluationError = error;
            module.status = ModuleStatus.EVALUATED;
            module.asyncEvaluationOrder = CyclicModule.DONE;
            if (module.topLevelPromise != null)
                module.topLevelPromise.reject(module.realm(), error.value(module.realm()));
            for (CyclicModule parent : module.asyncParentModules.reversed()) affected.push(parent);
        }
    }

    /** Reacts to the end of an asynchronous module body. */
    private static final class Execution extends PromiseReaction {
        private final CyclicModule module;

        Execution(CyclicModule module) {
            this.module = module;
        }

        @Override
        protected Realm realm() {
            return module.realm();
        }

        @Override
        protected void react() {
            if (rejected) ModuleEvaluation.rejected(module, new JsException(argument));
            else fulfilled(module);
        }
    }
}
