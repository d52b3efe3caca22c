// What began the running callback, in pauses: timers, ticks, microtasks, requests, reactions of promises and awaits.
'use strict';
const { AsyncResource } = require('node:async_hooks');
const fs = require('node:fs');
const { Session } = require('node:inspector');

const session = new Session();
session.connect();
session.post('Debugger.enable');
session.post('Debugger.setAsyncCallStackDepth', { maxDepth: 8 });
// Those of the program.
const frames = (list) =>
  list
    .filter(({ url }) => !url.startsWith('node:'))
    .map(({ functionName, lineNumber, columnNumber }) => `${functionName}:${lineNumber + 1}:${columnNumber + 1}`)
    .join(' ');
session.on('Debugger.paused', ({ params: { callFrames, asyncStackTrace } }) => {
  console.log(callFrames[1].functionName);
  for (let stack = asyncStackTrace; stack; stack = stack.parent)
    if (frames(stack.callFrames)) console.log('    ', stack.description, frames(stack.callFrames));
});

function pause() {
  debugger;
}
const wait = (millis) => new Promise((resolve) => setTimeout(resolve, millis));

function timers(done) {
  setTimeout(function timeout() {
    pause();
    setImmediate(function immediate() {
      pause();
      process.nextTick(function tick() {
        pause();
        queueMicrotask(function microtask() {
          pause();
          Promise.resolve().then(function reaction() {
            pause();
            done();
          });
        });
      });
    });
  }, 1);
}

function later(done) {
  setTimeout(function begin() {
    timers(done);
  }, 1);
}

function interval(done) {
  let count = 0;
  const timer = setInterval(function repeated() {
    pause();
    if (++count < 2) return;
    clearInterval(timer);
    done();
  }, 2);
}

async function awaits() {
  await null;
  pause();
  await wait(2);
  pause();
}

async function outer(done) {
  await awaits();
  pause();
  done();
}

function chain(done) {
  Promise.resolve(1)
    .then(function fulfilled() {
      pause();
    })
    .finally(function last() {
      pause();
    })
    .then(function fails() {
      throw new Error('expected');
    })
    .catch(function caught() {
      pause();
      done();
    });
}

async function* values() {
  yield 1;
  pause();
}

async function consumer(done) {
  for await (const value of values()) pause(value);
  done();
}

function requests(done) {
  fs.stat('/', function stat() {
    pause();
    done();
  });
}

function resource(done) {
  const made = new AsyncResource('OWN');
  setTimeout(function timeout() {
    made.runInAsyncScope(function scope() {
      pause();
    });
    pause();
    done();
  }, 1);
}

async function main() {
  for (const step of [timers, interval, outer, chain, consumer, requests, resource]) {
    console.log('---', step.name);
    await new Promise(step);
  }
  session.post('Debugger.setAsyncCallStackDepth', { maxDepth: 2 });
  await new Promise(later);
  session.post('Debugger.setAsyncCallStackDepth', { maxDepth: 0 });
  await new Promise(timers);
}
setTimeout(main, 1);
