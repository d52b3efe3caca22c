// Errors of the system that Node words itself, and the words of a few refusals beside them.
'use strict';

const attempt = (label, run) => {
  try {
    console.log(label, run());
  } catch (error) {
    console.log(label, String(error), Object.keys(error).join());
  }
};
const os = require('os');
const fs = require('fs');
const path = require('path');

try {
  os.setPriority(99999999, 0);
} catch (error) {
  error.stack = error.stack.split('\n', 1)[0];
  console.log(error, Object.getOwnPropertyNames(error).join());
  error.errno = 5;
  console.log(error.info.errno, error.constructor.name, error instanceof Error);
}
attempt('getPriority', () => os.getPriority(99999999));
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'system-errors-'));
const told = (error) => [error.name, error.code, error.message, error.errno, error.syscall, error.path, JSON.stringify(error.info)].join(' ').replaceAll(folder, '#');
try {
  fs.rmSync(folder);
} catch (error) {
  console.log(told(error));
}
(async () => {
  await fs.promises.rm(folder).catch((error) => console.log(told(error)));
  await fs.promises.cp(folder, path.join(folder, 'x'), { recursive: true }).catch((error) => console.log(told(error)));
  await fs.promises.cp(folder, `${folder}2`).catch((error) => console.log(told(error)));
  await fs.promises.cp(folder, folder, { recursive: true }).catch((error) => console.log(told(error)));
  fs.rmdirSync(folder);
})();
for (const delay of [-1, 1.5, 2 ** 32, '1', undefined]) attempt(`AbortSignal.timeout ${delay}`, () => AbortSignal.timeout(delay));
for (const port of ['a', -1, 65536]) attempt(`connect ${port}`, () => require('net').connect({ port }));
attempt('setuid', () => process.setuid('no such user'));
attempt('setgid', () => process.setgid('no such group'));
const { createCipheriv } = require('crypto');
attempt('key and vector', () => createCipheriv('aes-128-cbc', 'a', 'b'));
attempt('key', () => createCipheriv('aes-128-cbc', 'a', '0123456789abcdef'));
attempt('vector', () => createCipheriv('aes-128-cbc', '0123456789abcdef', 'b'));
