package dev.gyre.node.runtime;

import dev.gyre.engine.CompiledFunction;
import dev.gyre.engine.Script;
import dev.gyre.engine.error.Errors;
import dev.gyre.engine.host.ImportReferrer;
import dev.gyre.engine.host.LoadedModuleReceiver;
import dev.gyre.engine.host.ModuleRequest;
import dev.gyre.engine.object.JsObject;
import dev.gyre.engine.object.NativeClosure;
import dev.gyre.engine.operations.TypeConversion;
import dev.gyre.engine.realm.Realm;
import dev.gyre.engine.source.Source;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Where programs and modules come from. */
public final class ModuleHost {
    private final NodeContext context;

    ModuleHost(NodeContext context) {
        this.context = context;
    }

    /** Runs a file as the main module. */
    public void runMain(String name) {
        Path path = context.cwd().resolve(name).normalize();
        Realm realm = context.realm();
        String text = read(path);
        JsObject module = JsObject.create(realm);
        JsObject exports = JsObject.create(realm);
        module.createDataProperty("exports", exports);
        CompiledFunction.compile(realm, new Source(path.toString(), text), "exports", "require", "module", "__filename", "__dirname")
                .call(exports, new Object[] {exports, require(realm), module, path.toString(), path.getParent().toString()});
    }

    private String read(Path path) {
        try {
            return Files.readString(path);
        } catch (IOException error) {
            throw NodeErrors.of(context.realm(), "MODULE_NOT_FOUND", path.toString());
        }
    }

    private NativeClosure require(Realm realm) {
        return new NativeClosure(realm, "require", 1, (current, callee, self, arguments, newTarget) -> {
            String request = TypeConversion.toString(arguments[0]);
            String name = request.startsWith("node:") ? request.substring(5) : request;
            if (InternalLibrary.exists(name)) return context.library().require(name);
            throw Errors.error(dev.gyre.engine.error.ErrorKind.ERROR, "Cannot find module '" + request + "'");
        });
    }

    /** Runs source text as a script; its completion value. */
    public Object runCode(String source, String name, boolean module) {
        return Script.parse(context.realm(), new Source(name, source)).run();
    }

    /** Parses a file without running it. */
    public void checkFile(String name) {
        checkCode(read(context.cwd().resolve(name).normalize()), name, false);
    }

    /** Parses text without running it. */
    public void checkCode(String source, String name, boolean module) {
        Script.parse(context.realm(), new Source(name, source));
    }

    void load(ImportReferrer referrer, ModuleRequest request, LoadedModuleReceiver receiver) {
        receiver.failed(Errors.typeError("Cannot find module '" + request.specifier() + "'"));
    }

    void importMeta(JsObject importMeta, ImportReferrer module) {
        importMeta.createDataProperty("url", "file:///");
    }
}
