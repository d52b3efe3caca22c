builtin(String.prototype, 'trimEnd', 0);
same(' a \n'.trimEnd(), ' a');
same('\ufeff\u2029'.trimEnd(), '');
same('a\u200b'.trimEnd().length, 2);
same(String.prototype.trimRight, String.prototype.trimEnd);
same(String.prototype.trimRight.name, 'trimEnd');
attributes(String.prototype, 'trimRight', 'wc');
same(('x'.repeat(60) + ' '.repeat(60)).trimEnd().length, 60);
throws(() => String.prototype.trimEnd.call(undefined), 'TypeError: String.prototype.trimRight called on null or undefined');
