// The commands of the REPL that begin with a dot.

const fs = require('fs');

const FOOTER = '\nPress Ctrl+C to abort current expression, Ctrl+D to exit the REPL\n';

function help() {
  const names = Object.keys(this.commands).sort();
  const width = Math.max(...names.map((name) => name.length)) + 3;
  for (const name of names) {
    const text = this.commands[name].help;
    this.output.write(`.${text ? name.padEnd(width) : name}${text ?? ''}\n`);
  }
  this.output.write(FOOTER);
}

function save(file) {
  try {
    if (file === '') throw new Error('no file');
    fs.writeFileSync(file, this.lines.join('\n'));
    this.output.write(`Session saved to: ${file}\n`);
  } catch {
    this.output.write(file === '' ? 'The "file" argument must be specified\n' : `Failed to save: ${file}\n`);
  }
}

function load(file) {
  let text;
  try {
    if (file === '') {
      this.output.write('The "file" argument must be specified\n');
      return;
    }
    if (!fs.statSync(file).isFile()) {
      this.output.write(`Failed to load: ${file} is not a valid file\n`);
      return;
    }
    text = fs.readFileSync(file, 'utf8');
  } catch {
    this.output.write(`Failed to load: ${file}\n`);
    return;
  }
  this.runText(`${text}\n`, () => {});
}

function define(repl) {
  repl.defineCommand('break', {
    help: 'Sometimes you get stuck, this gets you out',
    action: () => repl.clearBufferedCommand(),
  });
  repl.defineCommand('clear', {
    help: repl.useGlobal ? 'Alias for .break' : 'Break, and also clear the local context',
    action: () => {
      repl.clearBufferedCommand();
      if (repl.useGlobal) return;
      repl.output.write('Clearing context...\n');
      repl.resetContext();
    },
  });
  repl.defineCommand('exit', { help: 'Exit the REPL', action: () => repl.close() });
  repl.defineCommand('help', { help: 'Print this help message', action: help });
  repl.defineCommand('save', {
    help: 'Save all evaluated commands in this REPL session to a file',
    action: save,
  });
  repl.defineCommand('load', { help: 'Load JS from a file into the REPL session', action: load });
  if (repl.terminal) {
    repl.defineCommand('editor', {
      help: 'Enter editor mode',
      action() {
        this.editorMode = true;
        this.output.write('// Entering editor mode (Ctrl+D to finish, Ctrl+C to cancel)\n');
      },
    });
  }
}

module.exports = { define };
