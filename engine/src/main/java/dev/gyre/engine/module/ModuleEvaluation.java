package dev.gyre.engine.module;

import dev.gyre.engine.error.JsException;
import dev.gyre.engine.host.ModuleRequest;
import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.promise.PromiseReaction;
import dev.gyre.engine.realm.Realm;
import dev.gyre.engine.value.Undefined;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Evaluation of a graph of modules: depth first, and in asynchronous order where modules await at their top level. */
final class ModuleEvaluation {
    private ModuleEvaluation() {}

    // Evaluate ( ), https://tc39.es/ecma262/#sec-moduleevaluation
    static PromiseObject evaluate(CyclicModule start) {
        CyclicModule module = start;
        if (module.status == ModuleStatus.EVALUATING_ASYNC || module.status == ModuleStatus.EVALUATED) module = module.cycleRoot;
        if (module.topLevelPromise != null) return module.topLevelPromise;
        Realm realm = module.realm();
        var stack = new ArrayList<CyclicModule>();
        PromiseObject promise = PromiseObject.create(realm);
        module.topLevelPromise = promise;
        try {
            innerModuleEvaluation(module, stack, 0);
            if (module.asyncEvaluationOrder == CyclicModule.UNSET) promise.resolve(realm, Undefined.INSTANCE);
        } catch (JsException exception) {
            exception.value(realm);
            for (CyclicModule unfinished : stack) {
                unfinished.status = ModuleStatus.EVALUATED;
                unfinished.evaluationError = exception;
                unfinished.cycleRoot = unfinished;
            }
            promise.reject(realm, exception.value(realm));
        }
        return promise;
    }

    // InnerModuleEvaluation ( module, stack, index ), https://tc39.es/ecma262/#sec-innermoduleevaluation
    private static int innerModuleEvaluation(ModuleRecord record, List<CyclicModule> stack, int index) {
        if (!(record instanceof CyclicModule module)) {
            evaluateLeaf(record);
            return index;
        }
        if (module.status == ModuleStatus.EVALUATING_ASYNC || module.status == ModuleStatus.EVALUATED) {
            if (module.evaluationError != null) throw module.evaluationError;
            return index;
        }
        if (module.status == ModuleStatus.EVALUATING) return index;
        module.status = ModuleStatus.EVALUATING;
        module.dfsIndex = index;
        module.dfsAncestorIndex = index;
        module.pendingAsyncDependencies = 0;
        index++;
        stack.add(module);
        for (ModuleRequest request : module.requestedModules()) {
            ModuleRecord required = module.importedModule(request);
            index = innerModuleEvaluation(required, stack, index);
            if (required instanceof CyclicModule cyclic) awaitDependency(module, cyclic);
        }
        if (module.pendingAsyncDependencies > 0 || module.hasTopLevelAwait()) {
            module.asyncEvaluationOrder = module.realm().agent().nextModuleAsyncEvaluationOrder();
            if (module.pendingAsyncDependencies == 0) executeAsync(module);
        } else {
            module.execute();
        }
        if (module.dfsAncestorIndex == module.dfsIndex) finishComponent(module, stack);
        return index;
    }

    private static void evaluateLeaf(ModuleRecord record) {
        PromiseObject promise = record.evaluate();
        if (promise.state() == PromiseObject.State.REJECTED) throw new JsException(promise.result());
    }

    private static void awaitDependency(CyclicModule module, CyclicModule required) {
        if (required.status == ModuleStatus.EVALUATING) {
            module.dfsAncestorIndex = Math.min(module.dfsAncestorIndex, required.dfsAncestorIndex);
        } else {
            required = required.cycleRoot;
            if (required.evaluationError != null) throw required.evaluationError;
        }
        if (required.asyncEvaluationOrder >= 0) {
            module.pendingAsyncDependencies++;
            required.asyncParentModules.add(module);
        }
    }

    private static void finishComponent(CyclicModule module, List<CyclicModule> stack) {
        CyclicModule member;
        do {
            member = stack.removeLast();
            member.status = member.asyncEvaluationOrder == CyclicModule.UNSET ? ModuleStatus.EVALUATED : ModuleStatus.EVALUATING_ASYNC;
            member.cycleRoot = module;
        } while (member != module);
    }

    // ExecuteAsyncModule ( module ), https://tc39.es/ecma262/#sec-execute-async-module
    private static void executeAsync(CyclicModule module) {
        module.executeAsync().react(new Execution(module));
    }

    // GatherAvailableAncestors ( module, execList ), https://tc39.es/ecma262/#sec-gather-available-ancestors
    private static void gatherAvailableAncestors(CyclicModule module, List<CyclicModule> ready) {
        for (CyclicModule parent : module.asyncParentModules) {
            if (ready.contains(parent) || parent.cycleRoot.evaluationError != null) continue;
            if (--parent.pendingAsyncDependencies == 0) {
                ready.add(parent);
                if (!parent.hasTopLevelAwait()) gatherAvailableAncestors(parent, ready);
            }
        }
    }

    // AsyncModuleExecutionFulfilled ( module ), https://tc39.es/ecma262/#sec-async-module-execution-fulfilled
    private static void fulfilled(CyclicModule module) {
        if (module.status == ModuleStatus.EVALUATED) return;
        finish(module);
        var ready = new ArrayList<CyclicModule>();
        gatherAvailableAncestors(module, ready);
        ready.sort(Comparator.comparingLong(ancestor -> ancestor.asyncEvaluationOrder));
        for (CyclicModule ancestor : ready) {
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
    private static void rejected(CyclicModule module, JsException error) {
        if (module.status == ModuleStatus.EVALUATED) return;
        module.evaluationError = error;
        module.status = ModuleStatus.EVALUATED;
        module.asyncEvaluationOrder = CyclicModule.DONE;
        if (module.topLevelPromise != null) module.topLevelPromise.reject(module.realm(), error.value(module.realm()));
        for (CyclicModule parent : module.asyncParentModules) rejected(parent, error);
    }

    /** The reaction to the end of an asynchronous module body. */
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
