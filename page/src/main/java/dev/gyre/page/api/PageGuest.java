package dev.gyre.page.api;

import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.runtime.host.ImportReferrer;
import dev.gyre.engine.runtime.host.LoadedModuleReceiver;
import dev.gyre.engine.runtime.host.ModuleRequest;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.GuestRealm;
import dev.gyre.node.environment.InternalLibrary;
import dev.gyre.page.GlobalScope;

/** The realm of a page or a worker of it in a Node runtime. */
final class PageGuest extends GuestRealm {
    private final GlobalScope scope;
    private final InternalLibrary library;

    PageGuest(Environment environment, GlobalScope scope, InternalLibrary library) {
        super(environment);
        this.scope = scope;
        this.library = library;
    }

    @Override
    public InternalLibrary library() {
        return library;
    }

    @Override
    public double currentTimeMillis() {
        return scope.currentTimeMillis();
    }

    @Override
    public void ensureCanCompileStrings(String source) {
        scope.security().checkEval(source);
    }

    @Override
    public void rejectionTracked(PromiseObject promise, boolean handled) {
        scope.rejectionTracked(promise, handled);
    }

    @Override
    public void loadModule(
            ImportReferrer referrer, ModuleRequest request, Object hostDefined, LoadedModuleReceiver receiver) {
        scope.modules().load(referrer, request, receiver);
    }

    @Override
    public void importMeta(JsObject importMeta, ImportReferrer module) {
        scope.modules().importMeta(importMeta, module);
    }
}
