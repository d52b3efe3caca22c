package dev.gyre.node.console;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.environment.Environment;
import java.io.IOException;
import java.math.BigInteger;

/**
 * The global console: lines of text and other primitive values are written directly; everything else goes to the library's Console, which is
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
        if (environment.observer() != null)
            environment.observer().consoleCalled(String.valueOf(ConsoleObjectTable.INSTANCE.key(magic)), arguments);
        boolean toError = magic == ERROR || magic == WARN;
        int descriptor = toError ? 2 : 1;
        if ((toError || magic == LOG || magic == INFO || magic == DEBUG)
                && isPlain(environment, descriptor, arguments)) {
            write(environment, descriptor, arguments);
            return Undefined.INSTANCE;
        }
        JsObject library = (JsObject)
                ((JsObject) environment.library().require("internal/console/constructor")).get("globalConsole");
        return ((JsObject) library.get(ConsoleObjectTable.INSTANCE.key(magic))).call(library, arguments);
    }

    private static boolean isPlain(Environment environment, int descriptor, Object[] arguments) {
        boolean isText = true;
        for (Object argument : arguments) {
            if (argument instanceof CharSequence) continue;
            if (argument instanceof JsObject || argument instanceof JsSymbol) return false;
            isText = false;
        }
        if (arguments.length > 1
                && arguments[0] instanceof CharSequence first
                && first.toString().indexOf('%') >= 0) {
            return false;
        }
        return TypeConversion.toBoolean(((JsObject) environment.library().binding("console")).get("plain"))
                && (isText || !mayHaveColors(environment, descriptor));
    }

    /** Whether values that are not text may be coloured: on a terminal, or by FORCE_COLOR. */
    private static boolean mayHaveColors(Environment environment, int descriptor) {
        return environment.settings().streams().kind(descriptor).equals("TTY")
                || environment.process().get("env") instanceof JsObject variables
                        && variables.get("FORCE_COLOR") != Undefined.INSTANCE;
    }

    private static void write(Environment environment, int descriptor, Object[] arguments) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < arguments.length; i++) {
            if (i > 0) line.append(' ');
            line.append(text(arguments[i]));
        }
        try {
            environment.settings().streams().write(descriptor, line.append('\n').toString());
        } catch (IOException closed) {
            // As in Node, errors of writing to the console are ignored.
            return;
        }
    }

    /** A primitive value as util.inspect shows it. */
    private static CharSequence text(Object value) {
        if (value instanceof CharSequence text) return text;
        if (value instanceof BigInteger) return TypeConversion.toString(value) + "n";
        if (value instanceof Double number && number == 0 && 1 / number < 0) return "-0";
        return TypeConversion.toString(value);
    }

    // Symbol.toStringTag, https://console.spec.whatwg.org/#console-namespace
    @Builtin(names = "@@toStringTag", getter = true)
    static Object toStringTag(Realm realm, Object self) {
        return "console";
    }
}
