// The tags without an attribute.
const tags = { blink: 'blink', bold: 'b', fixed: 'tt', italics: 'i', small: 'small', strike: 'strike', sub: 'sub', sup: 'sup' };
for (const [method, tag] of Object.entries(tags)) {
  builtin(String.prototype, method, 0);
  same('x'[method](), `<${tag}>x</${tag}>`);
  same(''[method]('"'), `<${tag}></${tag}>`);
  throws(() => String.prototype[method].call(null), `TypeError: String.prototype.${method} called on null or undefined`);
  throws(() => String.prototype[method].call(Symbol()), 'TypeError: Cannot convert a Symbol value to a string');
}
