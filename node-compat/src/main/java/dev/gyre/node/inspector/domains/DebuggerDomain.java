package dev.gyre.node.inspector.domains;

import dev.gyre.engine.debugger.DebugFrame;
import dev.gyre.engine.debugger.DebugScope;
import dev.gyre.engine.debugger.DebugScript;
import dev.gyre.engine.debugger.Debugger;
import dev.gyre.engine.debugger.Pause;
import dev.gyre.engine.debugger.Variable;
import dev.gyre.engine.runtime.realm.LoadedSources;
import dev.gyre.engine.syntax.source.Source;
import dev.gyre.node.inspector.Inspector;
import dev.gyre.node.inspector.Session;
import dev.gyre.node.inspector.objects.RemoteObjects;
import dev.gyre.node.inspector.protocol.Domain;
import dev.gyre.node.inspector.protocol.Params;
import dev.gyre.node.inspector.protocol.ProtocolError;
import dev.gyre.node.inspector.protocol.Reply;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** The domain Debugger: breakpoints, steps, pauses and the frames of a paused program. */
// https://chromedevtools.github.io/devtools-protocol/v8/Debugger/
public final class DebuggerDomain implements Domain, Inspector.PauseListener {
    private static final String BACKTRACE = "backtrace";
    private static final Set<String> ALWAYS = Set.of(
            "enable",
            "disable",
            "getPossibleBreakpoints",
            "searchInContent",
            "getStackTrace",
            "pauseOnAsyncCall",
            "setAsyncCallStackDepth",
            "setBlackboxedRanges",
            "setBlackboxExecutionContexts");
    private static final Set<String> WHILE_PAUSED = Set.of(
            "continueToLocation",
            "evaluateOnCallFrame",
            "resume",
            "setReturnValue",
            "setVariableValue",
            "stepInto",
            "stepOut",
            "stepOver");
    /** Of those, which V8 refuses without an enabled domain before it looks for a pause. */
    private static final Set<String> ENABLED_FIRST = Set.of("continueToLocation", "setVariableValue");

    private static final Set<String> METHODS = Set.of(
            "continueToLocation",
            "evaluateOnCallFrame",
            "getPossibleBreakpoints",
            "getScriptSource",
            "pause",
            "removeBreakpoint",
            "resume",
            "searchInContent",
            "setAsyncCallStackDepth",
            "setBlackboxPatterns",
            "setBreakpoint",
            "setBreakpointByUrl",
            "setBreakpointsActive",
            "setPauseOnExceptions",
            "setSkipAllPauses",
            "setVariableValue",
            "setBreakpointOnFunctionCall",
            "setReturnValue",
            "disassembleWasmModule",
            "getWasmBytecode",
            "nextWasmDisassemblyChunk",
            "setScriptSource",
            "getStackTrace",
            "stepInto",
            "stepOut",
            "stepOver");

    private final Session session;
    private final Inspector inspector;
    private final Debugger debugger;
    private final RuntimeDomain runtime;
    private final Breakpoints breakpoints;
    private final Blackbox blackbox;
    private boolean enabled;

    public DebuggerDomain(Session session) {
        this.session = session;
        inspector = session.inspector();
        debugger = inspector.debugger();
        runtime = (RuntimeDomain) session.domain("Runtime");
        breakpoints = new Breakpoints(debugger);
        blackbox = new Blackbox(debugger);
    }

    @Override
    public String name() {
        return "Debugger";
    }

    @Override
    public boolean has(String method) {
        return METHODS.contains(method) || ALWAYS.contains(method);
    }

