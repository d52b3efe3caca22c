// node:repl. https://nodejs.org/api/repl.html

const { Interface } = require('readline');
const vm = require('vm');
const { nodeError } = require('internal/errors');
const { validateFunction } = require('internal/validators');

const REPL_MODE_SLOPPY = Symbol('repl-sloppy');
const REPL_MODE_STRICT = Symbol('repl-strict');
const HISTORY_LINES = 1000;
const MOST_PREVIEW = 250;
const unfinished = /^(Unexpected end of input|Unterminated template( literal)?|missing \) after argument list)$/;

class Recoverable extends SyntaxError {
  constructor(error) {
    super();
    this.err = error;
  }
}

// What a text has thrown, which may be any value.
class Thrown {
  constructor(value) {
    this.value = value;
  }
}

function isRecoverable(error, code) {
  if (error?.name !== 'SyntaxError') return false;
  if (error.message === 'Invalid or unexpected token') return /\\\n?$/.test(code);
  if (error.message.startsWith('missing ) after')) return /[([{,+*/&|?:=.-]\s*$/.test(code);
  return unfinished.test(error.message);
}

function writer(value) {
  return require('util').inspect(value, writer.options);
}
writer.options = { ...require('util').inspect.defaultOptions, showProxy: true };

function scriptOptions(filename) {
  require('internal/vm/contexts').allowDefaultLoader();
  return { filename, displayErrors: false, importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER };
}

let count = 0;

class REPLServer extends Interface {
  constructor(prompt, stream, evaluate, useGlobal, ignoreUndefined, replMode) {
    const given = prompt !== null && typeof prompt === 'object' ? prompt : { prompt, evaluate };
    const options =
      given === prompt ? given : { prompt, eval: evaluate, useGlobal, ignoreUndefined, replMode, ...streamsOf(stream) };
    if (options.breakEvalOnSigint && options.eval) throw nodeError('ERR_INVALID_REPL_EVAL_CONFIG');
    const input = options.input ?? process.stdin;
    const output = options.output ?? process.stdout;
    super({
      input,
      output,
      completer: options.completer ?? ((line, callback) => this.complete(line, callback)),
      terminal: options.terminal ?? output.isTTY,
      historySize: options.historySize ?? HISTORY_LINES,
      prompt: options.prompt ?? '> ',
    });
    this.inputStream = input;
    this.outputStream = output;
    this.useColors = options.useColors ?? (this.terminal && require('internal/util/colors').shouldColorize(output));
    this.useGlobal = !!options.useGlobal;
    this.ignoreUndefined = !!options.ignoreUndefined;
    this.breakEvalOnSigint = !!options.breakEvalOnSigint;
    this.replMode = options.replMode ?? REPL_MODE_SLOPPY;
    this.writer =
      options.writer ?? ((value) => require('util').inspect(value, { ...writer.options, colors: this.useColors }));
    this.#hasOwnEval = options.eval !== undefined;
    this.eval = options.eval ?? ((code, context, file, callback) => this.#evaluate(code, context, file, callback));
    validateFunction(this.eval, 'eval');
    this.#hasPreview = this.terminal && (options.preview ?? !this.#hasOwnEval);
    this.commands = Object.create(null);
    this.lines = [];
    this.underscoreAssigned = false;
    this.underscoreErrAssigned = false;
    this.last = undefined;
    this.lastError = undefined;
    this.editorMode = false;
    this.#initialPrompt = this.getPrompt();
    require('internal/repl/commands').define(this);
    this.resetContext();
    this.#listen();
    this.displayPrompt();
  }

  #hasOwnEval;
  #hasPreview = false;
  #search; // Made at the first key.
  #below = false; // Whether something is shown below the line.
  #initialPrompt;
  #buffer = '';
  #queue = [];
  #isBusy = false;
  #isClosing = false;
  #interrupt; // Rejects what the running line awaits.
  #sawInterrupt = false;

  #listen() {
    this.on('line', (line) => {
      this.#queue.push(line);
      if (!this.#isBusy) this.#next();
    });
    this.on('close', () => {
      this.#isClosing = true;
      if (!this.#isBusy && this.#queue.length === 0) this.#exit();
    });
    this.on('SIGINT', () => this.#interrupted());
    this.#onUncaught = (error) => this.#showError(error, () => this.displayPrompt());
    process.on('uncaughtException', this.#onUncaught);
  }

  #onUncaught;

  // ---- keys

  _ttyWrite(text, key) {
    this.#showBelow(undefined);
    this.#search ??= new (require('internal/repl/search').HistorySearch)(this);
    if (!this.#search.take(text, key)) super._ttyWrite(text, key);
    if (this.closed || !this.isCompletionEnabled) return;
    this.#showBelow(this.#search.prompt ?? this.#preview());
  }

  _styled(line) {
    if (this.#search?.prompt !== undefined) return this.#search.marked(line);
    return this.useColors && !this.editorMode ? require('internal/repl/highlight').highlight(line) : line;
  }

  // The value of the line if it can be computed without side effects, as one line; undefined for none.
  #preview() {
    if (!this.#hasPreview || this.#isBusy || this.editorMode || this.#buffer !== '') return undefined;
    const line = this.line.trim();
    if (line === '' || line.startsWith('.')) return undefined;
    const { previewOf } = require('internal/repl/preview');
    const value = previewOf(line, this.context, (text) => this.#valueOf(this.#compile(text, 'REPL'), false));
    if (value === undefined || value === line) return undefined;
    if (value === 'undefined' && (!this.useColors || this.ignoreUndefined)) return undefined;
    const most = Math.min(this.columns, MOST_PREVIEW) - 4;
    const [first] = value.split('\n');
    const text = first.length > most ? `${first.slice(0, most - 3)}...` : first;
    return this.useColors ? `\u001b[90m${text}\u001b[39m` : `// ${text}`;
  }

  // Writes a text below the line, or clears what is there; the cursor stays in the line.
  #showBelow(text) {
    if (text === undefined && !this.#below) return;
    const { clearLine, cursorTo, moveCursor } = require('readline');
    const cursor = this.getCursorPos();
    const { rows } = this._getDisplayPos(this.getPrompt() + this.line);
    const distance = rows - cursor.rows + 1;
    if (text === undefined) {
      moveCursor(this.output, 0, distance);
      clearLine(this.output, 0);
      moveCursor(this.output, 0, -distance);
    } else {
      moveCursor(this.output, 0, distance - 1);
      this.output.write(`\n${text}`);
      cursorTo(this.output, cursor.cols);
      moveCursor(this.output, 0, -distance);
    }
    this.#below = text !== undefined;
  }

  // ---- lines

  #exit() {
    process.removeListener('uncaughtException', this.#onUncaught);
    this.emit('exit');
  }

  #interrupted() {
    if (this.#interrupt !== undefined) {
      this.#interrupt();
      return;
    }
    const isEmpty = this.line === '' && this.#buffer === '' && !this.editorMode;
    this.clearBufferedCommand();
    this.editorMode = false;
    this.line = '';
    this.cursor = 0;
    if (isEmpty && this.#sawInterrupt) {
      this.close();
      return;
    }
    this.output.write(isEmpty ? '\n(To exit, press Ctrl+C again or Ctrl+D or type .exit)\n' : '\n');
    this.#sawInterrupt = isEmpty;
    this.displayPrompt();
  }

  #next() {
    if (this.#queue.length === 0) {
      if (this.#isClosing) this.#exit();
      return;
    }
    this.#isBusy = true;
    this.#take(this.#queue.shift(), () => {
      this.#isBusy = false;
      if (!this.closed) this.displayPrompt();
      this.#next();
    });
  }

  #take(line, done) {
    this.#sawInterrupt = false;
    if (this.editorMode) {
      this.#buffer += `${line}\n`;
      done();
      return;
    }
    const [, keyword, rest] = /^\s*\.([a-zA-Z]\w*)\s*(.*?)\s*$/.exec(line) ?? [];
    if (keyword !== undefined && !(this.#buffer !== '' && this.commands[keyword] === undefined)) {
      if (this.commands[keyword] === undefined) this.output.write('Invalid REPL keyword\n');
      else this.commands[keyword].action.call(this, rest);
      done();
      return;
    }
    this.lines.push(line);
    this.runText(`${this.#buffer}${line}\n`, done);
  }

  // Evaluates a text and shows the result; keeps it if it is unfinished.
  runText(text, done) {
    if (text.trim() === '' && !this.#hasOwnEval) {
      this.#buffer = '';
      done();
      return;
    }
    this.eval(text, this.context, `REPL${++count}`, (error, value) => {
      if (error instanceof Recoverable) {
        this.#buffer = text;
        done();
        return;
      }
      this.#buffer = '';
      if (error) {
        this.#showError(error instanceof Thrown ? error.value : error, done);
        return;
      }
      if (!this.underscoreAssigned) this.last = value;
      if (!this.ignoreUndefined || value !== undefined) this.output.write(`${this.writer(value)}\n`);
      done();
    });
  }

  #showError(error, done) {
    if (!this.underscoreErrAssigned) this.lastError = error;
    this.output.write(require('internal/repl/errors').uncaughtText(error, this.writer));
    this.clearBufferedCommand();
    done();
  }

  #compile(code, file) {
    const strict = this.replMode === REPL_MODE_STRICT ? `'use strict'; void 0; ${code}` : code;
    const options = scriptOptions(file);
    const trimmed = code.trim();
    if (trimmed.startsWith('{') && !trimmed.endsWith(';')) {
      try {
        return new vm.Script(`(${trimmed})\n`, options);
      } catch {
        // A block, not an object.
      }
    }
    return new vm.Script(strict, options);
  }

  // Runs a line; Ctrl+C is a signal meanwhile.
  #run(script) {
    if (!this.breakEvalOnSigint) return this.#valueOf(script, false);
    const wasRaw = this.terminal && this._setRawMode(false);
    try {
      return this.#valueOf(script, true);
    } finally {
      if (wasRaw) this._setRawMode(true);
    }
  }

  #valueOf(script, breakOnSigint) {
    const options = { displayErrors: false, breakOnSigint };
    return this.useGlobal ? script.runInThisContext(options) : script.runInContext(this.context, options);
  }

  #evaluate(code, context, file, callback) {
    let value;
    try {
      let script;
      try {
        script = this.#compile(code, file);
      } catch (error) {
        if (/\bawait\b/.test(code) && require('internal/options').optionValue('--experimental-repl-await', true)) {
          this.#evaluateAwait(code, file, error, callback);
          return;
        }
        throw error;
      }
      value = this.#run(script);
    } catch (error) {
      callback(isRecoverable(error, code) ? new Recoverable(error) : new Thrown(error));
      return;
    }
    callback(null, value);
  }

  #evaluateAwait(code, file, original, callback) {
    const { asyncText } = require('internal/repl/await');
    let result;
    try {
      const { names, code: text } = asyncText(code);
      const script = new vm.Script(text, scriptOptions(file));
      if (names.length > 0) this.#run(new vm.Script(`let ${names.join(', ')};`, scriptOptions(file)));
      result = this.#run(script);
    } catch (error) {
      const shown = error.message?.includes('has already been declared') ? error : original;
      const isUnfinished = isRecoverable(error, code) || isRecoverable(original, code);
      callback(isUnfinished ? new Recoverable(error) : new Thrown(shown));
      return;
    }
    this.#unlessInterrupted(result).then(
      (last) => callback(null, last?.value),
      (error) => callback(new Thrown(error)),
    );
  }

  // A promise that is rejected when Ctrl+C comes first.
  #unlessInterrupted(promise) {
    if (!this.breakEvalOnSigint) return promise;
    const interruption = new Promise((resolve, reject) => {
      this.#interrupt = () => {
        const { stackTraceLimit } = Error;
        Error.stackTraceLimit = 0;
        reject(nodeError('ERR_SCRIPT_EXECUTION_INTERRUPTED'));
        Error.stackTraceLimit = stackTraceLimit;
      };
    });
    return Promise.race([promise, interruption]).finally(() => {
      this.#interrupt = undefined;
    });
  }

  createContext() {
    let context;
    if (this.useGlobal) context = globalThis;
    else {
      context = vm.createContext();
      // What a program has changed of the globals is changed in the REPL as well.
      const global = globalThis;
      const globals = Object.getOwnPropertyDescriptors(global);
      for (const name of Object.keys(globals)) if (name in context || name === 'globalThis') delete globals[name];
      Object.defineProperties(context, globals);
      context.global = context;
    }
    const { createRequire } = require('module');
    const own = createRequire(`${process.cwd()}/repl`);
    Object.defineProperty(context, 'require', { __proto__: null, configurable: true, writable: true, value: own });
    const module = { __proto__: null, id: '<repl>', exports: {}, paths: own.resolve.paths('x') ?? [] };
    Object.defineProperty(context, 'module', { __proto__: null, configurable: true, writable: true, value: module });
    require('internal/eval_globals').defineModules(context);
    return context;
  }

  resetContext() {
    this.context = this.createContext();
    this.underscoreAssigned = false;
    this.underscoreErrAssigned = false;
    this.#defineUnderscore('_', 'last', 'underscoreAssigned', 'Expression');
    this.#defineUnderscore('_error', 'lastError', 'underscoreErrAssigned', 'Expression');
    this.emit('reset', this.context);
  }

  // A variable of the result or error, until the program assigns its own.
  #defineUnderscore(name, property, flag, what) {
    Object.defineProperty(this.context, name, {
      __proto__: null,
      configurable: true,
      get: () => this[property],
      set: (value) => {
        this[property] = value;
        if (this[flag]) return;
        this[flag] = true;
        this.output.write(`${what} assignment to ${name} now disabled.\n`);
      },
    });
  }

  displayPrompt(preserveCursor) {
    const prompt = this.editorMode ? '' : this.#buffer === '' ? this.#initialPrompt : '| ';
    super.setPrompt(prompt);
    this.prompt(preserveCursor);
  }

  setPrompt(prompt) {
    this.#initialPrompt = prompt;
    super.setPrompt(prompt);
  }

  clearBufferedCommand() {
    this.#buffer = '';
  }

  // Ends the editor and runs what was written.
  close() {
    if (this.terminal && this.editorMode) {
      this.editorMode = false;
      const text = this.#buffer;
      this.#buffer = '';
      this.runText(text, () => this.displayPrompt());
      return;
    }
    super.close();
  }

  defineCommand(keyword, command) {
    const definition = typeof command === 'function' ? { action: command } : command;
    validateFunction(definition.action, 'cmd.action');
    this.commands[keyword] = definition;
  }

  complete(line, callback) {
    const { complete } = require('internal/repl/completion');
    const evaluate = (text) => this.#valueOf(new vm.Script(text), false);
    callback(null, complete(line, Object.keys(this.commands), evaluate));
  }

  // A callback of complete() that gets what all completions begin with, as its only completion, instead of these.
  completeOnEditorMode(callback) {
    return (error, results) => {
      if (error) return callback(error);
      const [completions, text = ''] = results;
      const found = completions.filter(Boolean);
      callback(null, [
        text === '' || found.length === 0 ? found : [require('internal/readline/completion').commonPrefix(found)],
        text,
      ]);
    };
  }

  // The file with the lines of earlier sessions; an empty name means none.
  setupHistory(config, callback) {
    const options =
      config !== null && typeof config === 'object' ? config : { filePath: config, onHistoryFileLoaded: callback };
    const done = options.onHistoryFileLoaded ?? callback ?? (() => {});
    const file = options.filePath ?? require('path').join(require('os').homedir(), '.node_repl_history');
    if (file.trim() === '') {
      done(null, this);
      return;
    }
    const fs = require('fs');
    try {
      fs.closeSync(fs.openSync(file, 'a+', 0o600));
      const lines = fs.readFileSync(file, 'utf8').split(/\r?\n/).filter(Boolean);
      this.history = lines.slice(0, this.historySize ?? HISTORY_LINES);
    } catch (error) {
      this.output.write(`\nError: Could not open history file.\nREPL session history will not be persisted.\n`);
      done(null, this);
      return;
    }
    this.on('history', (history) => fs.writeFileSync(file, history.join('\n'), { mode: 0o600 }));
    done(null, this);
  }
}

function streamsOf(stream) {
  return stream === undefined || stream === null
    ? {}
    : { input: stream.stdin ?? stream, output: stream.stdout ?? stream };
}

function start(...args) {
  return new REPLServer(...args);
}

function isValidSyntax(code) {
  try {
    new vm.Script(code);
    return true;
  } catch {
    return false;
  }
}

module.exports = {
  start,
  writer,
  REPLServer,
  REPL_MODE_SLOPPY,
  REPL_MODE_STRICT,
  Recoverable,
  isValidSyntax,
  get builtinModules() {
    return require('module').builtinModules.filter((name) => !name.startsWith('_'));
  },
};
