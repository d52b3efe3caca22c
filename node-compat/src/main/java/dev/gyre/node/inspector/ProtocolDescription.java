package dev.gyre.node.inspector;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The answer to /json/protocol: the names of the domains and their commands and events, without their types. */
final class ProtocolDescription {
    private static final String DOMAINS = """
            Runtime enable disable evaluate awaitPromise callFunctionOn getProperties releaseObject releaseObjectGroup \
            runIfWaitingForDebugger compileScript runScript globalLexicalScopeNames discardConsoleEntries getHeapUsage getIsolateId \
            setAsyncCallStackDepth setCustomObjectFormatterEnabled getExceptionDetails addBinding removeBinding \
            +executionContextCreated +executionContextDestroyed +bindingCalled +consoleAPICalled +exceptionThrown
            Debugger enable disable continueToLocation evaluateOnCallFrame getPossibleBreakpoints getScriptSource pause removeBreakpoint \
            resume searchInContent setAsyncCallStackDepth setBlackboxPatterns setBreakpoint setBreakpointByUrl \
            setBreakpointsActive setScriptSource getStackTrace setPauseOnExceptions setSkipAllPauses setVariableValue stepInto stepOut stepOver \
            +scriptParsed +paused +resumed +breakpointResolved
            Profiler enable disable setSamplingInterval start stop startPreciseCoverage takePreciseCoverage stopPreciseCoverage \
            getBestEffortCoverage +consoleProfileStarted +consoleProfileFinished
            HeapProfiler enable disable collectGarbage takeHeapSnapshot getHeapObjectId getObjectByHeapObjectId \
            addInspectedHeapObject startSampling stopSampling getSamplingProfile \
            +addHeapSnapshotChunk +reportHeapSnapshotProgress
            Schema getDomains
            NodeRuntime enable disable notifyWhenWaitingForDisconnect +waitingForDisconnect +waitingForDebugger
            NodeWorker enable disable sendMessageToWorker detach \
            +attachedToWorker +detachedFromWorker +receivedMessageFromWorker
            """;

    private ProtocolDescription() {}

    static Map<String, Object> of() {
        var domains = new ArrayList<Map<String, Object>>();
        for (String line : DOMAINS.split("\n")) domains.add(domain(line.split(" ")));
        var protocol = new LinkedHashMap<String, Object>();
        protocol.put("version", Map.of("major", "1", "minor", "3"));
        protocol.put("domains", domains);
        return protocol;
    }

    private static Map<String, Object> domain(String[] words) {
        List<Map<String, Object>> commands = new ArrayList<>(), events = new ArrayList<>();
        for (int i = 1; i < words.length; i++) {
            boolean isEvent = words[i].startsWith("+");
            (isEvent ? events : commands).add(Map.of("name", isEvent ? words[i].substring(1) : words[i]));
        }
        var domain = new LinkedHashMap<String, Object>();
        domain.put("domain", words[0]);
        domain.put("commands", commands);
        domain.put("events", events);
        return domain;
    }
}
