package dev.gyre.node.inspector.protocol;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The protocol's domains with their commands, the types of their parameters, and their events, as Node 26 has them. */
public final class ProtocolTable {
    // A line without indentation is a domain, one with a plus its events; others are a command and its parameters:
    // name, a question mark if optional, type.
    private static final String ROWS = """
            Console
              clearMessages
              disable
              enable
            + messageAdded
            Debugger
              continueToLocation location:{scriptId:string lineNumber:int32 columnNumber?:int32} targetCallFrames?:string
              disable
              enable maxScriptsCacheSize?:double
              evaluateOnCallFrame callFrameId:string expression:string objectGroup?:string includeCommandLineAPI?:bool silent?:bool returnByValue?:bool generatePreview?:bool throwOnSideEffect?:bool timeout?:double
              getPossibleBreakpoints start:{scriptId:string lineNumber:int32 columnNumber?:int32} end?:{scriptId:string lineNumber:int32 columnNumber?:int32} restrictToFunction?:bool
              getScriptSource scriptId:string
              disassembleWasmModule scriptId:string
              nextWasmDisassemblyChunk streamId:string
              getWasmBytecode scriptId:string
              getStackTrace stackTraceId:{id:string debuggerId?:string}
              pause
              pauseOnAsyncCall parentStackTraceId:{id:string debuggerId?:string}
              removeBreakpoint breakpointId:string
              restartFrame callFrameId:string mode?:string
              resume terminateOnResume?:bool
              searchInContent scriptId:string query:string caseSensitive?:bool isRegex?:bool
              setAsyncCallStackDepth maxDepth:int32
              setBlackboxExecutionContexts uniqueIds:[string]
              setBlackboxPatterns patterns:[string] skipAnonymous?:bool
              setBlackboxedRanges scriptId:string positions:[{lineNumber:int32 columnNumber:int32}]
              setBreakpoint location:{scriptId:string lineNumber:int32 columnNumber?:int32} condition?:string
              setInstrumentationBreakpoint instrumentation:string
              setBreakpointByUrl lineNumber:int32 url?:string urlRegex?:string scriptHash?:string columnNumber?:int32 condition?:string
              setBreakpointOnFunctionCall objectId:string condition?:string
              setBreakpointsActive active:bool
              setPauseOnExceptions state:string
              setReturnValue newValue:{value?:any unserializableValue?:string objectId?:string}
              setScriptSource scriptId:string scriptSource:string dryRun?:bool allowTopFrameEditing?:bool
              setSkipAllPauses skip:bool
              setVariableValue scopeNumber:int32 variableName:string newValue:{value?:any unserializableValue?:string objectId?:string} callFrameId:string
              stepInto breakOnAsyncCall?:bool skipList?:[{scriptId:string start:{lineNumber:int32 columnNumber:int32} end:{lineNumber:int32 columnNumber:int32}}]
              stepOut
              stepOver skipList?:[{scriptId:string start:{lineNumber:int32 columnNumber:int32} end:{lineNumber:int32 columnNumber:int32}}]
            + breakpointResolved paused resumed scriptFailedToParse scriptParsed
            HeapProfiler
              addInspectedHeapObject heapObjectId:string
              collectGarbage
              disable
              enable
              getHeapObjectId objectId:string
              getObjectByHeapObjectId objectId:string objectGroup?:string
              getSamplingProfile
              startSampling samplingInterval?:double stackDepth?:double includeObjectsCollectedByMajorGC?:bool includeObjectsCollectedByMinorGC?:bool
              startTrackingHeapObjects trackAllocations?:bool
              stopSampling
              stopTrackingHeapObjects reportProgress?:bool treatGlobalObjectsAsRoots?:bool captureNumericValue?:bool exposeInternals?:bool
              takeHeapSnapshot reportProgress?:bool treatGlobalObjectsAsRoots?:bool captureNumericValue?:bool exposeInternals?:bool
            + addHeapSnapshotChunk heapStatsUpdate lastSeenObjectId reportHeapSnapshotProgress resetProfiles
            Profiler
              disable
              enable
              getBestEffortCoverage
              setSamplingInterval interval:int32
              start
              startPreciseCoverage callCount?:bool detailed?:bool allowTriggeredUpdates?:bool
              stop
              stopPreciseCoverage
              takePreciseCoverage
            + consoleProfileFinished consoleProfileStarted preciseCoverageDeltaUpdate
            Runtime
              awaitPromise promiseObjectId:string returnByValue?:bool generatePreview?:bool
              callFunctionOn functionDeclaration:string objectId?:string arguments?:[{value?:any unserializableValue?:string objectId?:string}] silent?:bool returnByValue?:bool generatePreview?:bool userGesture?:bool awaitPromise?:bool executionContextId?:int32 objectGroup?:string throwOnSideEffect?:bool uniqueContextId?:string serializationOptions?:{serialization:string maxDepth?:int32 additionalParameters?:dictionary}
              compileScript expression:string sourceURL:string persistScript:bool executionContextId?:int32
              disable
              discardConsoleEntries
              enable
              evaluate expression:string objectGroup?:string includeCommandLineAPI?:bool silent?:bool contextId?:int32 returnByValue?:bool generatePreview?:bool userGesture?:bool awaitPromise?:bool throwOnSideEffect?:bool timeout?:double disableBreaks?:bool replMode?:bool allowUnsafeEvalBlockedByCSP?:bool uniqueContextId?:string serializationOptions?:{serialization:string maxDepth?:int32 additionalParameters?:dictionary}
              getIsolateId
              getHeapUsage
              getProperties objectId:string ownProperties?:bool accessorPropertiesOnly?:bool generatePreview?:bool nonIndexedPropertiesOnly?:bool
              globalLexicalScopeNames executionContextId?:int32
              queryObjects prototypeObjectId:string objectGroup?:string
              releaseObject objectId:string
              releaseObjectGroup objectGroup:string
              runIfWaitingForDebugger
              runScript scriptId:string executionContextId?:int32 objectGroup?:string silent?:bool includeCommandLineAPI?:bool returnByValue?:bool generatePreview?:bool awaitPromise?:bool
              setAsyncCallStackDepth maxDepth:int32
              setCustomObjectFormatterEnabled enabled:bool
              setMaxCallStackSizeToCapture size:int32
              terminateExecution
              addBinding name:string executionContextId?:int32 executionContextName?:string
              removeBinding name:string
              getExceptionDetails errorObjectId:string
            + bindingCalled consoleAPICalled exceptionRevoked exceptionThrown executionContextCreated executionContextDestroyed executionContextsCleared inspectRequested
            Schema
              getDomains
            IO
              read handle:string offset?:int32 size?:int32
              close handle:string
            Network
              disable
              enable maxTotalBufferSize?:int32 maxResourceBufferSize?:int32
              getRequestPostData requestId:string
              getResponseBody requestId:string
              streamResourceContent requestId:string
              loadNetworkResource url:string
            + requestWillBeSent responseReceived loadingFailed loadingFinished dataReceived webSocketCreated webSocketClosed webSocketHandshakeResponseReceived
            NodeRuntime
              enable
              disable
              notifyWhenWaitingForDisconnect enabled:bool
            + waitingForDisconnect waitingForDebugger
            NodeTracing
              getCategories
              start traceConfig:{recordMode?:string includedCategories:[string]}
              stop
            + dataCollected tracingComplete
            NodeWorker
              sendMessageToWorker message:string sessionId:string
              enable waitForDebuggerOnStart:bool
              disable
              detach sessionId:string
            + attachedToWorker detachedFromWorker receivedMessageFromWorker
            Target
              getTargets
              setAutoAttach autoAttach:bool waitForDebuggerOnStart:bool
            + targetCreated attachedToTarget
            DOMStorage
              clear storageId:{securityOrigin?:string storageKey?:string isLocalStorage:bool}
              disable
              enable
              getDOMStorageItems storageId:{securityOrigin?:string storageKey?:string isLocalStorage:bool}
              removeDOMStorageItem storageId:{securityOrigin?:string storageKey?:string isLocalStorage:bool} key:string
              setDOMStorageItem storageId:{securityOrigin?:string storageKey?:string isLocalStorage:bool} key:string value:string
            + domStorageItemAdded domStorageItemRemoved domStorageItemUpdated domStorageItemsCleared
            Storage
              getStorageKey frameId?:string
            """;

