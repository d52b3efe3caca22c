// A debugger on a terminal: what is known of the program, and what the commands do with it. https://nodejs.org/api/debugger.html

const path = require('path');
const { fileURLToPath } = require('url');
const { Client } = require('internal/inspect/client');
const { connect } = require('internal/inspect/target');
const { shown } = require('internal/inspect/shown_values');
const { sourceLines } = require('internal/inspect/source_lines');

const BREAKPOINT_LINES = 5;
const GROUP = 'gyre-inspect';

// A script's name as it is printed: relative to the working directory, if it is a file in it.
function shownUrl(url) {
  if (!url.startsWith('file:')) return url;
  const file = fileURLToPath(url);
  const relative = path.relative(process.cwd(), file);
  return relative.startsWith('..') ? file : relative;
}

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

class Debugger {
  #target;
  #client;
  #output;
  #scripts = new Map();
  #paused;
  #breakpoints = [];
  #watched = [];
  #contextLines = 2;
  #exceptionState = 'none';
  #profiles = [];

  // The output has print(text), which writes lines, and inspectOptions.
  constructor(target, output) {
    this.#target = target;
    this.#output = output;
  }

  get profiles() {
    return this.#profiles;
  }

  // ---- the program

  async run() {
    if (this.#client?.isConnected) await this.kill();
    await this.#target.start();
    this.#client = new Client();
    this.#scripts.clear();
    this.#client.on('Debugger.scriptParsed', (script) => this.#scripts.set(script.scriptId, script));
    this.#client.on('Debugger.paused', (pause) => this.#stopped(pause));
    this.#client.on('Debugger.resumed', () => (this.#paused = undefined));
    this.#client.on('close', () => (this.#paused = undefined));
    await connect(this.#client, this.#target, (text) => this.#output.write(text));
    await this.#client.call('Runtime.enable');
    await this.#client.call('Profiler.enable');
    await this.#client.call('Profiler.setSamplingInterval', { interval: 100 });
    await this.#client.call('Debugger.enable');
    await this.#client.call('Debugger.setAsyncCallStackDepth', { maxDepth: 0 });
    await this.#client.call('Debugger.setPauseOnExceptions', { state: this.#exceptionState });
    await this.#restoreBreakpoints();
    await this.#client.call('Runtime.runIfWaitingForDebugger');
  }

  async kill() {
    await this.#target.stop();
    this.#client?.close();
    this.#paused = undefined;
  }

  async #restoreBreakpoints() {
    if (this.#breakpoints.length === 0) return;
    const old = this.#breakpoints;
    this.#breakpoints = [];
    for (const { params } of old) await this.#addBreakpoint(params);
    this.#output.print(`${this.#breakpoints.length} breakpoints restored.`);
  }

  async #stopped(pause) {
    this.#paused = pause;
    const [frame] = pause.callFrames;
    const { scriptId, lineNumber } = frame.location;
    const reason = pause.reason === 'other' ? 'break' : pause.reason;
    const header = `${reason} in ${shownUrl(frame.url)}:${lineNumber + 1}`;
    try {
      const watchers = this.#watched.length === 0 ? '' : `Watchers:\n${await this.#shownWatchers()}\n\n`;
      const lines = await this.#lines(scriptId, lineNumber, this.#contextLines);
      this.#output.print(`${header}\n${watchers}${lines}`);
    } catch (error) {
      // The program may have ended meanwhile.
      this.#output.print(`${header}\n${error.message}`);
    }
  }

  #requirePause() {
    if (this.#paused === undefined) throw new Error('Requires execution to be paused');
    return this.#paused;
  }

  // ---- steps

  async go(method) {
    await this.#client.call(`Debugger.${method}`);
  }

  async pause() {
    await this.#client.call('Debugger.pause');
  }

  async pauseOnExceptions(state) {
    this.#exceptionState = state;
    await this.#client.call('Debugger.setPauseOnExceptions', { state });
  }

  // ---- what is where

  async #lines(scriptId, line, around) {
    const { scriptSource } = await this.#client.call('Debugger.getScriptSource', { scriptId });
    const marked = new Set(this.#breakpoints.filter((each) => each.scriptId === scriptId).map((each) => each.line));
    const here = this.#paused?.callFrames[0].location;
    const current = here?.scriptId === scriptId ? here.lineNumber : undefined;
    return sourceLines(scriptSource, line, around, current, marked);
  }

  async list(around) {
    const { scriptId, lineNumber } = this.#requirePause().callFrames[0].location;
    this.#output.print(await this.#lines(scriptId, lineNumber, around));
  }

  setContextLines(count) {
    require('internal/validators').validateInteger(count, 'delta', 1);
    this.#contextLines = count;
    this.#output.print(`The contextLine has been changed to ${count}.`);
  }

  backtrace() {
    const rows = this.#requirePause().callFrames.map(({ functionName, url, location }, index) => {
      const place = `${shownUrl(url)}:${location.lineNumber + 1}:${location.columnNumber}`;
      return `#${index} ${functionName || '(anonymous)'} ${place}`;
    });
    this.#output.print(rows.join('\n'));
  }

  scripts(withLibrary) {
    const current = this.#paused?.callFrames[0].location.scriptId;
    const rows = [...this.#scripts.values()]
      .filter(({ url }) => url !== '' && (withLibrary || !url.startsWith('node:internal/')))
      .map(({ scriptId, url }) => `${scriptId === current ? '*' : ' '} ${scriptId}: ${shownUrl(url)}`);
    this.#output.print(rows.join('\n'));
  }

  // ---- values

  // The remote object that an expression evaluates to in the innermost frame; an exception is one as well.
  async #evaluate(expression) {
    const params = { expression, objectGroup: GROUP, generatePreview: true };
    const { result, exceptionDetails } = this.#paused
      ? await this.#client.call('Debugger.evaluateOnCallFrame', {
          callFrameId: this.#paused.callFrames[0].callFrameId,
          ...params,
        })
      : await this.#client.call('Runtime.evaluate', params);
    return { result, failed: exceptionDetails !== undefined };
  }

  async shownValue(expression) {
    const { result } = await this.#evaluate(expression);
    return shown(result, this.#output.inspectOptions);
  }

  watch(expression) {
    this.#watched.push(expression);
  }

  unwatch(expressionOrIndex) {
    const index = typeof expressionOrIndex === 'number' ? expressionOrIndex : this.#watched.indexOf(expressionOrIndex);
    if (index >= 0) this.#watched.splice(index, 1);
  }

  async watchers() {
    if (this.#watched.length > 0) this.#output.print(await this.#shownWatchers());
  }

  async #shownWatchers() {
    const rows = [];
    for (const [index, expression] of this.#watched.entries()) {
      let text;
      try {
        text = await this.shownValue(expression);
      } catch (error) {
        text = `<${error.message}>`;
      }
      const isLong = text.includes('\n');
      rows.push(`  ${index}: ${expression} =${isLong ? `\n${text.replace(/^/gm, '    ')}` : ` ${text}`}`);
    }
    return rows.join('\n');
  }

  // ---- breakpoints

  #scriptsNamed(name) {
    return [...this.#scripts.values()].filter(({ url, scriptId }) => {
      return scriptId === `${name}` || url === name || url.endsWith(`/${name}`) || shownUrl(url) === name;
    });
  }

  // A breakpoint in the current script, in one with a name, or where a function begins.
  async setBreakpoint(where, line, condition) {
    if (typeof where === 'number') {
      const { scriptId } = this.#requirePause().callFrames[0].location;
      await this.#addBreakpoint({ url: this.#scripts.get(scriptId).url, lineNumber: where - 1, condition: line });
    } else if (where === undefined) {
      const { scriptId, lineNumber } = this.#requirePause().callFrames[0].location;
      await this.#addBreakpoint({ url: this.#scripts.get(scriptId).url, lineNumber });
    } else if (typeof where === 'function' || `${where}`.endsWith('()')) {
      await this.#addFunctionBreakpoint(`${where}`.replace(/\(\)$/, ''), line);
    } else {
      const found = this.#scriptsNamed(where);
      if (found.length > 1) throw new Error('Script name is ambiguous');
      const [script] = found;
      const place = script ? { url: script.url } : { urlRegex: `^(.*[\\/\\\\])?${escaped(where)}$` };
      await this.#addBreakpoint({ ...place, lineNumber: (line ?? 1) - 1, condition });
    }
  }

  async #addFunctionBreakpoint(expression, condition) {
    const { result, failed } = await this.#evaluate(expression);
    if (failed) throw new Error(shown(result).split('\n')[0]);
    if (result.type !== 'function') throw new Error(`${expression} is not a function`);
    const { internalProperties } = await this.#client.call('Runtime.getProperties', {
      objectId: result.objectId,
      ownProperties: true,
    });
    const place = internalProperties.find(({ name }) => name === '[[FunctionLocation]]')?.value.value;
    if (place === undefined) throw new Error(`${expression} has no source text`);
    const { url } = this.#scripts.get(place.scriptId);
    // The body's first place that can be reached, not the function's own line.
    const { locations } = await this.#client.call('Debugger.getPossibleBreakpoints', {
      start: place,
      restrictToFunction: true,
    });
    const { lineNumber, columnNumber } = locations[0] ?? place;
    await this.#addBreakpoint({ url, lineNumber, columnNumber, condition });
  }

  async #addBreakpoint(params) {
    const { breakpointId, locations } = await this.#client.call('Debugger.setBreakpointByUrl', params);
    if (locations.length === 0 && this.#scripts.values().some(({ url }) => url === params.url)) {
      throw new Error('Could not resolve breakpoint');
    }
    const [place] = locations;
    const name = params.url ?? params.urlRegex;
    const line = place?.lineNumber ?? params.lineNumber;
    this.#breakpoints.push({ breakpointId, params, scriptId: place?.scriptId, line });
    if (place === undefined) this.#output.print(`Warning: script '${this.#nameOf(params)}' was not loaded yet.`);
    else if (this.#paused) this.#output.print(await this.#lines(place.scriptId, line, BREAKPOINT_LINES));
    return name;
  }

  #nameOf({ url, urlRegex }) {
    return url !== undefined ? shownUrl(url) : urlRegex.replace(/^\^\(.*?\)\?|\$$|\\(?=.)/g, '');
  }

  breakpoints() {
    const rows = this.#breakpoints.map(({ params, line }, index) => `#${index} ${this.#nameOf(params)}:${line + 1}`);
    if (rows.length > 0) this.#output.print(rows.join('\n'));
  }

  async clearBreakpoint(name, line) {
    const index = this.#breakpoints.findIndex(({ params, line: own }) => {
      const url = this.#nameOf(params);
      return (url === name || url.endsWith(`/${name}`)) && own + 1 === line;
    });
    if (index < 0) {
      this.#output.print(`Could not find breakpoint at ${name}:${line}`);
      return;
    }
    const [{ breakpointId }] = this.#breakpoints.splice(index, 1);
    await this.#client.call('Debugger.removeBreakpoint', { breakpointId });
  }

  // ---- profiles

  startProfile() {
    return this.#client.call('Profiler.start');
  }

  async endProfile() {
    const { profile } = await this.#client.call('Profiler.stop');
    const number = this.#profiles.length;
    this.#profiles.push({
      ...profile,
      save(file = 'node.cpuprofile') {
        const saved = path.resolve(file);
        require('fs').writeFileSync(saved, JSON.stringify(profile));
        return `Saved profile to ${saved}`;
      },
    });
    return `Profile ${number}: profiles[${number}].save(file) writes it`;
  }

  async takeHeapSnapshot(file = 'node.heapsnapshot') {
    const saved = path.resolve(file);
    const descriptor = require('fs').openSync(saved, 'w');
    const write = ({ chunk }) => require('fs').writeSync(descriptor, chunk);
    this.#client.on('HeapProfiler.addHeapSnapshotChunk', write);
    try {
      await this.#client.call('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
    } finally {
      this.#client.removeListener('HeapProfiler.addHeapSnapshotChunk', write);
      require('fs').closeSync(descriptor);
    }
    this.#output.print(`Wrote snapshot: ${saved}`);
  }
}

module.exports = { Debugger };
