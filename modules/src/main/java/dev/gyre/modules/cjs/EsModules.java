package dev.gyre.modules.cjs;

import dev.gyre.engine.module.ModuleRecord;
import dev.gyre.engine.runtime.object.JsObject;
import java.nio.file.Path;

/** The CommonJS loader's interface to the ES module loader. */
public interface EsModules {
    /**
     * Loads, links and evaluates an ES module that require has found.
     *
     * @param module the module object of the file
     * @return the exports that require gives
     * @throws dev.gyre.engine.runtime.error.JsException what the module threw, or Node's error for a graph that cannot be required
     */
    Object require(JsObject module, String filename, String text);

    /** Begins to evaluate the program's file, which was expected to be CommonJS and is an ES module. */
    void runAsMain(Path file, String text);

    /** Whether a record has been evaluated, so that its exports can be returned. */
    boolean isEvaluated(ModuleRecord record);
}
