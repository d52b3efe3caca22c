// A long text is mapped piece by piece, and its capital sigmas know their neighbours in other pieces.
const word = "\u039f\u0394\u039f\u03a3";
for (const length of [250, 256, 257, 300, 1023, 1024, 1025]) {
  same(('x'.repeat(length) + '\u03a3').repeat(3).toLowerCase(), 'x'.repeat(length) + '\u03c3' + 'x'.repeat(length) + '\u03c3' + 'x'.repeat(length) + '\u03c2');
  same(('x' + "'".repeat(length) + '\u03a3 ').repeat(9).toLowerCase(), ('x' + "'".repeat(length) + '\u03c2 ').repeat(9));
}
same((word + ' ').repeat(1000).toLowerCase(), '\u03bf\u03b4\u03bf\u03c2 '.repeat(1000));
same('\u03a3'.repeat(2000).toLowerCase(), '\u03c3'.repeat(1999) + '\u03c2');
same((' \u03a3 ').repeat(1000).toLowerCase(), ' \u03c3 '.repeat(1000));
same('I\u0307'.repeat(1000).toLocaleLowerCase('tr'), 'i'.repeat(1000));
same('\u{10400}'.repeat(1001).toLowerCase(), '\u{10428}'.repeat(1001));
