package dev.gyre.node.console;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.environment.Environment;
import java.io.IOException;

/**
 * The global console: lines of plain text are written directly; everything else goes to the library's Console, which is
 * loaded when first needed.
 */
// https://nodejs.org/api/console.html
@BuiltinObject(intrinsic = "%console%")
public final class ConsoleObject {
    /** The indices of names below; the table begins with them. */
    private static final int LOG = 0, WARN = 1, DEBUG = 14, INFO = 15, ERROR = 17;

    private ConsoleObject() {}

    // console.log([data][, ...args]) and the other methods, https://nodejs.org/api/console.html#consolelogdata-args
    @Builtin(
            names = {
                "log",
                "warn",
                "dir",
                "time",
                "timeEnd",
                "timeLog",
                "trace",
                "assert",
                "clear",
                "count",
                "countReset",
                "group",
                "groupEnd",
                "table",
                "debug",
                "info",
                "dirxml",
                "error",
                "groupCollapsed",
                "profile",
                "profileEnd",
                "timeStamp"
            },
            magic = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21},
            length = 0,
            enumerable = true)
    static Object method(Realm realm, Object self, Object[] arguments, int magic) {
        Environment environment = Environment.of(realm);
        boolean toError = magic == ERROR || magic == WARN;
        if ((toError || magic == LOG || magic == INFO || magic == DEBUG) && isPlain(environment, arguments)) {
            write(environment, toError ? 2 : 1, arguments);
            return Undefined.INSTANCE;
        }
        JsObject library =
                (JsObject) ((JsObject) environment.library().require("internal/console")).get("globalConsole");
        return ((JsObject) library.get(ConsoleObjectTable.INSTANCE.key(magic))).call(library, arguments);
    }

    private static boolean isPlain(Environment environment, Object[] arguments) {
        for (Object argument : arguments) {
            if (!(argument instanceof CharSequence)) return false;
        }
        if (arguments.length > 1 && arguments[0].toString().indexOf('%') >= 0) return false;
        return TypeConversion.toBoolean(((JsObject) environment.library().binding("console")).get("plain"));
    }

    private static void write(Environment environment, int descriptor, Object[] arguments) {
        StringBuilder line = new StringBuilder();
        for (Object argument : arguments) {
            if (!line.isEmpty() || argument != arguments[0]) line.append(' ');
            line.append((CharSequence) argument);
        }
        try {
            environment.settings().streams().write(descriptor, line.append('\n').toString());
        } catch (IOException closed) {
            // As in Node, errors of writing to the console are ignored.
            return;
        }
    }

    // Symbol.toStringTag, https://console.spec.whatwg.org/#console-namespace
    @Builtin(names = "@@toStringTag", getter = true)
    static Object toStringTag(Realm realm, Object self) {
        return "console";
    }
}
