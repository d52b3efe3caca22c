package dev.gyre.node.boot;

import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.host.HostHooks;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.loop.ticks.TickHooks;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.RuntimeOptions;
import dev.gyre.node.environment.Wiring;
import dev.gyre.node.errors.FatalErrors;
import dev.gyre.node.gyreloop.DrainWatchdog;
import dev.gyre.node.gyreloop.StallReport;
import dev.gyre.node.inspector.InspectorSignal;
import dev.gyre.node.inspector.InspectorStart;
import dev.gyre.node.options.OptionValues;

/** Adds Node's features to a runtime. */
public final class NodeWiring implements Wiring {
    @Override
    public TickHooks tickHooks(Environment environment) {
        return new LoopHooks(environment);
    }

    @Override
    public HostHooks hostHooks(Environment environment) {
        return new EngineHooks(environment);
    }

    @Override
    public JsObject binding(Environment environment, String name) {
        return Bindings.create(environment, name);
    }

    @Override
    public void installGlobals(Environment environment) {
        Globals.install(environment);
    }

    /** Called when the program begins: starts the monitors that its options request. */
    public static void beginProgram(Environment environment) {
        RuntimeOptions options = environment.settings().options();
        if (!options.values().isEmpty() || environment.settings().env().containsKey("NODE_V8_COVERAGE"))
            RecordedPrograms.begin(environment);
        if (!options.values().isEmpty()) {
            environment.loop().call(() -> applyOptions(environment));
        }
        if (options.drainTimeout() >= 0) DrainWatchdog.start(environment, options.drainTimeout());
        if (options.stallThreshold() > 0) StallReport.start(environment, options.stallThreshold());
    }

    /** Called before the program's main module, when everything that it may be debugged with is there. */
    public static void beginInspection(Environment environment) {
        OptionValues values = environment.settings().options().values();
        if (!values.isEmpty() && InspectorStart.isRequested(values))
            InspectorStart.begin(environment, new InspectorDomains());
        if (environment.settings().inspectsOnSignal() && !values.isOn("--disable-sigusr1", false))
            InspectorSignal.install(environment, new InspectorDomains());
    }

    private static void applyOptions(Environment environment) {
        try {
            environment.library().call("internal/process/option_effects", "apply");
        } catch (JsException wrong) {
            environment.get(FatalErrors.KEY).uncaught(wrong);
        }
    }
}
