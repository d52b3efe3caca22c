package dev.gyre.engine.module;

import dev.gyre.engine.error.JsException;
import dev.gyre.engine.host.ModuleRequest;
import java.util.ArrayList;
import java.util.List;

/** Linking of a graph of modules, strongly connected component by component. */
final class ModuleLinking {
    private ModuleLinking() {}

    // Link ( ), https://tc39.es/ecma262/#sec-moduledeclarationlinking
    static void link(CyclicModule module) {
        var stack = new ArrayList<CyclicModule>();
        try {
            innerModuleLinking(module, stack, 0);
        } catch (JsException exception) {
            for (CyclicModule unfinished : stack) unfinished.status = ModuleStatus.UNLINKED;
            throw exception;
        }
    }

    // InnerModuleLinking ( module, stack, index ), https://tc39.es/ecma262/#sec-InnerModuleLinking
    private static int innerModuleLinking(ModuleRecord record, List<CyclicModule> stack, int index) {
        if (!(record instanceof CyclicModule module)) {
            record.link();
            return index;
        }
        if (module.status.compareTo(ModuleStatus.LINKING) >= 0) return index;
        module.status = ModuleStatus.LINKING;
        module.dfsIndex = index;
        module.dfsAncestorIndex = index;
        index++;
        stack.add(module);
        for (ModuleRequest request : module.requestedModules()) {
            ModuleRecord required = module.importedModule(request);
            index = innerModuleLinking(required, stack, index);
            if (required instanceof CyclicModule cyclic && cyclic.status == ModuleStatus.LINKING) {
                module.dfsAncestorIndex = Math.min(module.dfsAncestorIndex, cyclic.dfsAncestorIndex);
            }
        }
        module.initializeEnvironment();
        if (module.dfsAncestorIndex == module.dfsIndex) {
            CyclicModule member;
            do {
                member = stack.removeLast();
                member.status = ModuleStatus.LINKED;
            } while (member != module);
        }
        return index;
    }
}
