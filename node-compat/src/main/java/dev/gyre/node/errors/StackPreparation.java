package dev.gyre.node.errors;

import dev.gyre.engine.runtime.error.StackCapture;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.LazyValue;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.node.environment.Environment;

/**
 * Error.prepareStackTrace of the program's realm: a function equivalent to the default formatting, created when a
 * program reads it.
 */
// https://nodejs.org/api/cli.html#--enable-source-maps
public final class StackPreparation extends LazyValue {
    /** Keys of Error that V8 defines after the ones to which Node adds its own. */
    private static final String[] LATER = {"isError", "stackTraceLimit"};

    private final Environment environment;
    private JsObject function;

    public StackPreparation(Environment environment) {
        this.environment = environment;
    }

    @Override
    protected Object resolve(JsObject holder) {
        function =
                (JsObject) ((JsObject) environment.library().require("internal/errors")).get("ErrorPrepareStackTrace");
        return function;
    }

    public void install(JsObject constructor) {
        Object[] values = new Object[LATER.length];
        for (int i = 0; i < LATER.length; i++) {
            values[i] = constructor.get(LATER[i]);
            constructor.delete(LATER[i]);
        }
        constructor.defineBuiltin("prepareStackTrace", this, Attributes.METHOD | Attributes.LAZY);
        constructor.defineBuiltin(LATER[0], values[0], Attributes.METHOD);
        constructor.defineBuiltin(LATER[1], values[1], Attributes.ALL);
    }

    /** The function that a program has set; realms other than the program's use the program's function too. */
    public JsObject of(Realm realm, JsObject ownOrNull) {
        if (ownOrNull != null && ownOrNull != function) return ownOrNull;
        if (realm == environment.realm()) return null;
        JsObject programs = StackCapture.preparation(environment.realm());
        return programs == function ? null : programs;
    }
}
