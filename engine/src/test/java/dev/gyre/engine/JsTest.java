package dev.gyre.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.gyre.engine.module.ModuleRecord;
import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.host.HostHooks;
import dev.gyre.engine.runtime.host.ImportReferrer;
import dev.gyre.engine.runtime.host.JitOptions;
import dev.gyre.engine.runtime.host.LoadedModuleReceiver;
import dev.gyre.engine.runtime.host.ModuleRequest;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.engine.syntax.source.Source;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;

/** Base of tests that run JavaScript: a fresh realm for each test, a queue of jobs, a global print() and modules from a map. */
public abstract class JsTest {
    protected Realm realm;
    private final ArrayDeque<Runnable> jobs = new ArrayDeque<>();
    private final List<String> printed = new ArrayList<>();
    private final Map<String, String> moduleSources = new HashMap<>();
    private final Map<String, ModuleRecord> modules = new HashMap<>();

    @BeforeEach
    void createRealm() {
        var agent = new Agent(new Hooks());
        // Test threads have small stacks.
        agent.stackLimit(500);
        realm = Realms.create(agent);
        realm.globalObject()
                .put("print", new NativeClosure(realm, "print", 1, (inRealm, callee, self, args, newTarget) -> {
                    var line = new StringBuilder();
                    for (Object arg : args)
                        line.append(line.isEmpty() ? "" : " ").append(show(arg));
                    printed.add(line.toString());
                    return Undefined.INSTANCE;
                }));
    }

    /** The completion value of a script, after all jobs have run. */
    protected Object run(String source) {
        Object value = Script.parse(realm, new Source("test.js", source)).run();
        runJobs();
        return value;
    }

    protected void runJobs() {
        Runnable job;
        while ((job = jobs.poll()) != null) job.run();
    }

    /** The value of a script as text: strings as they are, arrays as [a, b]. */
    protected String eval(String source) {
        return show(run(source));
    }

    /** What the script printed, line by line. */
    protected List<String> output(String source) {
        printed.clear();
        run(source);
        return List.copyOf(printed);
    }

    protected void assertEval(String expected, String source) {
        assertEquals(expected, eval(source), source);
    }

    protected void assertOutput(String source, String... lines) {
        assertEquals(List.of(lines), output(source), source);
    }

    /** The script throws an error whose toString is this. */
    protected void assertThrown(String expected, String source) {
        var exception = assertThrows(JsException.class, () -> run(source), source);
        assertEquals(expected, TypeConversion.toString(exception.value(realm)), source);
    }

    /** Gives import declarations a module to find. */
    protected void module(String specifier, String source) {
        moduleSources.put(specifier, source);
    }

    /** Loads, links and evaluates a module from the map, runs all jobs, and returns its promise. */
    protected PromiseObject runModule(String specifier) {
        printed.clear();
        ModuleRecord module = load(specifier);
        PromiseObject loading = module.loadRequestedModules(null);
        runJobs();
        if (loading.state() == PromiseObject.State.REJECTED) throw new JsException(loading.result());
        module.link();
        PromiseObject evaluation = module.evaluate();
        evaluation.markHandled();
        runJobs();
        return evaluation;
    }

    protected ModuleRecord load(String specifier) {
        ModuleRecord module = modules.get(specifier);
        if (module == null) {
            String source = moduleSources.get(specifier);
            if (source == null) throw Errors.typeError("Cannot find module '" + specifier + "'");
            module = SourceTextModules.parse(realm, new Source(specifier, source), null);
            modules.put(specifier, module);
        }
        return module;
    }

    protected List<String> printed() {
        return List.copyOf(printed);
    }

    protected static String show(Object value) {
        if (value instanceof JsArray array) {
            var text = new StringBuilder("[");
            for (int i = 0; i < array.length(); i++)
                text.append(i == 0 ? "" : ", ").append(show(array.getIndex(i)));
            return text.append(']').toString();
        }
        if (value instanceof JsObject object
                && !Comparison.isCallable(object)
                && object.className().equals("Object")) {
            var text = new StringBuilder("{");
            for (Object key : object.ownPropertyKeys())
                text.append(text.length() == 1 ? "" : ", ")
                        .append(key)
                        .append(": ")
                        .append(show(object.get(key)));
            return text.append('}').toString();
        }
        return value instanceof dev.gyre.engine.runtime.value.JsSymbol symbol
                ? symbol.toString()
                : TypeConversion.toString(value);
    }

    private final class Hooks implements HostHooks {
        @Override
        public JitOptions jitOptions() {
            return TestedTier.options();
        }

        @Override
        public void enqueuePromiseJob(Runnable job, Realm realmOrNull) {
            jobs.add(job);
        }

        @Override
        public void loadImportedModule(
                ImportReferrer referrer, ModuleRequest request, Object hostDefined, LoadedModuleReceiver receiver) {
            ModuleRecord module;
            try {
                module = load(request.specifier());
            } catch (JsException exception) {
                receiver.failed(exception);
                return;
            }
            receiver.loaded(module);
        }
    }
}
