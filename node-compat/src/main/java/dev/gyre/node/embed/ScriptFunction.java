package dev.gyre.node.embed;

/**
 * A function of the host that scripts can call: given to {@link NodeRuntime#set} or as an argument, it is a JavaScript function. What it throws is
 * thrown in the script; a {@link java.util.concurrent.CompletionStage} that it returns is a promise there.
 *
 * {@snippet :
 * ScriptFunction add = arguments -> ((Number) arguments[0]).intValue() + ((Number) arguments[1]).intValue();
 * runtime.set("add", add);
 * runtime.eval("add(1, 2)");    // 3
 * }
 */
@FunctionalInterface
public interface ScriptFunction {
    /** @throws Exception becomes an Error of the script, with the same message */
    Object call(Object... arguments) throws Exception;
}
