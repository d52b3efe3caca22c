// Reserved names after the namespaces of devices, and classes of characters at the beginning of a segment.
'use strict';

const path = require('path');

for (const name of ['//.\\CON:\\\u0130{:\u00df', '\\\\?\\nul:', '\\\\.\\COM1:\\..\\..\\x', '\\\\.\\C:\\..', '\\\\.\\conx:\\..', '\\\\.\\PRN:..\\a']) console.log(path.win32.normalize(name));
for (const [name, pattern] of [
  ['./UNC\\con/b', '[!a]/**'], ['\\C:x/../', '[!a]'], ['.a', '[.]a'], ['.a', '[!b]a'], ['.a', '[.x]a'], ['a/b', 'a[!x]b'], ['b', '[!a]'], ['.b', '[!a]*'],
  ['/', '[!a]'], ['a/.b', 'a/[!c]b'], ['[', '['], ['[a', '[a'], ['a]', '[a]]'], ['a', '[ab]'], ['//.\\CON:\\x', '*'],
]) console.log(name, pattern, path.win32.matchesGlob(name, pattern), path.posix.matchesGlob(name, pattern));
for (const name of ['con', 'con/', 'conx', 'COM1a', 'nulx/a', './con/', 'a/conx', 'con:', 'lpt9\\', '\\con']) console.log(path.win32.normalize(name), path.win32.join(name), path.win32.join('a', '..', name));
for (const name of ['/..', '/../', '//..', '/a/..', '..', '/...', '/.', '/..a']) console.log(path.posix.parse(name), path.win32.parse(name));
