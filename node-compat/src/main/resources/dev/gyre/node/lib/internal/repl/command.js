// gyre on a terminal: the REPL, with the history of earlier sessions.

function main() {
  const { NODE_NO_READLINE } = process.env;
  process.stdout.write(`Welcome to Gyre (Node.js ${process.version}).\nType ".help" for more information.\n`);
  const repl = require('repl').start({
    useGlobal: true,
    terminal: NODE_NO_READLINE === '1' ? false : undefined,
    ignoreUndefined: false,
    breakEvalOnSigint: true,
  });
  repl.on('exit', () => process.exit());
  if (repl.terminal) repl.setupHistory(process.env.NODE_REPL_HISTORY, () => {});
}

module.exports = { main };
