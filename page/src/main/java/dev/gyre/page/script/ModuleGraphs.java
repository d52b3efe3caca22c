package dev.gyre.page.script;

import dev.gyre.engine.module.ModuleRecord;
import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.promise.PromiseReaction;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.host.LoadedModule;
import dev.gyre.engine.runtime.host.LoadedModuleReceiver;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.page.net.RequestMetadata;
import java.util.function.Consumer;

/** Loads, links and evaluates the graphs of module scripts. */
public final class ModuleGraphs {
    private final ModuleHost host;
    private final ModuleMap modules;

    public ModuleGraphs(ModuleHost host, ModuleMap modules) {
        this.host = host;
        this.modules = modules;
    }

    // https://html.spec.whatwg.org/#fetch-a-module-worker-script-tree
    /** Loads a module and all that it imports, and evaluates it. @param evaluated runs then @param notLoaded runs instead if it could not be loaded */
    public void run(String url, Runnable evaluated, Runnable notLoaded) {
        var script = new PendingScript(null, true, true, url, 1, 1, RequestMetadata.NONE);
        load(script, () -> {
            if (script.hasResult()) {
                evaluate(script);
                evaluated.run();
            } else notLoaded.run();
        });
    }

    // https://html.spec.whatwg.org/#fetch-a-module-script-tree
    /** Loads an external module script and all that it imports. */
    void load(PendingScript script, Runnable ready) {
        modules.fetch(script.url, "javascript", script.metadata, new LoadedModuleReceiver() {
            @Override
            public void loaded(LoadedModule module) {
                loadImports(script, (ModuleRecord) module, ready);
            }

            @Override
            public void failed(JsException error) {
                fail(script, error.value(host.realm()));
                ready.run();
            }
        });
    }

    // https://html.spec.whatwg.org/#fetch-the-descendants-of-and-link-a-module-script
    void loadImports(PendingScript script, ModuleRecord module, Runnable ready) {
        module.loadRequestedModules(null)
                .react(new Reaction(host.realm(), value -> link(script, module, ready), error -> {
                    fail(script, error);
                    ready.run();
                }));
    }

    private void link(PendingScript script, ModuleRecord module, Runnable ready) {
        try {
            module.link();
            script.record = module;
        } catch (JsException invalid) {
            script.error = invalid.value(host.realm());
        }
        ready.run();
    }

    private void fail(PendingScript script, Object error) {
        if (!modules.isNotLoaded(error)) script.error = error;
    }

    // https://html.spec.whatwg.org/#run-a-module-script
    void evaluate(PendingScript script) {
        if (script.error != null) {
            host.reportError(script.error);
            return;
        }
        PromiseObject evaluation = script.record.evaluate();
        evaluation.react(new Reaction(host.realm(), value -> {}, host::reportError));
    }

    /** Calls Java code when a promise is settled. */
    private static final class Reaction extends PromiseReaction {
        private final Realm realm;
        private final Consumer<Object> fulfilled;
        private final Consumer<Object> failed;

        Reaction(Realm realm, Consumer<Object> fulfilled, Consumer<Object> failed) {
            this.realm = realm;
            this.fulfilled = fulfilled;
            this.failed = failed;
        }

        @Override
        protected Realm realm() {
            return realm;
        }

        @Override
        protected void react() {
            (rejected ? failed : fulfilled).accept(argument);
        }
    }
}
