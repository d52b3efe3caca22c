same(encodeURIComponent('a b&c/ü€😀'), 'a%20b%26c%2F%C3%BC%E2%82%AC%F0%9F%98%80');
same(encodeURI('http://x/ü?a=b#c'), 'http://x/%C3%BC?a=b#c');
throws(() => encodeURIComponent('\ud800'), 'URIError: URI malformed');
same(encodeURIComponent("-_.!~*'()"), "-_.!~*'()");
