// What process.dlopen says of arguments and of files that are not there.
'use strict';
function attempt(name, run) {
  try {
    console.log(name, run());
  } catch (error) {
    console.log(name, error.name, error.code, error.message);
  }
}

const module_ = { exports: {} };
const file = '/nowhere/addon.node';
attempt('nothing', () => process.dlopen());
attempt('a module', () => process.dlopen(module_));
attempt('no module', () => process.dlopen(undefined, file));
attempt('a number', () => process.dlopen(5, file));
attempt('no exports', () => process.dlopen({}, file));
attempt('a file', () => process.dlopen(module_, file));
attempt('no name', () => process.dlopen(module_, undefined));
attempt('a mode', () => process.dlopen(module_, file, 2));
attempt('no mode', () => process.dlopen(module_, file, 'x'));
attempt('a fraction', () => process.dlopen(module_, file, 1.5));
console.log(process.dlopen.name, process.dlopen.length);
