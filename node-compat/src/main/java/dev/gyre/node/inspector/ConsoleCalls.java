package dev.gyre.node.inspector;

import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.NumberFormatting;
import dev.gyre.engine.runtime.value.Undefined;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** What V8's console reports to debuggers of a call: often other arguments than those of the call, and for some calls nothing. */
// https://console.spec.whatwg.org/
final class ConsoleCalls {
    /** A method of the console and its arguments. */
    record Call(String method, Object... arguments) {}

    private final Map<String, Integer> counts = new HashMap<>();
    /** When timers were started, in nanoseconds. */
    private final Map<String, Long> timers = new HashMap<>();

    /** The call that is reported instead of one; null if none is. */
    Call reportedOrNull(String method, Object[] arguments) {
        return switch (method) {
            case "log", "debug", "info", "warn", "error", "dir", "dirxml", "table" ->
                arguments.length == 0 ? null : new Call(method, arguments);
            case "assert" -> failedOrNull(arguments);
            case "count" -> new Call(method, label(arguments) + ": " + counts.merge(label(arguments), 1, Integer::sum));
            case "countReset" -> {
                boolean isKnown = counts.remove(label(arguments)) != null;
                yield isKnown ? null : new Call("warn", "Count for '" + label(arguments) + "' does not exist");
            }
            case "time" -> {
                boolean isNew = timers.putIfAbsent(label(arguments), System.nanoTime()) == null;
                yield isNew ? null : new Call("warn", "Timer '" + label(arguments) + "' already exists");
            }
            case "timeLog", "timeEnd" -> elapsed(method, arguments);
            case "timeStamp" -> null;
            default -> arguments.length == 0 ? new Call(method, "console." + method) : new Call(method, arguments);
        };
    }

    private static Call failedOrNull(Object[] arguments) {
        if (arguments.length > 0 && TypeConversion.toBoolean(arguments[0])) return null;
        return arguments.length < 2
                ? new Call("assert", "console.assert")
                : new Call("assert", Arrays.copyOfRange(arguments, 1, arguments.length));
    }

    private Call elapsed(String method, Object[] arguments) {
        String label = label(arguments);
        Long start = method.equals("timeEnd") ? timers.remove(label) : timers.get(label);
        if (start == null) return new Call("warn", "Timer '" + label + "' does not exist");
        Object[] reported = method.equals("timeLog") && arguments.length > 1 ? arguments.clone() : new Object[1];
        reported[0] = label + ": " + NumberFormatting.toString((System.nanoTime() - start) / 1e6) + " ms";
        return new Call(method.equals("timeLog") ? "log" : method, reported);
    }

    /** The label as the specification has it, without running code of the program for an object. */
    private static String label(Object[] arguments) {
        if (arguments.length == 0 || arguments[0] == Undefined.INSTANCE) return "default";
        Object label = arguments[0];
        if (label instanceof Number number) return NumberFormatting.toString(number.doubleValue());
        return label instanceof JsSymbol symbol ? symbol.descriptiveString() : label.toString();
    }
}
