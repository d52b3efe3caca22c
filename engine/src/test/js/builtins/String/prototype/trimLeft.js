same(attributes(String.prototype, 'trimLeft', 'wc').value, String.prototype.trimStart);
same(String.prototype.trimLeft.name, 'trimStart');
same(' a '.trimLeft(), 'a ');
