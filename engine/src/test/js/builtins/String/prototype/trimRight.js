same(attributes(String.prototype, 'trimRight', 'wc').value, String.prototype.trimEnd);
same(String.prototype.trimRight.name, 'trimEnd');
same(' a '.trimRight(), ' a');
