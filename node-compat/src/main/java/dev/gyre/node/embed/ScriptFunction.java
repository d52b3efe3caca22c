package dev.gyre.node.embed;

/**
 * A function of the host that scripts can call: passed to {@link NodeRuntime#set} or as an argument, it becomes a JavaScript function. It runs on the loop's
 * thread and may call into the runtime.
 *
 * {@snippet :
 * ScriptFunction add = arguments -> ((Number) arguments[0]).intValue() + ((Number) arguments[1]).intValue();
 * runtime.set("add", add);
 * runtime.eval("add(1, 2)");    // 3
 * }
 */
@FunctionalInterface
public interface ScriptFunction {
    /**
     * @param arguments converted as described in {@link NodeRuntime}; undefined and null are null
     * @return a value that is converted back; a {@link java.util.concurrent.CompletionStage} becomes a promise, which keeps the event loop alive until it completes
     * @throws Exception is thrown in the script as an Error with the same message and the code ERR_HOST; a {@link ScriptException} as the value that it carries
     */
    Object call(Object... arguments) throws Exception;
}