    private static final Map<String, ParameterType> COMMANDS = commands();

    private ProtocolTable() {}

    /** The type of the parameters of a command, such as "Runtime.evaluate"; null if there is no such command. */
    static ParameterType parametersOrNull(String command) {
        return COMMANDS.get(command);
    }

    private static Map<String, ParameterType> commands() {
        var commands = new HashMap<String, ParameterType>();
        String domain = "";
        for (String line : ROWS.split("\n")) {
            if (line.startsWith("  ")) {
                int end = line.indexOf(' ', 2);
                String name = end < 0 ? line.substring(2) : line.substring(2, end);
                commands.put(
                        domain + "." + name, ParameterType.of("{" + (end < 0 ? "" : line.substring(end + 1)) + "}"));
            } else if (!line.startsWith("+")) {
                domain = line;
            }
        }
        return Map.copyOf(commands);
    }

    /** The domains in the form of /json/protocol, without descriptions and types of results. */
    public static List<Map<String, Object>> description() {
        var domains = new ArrayList<Map<String, Object>>();
        List<Map<String, Object>> commands = List.of(), events = List.of();
        String domain = "";
        for (String line : ROWS.split("\n")) {
            String[] words = line.strip().split(" ");
            if (line.startsWith("+")) {
                for (int i = 1; i < words.length; i++) events.add(Map.of("name", words[i]));
            } else if (line.startsWith("  ")) {
                var command = new LinkedHashMap<String, Object>();
                command.put("name", words[0]);
                var parameters = COMMANDS.get(domain + "." + words[0]).description();
                if (!parameters.isEmpty()) command.put("parameters", parameters);
                commands.add(command);
            } else {
                domain = line;
                commands = new ArrayList<>();
                events = new ArrayList<>();
                var description = new LinkedHashMap<String, Object>();
                description.put("domain", domain);
                description.put("commands", commands);
                description.put("events", events);
                domains.add(description);
            }
        }
        return domains;
    }
}
