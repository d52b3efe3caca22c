package dev.gyre.node.inspector.domains;

import dev.gyre.engine.Script;
import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.exotic.ProxyObject;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.engine.syntax.parser.ParserOptions;
import dev.gyre.engine.syntax.source.Source;
import dev.gyre.node.inspector.Inspector;
import dev.gyre.node.inspector.Session;
import dev.gyre.node.inspector.objects.ExceptionDetails;
import dev.gyre.node.inspector.objects.Properties;
import dev.gyre.node.inspector.objects.RemoteObjects;
import dev.gyre.node.inspector.objects.ScopeList;
import dev.gyre.node.inspector.protocol.Domain;
import dev.gyre.node.inspector.protocol.Params;
import dev.gyre.node.inspector.protocol.ProtocolError;
import dev.gyre.node.inspector.protocol.Reply;
import dev.gyre.node.profile.ReachableObjects;
import dev.gyre.node.worker.Workers;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** The domain Runtime: evaluates, and shows values. */
// https://chromedevtools.github.io/devtools-protocol/v8/Runtime/
public final class RuntimeDomain implements Domain, Inspector.RuntimeEvents {
    static final int CONTEXT = 1;
    private static final Set<String> METHODS = Set.of(
            "enable",
            "disable",
            "evaluate",
            "awaitPromise",
            "callFunctionOn",
            "getProperties",
            "releaseObject",
            "releaseObjectGroup",
            "runIfWaitingForDebugger",
            "compileScript",
            "runScript",
            "globalLexicalScopeNames",
            "discardConsoleEntries",
            "getHeapUsage",
            "getIsolateId",
            "setAsyncCallStackDepth",
            "setCustomObjectFormatterEnabled",
            "queryObjects",
            "setMaxCallStackSizeToCapture",
            "addBinding",
            "removeBinding",
            "getExceptionDetails");

    private final Session session;
    private final Inspector inspector;
    private final Realm realm;
    private final RemoteObjects objects;
    private final Map<String, Script> compiled = new HashMap<>();
    private final Bindings bindings;
    private boolean enabled;
    private int exceptions;

    public RuntimeDomain(Session session) {
        this.session = session;
        inspector = session.inspector();
        realm = session.environment().realm();
        objects = new RemoteObjects(realm, inspector.isolate());
        bindings = new Bindings(session);
    }

    Bindings bindings() {
        return bindings;
    }

    RemoteObjects objects() {
        return objects;
    }

    @Override
    public String name() {
        return "Runtime";
    }

    @Override
    public boolean has(String method) {
        return METHODS.contains(method);
    }

    @Override
    public void call(String method, Params params, Reply reply) throws ProtocolError {
        switch (method) {
            case "enable" -> enable(reply);
            case "disable" -> {
                enabled = false;
                inspector.unlisten(this);
                reply.send(Map.of());
            }
            case "evaluate" -> evaluate(params, reply);
            case "awaitPromise" -> await(objects.find(params.string("promiseObjectId")), null, form(params), reply);
            case "callFunctionOn" -> callFunctionOn(params, reply);
            case "getProperties" -> reply.send(properties(params));
            case "releaseObject" -> {
                objects.release(params.string("objectId"));
                reply.send(Map.of());
            }
            case "releaseObjectGroup" -> {
                objects.releaseGroup(params.string("objectGroup"));
                reply.send(Map.of());
            }
            case "runIfWaitingForDebugger" -> {
                inspector.runIfWaiting();
                reply.send(Map.of());
            }
            case "compileScript" -> compileScript(params, reply);
            case "runScript" -> runScript(params, reply);
            default -> about(method, params, reply);
        }
    }

