package dev.gyre.page.api;

import org.junit.jupiter.api.Test;

/** WebSockets, server-sent events and recorded exchanges of pages. */
class PageConnectionsTest extends PageProgram {
    @Test
    void eventsOfServersArriveAndConnectionsBeginAgain() throws Exception {
        assertPrints("""
                open, message one\\ntwo id 7, ping 3 id 8, error 0, open, message last id 9, closed
                undefined 8
                1500 settled
                eventsource http://localhost/forever
                """, """
                const seen = [];
                const answers = ['retry: 1500\\n: comment\\nid: 7\\ndata: one\\ndata: two\\n\\nid: 8\\nevent: ping\\ndata:3\\n\\ndata: incomplete', 'id: 9\\ndata: last\\n\\n'];
                const page = await open({ html: `<script>
                  const lines = [];
                  const source = new EventSource('/events');
                  source.onopen = () => lines.push('open');
                  source.onmessage = ({ data, lastEventId }) => {
                    lines.push('message ' + data.replace('\\\\n', '\\\\\\\\n') + ' id ' + lastEventId);
                    if (data === 'last') { source.close(); lines.push('closed'); }
                  };
                  source.addEventListener('ping', ({ data, lastEventId }) => lines.push('ping ' + data + ' id ' + lastEventId));
                  source.onerror = () => lines.push('error ' + source.readyState);
                </script>` }, { handler: (request) => {
                  if (request.url.endsWith('/forever')) return { headers: { 'content-type': 'text/event-stream' }, body: '' };
                  seen.push(request.headers.get('last-event-id') ?? undefined);
                  return { headers: { 'content-type': 'text/event-stream' }, body: answers.shift() };
                } });
                await page.settled();
                console.log(page.evaluate && await page.evaluate('lines.join(", ")'));
                console.log(...seen);
                console.log(page.now, 'settled');
                await page.evaluate("new EventSource('/forever'); 0");
                const error = await page.settled({ timeout: 10_000 }).catch((reason) => reason);
                console.log(error.reasons[0].kind, error.reasons[0].reason);
                await page.settled({ ignore: ['eventsource'] });
                """);
    }

    @Test
    void eventsArriveWhileTheStreamIsOpen() throws Exception {
        assertPrints("""
                0 open, 0 one, 0 two
                eventsource http://localhost/stream 1
                0 open, 0 one, 0 two, 500 timer, 500 three, 500 error 0
                1 true
                closed true 0
                """, """
                let controller, canceled = 0, connections = 0;
                const stream = () => new ReadableStream({ start(c) { controller = c; c.enqueue('data: one\\n\\ndata: tw'); c.enqueue(Buffer.from('o\\r')); setImmediate(() => c.enqueue('\\n\\n')); }, cancel() { canceled++; } });
                const page = await open({ html: `<script>
                  window.lines = [];
                  const log = (line) => lines.push(performance.now() + ' ' + line);
                  const source = new EventSource('/stream');
                  source.onopen = () => log('open');
                  source.onmessage = ({ data }) => log(data);
                  source.onerror = () => { log('error ' + source.readyState); };
                </script>` }, { handler: () => (connections++, new Response(stream(), { headers: { 'content-type': 'text/event-stream' } })) });
                await page.evaluate('lines.length === 3 || new Promise((resolve) => source.addEventListener("message", () => lines.length === 3 && resolve()))');
                console.log(await page.evaluate('lines.join(", ")'));
                const [{ kind, reason }] = page.unsettled();
                console.log(kind, reason, connections);
                await page.evaluate("setTimeout(() => log('timer'), 500); 0");
                await page.settled({ ignore: ['eventsource'] });
                controller.enqueue('data: three\\r\\n\\r\\n');
                controller.close();
                await page.waitFor(() => page.window.lines.length >= 6);
                console.log((await page.evaluate('lines.join(", ")')));
                await page.advance(3000);
                await page.settled({ ignore: ['eventsource'] });
                console.log(connections - 1, await page.evaluate('source.readyState === 1'));
                await page.evaluate('source.close(); 0');
                await page.settled();
                await new Promise(setImmediate);
                console.log('closed', canceled === 1, page.unsettled().length);
                """);
    }

