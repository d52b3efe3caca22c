// The standard streams of workers.
const { Worker } = require('worker_threads');
const { text } = require('stream/consumers');

const ended = (worker) => new Promise((resolve) => { worker.on('exit', resolve); });

(async () => {
  const own = new Worker("console.log('to', 'stdout'); console.error('to stderr'); process.stdout.write('no line end')", { eval: true, stdout: true, stderr: true });
  console.log(JSON.stringify(await Promise.all([text(own.stdout), text(own.stderr), ended(own)])));
  const many = new Worker('for (let i = 0; i < 1000; i++) console.log(i)', { eval: true, stdout: true });
  console.log((await text(many.stdout)).split('\n').length);
  const cat = new Worker("process.stdin.on('data', (d) => process.stdout.write(d.toString().toUpperCase())).on('end', () => process.stdout.write('END'))",
    { eval: true, stdin: true, stdout: true });
  cat.stdin.write('one ');
  cat.stdin.end('two ');
  console.log(await text(cat.stdout));
  const without = new Worker("process.stdin.on('end', () => console.log('no input')).resume()", { eval: true });
  await ended(without);
  const exits = new Worker("console.log('a'); console.log('b'); process.on('exit', () => console.log('c')); process.exit()", { eval: true });
  await ended(exits);
})();
