package dev.gyre.page.api;

import org.junit.jupiter.api.Test;

/** Requests that scripts of pages make and wait for. */
class PageRequestsTest extends PageProgram {
    @Test
    void nothingElseOfAPageRunsWhileATaskWaits() throws Exception {
        assertPrints("""
                before, 200 OK text 2, after, microtask, error NetworkError, script, loaded, timer 1
                POST a=1 application/x-www-form-urlencoded;charset=UTF-8
                frame answer
                InvalidAccessError InvalidAccessError InvalidAccessError
                program true
                """, """
                let seen;
                const page = await open({ html: `<script>
                  window.lines = [];
                  const events = [];
                  setTimeout(() => lines.push('timer ' + performance.now()), 1);
                  Promise.resolve().then(() => lines.push('microtask'));
                  const script = document.createElement('script'); script.src = 'data:text/javascript,lines.push("script")'; document.head.append(script);
                  addEventListener('load', () => lines.push('loaded'));
                  lines.push('before');
                  const request = new XMLHttpRequest();
                  request.onreadystatechange = request.onload = request.onprogress = ({ type }) => events.push(type);
                  request.open('GET', '/answer', false);
                  request.send();
                  lines.push(request.status + ' ' + request.statusText + ' ' + request.responseText + ' ' + (events.length - 1), 'after');
                </script><body><script>
                  try { const bad = new XMLHttpRequest(); bad.open('GET', 'http://elsewhere/', false); bad.send(); } catch (error) { lines.push('error ' + error.name); }
                  const post = new XMLHttpRequest(); post.open('POST', '/post', false); post.send(new URLSearchParams('a=1'));
                  const frame = document.createElement('iframe'); document.body.append(frame);
                  const inFrame = new frame.contentWindow.XMLHttpRequest(); inFrame.open('GET', '/frame', false); inFrame.send();
                  window.framed = inFrame.responseText;
                  const names = [];
                  for (const wrong of [(r) => { r.timeout = 1; r.open('GET', '/', false); }, (r) => { r.responseType = 'json'; r.open('GET', '/', false); }, (r) => { r.open('GET', '/', false); r.timeout = 1; }])
                    try { wrong(new XMLHttpRequest()); } catch ({ name }) { names.push(name); }
                  window.failures = names.join(' ');
                </script>` }, { route: {
                  '/answer': () => new Promise((resolve) => setTimeout(() => resolve({ headers: { 'content-type': 'text/plain' }, body: 'text', delay: 50 }), 10)),
                  '/post': async (request) => { seen = request.method + ' ' + await request.text() + ' ' + request.headers.get('content-type'); return 'ok'; },
                  '/frame': 'frame answer', 'http://elsewhere/': 'hidden' } });
                await page.settled();
                console.log((await page.evaluate('lines.join(", ")')).replace(/timer [0-9.]+/, 'timer 1'));
                console.log(seen);
                console.log(await page.evaluate('framed'));
                console.log(await page.evaluate('failures'));
                let rejected;
                process.on('unhandledRejection', () => { rejected = true; });
                Promise.reject(new Error('of the program'));
                await new Promise(setImmediate);
                console.log('program', rejected);
                """);
    }

    @Test
    void aDocumentThatCannotBeLoadedIsAnErrorAtOnce() throws Exception {
        assertPrints("""
                Cannot load http://localhost/: refused
                Cannot load http://localhost/: cut
                Cannot load http://localhost/: nothing answers this request, and the network is off
                true
                """, """
                const cut = () => new ReadableStream({ start(controller) { controller.enqueue(new TextEncoder().encode('<p>pa')); controller.error(new Error('cut')); } });
                const start = performance.now();
                for (const handler of [() => { throw new Error('refused'); }, () => new Response(cut()), () => {}])
                  for (const clock of ['virtual', 'real'])
                    await open('http://localhost/', { handler, clock }).catch(({ message }) => clock === 'real' && console.log(message));
                console.log(performance.now() - start < 20_000);
                """);
    }

    @Test
    void timeThatScriptsTakeDoesNotDecideWhatComesFirst() throws Exception {
        assertPrints("timer, answer, task; timer, answer, task", """
                const order = [];
                for (const laps of [0, 2e6]) {
                  const page = await open({ html: `<script>
                    window.lines = [];
                    fetch('/answer').then(() => lines.push('answer')).then(() => setTimeout(() => lines.push('task')));
                    setTimeout(() => lines.push('timer'));
                    let n = 0; for (let i = 0; i < ${laps}; i++) n += i;
                  </script>` }, { seed: 1, handler: () => 'text' });
                  await page.settled();
                  order.push(await page.evaluate('lines.join(", ")'));
                }
                console.log(order.join('; '));
                """);
    }

