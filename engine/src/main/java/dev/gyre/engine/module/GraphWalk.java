package dev.gyre.engine.module;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;

/**
 * A depth-first traversal of a module graph that completes one strongly connected component after another; its subclasses link and evaluate. It is
 * not recursive, because chains of imports may be longer than Java's stack.
 */
abstract class GraphWalk {
    /** Modules whose strongly connected component is not complete. */
    private final ArrayList<CyclicModule> stack = new ArrayList<>();
    /** The current path: modules whose requests are being visited, the innermost first. */
    private final ArrayDeque<GraphVisit> visits = new ArrayDeque<>();

    private int index;

    // InnerModuleLinking ( module, stack, index ), https://tc39.es/ecma262/#sec-InnerModuleLinking
    // InnerModuleEvaluation ( module, stack, index ), https://tc39.es/ecma262/#sec-innermoduleevaluation
    final void walk(CyclicModule start) {
        enter(start);
        while (!visits.isEmpty()) {
            CyclicModule module = visits.peek().module;
            ModuleRecord required = visits.peek().next();
            if (required == null) {
                visits.pop();
                requestsFollowed(module);
                if (module.dfsAncestorIndex == module.dfsIndex) completeComponent(module);
                if (!visits.isEmpty()) follow(visits.peek().module, module);
            } else if (!(required instanceof CyclicModule cyclic)) {
                leafReached(required);
            } else if (!enter(cyclic)) {
                follow(module, cyclic);
            }
        }
    }

    /** Begins the visit of a module unless it was visited before. */
    private boolean enter(CyclicModule module) {
        if (!begin(module)) return false;
        module.dfsIndex = index;
        module.dfsAncestorIndex = index;
        index++;
        stack.add(module);
        visits.push(new GraphVisit(module));
        return true;
    }

    private void follow(CyclicModule module, CyclicModule required) {
        if (required.status == underWay())
            module.dfsAncestorIndex = Math.min(module.dfsAncestorIndex, required.dfsAncestorIndex);
        requestFollowed(module, required);
    }

    private void completeComponent(CyclicModule root) {
        CyclicModule member;
        do {
            member = stack.removeLast();
            complete(member, root);
        } while (member != root);
    }

    /** The modules whose component is not complete; an error leaves them unfinished. */
    final List<CyclicModule> unfinished() {
        return stack;
    }

    /** The status of a module between the first and the last step of its visit. */
    abstract ModuleStatus underWay();

    /** Starts the visit of a module; false if it was visited before. */
    abstract boolean begin(CyclicModule module);

    /** Processes a module that is not cyclic, and so imports nothing. */
    abstract void leafReached(ModuleRecord module);

    /** Called for each request of a module when the required module has been visited or is on the stack. */
    abstract void requestFollowed(CyclicModule module, CyclicModule required);

    /** Processes a module when all its requests have been visited. */
    abstract void requestsFollowed(CyclicModule module);

    /** Completes one member of a component; {@code root} is its first module. */
    abstract void complete(CyclicModule member, CyclicModule root);
}
