package dev.gyre.node.errors;

import dev.gyre.engine.runtime.error.StackCapture;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.LazyValue;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.node.environment.Environment;

/** Error.prepareStackTrace of the program's realm: a function that does what is done without it, made when a program looks. */
// https://nodejs.org/api/cli.html#--enable-source-maps
public final class StackPreparation extends LazyValue {
    /** What V8 has in Error before Node adds to it is followed by what comes later. */
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

    /** What a program has put there; in another realm than the program's, what is in that one goes for it too. */
    public JsObject of(Realm realm, JsObject ownOrNull) {
        if (ownOrNull != null && ownOrNull != function) return ownOrNull;
        if (realm == environment.realm()) return null;
        JsObject programs = StackCapture.preparation(environment.realm());
        return programs == function ? null : programs;
    }
}
