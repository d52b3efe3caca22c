// A long text is mapped piece by piece: the result is that of its characters, also where one becomes several.
const text = 'stra\u00dfe \u0390\u0149 \ufb03 \u{10428} \u0345\u03b1\u0345 ';
for (let shift = 0; shift < 20; shift++) same(('x'.repeat(shift) + text.repeat(100)).toUpperCase(), 'X'.repeat(shift) + text.toUpperCase().repeat(100));
same('\u00df'.repeat(100000).toUpperCase(), 'SS'.repeat(100000));
same('i\u0307'.repeat(1000).toLocaleUpperCase('lt'), 'I'.repeat(1000));
same('i'.repeat(3000).toLocaleUpperCase('tr'), '\u0130'.repeat(3000));
