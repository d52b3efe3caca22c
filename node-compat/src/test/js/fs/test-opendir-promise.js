// The promise form of opendir, which util.promisify returns as it is.
'use strict';
const { promisify } = require('util');
const fs = require('fs');
const { opendir } = fs.promises;
console.log(opendir.name, opendir.length, promisify(opendir) === opendir, require('fs/promises').opendir === opendir);
const { value, writable, enumerable, configurable } = Object.getOwnPropertyDescriptor(opendir, promisify.custom);
console.log(value === opendir, writable, enumerable, configurable, promisify(fs.opendir) === opendir);
(async () => {
  for (const args of [['/'], ['/', undefined], ['/', {}], ['/', { encoding: 'utf8' }]]) {
    const dir = await opendir(...args);
    console.log(dir.path, typeof (await dir.read()).name);
    await dir.close();
  }
  await opendir('/not/there').catch(({ code, syscall, message }) => console.log(code, syscall, message));
  for (const args of [[], [1]])
    await Promise.resolve()
      .then(() => opendir(...args))
      .catch(({ code, message }) => console.log(code, message));
})();
