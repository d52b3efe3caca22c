// The domain Profiler in a session of the program itself: CPU profiles, those of console.profile, and precise coverage.
'use strict';
const inspector = require('node:inspector');
const session = new inspector.Session();
session.connect();

function post(method, params) {
  let answer;
  session.post(method, params, (error, result) => (answer = error ? error.message : result));
  return answer;
}

const show = (method, params) => console.log(method, JSON.stringify(params ?? {}), JSON.stringify(post(method, params)));

session.on('inspectorNotification', ({ method, params }) => {
  console.log(method, Object.keys(params).join(), params.title, typeof params.location.scriptId, params.location.lineNumber > 0);
});

function spin(ms) {
  const end = Date.now() + ms;
  while (Date.now() < end);
}

show('Profiler.start');
show('Profiler.stop');
show('Profiler.enable');
show('Profiler.stop');
show('Profiler.setSamplingInterval', { interval: 'x' });
show('Profiler.setSamplingInterval', { interval: 100 });
show('Profiler.start');
show('Profiler.start');
show('Profiler.setSamplingInterval', { interval: 200 });
spin(60);
const { profile } = post('Profiler.stop');
console.log(Object.keys(profile).join(), profile.samples.length > 10, profile.samples.length === profile.timeDeltas.length);
const { callFrame } = profile.nodes.find((node) => node.callFrame.functionName === 'spin');
console.log(Object.keys(callFrame).join(), callFrame.lineNumber, callFrame.columnNumber, callFrame.url.endsWith('test-profiler.js'));
show('Profiler.stop');

console.profile('one');
console.profile('two');
console.profileEnd('one');
console.profileEnd('one');
console.profileEnd();
console.profile();
console.profileEnd();
show('Profiler.disable');
console.profile('three');
console.profileEnd('three');

show('Profiler.startPreciseCoverage');
show('Profiler.takePreciseCoverage');
show('Profiler.stopPreciseCoverage');
show('Profiler.enable');
show('Profiler.startPreciseCoverage', { callCount: 1 });

function start(params) {
  console.log(JSON.stringify(params), typeof post('Profiler.startPreciseCoverage', params).timestamp);
}

function take() {
  const { result, timestamp } = post('Profiler.takePreciseCoverage');
  const script = result.find(({ url }) => url.endsWith('/covered.js'));
  console.log(typeof timestamp, script ? typeof script.scriptId : 'nothing new');
  for (const { functionName, ranges, isBlockCoverage } of script?.functions ?? []) {
    console.log(' ', functionName || 'script', isBlockCoverage, ranges.map((range) => Object.values(range).join('-')).join(' '));
  }
}

start({ callCount: true, detailed: true });
const either = require('./covered.js');
either(0);
take();
either(1);
take();
take();
start({ callCount: false, detailed: false });
either(1);
either(1);
take();
either(1);
take();
show('Profiler.stopPreciseCoverage');
show('Profiler.takePreciseCoverage');
show('Profiler.takeTypeProfile');
