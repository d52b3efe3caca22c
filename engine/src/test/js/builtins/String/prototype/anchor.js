builtin(String.prototype, 'anchor', 1);
same('text'.anchor('n'), '<a name="n">text</a>');
same('t'.anchor('"quoted" & <kept>'), '<a name="&quot;quoted&quot; & <kept>">t</a>');
same('t'.anchor(), '<a name="undefined">t</a>');
same(String.prototype.anchor.call(5, 6), '<a name="6">5</a>');
const log = [];
String.prototype.anchor.call(observed(log, 'this', 't'), observed(log, 'name', 'n'));
sameElements(log, ['this.toString', 'name.toString']);
throws(() => String.prototype.anchor.call(null, 'n'), 'TypeError: String.prototype.anchor called on null or undefined');
