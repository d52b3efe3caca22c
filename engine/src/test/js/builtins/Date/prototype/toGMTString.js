same(attributes(Date.prototype, 'toGMTString', 'wc').value, Date.prototype.toUTCString);
same(Date.prototype.toGMTString.name, 'toUTCString');
same(new Date(0).toGMTString(), 'Thu, 01 Jan 1970 00:00:00 GMT');
