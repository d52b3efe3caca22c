package dev.gyre.engine.interpreter;

import dev.gyre.engine.module.DynamicImport;
import dev.gyre.engine.module.SourceTextModule;

/** The expressions of modules: import() and import.meta. */
final class ModuleOps {
    private ModuleOps() {}

    static void importCall(Frame frame, int[] code, Object[] r, int pc) {
        var referrer = frame.scriptOrModule();
        r[code[pc + 1]] = DynamicImport.start(
                frame.realm, referrer == null ? frame.realm : referrer, r[code[pc + 2]], r[code[pc + 3]]);
    }

    static void importMeta(Frame frame, int[] code, Object[] r, int pc) {
        r[code[pc + 1]] = ((SourceTextModule) frame.scriptOrModule()).importMeta();
    }
}
