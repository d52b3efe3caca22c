builtin(Uint8Array.prototype, 'toBase64', 0);
same(new Uint8Array([1, 2, 3]).toBase64(), 'AQID');
same(new Uint8Array([251, 255]).toBase64(), '+/8=');
same(new Uint8Array([251, 255]).toBase64({ alphabet: 'base64url' }), '-_8=');
same(new Uint8Array([251, 255]).toBase64({ alphabet: 'base64url', omitPadding: true }), '-_8');
same(new Uint8Array([1]).toBase64({ omitPadding: 'truthy' }), 'AQ');
same(new Uint8Array().toBase64(), '');
throws(() => Uint8Array.prototype.toBase64.call(new Int8Array()), 'TypeError');
throws(() => Uint8Array.prototype.toBase64.call(new Uint8ClampedArray()), 'TypeError');
throws(() => new Uint8Array().toBase64(1), 'TypeError');
throws(() => new Uint8Array().toBase64({ alphabet: 'BASE64' }), 'TypeError');

// Options may detach the array, which is looked at after them.
const leaving = new Uint8Array(1);
throws(() => leaving.toBase64({ get omitPadding() { leaving.buffer.transfer(); return false; } }), 'TypeError');