    @Override
    public void call(String method, Params params, Reply reply) throws ProtocolError {
        boolean needsPause = WHILE_PAUSED.contains(method) && inspector.pauseOrNull() == null;
        if (needsPause && !ENABLED_FIRST.contains(method)) throw notPaused();
        if (!enabled && !ALWAYS.contains(method)) throw ProtocolError.server("Debugger agent is not enabled");
        if (needsPause) throw notPaused();
        switch (method) {
            case "enable" -> {
                enable();
                reply.send(Map.of("debuggerId", inspector.isolate() + "." + inspector.isolate()));
            }
            case "disable" -> {
                close();
                reply.send(Map.of());
            }
            case "pause" -> {
                if (inspector.pauseOrNull() == null) debugger.pauseSoon();
                reply.send(Map.of());
            }
            case "resume" -> resume(Debugger.Step.NONE, reply);
            case "stepInto" -> {
                if (params.bool("breakOnAsyncCall", false))
                    inspector.asyncStacks().breakOnNext(true);
                resume(Debugger.Step.INTO, reply);
            }
            case "stepOver" -> resume(Debugger.Step.OVER, reply);
            case "stepOut" -> resume(Debugger.Step.OUT, reply);
            case "evaluateOnCallFrame" -> evaluate(params, reply);
            case "setVariableValue" -> setVariable(params, reply);
            case "getScriptSource" ->
                reply.send(
                        Map.of("scriptSource", source(params.string("scriptId")).text()));
            case "searchInContent" ->
                reply.send(Map.of(
                        "result",
                        TextSearch.lines(source(params.string("scriptId")).text(), params)));
            default -> set(method, params, reply);
        }
    }

    private void set(String method, Params params, Reply reply) throws ProtocolError {
        Map<String, Object> result = Map.of();
        switch (method) {
            case "setBreakpointByUrl" -> result = breakpoints.setByUrl(params);
            case "setBreakpoint" -> result = breakpoints.set(params);
            case "removeBreakpoint" -> breakpoints.remove(params.string("breakpointId"));
            case "getPossibleBreakpoints" -> result = breakpoints.possible(params);
            case "continueToLocation" -> {
                breakpoints.continueTo(params.object("location"));
                inspector.resume(Debugger.Step.NONE);
            }
            case "setBreakpointsActive" -> debugger.breakpointsActive(params.bool("active"));
            case "setSkipAllPauses" -> debugger.skipAllPauses(params.bool("skip"));
            case "setPauseOnExceptions" -> debugger.pauseOnExceptions(exceptions(params.string("state")));
            case "setAsyncCallStackDepth" -> inspector.asyncStacks().depth(params.integer("maxDepth"));
            case "setScriptSource" -> {
                if (breakpoints.scriptOrNull(params.string("scriptId")) == null)
                    throw ProtocolError.server("No script with given id found");
                throw ProtocolError.server("setScriptSource functionality no longer available");
            }
            // Asynchronous traces are sent whole, never by an id.
            case "getStackTrace" -> {
                String id = params.object("stackTraceId").string("id");
                boolean isNumber = id.matches("-?[0-9]{1,18}");
                throw ProtocolError.server(
                        isNumber ? "Stack trace with given id is not found" : "Invalid stack trace id");
            }
            case "setBlackboxPatterns" -> blackbox.patterns(params);
            case "setBlackboxedRanges" -> blackbox.ranges(breakpoints.scriptOrNull(params.string("scriptId")), params);
            case "setBlackboxExecutionContexts" ->
                blackbox.context(params.list("uniqueIds").contains(inspector.isolate() + ".1"));
            // As in V8, which ignores it.
            case "pauseOnAsyncCall" -> {}
            case "setBreakpointOnFunctionCall" ->
                result = breakpoints.setOnFunctionCall(
                        runtime.objects().find(params.string("objectId")), params.string("condition", ""));
            case "setReturnValue" -> setReturnValue(params);
            case "disassembleWasmModule" ->
                throw new ProtocolError(ProtocolError.INVALID_PARAMS, noWebAssembly(params.string("scriptId")));
            case "getWasmBytecode" -> throw ProtocolError.server(noWebAssembly(params.string("scriptId")));
            case "nextWasmDisassemblyChunk" ->
                throw new ProtocolError(
                        ProtocolError.INVALID_PARAMS, "No chunks available for stream " + params.string("streamId"));
            default -> throw new IllegalArgumentException(method);
        }
        reply.send(result);
    }