    private void about(String method, Params params, Reply reply) throws ProtocolError {
        switch (method) {
            case "globalLexicalScopeNames" ->
                reply.send(Map.of("names", realm.globalScope().names()));
            case "discardConsoleEntries" -> {
                inspector.history().clear();
                reply.send(Map.of());
            }
            case "getHeapUsage" -> {
                Runtime heap = Runtime.getRuntime();
                reply.send(Map.of(
                        "usedSize", (double) (heap.totalMemory() - heap.freeMemory()),
                        "totalSize", (double) heap.totalMemory()));
            }
            case "getIsolateId" -> reply.send(Map.of("id", Long.toHexString(Long.parseLong(inspector.isolate()))));
            case "setAsyncCallStackDepth" -> {
                inspector.asyncStacks().depth(params.integer("maxDepth"));
                reply.send(Map.of());
            }
            case "setCustomObjectFormatterEnabled" -> {
                checkEnabled();
                reply.send(Map.of());
            }
            case "addBinding" -> {
                if (params.has("executionContextId") && params.has("executionContextName"))
                    throw new ProtocolError(
                            ProtocolError.INVALID_PARAMS,
                            "executionContextName is mutually exclusive with executionContextId");
                bindings.add(params.string("name"));
                reply.send(Map.of());
            }
            case "removeBinding" -> {
                bindings.remove(params.string("name"));
                reply.send(Map.of());
            }
            case "getExceptionDetails" -> {
                var exception = new JsException(objects.find(params.string("errorObjectId")));
                reply.send(Map.of("exceptionDetails", details(exception, "Uncaught", null)));
            }
            case "setMaxCallStackSizeToCapture" -> {
                int size = params.integer("size");
                if (size < 0) throw ProtocolError.server("maxCallStackSizeToCapture should be non-negative");
                inspector.mostFrames(size);
                reply.send(Map.of());
            }
            default -> reply.send(query(params));
        }
    }

    /** The objects that inherit from a prototype, in an array. */
    private Map<String, Object> query(Params params) throws ProtocolError {
        if (!(objects.find(params.string("prototypeObjectId")) instanceof JsObject prototype))
            throw ProtocolError.server("Prototype should be instance of Object");
        var found = new ArrayList<>();
        for (JsObject each : ReachableObjects.of(session.environment()).objects()) {
            if (each instanceof ProxyObject) continue;
            if (inherits(each, prototype)) found.add(each);
        }
        JsArray list = JsArray.fromList(realm, found);
        String group = params.string("objectGroup", null);
        return Map.of("objects", objects.wrap(list, group, RemoteObjects.Form.REFERENCE));
    }

    private static boolean inherits(JsObject object, JsObject prototype) {
        for (JsObject each = object.getPrototypeOf();
                each != null && !(each instanceof ProxyObject);
                each = each.getPrototypeOf()) if (each == prototype) return true;
        return false;
    }

    private void enable(Reply reply) {
        if (!enabled) {
            enabled = true;
            var context = new LinkedHashMap<String, Object>();
            context.put("id", CONTEXT);
            context.put("origin", "");
            context.put("name", contextName());
            context.put("uniqueId", inspector.isolate() + ".1");
            context.put("auxData", Map.of("isDefault", true));
            session.notify("Runtime.executionContextCreated", Map.of("context", context));
            for (Consumer<Inspector.RuntimeEvents> event : List.copyOf(inspector.history())) event.accept(this);
            inspector.listen(this);
        }
        reply.send(Map.of());
    }

    private String contextName() {
        int thread = Workers.threadId(session.environment());
        if (thread != 0) return "Worker[" + thread + "]";
        return session.environment().settings().execPath() + "["
                + ProcessHandle.current().pid() + "]";
    }

    // ---- events

    @Override
    public void consoleCalled(
            String method, Object[] arguments, double time, Map<String, ?> stack, String contextOrNull) {
        var event = new LinkedHashMap<String, Object>();
        try {
            var list = new ArrayList<Map<String, Object>>();
            for (Object argument : arguments) list.add(objects.wrap(argument, "console", RemoteObjects.Form.PREVIEW));
            event.put("type", ConsoleTypes.of(method));
            event.put("args", list);
        } catch (ProtocolError cannotHappen) {
            throw new IllegalStateException(cannotHappen);
        }
        event.put("executionContextId", CONTEXT);
        event.put("timestamp", time);
        event.put("stackTrace", stack);
        if (contextOrNull != null) event.put("context", contextOrNull);
        session.notify("Runtime.consoleAPICalled", event);
    }

    @Override
    public void exceptionThrown(JsException exception, boolean inPromise, double time) {
        var event = new LinkedHashMap<String, Object>();
        event.put("timestamp", time);
        try {
            Map<String, Object> details = details(exception, inPromise ? "Uncaught (in promise)" : "Uncaught", null);
            details.put("executionContextId", CONTEXT);
            event.put("exceptionDetails", details);
        } catch (ProtocolError cannotHappen) {
            throw new IllegalStateException(cannotHappen);
        }
        session.notify("Runtime.exceptionThrown", event);
    }

