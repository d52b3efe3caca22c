// Characters match what folds to the same, whatever set they stand in.
const all = (pattern, flags, characters) => Array.from(characters).map(character => new RegExp(`^${pattern}$`, flags).test(character) ? 1 : 0).join('');
same(all('k', 'i', 'kK\u212a'), '110');
same(all('k', 'iu', 'kK\u212a'), '111');
same(all('\\u{212a}', 'iu', 'kKk\u212as'), '11110');
same(all('[\u03c3]', 'i', '\u03c3\u03c2\u03a3\u03c1'), '1110');
same(all('[^\u03c3]', 'i', '\u03c3\u03c2\u03a3\u03c1'), '0001');
same(all('[\ud83d\ude00\u00e9]', 'iu', '\ud83d\ude00\u00c9\u00e9e'), '1110');
same(all('[\u4e00-\u4e10]', 'iu', '\u4e05A'), '10');
same(all('[\u0100-\u017f]', 'iu', 'sS\u017f\u0178\u00ffk'), '111110');
same(all('\\p{Lu}', 'iu', 'aA1'), '110');
same(all('[^\\p{Lu}]', 'iu', 'aA1'), '001');
same(all('\\p{RGI_Emoji}', 'iv', ['\ud83d\ude00', '#\ufe0f\u20e3', 'a', '\ud83c\udde9\ud83c\uddea']), '1101');
same(all('[\\q{ma\u00df}]', 'iv', ['MA\u00df', 'ma\u1e9e', 'mass']), '110');