    /** Why a script is not one of WebAssembly, of which the debugger has none. */
    private String noWebAssembly(String id) {
        return breakpoints.scriptOrNull(id) == null
                ? "No script for id: " + id
                : "Script with id " + id + " is not WebAssembly";
    }

    private void setReturnValue(Params params) throws ProtocolError {
        Object value = runtime.objects().argument(params.object("newValue"));
        if (!inspector.pauseOrNull().frames().getFirst().returnValue(value))
            throw ProtocolError.server("Could not update return value at non-return position");
    }

    private static Debugger.Exceptions exceptions(String state) throws ProtocolError {
        return switch (state) {
            case "none" -> Debugger.Exceptions.NONE;
            case "caught" -> Debugger.Exceptions.CAUGHT;
            case "uncaught" -> Debugger.Exceptions.UNCAUGHT;
            case "all" -> Debugger.Exceptions.ALL;
            default -> throw ProtocolError.server("Unknown pause on exceptions mode: " + state);
        };
    }

    private void enable() {
        if (enabled) return;
        enabled = true;
        inspector.addPauseListener(this);
    }

    private Source source(String id) throws ProtocolError {
        DebugScript script = breakpoints.scriptOrNull(id);
        if (script == null) throw ProtocolError.server("No script for id: " + id);
        return script.source();
    }

    // ---- events

    @Override
    public void loaded(LoadedSources.Entry entry) {
        DebugScript script = debugger.script(entry.id());
        if (script == null) return;
        Map<String, Object> parsed = ScriptEvents.parsed(entry.id(), script.source(), script.isModule(), 1);
        var resolved = new ArrayList<Map<String, Object>>();
        breakpoints.loaded(script, (id, location) -> {
            var event = new LinkedHashMap<String, Object>();
            event.put("breakpointId", id);
            event.put("location", location);
            resolved.add(event);
        });
        if (!resolved.isEmpty()) parsed.put("resolvedBreakpoints", resolved);
        session.notify("Debugger.scriptParsed", parsed);
        for (Map<String, Object> event : resolved) session.notify("Debugger.breakpointResolved", event);
    }

    @Override
    public void paused(Pause pause) {
        breakpoints.endContinue();
        var event = new LinkedHashMap<String, Object>();
        try {
            event.put("callFrames", frames(pause.frames()));
            event.put("reason", reason(pause));
            if (pause.reason() == Pause.Reason.EXCEPTION) {
                Map<String, Object> data =
                        runtime.objects().wrap(pause.value(), BACKTRACE, RemoteObjects.Form.REFERENCE);
                data.put("uncaught", pause.isUncaught());
                event.put("data", data);
            }
        } catch (ProtocolError cannotHappen) {
            throw new IllegalStateException(cannotHappen);
        }
        event.put("hitBreakpoints", breakpoints.idsOf(pause.breakpoints()));
        if (inspector.asyncStacks().current() != null)
            event.put("asyncStackTrace", inspector.asyncStacks().current());
        session.notify("Debugger.paused", event);
    }

    private String reason(Pause pause) {
        if (pause.reason() == Pause.Reason.REQUEST && inspector.takeBreaksOnStart()) return "Break on start";
        return switch (pause.reason()) {
            case STEP -> "step";
            case EXCEPTION -> "exception";
            default -> "other";
        };
    }

    @Override
    public void resumed() {
        runtime.objects().releaseGroup(BACKTRACE);
        session.notify("Debugger.resumed", Map.of());
    }

    private List<Map<String, Object>> frames(List<DebugFrame> frames) throws ProtocolError {
        var list = new ArrayList<Map<String, Object>>();
        for (int i = 0; i < frames.size(); i++) list.add(frame(frames.get(i), i));
        return list;
    }