    @Test
    void microtasksRunBetweenListenersOfEventsOfTheLibrary() throws Exception {
        assertPrints("""
                message first, message microtask, message second
                load first, load microtask, load second
                port first, port second, port microtask
                """, """
                const page = await open({ html: `<script>
                  const lines = [];
                  function listen(target, type, name) {
                    target.addEventListener(type, () => { lines.push(name + ' first'); Promise.resolve().then(() => lines.push(name + ' microtask')); });
                    target.addEventListener(type, () => lines.push(name + ' second'));
                  }
                  listen(window, 'message', 'message');
                  postMessage('');
                  const request = new XMLHttpRequest();
                  listen(request, 'load', 'load');
                  request.open('GET', '/answer');
                  request.send();
                </script>` }, { handler: () => 'text' });
                await page.settled();
                const result = (lines) => console.log(lines.join(', '));
                const lines = await page.evaluate('lines');
                result(lines.filter((line) => line.startsWith('message')));
                result(lines.filter((line) => line.startsWith('load')));
                // A script that dispatches is still running.
                await page.evaluate('lines.length = 0; const target = new EventTarget(); listen(target, "x", "port"); target.dispatchEvent(new Event("x"))');
                result(await page.evaluate('lines'));
                """);
    }

    @Test
    void workersWaitForAnswersAndForNoLongerThanTheirLimit() throws Exception {
        assertPrints("text 1234, TimeoutError 4, page goes on", """
                const slow = (delay) => ({ headers: { 'content-type': 'text/plain' }, body: '1234', delay });
                const page = await open({ html: `<script>
                  window.lines = [];
                  const worker = new Worker('/worker.js');
                  worker.onmessage = ({ data }) => lines.push(data);
                  setTimeout(() => lines.push('page goes on'), 1500);
                </script>` }, { route: { '/slow': slow(500), '/slower': slow(5000), '/worker.js': { headers: { 'content-type': 'text/javascript' }, body: `
                  const get = (url, timeout) => { const r = new XMLHttpRequest(); r.open('GET', url, false); r.responseType = 'arraybuffer'; r.timeout = timeout; try { r.send(); return 'text ' + new TextDecoder().decode(r.response); } catch ({ name }) { return name + ' ' + r.readyState; } };
                  postMessage(get('/slow', 1000)); postMessage(get('/slower', 500));` } } });
                await page.settled();
                console.log(await page.evaluate('lines.join(", ")'));
                """);
    }

    @Test
    void aPageThatIsClosedWaitsNoLonger() throws Exception {
        assertPrints("""
                asked
                closed true
                """, """
                const asked = Promise.withResolvers();
                const page = await open({ html: `<script>const r = new XMLHttpRequest(); r.open('GET', '/never', false); r.send(); console.log('wrong')</script>` },
                  { waitUntil: 'none', route: { '/never': () => { asked.resolve(); return new Promise(() => {}); } }, onConsole: ({ text }) => console.log(text) });
                await asked.promise;
                console.log('asked');
                page.close();
                let rejected;
                process.on('unhandledRejection', () => { rejected = true; });
                Promise.reject(new Error('of the program'));
                await new Promise(setImmediate);
                console.log('closed', rejected);
                """);
    }

    @Test
    void pagesSeeTheHeadersThatServersExpose() throws Exception {
        assertPrints("""
                a: 1|content-type: text/plain|__b: 2|
                content-type: text/plain|x-seen: 3| null 3
                206 bytes 1-2/5 el NetworkError
                """, """
                const other = { headers: { 'content-type': 'text/plain', 'access-control-allow-origin': '*', 'access-control-expose-headers': 'X-Seen', 'x-seen': '3', 'x-hidden': '4' }, body: '' };
                const page = await open({ html: '<p>' }, { route: { '/own': { headers: { __b: '2', a: '1', 'content-type': 'text/plain' }, body: '' }, 'http://other/': other } });
                const all = (url) => page.evaluate(`new Promise((resolve) => { const r = new XMLHttpRequest(); r.open('GET', '${url}'); r.onload = () => resolve(r.getAllResponseHeaders().replaceAll('\\\\r\\\\n', '|')); r.send(); })`);
                console.log(await all('/own'));
                console.log(await all('http://other/'), await page.evaluate(`fetch('http://other/').then(({ headers }) => headers.get('x-hidden') + ' ' + headers.get('x-seen'))`));
                console.log(await page.evaluate(`new Promise((resolve) => setTimeout(() => {
                  const url = URL.createObjectURL(new Blob(['hello']));
                  const get = (range) => { const r = new XMLHttpRequest(); r.open('GET', url, false); r.setRequestHeader('range', range); r.send(); return r; };
                  const r = get('bytes=1-2');
                  let name; try { get('bytes=9-') } catch (error) { name = error.name }
                  resolve(r.status + ' ' + r.getResponseHeader('content-range') + ' ' + r.responseText + ' ' + name);
                }))`));
                """);
    }
}
