package dev.gyre.page.api;

import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.runtime.host.ImportReferrer;
import dev.gyre.engine.runtime.host.LoadedModuleReceiver;
import dev.gyre.engine.runtime.host.ModuleRequest;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.GuestRealm;
import dev.gyre.node.environment.InternalLibrary;
import dev.gyre.page.Page;

/** The realm of a page in a Node runtime. */
final class PageGuest extends GuestRealm {
    private final Page page;
    private final InternalLibrary library;

    PageGuest(Environment environment, Page page, InternalLibrary library) {
        super(environment);
        this.page = page;
        this.library = library;
    }

    @Override
    public InternalLibrary library() {
        return library;
    }

    @Override
    public double currentTimeMillis() {
        return page.currentTimeMillis();
    }

    @Override
    public void rejectionTracked(PromiseObject promise, boolean handled) {
        page.rejectionTracked(promise, handled);
    }

    @Override
    public void loadModule(
            ImportReferrer referrer, ModuleRequest request, Object hostDefined, LoadedModuleReceiver receiver) {
        page.modules().load(referrer, request, receiver);
    }

    @Override
    public void importMeta(JsObject importMeta, ImportReferrer module) {
        page.modules().importMeta(importMeta, module);
    }
}