    // ---- evaluation

    private static RemoteObjects.Form form(Params params) throws ProtocolError {
        if (params.bool("returnByValue", false)) return RemoteObjects.Form.VALUE;
        return params.bool("generatePreview", false) ? RemoteObjects.Form.PREVIEW : RemoteObjects.Form.REFERENCE;
    }

    Map<String, Object> details(JsException exception, String text, String group) throws ProtocolError {
        Map<String, Object> details = ExceptionDetails.of(realm, objects, exception, ++exceptions, text, group);
        return details;
    }

    /** Answers with the result of an evaluation, or with its exception. */
    void answer(Supplier<Object> evaluation, String group, RemoteObjects.Form form, boolean awaits, Reply reply)
            throws ProtocolError {
        Object value;
        try {
            value = evaluation.get();
        } catch (JsException exception) {
            reply.send(thrown(exception, group));
            return;
        }
        if (awaits) await(value, group, form, reply);
        else reply.send(Map.of("result", objects.wrap(value, group, form)));
    }

    private Map<String, Object> thrown(JsException exception, String group) throws ProtocolError {
        var result = new LinkedHashMap<String, Object>();
        result.put("result", objects.wrap(exception.value(realm), group, RemoteObjects.Form.REFERENCE));
        result.put("exceptionDetails", details(exception, "Uncaught", group));
        return result;
    }

    private void evaluate(Params params, Reply reply) throws ProtocolError {
        String expression = params.string("expression");
        String group = params.string("objectGroup", null);
        boolean repl = params.bool("replMode", false);
        checkContext(params);
        boolean silent = params.bool("silent", false);
        Supplier<Object> work = () -> {
            ParserOptions options = repl ? ParserOptions.DEFAULT.withAwait(true) : ParserOptions.DEFAULT;
            Script script = Script.parse(realm, new Source("", expression), options, null);
            return script.run();
        };
        Supplier<Object> evaluation = silent || inspector.pauseOrNull() != null
                ? () -> inspector.debugger().withoutPauses(work)
                : work;
        answer(evaluation, group, form(params), params.bool("awaitPromise", false), reply);
    }

    private void checkContext(Params params) throws ProtocolError {
        int context = params.integer("contextId", params.integer("executionContextId", CONTEXT));
        if (params.has("uniqueContextId")) {
            if (params.has("contextId") || params.has("executionContextId"))
                throw new ProtocolError(
                        ProtocolError.INVALID_PARAMS, "contextId and uniqueContextId are mutually exclusive");
            String id = params.string("uniqueContextId");
            if (!id.matches("-?[0-9]+\\.-?[0-9]+"))
                throw new ProtocolError(ProtocolError.INVALID_PARAMS, "invalid uniqueContextId");
            if (!id.equals(inspector.isolate() + ".1"))
                throw new ProtocolError(ProtocolError.INVALID_PARAMS, "uniqueContextId not found");
        }
        if (context != CONTEXT) throw ProtocolError.server("Cannot find context with specified id");
    }

    private void await(Object value, String group, RemoteObjects.Form form, Reply reply) throws ProtocolError {
        if (!(value instanceof PromiseObject promise)) {
            reply.send(Map.of("result", objects.wrap(value, group, form)));
            return;
        }
        var fulfilled = new NativeClosure(realm, "", 1, (in, callee, self, arguments, target) -> {
            settle(() -> Map.of("result", objects.wrap(arguments[0], group, form)), reply);
            return Undefined.INSTANCE;
        });
        var rejected = new NativeClosure(realm, "", 1, (in, callee, self, arguments, target) -> {
            settle(
                    () -> {
                        Map<String, Object> result = thrown(new JsException(arguments[0]), group);
                        @SuppressWarnings("unchecked")
                        var details = (Map<String, Object>) result.get("exceptionDetails");
                        details.put("text", "Uncaught (in promise)");
                        return result;
                    },
                    reply);
            return Undefined.INSTANCE;
        });
        ((JsObject) promise.get("then")).call(promise, new Object[] {fulfilled, rejected});
    }

    private interface Result {
        Map<String, Object> get() throws ProtocolError;
    }

