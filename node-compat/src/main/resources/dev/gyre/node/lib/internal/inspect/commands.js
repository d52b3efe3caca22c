// The commands of gyre inspect, as globals of its REPL. https://nodejs.org/api/debugger.html#command-reference

const HELP = `
run, restart, r       Run the application or reconnect
kill                  Kill a running application or disconnect

cont, c               Resume execution
next, n               Continue to next line in current file
step, s               Step into, potentially entering a function
out, o                Step out, leaving the current function
backtrace, bt         Print the current backtrace
list                  Print the source around the current line where execution
                      is currently paused
setContextLineNumber  Set which lines to check for context
setBreakpoint, sb     Set a breakpoint
clearBreakpoint, cb   Clear a breakpoint
breakpoints           List all known breakpoints
breakOnException      Pause execution whenever an exception is thrown
breakOnUncaught       Pause execution whenever an exception isn't caught
breakOnNone           Don't pause on exceptions (this is the default)

watch(expr)           Start watching the given expression
unwatch(expr)         Stop watching an expression
unwatch(index)        Stop watching an expression at specific index from watch list
watchers              Print all watched expressions and their current values

exec(expr), p(expr), exec expr, p expr
                      Evaluate the expression and print the value
repl                  Enter a debug repl that works like exec

scripts               List application scripts that are currently loaded
scripts(true)         List all scripts (including node-internals)

profile               Start CPU profiling session.
profileEnd            Stop current CPU profiling session.
profiles              Array of completed CPU profiling sessions.
profiles[n].save(filepath = 'node.cpuprofile')
                      Save CPU profiling session to disk as JSON.

takeHeapSnapshot(filepath = 'node.heapsnapshot')
                      Take a heap snapshot and save to disk as JSON.
`.trim();

const LIST_LINES = 5;

// A text that util.inspect shows as it is.
class Shown {
  constructor(text) {
    this.text = text;
  }

  [require('util').inspect.custom]() {
    return this.text;
  }
}

// Commands that are written without parentheses: reading the global runs them.
function plainCommands(session, output) {
  return {
    help: () => output.print(HELP),
    'run restart r': () => session.run(),
    kill: () => session.kill(),
    'cont c': () => session.go('resume'),
    'next n': () => session.go('stepOver'),
    'step s': () => session.go('stepInto'),
    'out o': () => session.go('stepOut'),
    pause: () => session.pause(),
    'backtrace bt': () => session.backtrace(),
    breakpoints: () => session.breakpoints(),
    breakOnException: () => session.pauseOnExceptions('all'),
    breakOnUncaught: () => session.pauseOnExceptions('uncaught'),
    breakOnNone: () => session.pauseOnExceptions('none'),
    watchers: () => session.watchers(),
    version: () => new Shown(process.version),
    profile: () => session.startProfile().then(() => undefined),
    profileEnd: async () => new Shown(await session.endProfile()),
    profiles: () => session.profiles,
    repl: () => output.enterRepl(),
  };
}

function commandsWithArguments(session) {
  return {
    'setBreakpoint sb': (...words) => session.setBreakpoint(...words),
    'clearBreakpoint cb': (...words) => session.clearBreakpoint(...words),
    setContextLineNumber: (count) => session.setContextLines(count),
    watch: (expression) => session.watch(expression),
    unwatch: (expression) => session.unwatch(expression),
    'exec p': async (expression) => new Shown(await session.shownValue(`${expression}`)),
    takeHeapSnapshot: (file) => session.takeHeapSnapshot(file),
  };
}

// Commands that need no parentheses but may have them: list, list(3).
function eitherCommands(session) {
  return {
    list: (around = LIST_LINES) => session.list(around),
    scripts: (withLibrary = false) => session.scripts(withLibrary),
  };
}

function defineCommands(context, session, output) {
  const define = (names, property) => {
    for (const name of names.split(' ')) {
      Object.defineProperty(context, name, { __proto__: null, configurable: true, enumerable: true, ...property });
    }
  };
  for (const [names, run] of Object.entries(plainCommands(session, output))) define(names, { get: run });
  for (const [names, value] of Object.entries(commandsWithArguments(session))) define(names, { value, writable: true });
  for (const [name, run] of Object.entries(eitherCommands(session))) {
    // The function is the result of the line, which runs it, unless it is called.
    const command = (value) => run(value);
    command.runAlone = run;
    define(name, { value: command, writable: true });
  }
}

module.exports = { Shown, defineCommands };
