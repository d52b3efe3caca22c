package dev.gyre.node.process;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.options.EnvFile;
import dev.gyre.node.options.Option;
import dev.gyre.node.options.OptionTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** internalBinding('options'): the values of options, and what the table says of them. */
// lib/internal/bindings.md, options
@BuiltinObject(intrinsic = "%options binding%")
public final class OptionsBinding {
    private OptionsBinding() {}

    // get(name)
    /** The value that was given: a boolean, a string or an array of strings; undefined if none was. */
    @Builtin
    static Object get(Realm realm, Object self, Object name) {
        Object value = Environment.of(realm).settings().options().values().get(TypeConversion.toString(name));
        if (value == null) return Undefined.INSTANCE;
        return value instanceof List<?> list ? JsArray.fromList(realm, new ArrayList<>(list)) : value;
    }

    // describe(name)
    /** An array [canonical name, whether a worker may have it, whether it takes the next word]; undefined for an unknown name. */
    @Builtin
    static Object describe(Realm realm, Object self, Object name) {
        OptionTable table = new OptionTable();
        String text = TypeConversion.toString(name);
        Option option = table.find(text);
        if (option == null && text.startsWith("--no-")) option = table.find("--" + text.substring("--no-".length()));
        if (option == null) return Undefined.INSTANCE;
        boolean takesWord = option.kind() == Option.Kind.TEXT || option.kind() == Option.Kind.LIST;
        return JsArray.of(realm, option.name(), option.perThread(), takesWord);
    }

    // environmentNames()
    /** The names that NODE_OPTIONS may contain, negations included. */
    @Builtin
    static Object environmentNames(Realm realm, Object self) {
        List<Object> names = new ArrayList<>();
        for (Option option : new OptionTable().all()) {
            if (!option.inEnvironment()) continue;
            for (String name : option.names()) {
                names.add(name);
                if (option.kind() == Option.Kind.FLAG && name.startsWith("--")) names.add("--no-" + name.substring(2));
            }
        }
        return JsArray.fromList(realm, names);
    }

    // parseEnv(text)
    @Builtin
    static Object parseEnv(Realm realm, Object self, Object text) {
        JsObject variables = JsObject.create(realm, null);
        for (Map.Entry<String, String> variable :
                EnvFile.parse(TypeConversion.toString(text)).entrySet())
            variables.set(TypeConversion.toPropertyKey(variable.getKey()), variable.getValue(), variables);
        return variables;
    }
}
