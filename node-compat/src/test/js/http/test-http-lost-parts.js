// What is written goes to the system at once, but for the parts of a response, which wait for a tick: if the connection is destroyed before, they are lost.
const http = require('http');
const net = require('net');

const netCases = {
  'write, destroy': (s) => { s.write('abc'); s.destroy(); },
  'write twice, destroy': (s) => { s.write('abc'); s.write('def'); s.destroy(); },
  'corked write, destroy': (s) => { s.cork(); s.write('abc'); s.destroy(); },
  'corked, uncorked, destroy': (s) => { s.cork(); s.write('abc'); s.write('def'); s.uncork(); s.destroy(); },
  'end, destroy': (s) => { s.end('abc'); s.destroy(); },
  'write, tick, destroy': (s) => { s.write('abc'); process.nextTick(() => s.destroy()); },
  'write, immediate, destroy': (s) => { s.write('abc'); setImmediate(() => s.destroy()); },
  'write, destroySoon': (s) => { s.write('abc'); s.destroySoon(); },
  'two writes, destroySoon': (s) => { s.write('abc'); s.write('def'); s.destroySoon(); },
  'write string utf16, destroy': (s) => { s.write('abc', 'utf16le'); s.destroy(); },
  'write with callback, destroy': (s, log) => { s.write('abc', (e) => log.push(`cb ${e?.code}`)); s.destroy(); },
  'two writes with callback, destroy': (s, log) => { s.write('abc', (e) => log.push(`cb ${e?.code}`)); s.write('def', (e) => log.push(`cb2 ${e?.code}`)); s.destroy(); },
  'end with callback, destroy': (s, log) => { s.end('abc', (e) => log.push(`cb ${e?.code}`)); s.destroy(); },
  'write, destroy with error': (s, log) => { s.on('error', (e) => log.push(`error ${e.message}`)); s.write('abc', (e) => log.push(`cb ${e?.message}`)); s.destroy(new Error('x')); },
  'writev of parts': (s) => { s.cork(); for (let i = 0; i < 100; i++) s.write('abc'); s.uncork(); s.destroy(); },
};
const httpCases = {
  'res.write, res.destroy': (res) => { res.write('abc'); res.destroy(); },
  'res.write twice, res.destroy': (res) => { res.write('abc'); res.write('def'); res.destroy(); },
  'writeHead, flushHeaders, destroy': (res) => { res.writeHead(200); res.flushHeaders(); res.destroy(); },
  'writeHead, destroy': (res) => { res.writeHead(200); res.destroy(); },
  'res.write, socket.destroy': (res) => { res.write('abc'); res.socket.destroy(); },
  'res.write of length, destroy': (res) => { res.writeHead(200, { 'Content-Length': 6 }); res.write('abc'); res.destroy(); },
  'res.write of length twice, destroy': (res) => { res.writeHead(200, { 'Content-Length': 6 }); res.write('abc'); res.write('d'); res.destroy(); },
  'res.end, destroy': (res) => { res.end('abc'); res.destroy(); },
  'res.end, socket.destroy': (res) => { const s = res.socket; res.end('abc'); s.destroy(); },
  'res.write, res.end, socket.destroy': (res) => { const s = res.socket; res.write('abc'); res.end('def'); s.destroy(); },
  'res.end empty, socket.destroy': (res) => { const s = res.socket; res.end(); s.destroy(); },
  'corked write, destroy': (res) => { res.cork(); res.write('abc'); res.destroy(); },
  'corked, uncorked, destroy': (res) => { res.cork(); res.write('abc'); res.uncork(); res.destroy(); },
  'res.write, tick, destroy': (res) => { res.write('abc'); process.nextTick(() => res.destroy()); },
  'res.write twice, tick, destroy': (res) => { res.write('abc'); res.write('def'); process.nextTick(() => res.destroy()); },
  'res.write, then, destroy': (res) => { res.write('abc'); Promise.resolve().then(() => res.destroy()); },
  'res.write, immediate, destroy': (res) => { res.write('abc'); setImmediate(() => res.destroy()); },
  'res.end, tick, socket.destroy': (res) => { const s = res.socket; res.end('abc'); process.nextTick(() => s.destroy()); },
  'later: res.write, destroy': (res) => setImmediate(() => { res.write('abc'); res.destroy(); }),
  'later: res.write twice, destroy': (res) => setImmediate(() => { res.write('abc'); res.write('def'); res.destroy(); }),
  'later: res.end, socket.destroy': (res) => setImmediate(() => { const s = res.socket; res.end('abc'); s.destroy(); }),
  'later: res.end, destroy': (res) => setImmediate(() => { res.end('abc'); res.destroy(); }),
  'flushed: write, destroy': (res) => { res.write('abc'); setImmediate(() => { res.write('def'); res.destroy(); }); },
  'flushed: write twice, destroy': (res) => { res.write('abc'); setImmediate(() => { res.write('def'); res.write('ghi'); res.destroy(); }); },
  'flushed: end, destroy': (res) => { res.write('abc'); setImmediate(() => { const s = res.socket; res.end('def'); s.destroy(); }); },
  'socket.write, destroy': (res) => { res.socket.write('abc'); res.destroy(); },
  'socket.end, destroy': (res) => { res.socket.end('abc'); res.destroy(); },
  'write, destroySoon': (res) => { res.write('abc'); res.socket.destroySoon(); },
  'end with callback, destroy': (res, log) => { const s = res.socket; res.end('abc', (e) => log.push(`cb ${e?.code}`)); s.destroy(); },
  'writeContinue, destroy': (res) => { res.writeContinue(); res.destroy(); },
  'writeProcessing, destroy': (res) => { res.writeProcessing(); res.destroy(); },
  'destroy with error': (res, log) => { res.on('error', (e) => log.push('res error ' + e.message)); res.write('abc'); res.destroy(new Error('x')); },
  'assigned: write in finish': (res) => { const s = res.socket; res.on('finish', () => s.destroy()); res.end('abc'); },
  'assigned: write in prefinish': (res) => { const s = res.socket; res.on('prefinish', () => s.destroy()); res.end('abc'); },
};
function get(port, first) {
  return new Promise((resolve) => {
    let head = ''; let end = '';
    const s = net.connect(port, '127.0.0.1', () => { if (first) s.write(first); });
    s.on('data', (d) => { if (head.length < 300) head += d.toString('latin1').slice(0, 300); });
    s.on('end', () => { end += ' end'; });
    s.on('error', (e) => { end += ' ' + e.code; });
    s.on('close', () => resolve(`${JSON.stringify(head.replace(/Date: .*?\r\n/, '').replace(/Keep-Alive: .*?\r\n/, ''))}${end}`));
  });
}
async function main() {
  for (const [name, run] of Object.entries(netCases)) {
    const log = [];
    const server = net.createServer((s) => { s.on('finish', () => log.push('finish')); s.on('close', (had) => log.push('close ' + had)); s.on('error', () => {}); run(s, log); }).listen(0, '127.0.0.1');
    await new Promise((r) => server.on('listening', r));
    const got = await get(server.address().port);
    await new Promise((r) => server.close(r));
    console.log(`net ${name}: ${got} | ${log.join(', ')}`);
  }
  for (const [name, run] of Object.entries(httpCases)) {
    const log = [];
    const server = http.createServer((req, res) => { res.on('finish', () => log.push('finish')); res.on('close', () => log.push('close')); req.on('close', () => log.push('req close')); req.on('aborted', () => log.push('aborted')); res.on('error', () => {}); req.on('error', (e) => log.push('req error ' + e.code)); run(res, log); }).listen(0, '127.0.0.1');
    await new Promise((r) => server.on('listening', r));
    const got = await get(server.address().port, 'GET / HTTP/1.1\r\nHost: h\r\n\r\n');
    await new Promise((r) => server.close(r));
    console.log(`http ${name}: ${got} | ${log.join(', ')}`);
  }
}

main();
