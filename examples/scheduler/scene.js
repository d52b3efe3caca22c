// RT.js's browser scene: an animation at 60 frames a second, jobs that encrypt with AES in JavaScript, and a task set with a utilisation of 0.75,
// all on one thread. Prints the frames and the missed deadlines, and draws the timeline of the last half second.
//
// Usage: gyre scene.js [SECONDS] [POLICY]     policy: edf (default), fp or fifo
const sched = require('gyre:sched');
const { encrypt } = require('./aes');

const seconds = Number(process.argv[2] ?? 5);
const policy = process.argv[3] ?? 'edf';
const FRAME = 1000 / 60;

sched.configure({ policy, loopEvery: 4 });

// ---- the animation: balls that bounce, drawn as characters

const balls = Array.from({ length: 40 }, (_, i) => ({ x: i % 20, y: (i * 7) % 12, dx: 0.1 + (i % 5) / 20, dy: 0.2 }));

function draw() {
  const rows = Array.from({ length: 12 }, () => new Array(40).fill(' '));
  for (const ball of balls) {
    ball.x += ball.dx;
    ball.y += ball.dy;
    if (ball.x < 0 || ball.x > 39) ball.dx = -ball.dx;
    if (ball.y < 0 || ball.y > 11) ball.dy = -ball.dy;
    rows[Math.max(0, Math.min(11, ball.y | 0))][Math.max(0, Math.min(39, ball.x | 0))] = 'o';
  }
  return rows.map((row) => row.join('')).join('\n');
}

// ---- until the code is compiled, everything takes longer

for (const end = performance.now() + 1500; performance.now() < end; ) {
  draw();
  encrypt(100);
}

// ---- the task set: [execution time, period] in ms, shorter periods first in priority

const set = [
  [1, 10],
  [2, 16],
  [4, 25],
  [8, 50],
  [16, 100],
];

// Computes until the job has run for so long.
function compute(milliseconds) {
  let state = 1;
  while (sched.executionTime() < milliseconds) for (let i = 0; i < 200; i++) state = (state * 48271) % 2147483647;
  return state;
}

const until = seconds * 1000;
const tasks = set.map(([wcet, period]) =>
  sched.task(`${wcet} of ${period} ms`, { period, wcet, priority: Math.round(1000 / period), until }, () => compute(wcet * 0.97)),
);

const frames = sched.task('frame', { period: FRAME, deadline: FRAME, priority: 1000, wcet: 0.3, until, overlap: 'skip' }, draw);

// ---- encryption in the background: it takes what is left

let blocks = 0;
const background = new AbortController();
async function encryptAll() {
  while (!background.signal.aborted) {
    blocks += await sched.spawn(() => encrypt(2000), { name: 'AES', priority: -1 });
  }
}
encryptAll();

// ---- the end

setTimeout(() => setTimeout(sched.trace(`${__dirname}/timeline.svg`), 500), until - 500);
setTimeout(() => {
  background.abort();
  const { missed: late, ended } = frames.stats();
  const missed = tasks.reduce((sum, task) => sum + task.stats().missed, 0);
  const jobs = tasks.reduce((sum, task) => sum + task.stats().ended, 0);
  console.log(`${((ended - late) / seconds).toFixed(1)} frames a second in time, ${late} late`);
  console.log(`${jobs} jobs of the task set, ${missed} deadlines missed`);
  console.log(`${blocks} blocks encrypted`);
  console.log(`utilisation ${sched.analyse({ blocking: 0 }).utilisation.toFixed(2)}, ${sched.stats().preemptions} preemptions`);
}, until + 200);
