// WebSocket beside a server that answers frames by hand: what both sides see.
'use strict';
const zlib = require('zlib');
const net = require('net'); const crypto = require('crypto');
const show = (e) => { const o = { type: e.type }; for (const k of ['data', 'code', 'reason', 'wasClean', 'origin', 'message', 'lastEventId']) if (k in e) o[k] = e[k]; if (e.error) o.error = `${e.error}`; return o; };
function attempt(f) { try { const r = f(); return r === undefined ? 'undefined' : typeof r === 'object' ? 'object' : r; } catch (e) { return `${e.name}|${e.message}|${e.code}|${e.constructor.name}`; } }
console.log(attempt(() => new WebSocket()), attempt(() => new WebSocket('nope')));
console.log(attempt(() => new WebSocket('ftp://x')), attempt(() => new WebSocket('ws://x#frag')));
console.log(attempt(() => new WebSocket('ws://x', ['a', 'a'])), attempt(() => new WebSocket('ws://x', 'a b')), attempt(() => new WebSocket('ws://x', { protocols: 5 })));
console.log(attempt(() => new CloseEvent()), JSON.stringify(show(new CloseEvent('close', { code: 1001, reason: 'r', wasClean: true }))));
console.log(attempt(() => new CloseEvent('close', { code: -1 }).code), attempt(() => new CloseEvent('close', 5)));
console.log(Object.getOwnPropertyNames(WebSocket).join(), Object.getOwnPropertyNames(WebSocket.prototype).sort().join());
console.log(Object.getOwnPropertyDescriptor(globalThis, 'WebSocket') && Object.keys(Object.getOwnPropertyDescriptor(globalThis, 'WebSocket')), WebSocket.length, WebSocket.prototype[Symbol.toStringTag], CloseEvent.prototype[Symbol.toStringTag], Object.getOwnPropertyNames(CloseEvent.prototype));
console.log(attempt(() => WebSocket.prototype.url), attempt(() => WebSocket.prototype.send.call({}, 'a')), WebSocket.prototype.CLOSING, WebSocket.CLOSED);
function frame(op, data, fin = true) { data = Buffer.from(data); const h = [(fin ? 0x80 : 0) | op]; if (data.length < 126) h.push(data.length); else h.push(126, data.length >> 8, data.length & 255); return Buffer.concat([Buffer.from(h), data]); }
function unframe(b) { const out = []; let i = 0; while (i + 2 <= b.length) { const op = b[i] & 15, rsv = b[i] & 0x70, masked = b[i + 1] & 0x80; let len = b[i + 1] & 127; i += 2; if (len === 126) { len = b.readUInt16BE(i); i += 2; } const m = b.subarray(i, i + 4); i += 4; const d = Buffer.from(b.subarray(i, i + len)); for (let j = 0; j < len; j++) d[j] ^= m[j & 3]; i += len; out.push([op, rsv, !!masked, op === 8 ? [d.length ? d.readUInt16BE(0) : 0, d.toString('utf8', 2)] : d.toString()]); } return out; }
async function run(name, server, client, protocols, extra = '') {
  console.log('==', name);
  const sockets = [];
  const s = net.createServer((c) => {
    sockets.push(c);
    let buf = Buffer.alloc(0), up = false;
    c.on('error', () => {});
    c.on('data', (d) => {
      if (up) { for (const f of unframe(d)) { if (process.env.V) console.log('server got', JSON.stringify(f)); server(c, f); } return; }
      buf = Buffer.concat([buf, d]);
      if (buf.indexOf('\r\n\r\n') < 0) return;
      const text = buf.toString();
      if (name === 'headers') console.log(text.replace(/(key|port|localhost:|127.0.0.1:)[^\r\n]*/gi, '$1'));
      const key = /sec-websocket-key: (.*)\r\n/i.exec(text)[1];
      const accept = crypto.createHash('sha1').update(key + '258EAFA5-E914-47DA-95CA-C5AB0DC85B11').digest('base64');
      up = true;
      if (extra === '404') { c.end('HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n'); return; }
      if (extra === 'badaccept') { c.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: x\r\n\r\n'); return; }
      c.write(`HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n${extra}\r\n`);
      server(c, null);
    });
  });
  await new Promise((r) => s.listen(0, '127.0.0.1', r));
  const ws = new WebSocket(`ws://127.0.0.1:${s.address().port}/p?q=1`, protocols);
  console.log(ws.readyState, ws.bufferedAmount, ws.binaryType, ws.protocol, ws.extensions, ws.url.replace(/:\d+/, ''), attempt(() => ws.send('early')));
  // After a late timer the server's sockets are polled once more before they are destroyed.
  const done = new Promise((r) => ws.addEventListener('close', () => setTimeout(() => setImmediate(() => setImmediate(r)), 50)));
  for (const t of ['open', 'message', 'error', 'close']) ws.addEventListener(t, (e) => { const o = show(e); if (o.origin) o.origin = o.origin.replace(/\d+$/, ''); if (typeof o.data === 'object') o.data = o.data.constructor.name + (o.data.size ?? o.data.byteLength); console.log(ws.readyState, e.constructor.name, JSON.stringify(o)); });
  client(ws);
  await Promise.race([done, new Promise((r) => setTimeout(r, 8000))]);
  s.close(); for (const c of sockets) c.destroy();
}
(async () => {
  await run('headers', (c, f) => { if (f && f[0] === 1) c.write(frame(1, 'echo ' + f[3])); if (f && f[0] === 8) { console.log('close frame', JSON.stringify(f)); c.end(frame(8, Buffer.from([3, 232]))); } },
    (ws) => { ws.onopen = () => { console.log('opened', ws.protocol, ws.extensions); ws.send('hi'); console.log('buffered', ws.bufferedAmount); }; ws.onmessage = () => { console.log(attempt(() => ws.close(999)), attempt(() => ws.close(1000, 'x'.repeat(124))), attempt(() => ws.close('abc'))); ws.close(1000, 'bye'); console.log(ws.readyState, attempt(() => ws.send('late'))); }; }, ['a', 'b'], 'Sec-WebSocket-Protocol: b\r\n');
  await run('server closes', (c, f) => { if (!f) c.write(frame(8, Buffer.concat([Buffer.from([0x0f, 0xa0]), Buffer.from('why')]))); else { console.log('got', JSON.stringify(f)); c.end(); } }, () => {});
  await run('no status', (c, f) => { if (!f) c.write(frame(8, '')); else { console.log('got', JSON.stringify(f)); c.end(); } }, () => {});
  await run('abrupt', (c, f) => { if (!f) setTimeout(() => c.destroy(), 50); }, () => {});
  await run('404', () => {}, () => {}, [], '404');
  await run('bad accept', () => {}, () => {}, [], 'badaccept');
  await run('unasked protocol', () => {}, () => {}, [], 'Sec-WebSocket-Protocol: zzz\r\n');
  await run('fragments', (c, f) => { if (!f) { c.write(frame(1, 'he', false)); c.write(frame(9, 'p')); c.write(frame(0, 'llo')); c.write(frame(2, 'bytes')); c.write(frame(8, Buffer.from([3, 232]))); } else { console.log('got', JSON.stringify(f)); if (f[0] === 8) c.end(); } }, (ws) => { ws.binaryType = 'arraybuffer'; ws.binaryType = 'foo'; console.log(ws.binaryType); });
  await run('blob', (c, f) => { if (!f) { c.write(frame(2, 'bytes')); c.write(frame(8, Buffer.from([3, 232]))); } else if (f[0] === 8) c.end(); }, () => {});
  await run('bad utf8', (c, f) => { if (!f) c.write(frame(1, Buffer.from([0xff, 0xfe]))); else { console.log('got', JSON.stringify(f)); } }, () => {});
  await run('masked', (c, f) => { if (!f) c.write(Buffer.from([0x81, 0x81, 1, 2, 3, 4, 5])); else { console.log('got', JSON.stringify(f)); } }, () => {});
  await run('rsv', (c, f) => { if (!f) c.write(Buffer.from([0xf1, 0x01, 65])); else { console.log('got', JSON.stringify(f)); } }, () => {});
  await run('opcode', (c, f) => { if (!f) c.write(frame(3, 'x')); else { console.log('got', JSON.stringify(f)); } }, () => {});
  await run('continuation', (c, f) => { if (!f) c.write(frame(0, 'x')); else { console.log('got', JSON.stringify(f)); } }, () => {});
  await run('interleaved', (c, f) => { if (!f) { c.write(frame(1, 'x', false)); c.write(frame(1, 'y')); } else { console.log('got', JSON.stringify(f)); } }, () => {});
  await run('long ping', (c, f) => { if (!f) c.write(frame(9, 'x'.repeat(126))); else { console.log('got', JSON.stringify(f)); } }, () => {});
  await run('bad close code', (c, f) => { if (!f) c.write(frame(8, Buffer.from([3, 237]))); else { console.log('got', JSON.stringify(f)); c.end(); } }, () => {});
  await run('one byte close', (c, f) => { if (!f) c.write(frame(8, Buffer.from([3]))); else { console.log('got', JSON.stringify(f)); c.end(); } }, () => {});
  const deflated = (text) => zlib.deflateRawSync(text, { finishFlush: zlib.constants.Z_SYNC_FLUSH }).subarray(0, -4);
  const compressed = (text) => { const bytes = frame(1, deflated(text)); bytes[0] |= 0x40; return bytes; };
  await run('deflate', (c, f) => { if (!f) { c.write(compressed('hello hello hello')); c.write(frame(1, 'plain')); c.write(compressed('again and again')); c.write(frame(8, Buffer.from([3, 232]))); } else { console.log('got', JSON.stringify(f)); c.end(); } }, (ws) => { ws.onopen = () => console.log(ws.extensions); }, [], 'Sec-WebSocket-Extensions: permessage-deflate; server_no_context_takeover\r\n');
  await run('bad deflate', (c, f) => { if (!f) c.write(Buffer.from([0xc1, 2, 0xff, 0xff])); else console.log('got', f[0], f[3][0]); }, () => {}, [], 'Sec-WebSocket-Extensions: permessage-deflate; server_no_context_takeover\r\n');
  await run('binary kinds', (c, f) => { if (f) { console.log('got', JSON.stringify(f)); if (f[0] === 8) c.end(frame(8, Buffer.from([3, 232]))); } }, (ws) => { ws.onopen = async () => { ws.send(new Uint8Array([65, 66])); ws.send(new Uint8Array([67]).buffer); ws.send(12); ws.send(null); ws.send(new DataView(new Uint8Array([1, 68, 69]).buffer, 1)); ws.send('x'.repeat(200)); console.log(ws.bufferedAmount); ws.close(3000, 'ok'); }; });
  const ws = new WebSocket('ws://127.0.0.1:1/'); await new Promise((r) => { ws.onerror = (e) => console.log(e.constructor.name, e.type, e.message, String(e.error), String(e.error?.cause)); ws.onclose = (e) => { console.log(JSON.stringify(show(e))); r(); }; });
  console.log(require('util').inspect(ws).split('\n').slice(0, 3), String(ws));
})();
