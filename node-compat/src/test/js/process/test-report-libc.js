// detect-libc, rollup and others take a system without glibcVersionRuntime for one with musl.
const assert = require('assert');
const fs = require('fs');

const { glibcVersionRuntime } = process.report.getReport().header;
if (fs.existsSync('/lib64/ld-linux-x86-64.so.2')) assert.match(glibcVersionRuntime, /^2\.\d+$/);
else assert.ok(glibcVersionRuntime === undefined || /^2\.\d+$/.test(glibcVersionRuntime));
console.log('ok');
