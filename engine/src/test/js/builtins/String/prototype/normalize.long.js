// A long text is normalised piece by piece: the result is that of its words, wherever the pieces end.
const words = ['a\u0301\u0316', '\u1100\u1161\u11a8', '\u1e9b\u0323', '\ufb01', '\ud55c\uae00', '\u{1d165}\u{1d16d}', '\ud800x\udc00', '\u0fb2\u0f71\u0f80', 'plain'];
for (let shift = 0; shift < 12; shift++) {
  const list = Array.from({ length: 900 }, (_, i) => words[(i * 7 + shift) % words.length]);
  for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD']) {
    same('-'.repeat(shift) + list.map((word) => word.normalize(form)).join(' '), ('-'.repeat(shift) + list.join(' ')).normalize(form), form);
  }
}

// Marks without an end are put in order, which takes no square of their number.
const marks = 'e' + '\u0301\u0316'.repeat(50000);
same(marks.normalize('NFD'), 'e' + '\u0316'.repeat(50000) + '\u0301'.repeat(50000));
same(marks.normalize('NFC'), '\u00e9' + '\u0316'.repeat(50000) + '\u0301'.repeat(49999));
