package dev.gyre.engine.module;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;

/** Linking of a graph of modules, strongly connected component by component. */
final class ModuleLinking extends GraphWalk {
    private ModuleLinking() {}

    // Link ( ), https://tc39.es/ecma262/#sec-moduledeclarationlinking
    static void link(CyclicModule module) {
        var linking = new ModuleLinking();
        try {
            linking.walk(module);
        } catch (JsException exception) {
            linking.abandon();
            throw exception;
        } catch (StackOverflowError overflow) {
            // A stack overflow: chains of star exports are followed by recursion.
            linking.abandon();
            throw Errors.stackOverflow();
        }
    }

    private void abandon() {
        for (CyclicModule unfinished : unfinished()) unfinished.status = ModuleStatus.UNLINKED;
    }

    @Override
    ModuleStatus underWay() {
        return ModuleStatus.LINKING;
    }

    @Override
    boolean begin(CyclicModule module) {
        if (module.status.compareTo(ModuleStatus.LINKING) >= 0) return false;
        module.status = ModuleStatus.LINKING;
        return true;
    }

    @Override
    void leafReached(ModuleRecord module) {
        module.link();
    }

    @Override
    void requestFollowed(CyclicModule module, CyclicModule required) {}

    @Override
    void requestsFollowed(CyclicModule module) {
        module.initializeEnvironment();
    }

    @Override
    void complete(CyclicModule member, CyclicModule root) {
        member.status = ModuleStatus.LINKED;
    }
}
