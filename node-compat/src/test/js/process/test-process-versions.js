// process.versions: a program may add to it (electron does), and not change it.
'use strict';

process.versions.electron = '1';
console.log(process.versions.electron, delete process.versions.electron, process.versions.electron);
try {
  process.versions.node = '1';
} catch (error) {
  console.log(error.name, Object.isFrozen(process.versions));
}
