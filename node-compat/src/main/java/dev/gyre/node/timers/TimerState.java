package dev.gyre.node.timers;

import dev.gyre.engine.builtins.BuiltinInstaller;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.BuiltinTable;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.loop.timers.TimerLists;
import dev.gyre.node.environment.AsyncTracking;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.EnvironmentKey;
import java.util.HashMap;
import java.util.Map;

/** The state of the timer globals in one runtime: prototypes, and the timers whose ids scripts have read. */
public final class TimerState {
    public static final EnvironmentKey<TimerState> KEY = new Key();

    private final Environment environment;
    private final AsyncTracking tracking;
    private final TimerLists lists;
    private final TimerWarnings warnings = new TimerWarnings();
    private final Map<Integer, TimeoutObject> byId = new HashMap<>();
    private TimerFieldNames names;
    private JsObject timeoutPrototype;
    private JsObject immediatePrototype;
    private JsObject timersListPrototype;

    private static final class Key extends EnvironmentKey<TimerState> {
        @Override
        protected TimerState create(Environment environment) {
            return new TimerState(environment);
        }
    }

    TimerState(Environment environment) {
        this.environment = environment;
        tracking = environment.asyncTracking();
        lists = new TimerLists(environment.loop());
    }

    Environment environment() {
        return environment;
    }

    TimeoutObject start(JsObject callback, Object[] arguments, int duration, boolean repeats) {
        TimeoutObject object = new TimeoutObject(this, timeoutPrototype(), callback, arguments, duration, repeats);
        if (tracking.isTracking()) tracking.init(object.id(), "Timeout", object.triggerId(), object);
        lists.start(object.timeout());
        return object;
    }

    ImmediateObject startImmediate(JsObject callback, Object[] arguments) {
        ImmediateObject object = new ImmediateObject(this, immediatePrototype(), callback, arguments);
        if (tracking.isTracking()) tracking.init(object.id(), "Immediate", object.triggerId(), object);
        environment.immediates().add(object.immediate());
        return object;
    }

    /** Node's timer lists. */
    TimerLists lists() {
        return lists;
    }

    TimerWarnings warnings() {
        return warnings;
    }

    /** Ends all timers of a runtime: none of them fires any more, and no new ones start. */
    public static void close(Environment environment) {
        environment.get(KEY).lists.close();
        environment.immediates().close();
    }

    /** How many referenced timeouts are waiting or running. */
    public static int activeTimeouts(Environment environment) {
        return environment.get(KEY).lists.referencedTimeouts();
    }

    AsyncTracking tracking() {
        return tracking;
    }

    /** Records a timer whose id a script has read. */
    int expose(TimeoutObject object) {
        byId.put(object.id(), object);
        return object.id();
    }

    /** The timer with a recorded id, or null. */
    TimeoutObject find(int id) {
        return byId.get(id);
    }

    void forget(TimeoutObject object) {
        // Few programs read ids, so the lookup is avoided in all other calls of clearTimeout.
        if (!byId.isEmpty()) byId.remove(object.id());
    }

    TimerFieldNames names() {
        if (names == null) names = new TimerFieldNames();
        return names;
    }

    public JsObject timeoutPrototype() {
        if (timeoutPrototype == null) {
            timeoutPrototype = prototype("Timeout", TimeoutPrototypeTable.INSTANCE);
            showFlat(timeoutPrototype);
        }
        return timeoutPrototype;
    }

    public JsObject immediatePrototype() {
        if (immediatePrototype == null) immediatePrototype = prototype("Immediate", ImmediatePrototypeTable.INSTANCE);
        return immediatePrototype;
    }

    JsObject timersListPrototype() {
        if (timersListPrototype == null) {
            timersListPrototype = prototype("TimersList", null);
            showFlat(timersListPrototype);
        }
        return timersListPrototype;
    }

    private JsObject prototype(String name, BuiltinTable table) {
        Realm realm = environment.realm();
        JsObject prototype = JsObject.create(realm);
        NativeClosure constructor = new NativeClosure(
                realm,
                name,
                0,
                (current, callee, self, arguments, newTarget) -> {
                    throw Errors.typeError("Illegal constructor");
                },
                true);
        constructor.defineBuiltin("prototype", prototype, Attributes.NONE);
        prototype.defineBuiltin("constructor", constructor, Attributes.METHOD);
        if (table != null) BuiltinInstaller.populate(realm, prototype, table);
        return prototype;
    }

    /** util.inspect does not follow the lists: it shows only one timer. */
    // https://nodejs.org/api/util.html#utilinspectcustom
    private void showFlat(JsObject prototype) {
        Realm realm = environment.realm();
        JsSymbol custom = realm.agent().symbolFor("nodejs.util.inspect.custom");
        prototype.defineBuiltin(
                custom,
                new NativeClosure(
                        realm, "[nodejs.util.inspect.custom]", 2, (current, callee, self, arguments, newTarget) -> {
                            JsObject options = JsObject.create(current);
                            if (arguments.length > 1 && arguments[1] instanceof JsObject given) {
                                for (Object key : given.ownPropertyKeys())
                                    options.createDataProperty(key, given.get(key));
                            }
                            options.createDataProperty("depth", 0);
                            options.createDataProperty("customInspect", false);
                            JsObject library = (JsObject) environment.library().require("internal/util/inspect");
                            return ((JsObject) library.get("inspect")).call2(Undefined.INSTANCE, self, options);
                        }),
                Attributes.METHOD);
    }
}
