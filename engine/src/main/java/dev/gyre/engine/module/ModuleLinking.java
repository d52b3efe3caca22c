package dev.gyre.engine.module;

import dev.gyre.engine.error.Errors;
import dev.gyre.engine.error.JsException;
import java.util.ArrayDeque;
import java.util.ArrayList;

/** Linking of a graph of modules, strongly connected component by component. */
final class ModuleLinking {
    /** Modules whose component is not complete. */
    private final ArrayList<CyclicModule> stack = new ArrayList<>();
    /** Modules whose requests are being followed, the innermost first. */
    private final ArrayDeque<GraphVisit> visits = new ArrayDeque<>();
    private int index;

    private ModuleLinking() {}

    // Link ( ), https://tc39.es/ecma262/#sec-moduledeclarationlinking
    static void link(CyclicModule module) {
        var linking = new ModuleLinking();
        try {
            linking.innerModuleLinking(module);
        } catch (JsException exception) {
            linking.abandon();
            throw exception;
        } catch (StackOverflowError overflow) {
            // Chains of star exports are followed by recursion.
            linking.abandon();
            throw Errors.stackOverflow();
        }
    }

    private void abandon() {
        for (CyclicModule unfinished : stack) unfinished.status = ModuleStatus.UNLINKED;
    }

    // InnerModuleLinking ( module, stack, index ), https://tc39.es/ecma262/#sec-InnerModuleLinking
    private void innerModuleLinking(CyclicModule start) {
        enter(start);
        while (!visits.isEmpty()) {
            CyclicModule module = visits.peek().module;
            ModuleRecord required = visits.peek().next();
            if (required == null) {
                visits.pop();
                complete(module);
                if (!visits.isEmpty()) linked(visits.peek().module, module);
            } else if (!(required instanceof CyclicModule cyclic)) {
                required.link();
            } else if (!enter(cyclic)) {
                linked(module, cyclic);
            }
        }
    }

    /** Begins to link a module, unless that has been begun. */
    private boolean enter(CyclicModule module) {
        if (module.status.compareTo(ModuleStatus.LINKING) >= 0) return false;
        module.status = ModuleStatus.LINKING;
        module.dfsIndex = index;
        module.dfsAncestorIndex = index;
        index++;
        stack.add(module);
        visits.push(new GraphVisit(module));
        return true;
    }

    private static void linked(CyclicModule module, CyclicModule required) {
        if (required.status == ModuleStatus.LINKING) module.dfsAncestorIndex = Math.min(module.dfsAncestorIndex, required.dfsAncestorIndex);
    }

    private void complete(CyclicModule module) {
        module.initializeEnvironment();
        if (module.dfsAncestorIndex != module.dfsIndex) return;
        CyclicModule member;
        do {
            member = stack.removeLast();
            member.status = ModuleStatus.LINKED;
        } while (member != module);
    }
}
