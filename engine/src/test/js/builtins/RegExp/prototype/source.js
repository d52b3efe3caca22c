const get = accessor(RegExp.prototype, 'source');
same(/a\/b/.source, 'a\\/b');
same(new RegExp('/').source, '\\/');
same(new RegExp('[/]').source, '[/]');
same(new RegExp('\u2028\r').source, '\\u2028\\r');
same(RegExp.prototype.source, '(?:)');
same(eval('/' + new RegExp('a/[/]\n').source + '/').test('a//\n'), true);
throws(() => get.call({}), 'TypeError: RegExp.prototype.source getter called on non-RegExp object');