    private Map<String, Object> frame(DebugFrame frame, int index) throws ProtocolError {
        var result = new LinkedHashMap<String, Object>();
        result.put("callFrameId", inspector.isolate() + ".1." + index);
        result.put("functionName", frame.functionName());
        result.put("functionLocation", Breakpoints.location(frame.script(), frame.functionPosition()));
        result.put("location", Breakpoints.location(frame.script(), frame.position()));
        result.put("url", ScriptEvents.url(frame.script().source()));
        var scopes = new ArrayList<Map<String, Object>>();
        for (DebugScope scope : frame.scopes()) scopes.add(scope(frame, scope));
        result.put("scopeChain", scopes);
        result.put("this", runtime.objects().wrap(frame.thisValue(), BACKTRACE, RemoteObjects.Form.REFERENCE));
        if (frame.returnValueOrNull() != null)
            result.put(
                    "returnValue",
                    runtime.objects().wrap(frame.returnValueOrNull(), BACKTRACE, RemoteObjects.Form.REFERENCE));
        result.put("canBeRestarted", false);
        return result;
    }

    private Map<String, Object> scope(DebugFrame frame, DebugScope scope) throws ProtocolError {
        var result = new LinkedHashMap<String, Object>();
        result.put("type", scope.type().name().toLowerCase(Locale.ROOT));
        result.put(
                "object",
                runtime.objects().wrap(scope.toObject(frame.realm()), BACKTRACE, RemoteObjects.Form.REFERENCE));
        if (scope.name() != null) result.put("name", scope.name());
        if (scope.start() >= 0) result.put("startLocation", Breakpoints.location(frame.script(), scope.start()));
        if (scope.end() >= 0) result.put("endLocation", Breakpoints.location(frame.script(), scope.end()));
        return result;
    }

    // ---- commands while paused

    private static ProtocolError notPaused() {
        return ProtocolError.server("Can only perform operation while paused.");
    }

    private void resume(Debugger.Step step, Reply reply) throws ProtocolError {
        if (inspector.pauseOrNull() == null) throw notPaused();
        inspector.resume(step);
        reply.send(Map.of());
    }

    private DebugFrame frame(Params params) throws ProtocolError {
        String id = params.string("callFrameId");
        Pause pause = inspector.pauseOrNull();
        if (pause == null) throw notPaused();
        String prefix = inspector.isolate() + ".1.";
        int index = id.startsWith(prefix) && id.substring(prefix.length()).matches("[0-9]{1,6}")
                ? Integer.parseInt(id.substring(prefix.length()))
                : -1;
        if (index < 0) throw ProtocolError.server("Invalid call frame id");
        if (index >= pause.frames().size()) throw ProtocolError.server("Could not find call frame with given id");
        return pause.frames().get(index);
    }

    private void evaluate(Params params, Reply reply) throws ProtocolError {
        DebugFrame frame = frame(params);
        String expression = params.string("expression");
        RemoteObjects.Form form = params.bool("returnByValue", false)
                ? RemoteObjects.Form.VALUE
                : params.bool("generatePreview", false) ? RemoteObjects.Form.PREVIEW : RemoteObjects.Form.REFERENCE;
        runtime.answer(
                () -> debugger.withoutPauses(() -> frame.evaluate(expression)),
                params.string("objectGroup", null),
                form,
                false,
                reply);
    }

    private void setVariable(Params params, Reply reply) throws ProtocolError {
        DebugFrame frame = frame(params);
        int number = params.integer("scopeNumber");
        if (number < 0 || number >= frame.scopes().size())
            throw ProtocolError.server("Could not find scope with given number");
        Object value = runtime.objects().argument(params.object("newValue"));
        String name = params.string("variableName");
        for (Variable variable : frame.scopes().get(number).variables()) {
            if (!variable.name().equals(name)) continue;
            if (!variable.isWritable()) throw ProtocolError.server("Internal error");
            variable.value(value);
            reply.send(Map.of());
            return;
        }
        throw ProtocolError.server("Internal error");
    }

    @Override
    public void close() {
        if (!enabled) return;
        enabled = false;
        breakpoints.clear();
        blackbox.clear();
        inspector.removePauseListener(this);
    }
}
