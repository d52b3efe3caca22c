// gyre --watch: runs the program in a process of its own, again whenever a file that it has loaded changes. https://nodejs.org/api/cli.html#--watch

const path = require('path');
const { optionValue } = require('internal/options');

const QUIET_MS = 200;
const CLEAR = '\u001bc';
const watchFlag = /^--(watch|watch-preserve-output)$/;
const watchOption = /^--(watch-path|watch-kill-signal)(=|$)/;

// The options of the program's own process.
function programOptions(words) {
  const kept = [];
  for (let i = 0; i < words.length; i++) {
    if (watchFlag.test(words[i])) continue;
    if (!watchOption.test(words[i])) kept.push(words[i]);
    else if (!words[i].includes('=')) i++;
  }
  return kept;
}

function coloured(color, text) {
  return require('internal/util/colors').shouldColorize(process.stdout) ? `\u001b[${color}m${text}\u001b[39m` : text;
}

// Calls back once the files or folders that it watches have been quiet after a change.
class Changes {
  #watchers = new Map();
  #files = new Set();
  #folders;
  #timer;
  #onChange;

  constructor(folders, onChange) {
    this.#folders = folders;
    this.#onChange = onChange;
    for (const folder of folders) this.#watch(folder, true);
  }

  // Watches a file, by its folder, so that it may also be replaced or appear later.
  addFile(file) {
    if (this.#folders.length > 0 || this.#files.has(file)) return;
    this.#files.add(file);
    this.#watch(path.dirname(file), false);
  }

  forgetFiles() {
    this.#files.clear();
    if (this.#folders.length > 0) return;
    for (const watcher of this.#watchers.values()) watcher.close();
    this.#watchers.clear();
  }

  #watch(folder, recursive) {
    if (this.#watchers.has(folder)) return;
    const { watch } = require('fs');
    let watcher;
    try {
      watcher = watch(folder, { recursive });
    } catch (error) {
      if (recursive) throw error;
      return;
    }
    this.#watchers.set(folder, watcher);
    watcher.on('change', (kind, name) => {
      const file = name === null ? undefined : path.join(folder, String(name));
      if (recursive ? !isInDependency(file) : file === undefined || this.#files.has(file)) this.#changed(file);
    });
    // The folder has gone: what is left keeps being watched.
    watcher.on('error', () => {
      this.#watchers.delete(folder);
      watcher.close();
    });
  }

  #changed(file) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#onChange, QUIET_MS, file);
  }
}

function isInDependency(file) {
  return file !== undefined && file.split(path.sep).includes('node_modules');
}

class WatchedProgram {
  #words;
  #shown;
  #child;
  #exited = Promise.resolve();
  #changes;
  #entry;
  #signal;
  #isRestarting = false;

  constructor() {
    const words = process.argv.slice(1);
    this.#words = [...programOptions(process.execArgv), ...words];
    this.#shown = require('internal/util/inspect').inspect(words.join(' '));
    this.#signal = optionValue('--watch-kill-signal', 'SIGTERM');
    if (!(this.#signal in require('os').constants.signals))
      throw require('internal/errors').nodeError('ERR_UNKNOWN_SIGNAL', this.#signal);
    this.#entry = words.length > 0 ? path.resolve(words[0]) : undefined;
    const folders = optionValue('--watch-path', []).map((folder) => path.resolve(folder));
    if (folders.length === 0 && optionValue('--test', false)) folders.push(process.cwd());
    this.#changes = new Changes(folders, (file) => this.restart(file));
  }

  start() {
    if (this.#entry !== undefined) this.#changes.addFile(this.#entry);
    const { spawn } = require('child_process');
    const child = spawn(process.execPath, this.#words, {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, WATCH_REPORT_DEPENDENCIES: '1' },
    });
    this.#child = child;
    child.on('message', (message) => {
      for (const file of message?.['watch:require'] ?? []) this.#changes.addFile(file);
    });
    this.#exited = new Promise((resolve) => {
      child.on('exit', (code) => {
        if (!this.#isRestarting) this.#tellEnd(code);
        resolve();
      });
    });
  }

  #tellEnd(code) {
    const [color, word] = code === 0 ? [34, 'Completed'] : [31, 'Failed'];
    const text = `${word} running ${this.#shown}. Waiting for file changes before restarting...`;
    process.stdout.write(`${coloured(color, text)}\n`);
  }

  async restart(file) {
    if (this.#isRestarting) return;
    this.#isRestarting = true;
    await this.stop(this.#signal);
    this.#changes.forgetFiles();
    const clear = process.stdout.isTTY && !optionValue('--watch-preserve-output', false) ? CLEAR : '';
    const { inspect } = require('internal/util/inspect');
    const cause = file === undefined ? '' : `${coloured(34, `Change detected in ${inspect(path.resolve(file))}`)}\n`;
    process.stdout.write(`${clear}${cause}${coloured(32, `Restarting ${this.#shown}`)}\n`);
    this.#isRestarting = false;
    this.start();
  }

  async stop(signal) {
    if (this.#child.exitCode === null && this.#child.signalCode === null) this.#child.kill(signal);
    await this.#exited;
  }

  async end(signal) {
    this.#isRestarting = true;
    const isRunning = this.#child.exitCode === null;
    await this.stop(signal);
    process.exit((isRunning && this.#child.exitCode) || 0);
  }
}

function main() {
  const program = new WatchedProgram();
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => program.end(signal));
  // The process waits for changes even when nothing else keeps it alive.
  setInterval(() => {}, 2 ** 31 - 1);
  program.start();
}

module.exports = { main };
