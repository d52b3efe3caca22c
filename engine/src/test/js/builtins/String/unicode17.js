// Letters and marks that came with Unicode 17.
same('\ua7ce'.toLowerCase(), '\ua7cf');
same('\ua7cf'.toUpperCase(), '\ua7ce');
same('\u{16ea0}'.toLowerCase(), '\u{16ebb}');
same('\u{16ebb}ß'.toUpperCase(), '\u{16ea0}SS');
same('\ua7f1'.normalize('NFKC'), 'S');
same('a\u0301\u1acf'.normalize('NFC'), '\u00e1\u1acf');
same('ΑΣ \u{16ea0}Σ'.toLowerCase(), 'ας \u{16ebb}ς');
