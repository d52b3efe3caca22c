builtin(globalThis, 'encodeURI', 1);
same(encodeURI(";/?:@&=+$,#-_.!~*'()aZ9"), ";/?:@&=+$,#-_.!~*'()aZ9");
same(encodeURI('é 你😀%'), '%C3%A9%20%E4%BD%A0%F0%9F%98%80%25');
same(encodeURI('[]'), '%5B%5D');
same(encodeURI(), 'undefined');
for (const bad of ['\ud800', 'a\udc00', '\udc00\ud800']) throws(() => encodeURI(bad), 'URIError: URI malformed');
