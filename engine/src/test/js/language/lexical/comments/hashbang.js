same(eval('#!/usr/bin/env node\n5'), 5);
same((0, eval)('#! only'), undefined);
throws(() => eval(' #!x'), 'SyntaxError: Invalid or unexpected token');
throws(() => eval('\n#!x'), 'SyntaxError: Invalid or unexpected token');
throws(() => new Function('#!x'), 'SyntaxError: Invalid or unexpected token');
throws(() => eval('"use strict"\n#!x'), 'SyntaxError: Invalid or unexpected token');
same(eval('#!a\u2028 7'), 7);
