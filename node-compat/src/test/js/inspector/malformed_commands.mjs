import { parentPort, workerData } from 'node:worker_threads';

const MESSAGES = String.raw`
{"id":1,"method":"Nope.enable"}
{"id":2,"method":"Runtime.nope"}
{"id":3,"method":"Runtime"}
{"id":4,"method":""}
{"id":5}
{"id":"6","method":"Runtime.enable"}
{"method":"Runtime.enable"}
{"id":8,"method":5}
{"id":9,"method":"Runtime.evaluate"}
{"id":10,"method":"Runtime.evaluate","params":{}}
{"id":11,"method":"Runtime.evaluate","params":{"expression":5}}
{"id":12,"method":"Runtime.evaluate","params":{"expression":"1","silent":5}}
{"id":13,"method":"Runtime.evaluate","params":[]}
{"id":14,"method":"Runtime.evaluate","params":5}
{"id":14,"method":"Runtime.evaluate","params":null}
{"id":15.5,"method":"Runtime.evaluate","params":{"expression":"1"}}
{"id":-16,"method":"Runtime.evaluate","params":{"expression":"1"}}
{"id":1e3,"method":"Runtime.evaluate","params":{"expression":"1"}}
{"id":99999999999,"method":"Runtime.evaluate","params":{"expression":"1"}}
{"id":17,"method":"Runtime.evaluate","params":{"expression":"1"},"extra":1}
{"id":18,"method":"Runtime.evaluate","params":{"expression":"1","extra":1}}
{"id":19,"method":"Runtime.evaluate","params":{"expression":"1","contextId":"x"}}
{"id":20,"method":"Runtime.evaluate","params":{"expression":"1","contextId":1.5}}
{"id":21,"method":"Runtime.evaluate","params":{"expression":"1","timeout":"x"}}
{"id":23,"method":"Debugger.setBreakpointByUrl","params":{"lineNumber":1}}
{"id":24,"method":"Debugger.setBreakpointByUrl","params":{"url":"x"}}
{"id":25,"method":"Debugger.setBreakpoint","params":{"location":{"scriptId":5}}}
{"id":26,"method":"Debugger.setBreakpoint","params":{"location":5}}
{"id":27,"method":"Debugger.setBlackboxPatterns","params":{"patterns":[1]}}
{"id":28,"method":"Debugger.setBlackboxPatterns","params":{"patterns":{}}}
{"id":29,"method":"Runtime.callFunctionOn","params":{"functionDeclaration":"()=>1","arguments":[5]}}
{"id":30,"method":"Runtime.callFunctionOn","params":{"functionDeclaration":"()=>1","arguments":[{"objectId":5}]}}
{"id":31,"method":"Runtime.callFunctionOn","params":{"functionDeclaration":"()=>1"}}
{"id":32,"method":"Runtime.getProperties","params":{"objectId":"x"}}
{"id":33,"method":"Runtime.getProperties","params":{"objectId":"1.1.99"}}
x
[]
5
"x"
null
{"id":35,"method":"Runtime.evaluate","params":{"expression":"1",}}
{"id":36 "method":"Runtime.evaluate"}
{"id":37,"method":"Runtime.evaluate","params":{"expression":"\x"}}
{"id":38,"method":"Runtime.evaluate","params":{"expression":"\u00zz"}}
{"id":39,"method":"Runtime.evaluate","params":{"expression":01}}
{"id":40,"method":"Runtime.evaluate","params":{"expression":tru}}
{'id':41}
{"id":42,"method":"Runtime.evaluate","params":{"expression":"1"}} x
{"id":45,"method":"Runtime.evaluate","params":{"expression":"1"},"sessionId":"abc"}
{"id":45,"method":"Runtime.evaluate","params":{"expression":"1"},"sessionId":5}
{"id":47,"method":"Profiler.start"}
{"id":49,"method":"Debugger.resume"}
{"id":51,"method":"Debugger.stepOver"}
{"id":52,"method":"Debugger.evaluateOnCallFrame","params":{"callFrameId":"x","expression":"1"}}
{"id":53,"method":"HeapProfiler.getHeapObjectId","params":{"objectId":"x"}}
{"id":54,"method":"HeapProfiler.stopSampling"}
{"id":55,"method":"Runtime.awaitPromise","params":{"promiseObjectId":"x"}}
{"id":56,"method":"Runtime.releaseObject","params":{"objectId":"x"}}
{"id":57,"method":"Debugger.setPauseOnExceptions","params":{"state":"x"}}
{"id":59,"method":"Debugger.setPauseOnExceptions","params":{"state":"x"}}
{"id":60,"method":"Debugger.getScriptSource","params":{"scriptId":"x"}}
{"id":61,"method":"Debugger.removeBreakpoint","params":{"breakpointId":"x"}}
{"id":62,"method":"Debugger.setBreakpointByUrl","params":{"lineNumber":-1,"url":"x"}}
{"id":63,"method":"Debugger.setBreakpointByUrl","params":{"lineNumber":1}}
{"id":64,"method":"Debugger.setBreakpointByUrl","params":{"lineNumber":1,"url":"a","urlRegex":"b"}}
{"id":65,"method":"Debugger.setBreakpointByUrl","params":{"lineNumber":1,"urlRegex":"("}}
{"id":66,"method":"Debugger.setBreakpoint","params":{"location":{"scriptId":"9999","lineNumber":1}}}
{"id":67,"method":"Debugger.getPossibleBreakpoints","params":{"start":{"scriptId":"9999","lineNumber":1}}}
{"id":68,"method":"Debugger.continueToLocation","params":{"location":{"scriptId":"9999","lineNumber":1}}}
{"id":69,"method":"Debugger.searchInContent","params":{"scriptId":"9999","query":"x"}}
{"id":70,"method":"Debugger.setVariableValue","params":{"scopeNumber":0,"variableName":"x","newValue":{},"callFrameId":"x"}}
{"id":72,"method":"Debugger.getStackTrace","params":{"stackTraceId":{"id":"x"}}}
{"id":73,"method":"Debugger.setBlackboxedRanges","params":{"scriptId":"9999","positions":[]}}
{"id":74,"method":"Debugger.setBlackboxExecutionContexts","params":{"uniqueIds":[]}}
{"id":75,"method":"Debugger.disassembleWasmModule","params":{"scriptId":"9999"}}
{"id":76,"method":"Debugger.getWasmBytecode","params":{"scriptId":"9999"}}
{"id":77,"method":"Debugger.nextWasmDisassemblyChunk","params":{"streamId":"9999"}}
{"id":78,"method":"Debugger.pauseOnAsyncCall","params":{"parentStackTraceId":{"id":"x"}}}
{"id":84,"method":"Debugger.setScriptSource","params":{"scriptId":"9999","scriptSource":""}}
{"id":90,"method":"Runtime.globalLexicalScopeNames"}
{"id":91,"method":"Runtime.compileScript","params":{"expression":"(","sourceURL":"","persistScript":true}}
{"id":92,"method":"Runtime.runScript","params":{"scriptId":"9999"}}
{"id":93,"method":"Runtime.getExceptionDetails","params":{"errorObjectId":"x"}}
{"id":94,"method":"Runtime.addBinding","params":{"name":"x","executionContextId":1,"executionContextName":"y"}}
{"id":95,"method":"Runtime.setAsyncCallStackDepth","params":{"maxDepth":"x"}}
{"id":96,"method":"HeapProfiler.getObjectByHeapObjectId","params":{"objectId":"x"}}
{"id":97,"method":"HeapProfiler.getObjectByHeapObjectId","params":{"objectId":"999999"}}
{"id":98,"method":"HeapProfiler.addInspectedHeapObject","params":{"heapObjectId":"x"}}
{"id":108,"method":"Schema.getDomains"}
{"id":109,"method":"Console.enable"}
{"id":110,"method":"Console.clearMessages"}
{"id":111,"method":"Console.disable"}
{"id":112,"method":"Runtime.setCustomObjectFormatterEnabled","params":{"enabled":true}}
{"id":113,"method":"NodeWorker.enable"}
{"id":114,"method":"NodeWorker.detach","params":{"sessionId":"x"}}
{"id":115,"method":"NodeWorker.sendMessageToWorker","params":{"sessionId":"x","message":"y"}}
{"id":116,"method":"NodeRuntime.notifyWhenWaitingForDisconnect"}
{"id":117,"method":"Runtime.getProperties","params":{"objectId":"{}"}}
{"id":118,"method":"Runtime.evaluate","params":{"expression":"1","generatePreview":"x","silent":3}}
{"id":125,"method":"Runtime.evaluate","params":{"expression":"1","uniqueContextId":"x"}}
{"id":126,"method":"Runtime.evaluate","params":{"expression":"1","uniqueContextId":"x","contextId":1}}
x
{"id":7,"method":"Runtime.nope"}
x
{"id":"8","method":"Runtime.nope"}
{"method":"Runtime.evaluate","id":9}
{"method":"Runtime.evaluate","id":9,"params":5}
{"method":"Runtime.evaluate","params":{"expression":"1"},"id":10,"x":1}
{"params":{"expression":"1"},"id":1e3,"method":"Runtime.evaluate"}
{"params":{"expression":"1"},"id":12,"method":"Runtime.evaluate"}
x
{"id":13,"method":"NodeWorker.nope"}
{"id":14,"method":"NodeWorker.enable","sessionId":"q","params":{"waitForDebuggerOnStart":1}}
{"id":15,"method":"NodeWorker.enable","y":1}
{}
{"id":16,"method":"Runtime.evaluate","params":{"expression":"\u00e9","silent":5}}
{"id":17,"method":"Runtime.evaluate","params":{"expression":"é","silent":5}}
{"id":18,"method":"Runtime.evaluate","params":{"a":1.5,"b":300,"c":-1,"d":-25,"e":70000,"f":true,"g":null,"h":[1,2,"x"],"i":{"a":{}},"silent":5}}
{"id":19,"method":"Runtime.evaluate","params":{"expression":null}}
{"id":1,"method":"Debugger.setVariableValue","params":{}}
{"id":4,"method":"Debugger.disable","params":5}
{"id":5,"method":"Debugger.disable","params":[]}
{"id":6,"method":"Profiler.start","params":[]}
{"id":7,"method":"Runtime.compileScript","params":{}}
{"id":8,"method":"Runtime.evaluate","params":{"expression":"1","serializationOptions":{"serialization":"deep","additionalParameters":5}}}
{"id":11,"method":"Debugger.setBreakpoint","params":{"location":[]}}
{"id":12,"method":"Debugger.setBlackboxPatterns","params":{"patterns":"x"}}
{"id":13,"method":"Debugger.stepOver","params":[]}
{"id":14,"method":"Debugger.setBreakpoint","params":{"location":{"scriptId":"1"},"condition":5}}
{"id":15,"method":"NodeWorker.disable","params":[]}
{"id":201,"method":"Network.enable","params":[]}
{"id":202,"method":"Network.enable","params":{"maxTotalBufferSize":"x"}}
{"id":203,"method":"Network.enable"}
{"id":204,"method":"Network.getRequestPostData","params":{"requestId":"x"}}
{"id":205,"method":"Network.getResponseBody","params":{"requestId":"x"}}
{"id":206,"method":"Network.streamResourceContent","params":{"requestId":"x"}}
{"id":207,"method":"Network.loadNetworkResource","params":{"url":"x"}}
{"id":208,"method":"Network.setAttachDebugStack","params":{"enabled":true}}
{"id":209,"method":"Network.disable"}
`;

const socket = new WebSocket(workerData);
const lines = [];
let answered;
socket.onmessage = ({ data }) => {
  const { id, error, result } = JSON.parse(data);
  if (!error && !result) return;
  lines.push(`${id} ${JSON.stringify(error ?? result).replace(/"[-\d]+\.1\.\d+"/, '"ID"')}`);
  answered();
};
await new Promise((resolve) => (socket.onopen = resolve));
for (const message of MESSAGES.trim().split('\n')) {
  lines.push(message);
  const answer = new Promise((resolve) => (answered = resolve));
  socket.send(message);
  await answer;
}
await new Promise((resolve) => {
  socket.onclose = resolve;
  socket.close();
});
parentPort.postMessage(lines);