    @Test
    void socketsConnectToFunctions() throws Exception {
        assertPrints("""
                chat.v2 ws://localhost/live chat.v1,chat.v2
                socket ws://localhost/live
                open chat.v2, echo hello, bytes 3 true, close 4001 bye true
                3001 enough
                error, close 1006  false
                InvalidStateError SyntaxError
                """, """
                let other;
                const page = await open({ html: `<script>
                  const lines = [];
                  const socket = new WebSocket('/live', ['chat.v1', 'chat.v2']);
                  socket.binaryType = 'arraybuffer';
                  const answered = Promise.withResolvers();
                  socket.onopen = () => { lines.push('open ' + socket.protocol); socket.send('hello'); };
                  socket.onmessage = ({ data }) => {
                    lines.push(typeof data === 'string' ? 'echo ' + data : 'bytes ' + data.byteLength + ' ' + (data instanceof ArrayBuffer));
                    if (typeof data === 'string') socket.send(new Uint8Array(3));
                    else answered.resolve();
                  };
                  socket.onclose = ({ code, reason, wasClean }) => lines.push('close ' + code + ' ' + reason + ' ' + wasClean);
                </script>` }, { sockets: { '/live': (socket) => {
                  other = socket;
                  socket.onmessage = ({ data }) => socket.send(data);
                  return 'chat.v2';
                } } });
                await page.evaluate('answered.promise');
                await page.settled({ ignore: ['socket'] });
                console.log(await page.evaluate('socket.protocol'), other.url, other.protocols.join());
                console.log(page.unsettled().map(({ kind, reason }) => kind + ' ' + reason).join());
                other.close(4001, 'bye');
                await page.settled();
                console.log(await page.evaluate('lines.join(", ")'));
                await page.evaluate('new Promise((resolve) => { window.last = new WebSocket("/live"); last.onopen = resolve; })');
                const closed = new Promise((resolve) => { other.onclose = ({ code, reason }) => resolve(code + ' ' + reason); });
                await page.evaluate('last.close(3001, "enough")');
                console.log(await closed);
                const alone = await open({ html: `<script>
                  const lines = [];
                  const socket = new WebSocket('ws://elsewhere/');
                  for (const send of [() => socket.send('early'), () => new WebSocket('ftp://x')]) try { send() } catch ({ name }) { lines.push(name) }
                  socket.onerror = () => console.log('error');
                  socket.onclose = ({ code, reason, wasClean }) => console.log('close', code, reason, wasClean);
                </script>` }, { network: false });
                await alone.settled();
                console.log(alone.console.map(({ text }) => text).join(', '));
                console.log(await alone.evaluate('lines.join(" ")'));
                """);
    }

    @Test
    void archivesAreRecordedAndAnswer() throws Exception {
        assertPrints("""
                GET http://localhost/ 200, GET http://localhost/data 200 "1", POST http://localhost/data 201 "got x", GET http://localhost/data 200 "2", GET http://localhost/moved 302 http://localhost/bytes, GET http://localhost/bytes 200 base64
                1 got x 2 255
                1 got x 2 255
                nothing answers
                """, """
                import { writeFileSync } from 'node:fs';
                const html = `<script>(async () => {
                  const text = async (...request) => (await fetch(...request)).text();
                  const parts = [await text('/data'), await text('/data', { method: 'POST', body: 'x' }), await text('/data')];
                  parts.push(new Uint8Array(await (await fetch('/moved')).arrayBuffer())[0]);
                  document.title = parts.join(' ');
                })()</script>`;
                let n = 0;
                const page = await open('http://localhost/', { record: true, handler: async (request) => {
                  const { pathname } = new URL(request.url);
                  if (pathname === '/moved') return new Response(null, { status: 302, headers: { location: 'http://localhost/bytes' } });
                  if (pathname === '/bytes') return { body: new Uint8Array([255, 254]) };
                  if (pathname === '/') return html;
                  return request.method === 'POST' ? { status: 201, body: 'got ' + await request.text() } : { body: String(++n) };
                } });
                await page.settled();
                const { log } = page.har();
                console.log(log.entries.map(({ request, response: { status, redirectURL, content } }) => `${request.method} ${request.url} ${status}` +
                  (redirectURL ? ' ' + redirectURL : content.encoding ? ' ' + content.encoding : content.text === html ? '' : ' ' + JSON.stringify(content.text))).join(', '));
                console.log(page.title());
                writeFileSync('page.har', JSON.stringify(page.har()));
                const again = await open('http://localhost/', { har: 'page.har' });
                await again.settled();
                console.log(again.title());
                console.log(await again.evaluate("fetch('/other').catch((error) => error.message)").then(() => again.requests.at(-1).error.slice(0, 15)));
                """);
    }

    @Test
    void requestsOfXmlHttpRequestAreCheckedAndTheirTimeLimitMayChange() throws Exception {
        assertPrints("""
                SecurityError SyntaxError SyntaxError TypeError
                1 then timeout 30
                InvalidStateError
                4
                """, """
                const page = await open({ html: `<script>
                  const errorOf = (run) => { try { run(new XMLHttpRequest()) } catch ({ name }) { return name } };
                  const header = (value) => (request) => { request.open('GET', '/'); request.setRequestHeader('x', value) };
                  console.log(errorOf((request) => request.open('TRACE', '/')), errorOf((request) => request.open('a b', '/')), errorOf(header('a\\\\nb')), errorOf(header('\u4e00')));
                  const request = new XMLHttpRequest(), seen = [];
                  request.onreadystatechange = () => seen.push(request.readyState);
                  request.open('GET', '/other');
                  request.open('GET', '/slow');
                  request.timeout = 1000;
                  request.send();
                  setTimeout(() => { request.timeout = 30 }, 20);
                  const opened = seen.join();
                  request.ontimeout = () => {
                    console.log(opened, 'then timeout', Math.round(performance.now()));
                    const typed = new XMLHttpRequest();
                    typed.responseType = 'json';
                    console.log(errorOf(() => typed.responseXML));
                    const fast = new XMLHttpRequest();
                    fast.open('GET', '/fast');
                    fast.onloadend = () => setTimeout(() => { fast.timeout = 1; console.log(fast.readyState) });
                    fast.ontimeout = () => console.log('too late');
                    fast.send();
                  };
                </script>` }, { route: { '/slow': { body: '', delay: 5000 }, '/fast': '' }, onConsole: ({ text }) => console.log(text) });
                await page.settled();
                """);
    }
}