    private static void settle(Result result, Reply reply) {
        try {
            reply.send(result.get());
        } catch (ProtocolError error) {
            reply.fail(error);
        }
    }

    private void callFunctionOn(Params params, Reply reply) throws ProtocolError {
        String declaration = params.string("functionDeclaration");
        Object self = params.has("objectId") ? objects.find(params.string("objectId")) : Undefined.INSTANCE;
        checkContext(params);
        if (!params.has("objectId") && !params.has("executionContextId") && !params.has("uniqueContextId"))
            throw new ProtocolError(
                    ProtocolError.INVALID_PARAMS,
                    "Either objectId or executionContextId or uniqueContextId must be specified");
        String group = params.has("objectGroup")
                ? params.string("objectGroup")
                : params.has("objectId") ? objects.groupOf(params.string("objectId")) : null;
        var arguments = new ArrayList<>();
        if (params.has("arguments"))
            for (Params argument : params.objects("arguments")) arguments.add(objects.argument(argument));
        Supplier<Object> call = () -> {
            Object function =
                    Script.parse(realm, new Source("", "(" + declaration + ")")).run();
            if (!(function instanceof JsObject callee) || !callee.isCallable()) return null;
            return callee.call(self, arguments.toArray());
        };
        Supplier<Object> evaluation =
                inspector.pauseOrNull() != null ? () -> inspector.debugger().withoutPauses(call) : call;
        Object[] value = new Object[1];
        try {
            value[0] = evaluation.get();
        } catch (JsException exception) {
            reply.send(thrown(exception, group));
            return;
        }
        if (value[0] == null) throw ProtocolError.server("Given expression does not evaluate to a function");
        answer(() -> value[0], group, form(params), params.bool("awaitPromise", false), reply);
    }

    private Map<String, Object> properties(Params params) throws ProtocolError {
        Object value = objects.find(params.string("objectId"));
        if (value instanceof ScopeList scopes)
            return scopes.properties(realm, objects, objects.groupOf(params.string("objectId")));
        if (!(value instanceof JsObject object)) throw ProtocolError.server("Value with given id is not an object");
        var properties = new Properties(objects, params);
        return inspector.debugger().isAttached() ? unpaused(properties, object) : properties.of(realm, object);
    }

    private Map<String, Object> unpaused(Properties properties, JsObject object) throws ProtocolError {
        var failure = new ProtocolError[1];
        Map<String, Object> answer = inspector.debugger().withoutPauses(() -> {
            try {
                return properties.of(realm, object);
            } catch (ProtocolError error) {
                failure[0] = error;
                return null;
            }
        });
        if (failure[0] != null) throw failure[0];
        return answer;
    }

    // ---- scripts

    private void checkEnabled() throws ProtocolError {
        if (!enabled) throw ProtocolError.server("Runtime agent is not enabled");
    }

    private void compileScript(Params params, Reply reply) throws ProtocolError {
        checkEnabled();
        checkContext(params);
        boolean persist = params.bool("persistScript");
        var source = new Source(params.string("sourceURL"), params.string("expression"));
        try {
            Script script = Script.parse(realm, source);
            if (!persist) {
                reply.send(Map.of());
                return;
            }
            String id = String.valueOf(source.id());
            compiled.put(id, script);
            reply.send(Map.of("scriptId", id));
        } catch (JsException exception) {
            reply.send(Map.of("exceptionDetails", details(exception, "Uncaught", null)));
        }
    }

    private void runScript(Params params, Reply reply) throws ProtocolError {
        checkEnabled();
        checkContext(params);
        Script script = compiled.remove(params.string("scriptId"));
        if (script == null) throw ProtocolError.server("No script with given id");
        answer(
                script::run,
                params.string("objectGroup", null),
                form(params),
                params.bool("awaitPromise", false),
                reply);
    }

    @Override
    public void waitsForDisconnect() {
        if (!enabled || inspector.notifiesWaiting()) return;
        var event = new LinkedHashMap<String, Object>();
        event.put("executionContextId", CONTEXT);
        event.put("executionContextUniqueId", inspector.isolate() + ".1");
        session.notify("Runtime.executionContextDestroyed", event);
    }

    @Override
    public void close() {
        inspector.unlisten(this);
        bindings.clear();
        objects.clear();
        compiled.clear();
    }
}
