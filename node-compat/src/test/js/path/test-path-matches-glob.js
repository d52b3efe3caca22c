// path.matchesGlob segment by segment: **, dots, empty segments, drives and shares, braces, classes and groups.
'use strict';

const path = require('path');

const patterns = [
  '**', '**/a', 'a/**', 'a/**/b', '**/a/**/b/**', '**/a/b/c/**/d/**', '/**', '//**', '/a/../**/b', '**/../a/b/c', 'a//b', 'a/./b', './a', 'a/..', '.', './.', '**/.b', '*', '*/', '/*', '/', '', '.*', '*.txt', '?', '??', '[ab]', '[!a]', '[]a]', '[a-c]', '[c-a]', '[[:alpha:]]',
  '[![:digit:]x]', '[[:graph:]]', '[a', 'a]', '[a]', '[*]', '{a,b}', '{a,b}/c', '{,a}', '{a}', '{a,{b,c}}', '{{a,b}}', '{1..3}', '{01..10..3}', '{a..e..2}', '${a,b}', '{}', '{},a}', '{a,b', 'a{,b}c', '!(a)', '!(a)b', '!()', '@(a|b)', '@()', '+(a)', '*(a|b)c', '?(a)b', '@(a', '!(a|b)*', '@(.a|b)', '*(.a|b)', '+(+(a)|b)', '@(!(a))',
  '!(!(a))', '+(a|@(b|+(c)))', 'C:/*', 'c:\\a', '//?/C:/a', '//server/share/*', '\\\\server\\share\\**', '**/a/..', 'a/**/**/b', '{**/a/b,*/x/y}', '!a', '#a',
];
const names = [
  '', '/', '//', 'a', 'b', 'c', 'ab', 'abc', '.a', '.b', 'a/', '/a', '//a', 'a/b', 'a/.b', 'a/x/b', 'a//b', 'a/./b', 'a/../b', 'a/x/y/b/c', 'a/b/c/d', 'a/b/c/x/d/e', 'x/y', '.', '..', './a', 'x.txt', '.txt', 'a]', '[a', '*', '{a}', '{}', '$a', '${a}', '2', '04', 'e', '@()', '@(a', 'C:/a', 'c:\\a', 'C:\\..\\a', '//?/c:/a', '//server/share/x',
  '\\\\server\\share\\a\\b', 'bc', 'aac', '!a', '#a',
];
for (const system of ['posix', 'win32']) {
  for (const pattern of patterns) console.log(system, JSON.stringify(pattern), names.filter((name) => path[system].matchesGlob(name, pattern)));
}
for (const pattern of ['[[:alpha:]]-', 'a'.repeat(65537)]) {
  try {
    console.log(path.matchesGlob('a-', pattern));
  } catch (error) {
    console.log(error.name, error.message);
  }
}
