package dev.gyre.page.api;

import org.junit.jupiter.api.Test;

/** Workers of pages. */
class PageWorkersTest extends PageProgram {
    @Test
    void workersRunOnTheClockOfTheirPage() throws Exception {
        assertPrints("""
                ["one",3,"undefined",true,"[object DedicatedWorkerGlobalScope]","/worker.js"]
                {"a":1}
                [1,2]
                Uncaught Error: late http://localhost/worker.js 7
                settled 1000
                """, """
                const page = await open({ html: `<script>
                  const worker = new Worker('/worker.js', { name: 'one' });
                  worker.onmessage = ({ data }) => console.log(JSON.stringify(data));
                  worker.onerror = (event) => { console.log(event.message, event.filename, event.lineno); event.preventDefault(); };
                  worker.postMessage({ a: 1 });
                </script>` }, { route: {
                  '/worker.js': `importScripts('/first.js', '/second.js');
                    postMessage([name, second, typeof document, self === globalThis, String(self), location.pathname]);
                    onmessage = ({ data }) => {
                      postMessage(data);
                      setTimeout(async () => {
                        postMessage(await (await fetch('/data')).json());
                        setTimeout(() => { throw new Error('late'); });
                      }, 1000);
                    };`,
                  '/first.js': 'var first = 1',
                  '/second.js': 'var second = first + 2',
                  '/data': { json: [1, 2] },
                }, onConsole: ({ text }) => console.log(text) });
                await page.settled();
                console.log('settled', page.now, ...page.errors);
                """);
    }

    @Test
    void workersAreModulesAndBlobs() throws Exception {
        assertPrints("""
                module 5 http://localhost/module.js TypeError
                blob blob:
                inner outer
                """, """
                const page = await open({ html: `<script>
                  new Worker('/module.js', { type: 'module' }).onmessage = ({ data }) => {
                    console.log('module', ...data);
                    const text = 'postMessage(location.protocol)';
                    new Worker(URL.createObjectURL(new Blob([text]))).onmessage = (event) => {
                      console.log('blob', event.data);
                      new Worker('/outer.js').onmessage = ({ data }) => console.log(data);
                    };
                  };
                </script>` }, { route: {
                  '/module.js': `import { five } from './five.js';
                    let name;
                    try { importScripts('/five.js'); } catch (error) { name = error.name; }
                    postMessage([five, import.meta.url, name])`,
                  '/five.js': 'export const five = 5',
                  '/outer.js': 'new Worker("/inner.js").onmessage = ({ data }) => postMessage(data + " outer")',
                  '/inner.js': 'postMessage("inner")',
                }, onConsole: ({ text }) => console.log(text) });
                await page.settled();
                for (const { message } of page.errors) console.log(message);
                """);
    }

    @Test
    void workersEndAndFail() throws Exception {
        assertPrints("""
                interval 100 ms http://localhost/endless.js
                NetworkError
                SyntaxError
                missing error
                terminated 0
                Uncaught Error: unhandled http://localhost/throws.js:1
                """, """
                const page = await open({ html: `<script>
                  const endless = new Worker('/endless.js');
                  new Worker('/imports.js').onmessage = ({ data }) => console.log(data);
                  new Worker('/missing.js').onerror = ({ type }) => console.log('missing', type);
                  try { new Worker('http://['); } catch (error) { console.log(error.name); }
                </script>` }, { route: {
                  '/endless.js': 'setInterval(() => {}, 100)',
                  '/imports.js': 'try { importScripts("/none.js") } catch (error) { postMessage(error.name) }',
                  '/throws.js': 'throw new Error("unhandled")',
                } });
                await page.settled({ ignore: ['interval'] });
                for (const { kind, reason, frame } of page.unsettled()) console.log(kind, reason, frame);
                console.log(page.console.map(({ text }) => text).sort().join('\\n'));
                await page.evaluate('endless.terminate()');
                await page.settled();
                console.log('terminated', page.unsettled().length);
                await page.evaluate("new Worker('/throws.js'); 0");
                await page.settled();
                for (const { message, place } of page.errors) console.log(message, place);
                """);
    }

    @Test
    void blobsOfOtherRealmsAreBlobs() throws Exception {
        assertPrints("""
                nested
                frame 5 true
                """, """
                const page = await open({ html: `<iframe srcdoc="<p>x"></iframe><script>
                  const url = (text) => URL.createObjectURL(new Blob([text]));
                  const inner = "postMessage('nested')";
                  const outer = 'const worker = new Worker(URL.createObjectURL(new Blob([' + JSON.stringify(inner) + '])));'
                    + 'worker.onmessage = ({ data }) => postMessage(data);';
                  new Worker(url(outer)).onmessage = async ({ data }) => {
                    console.log(data);
                    const { Blob: Other } = frames[0];
                    const blob = new Other(['frame']);
                    console.log(await new Response(blob).text(), new Blob([blob]).size, (await (await fetch(URL.createObjectURL(blob))).text()) === 'frame');
                  };
                </script>` }, { onConsole: ({ text }) => console.log(text) });
                await page.settled();
                """);
    }

    @Test
    void documentsOfAnOriginShareWorkers() throws Exception {
        assertPrints("""
                SharedWorkerGlobalScope counter 1, 2, 3, other 1
                undefined true error error
                4
                true
                """, """
                const page = await open({ html: `<iframe src=/frame></iframe><script>
                  const lines = [];
                  window.connect = (name, url = '/shared.js') => {
                    const worker = new SharedWorker(url, name);
                    worker.port.onmessage = ({ data }) => lines.push(data);
                    worker.port.postMessage('hello');
                    return worker;
                  };
                  connect('counter'); connect({ name: 'counter' });
                </script>` }, { route: {
                  '/frame': '<script>parent.connect.call(window, "counter"); const own = new SharedWorker("/shared.js", "counter");</script>',
                  '/shared.js': { headers: { 'content-type': 'text/javascript' }, body: `let n = 0;
                    onconnect = ({ ports: [port], source }) => {
                      if (source !== port) throw new Error('source');
                      const text = n++ === 0 ? self.constructor.name + ' ' + name + ' ' + n : name === 'other' ? 'other ' + n : n;
                      port.onmessage = () => port.postMessage(text);
                    };` },
                } });
                await page.settled();
                await page.evaluate("connect('other'); 0");
                await page.settled();
                console.log((await page.evaluate('lines.join(", ")')).replace('SharedWorkerGlobalScope other 1', 'other 1'));
                console.log(await page.evaluate(`new Promise((resolve) => {
                  const missing = new SharedWorker('/missing.js');
                  missing.onerror = ({ type }) => {
                    const module = new SharedWorker('/shared.js', { name: 'counter', type: 'module' });
                    module.onerror = (event) => resolve([missing.postMessage, missing.port instanceof MessagePort, type, event.type].join(' ').trim());
                  };
                })`).then((text) => text.startsWith('true') ? 'undefined ' + text : text));
                await page.evaluate("document.querySelector('iframe').remove(); lines.length = 0; connect('counter'); 0");
                await page.settled();
                console.log(await page.evaluate('lines[0] - 1'));
                await page.evaluate('lines.length = 0; 0');
                console.log(page.unsettled().length === 0);
                """);
    }
}
