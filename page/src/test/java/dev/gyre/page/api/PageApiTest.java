package dev.gyre.page.api;

import java.nio.file.Files;
import org.junit.jupiter.api.Test;

/** gyre:page as programs use it. */
class PageApiTest extends PageProgram {
    @Test
    void aFileThatDoesNotExistIsAnError() throws Exception {
        assertPrints("ENOENT none.html", """
                const error = await open('none.html').catch((reason) => reason);
                console.log(error.code, error.path.split('/').pop());
                """);
    }

    @Test
    void optionsThatAreWrongAreErrorsThatNameThem() throws Exception {
        assertPrints("""
                ERR_INVALID_ARG_TYPE The "options.route" property must be of type object. Received function route
                ERR_INVALID_ARG_TYPE The "options.route["/a"]" property must be one of type string, function, or object. Received type number (1)
                ERR_INVALID_ARG_VALUE The property 'options.route[0]' must be longer than 2. Received [ '/a' ]
                ERR_INVALID_ARG_VALUE The property 'options.limits.memory' is unknown; there are cpu, wall, virtual, bytes. Received 1
                ERR_OUT_OF_RANGE The value of "options.limits.cpu" is out of range. It must be >= 0. Received NaN
                ERR_INVALID_ARG_TYPE The "options.viewport.width" property must be of type number. Received type string ('1024')
                ERR_INVALID_ARG_VALUE The property 'options.waitUntil' must be one of: 'load', 'settled', 'none'. Received 'networkidle'
                ERR_INVALID_ARG_VALUE The property 'options.clock' must be one of: 'virtual', 'real'. Received 'fake'
                ERR_INVALID_ARG_TYPE The "options.handler" property must be of type function. Received an instance of Object
                ERR_INVALID_ARG_VALUE The property 'options.time' must be a time. Received 'noon'
                ERR_INVALID_ARG_TYPE The "options.beforeScripts[1]" property must be one of type string or function. Received type number (2)
                ERR_INVALID_ARG_TYPE The "options.sockets["/s"]" property must be of type function. Received type string ('x')
                ERR_INVALID_ARG_TYPE The "options" argument must be of type object. Received type string ('/x')
                true
                ERR_INVALID_ARG_TYPE
                ERR_INVALID_ARG_TYPE
                ok
                """, """
                const all = [
                  { route: function route() {} }, { route: { '/a': 1 } }, { route: [['/a']] }, { limits: { memory: 1 } }, { limits: { cpu: NaN } }, { viewport: { width: '1024' } },
                  { waitUntil: 'networkidle' }, { clock: 'fake' }, { handler: {} }, { time: 'noon' }, { beforeScripts: ['', 2] }, { sockets: { '/s': 'x' } }, '/x',
                ];
                for (const options of all) {
                  const error = await open({ html: '<p>' }, options).catch((reason) => reason);
                  console.log(error.code, error.message);
                }
                const unknown = await open({ html: '<p>' }, { routes: {} }).catch((reason) => reason);
                console.log(unknown instanceof TypeError && unknown.message.startsWith("The property 'options.routes' is unknown; there are beforeScripts, clock, "));
                console.log((await open(1).catch((reason) => reason)).code);
                using page = await open({ html: '<p>', url: new URL('http://localhost/x') }, { seed: undefined, limits: { wall: Infinity }, route: { '/a': undefined } });
                try {
                  page.route('/b', 7);
                } catch (error) {
                  console.log(error.code);
                }
                page.route(/b/, 'x');
                console.log('ok');
                """);
    }

    @Test
    void sizesThatStylesDetermineAreKnown() throws Exception {
        assertPrints("""
                a 126 53 120 49 126 53
                b 100 0 90 0 100 0
                c 40 0 40 0 40 0
                d 0 0 0 0 0 0
                e 0 0 0 0 0 0
                f 0 0 0 0 0 0
                g 30 20 30 20 30 20
                """, """
                const page = await open({ html: `<!doctype html><style>
                  #a { width: 100px; height: 40px; padding: 4px 10px 5px; border: solid; border-width: 2px 3px }
                  #b { width: 100px; padding: 5px; border-left: 10px solid; box-sizing: border-box }
                  #c { width: 80px; max-width: 40px; border-left-width: 10px }
                  #d, #g { width: 30px; height: 20px } #d { display: none } #f { height: 20px; width: 10% }
                </style><div id=a></div><div id=b></div><div id=c></div><div id=d><div id=e style="width: 5px; height: 5px"></div></div>
                <span id=f></span><img id=g>` });
                for (const id of 'abcdefg') {
                  const element = page.document.getElementById(id);
                  const { width, height } = element.getBoundingClientRect();
                  console.log(id, element.offsetWidth, element.offsetHeight, element.clientWidth, element.clientHeight, width, height);
                }
                """);
    }

    @Test
    void linksHaveSheetsThatMayBeAlternatives() throws Exception {
        assertPrints(
                "http://localhost/a.css 1px true 0px false 2px print 1px, url(\"http://localhost/image?%C3%A4\")", """
                const css = (text) => ({ headers: { 'content-type': 'text/css' }, body: text });
                const page = await open({ html: `<link id=a rel=stylesheet href=a.css><link id=b rel="alternate stylesheet" title=b href=b.css>
                  <link id=c rel="alternate stylesheet" href=never.css><table background="image?\u00e4">` },
                  { route: { '/a.css': css('p { margin-top: 1px }'), '/b.css': css('p { padding-top: 2px }') } });
                await page.settled();
                console.log(await page.evaluate(`(() => {
                  const p = document.body.appendChild(document.createElement('p'));
                  const style = getComputedStyle(p);
                  const lines = [a.sheet.href, style.marginTop, b.sheet.disabled, style.paddingTop];
                  b.sheet.disabled = false;
                  lines.push(b.sheet.disabled, style.paddingTop);
                  a.media = 'print';
                  lines.push(a.sheet.media.mediaText);
                  a.media = '';
                  return lines.join(' ') + ' ' + style.marginTop + ', ' + getComputedStyle(document.querySelector('table')).backgroundImage;
                })()`));
                """);
    }

    @Test
    void queriesAreEncodedAsTheDocumentIs() throws Exception {
        assertPrints("""
                /?q=%E5#%C3%A5
                /%C3%A5?q=%26%2320320%3B%E5
                ws://localhost/?q=%C3%A5
                /frame?q=%E5
                /xhr?q=%E5
                ?%C3%A5
                """, """
                const requests = [];
                const handler = ({ url }) => {
                  requests.push(url.slice('http://localhost'.length));
                  if (!url.endsWith('/')) return 'x';
                  const text = '<meta charset=windows-1252><a href="?q=&#xE5;#&#xE5;"></a><a href="/&#xE5;?q=&#x4F60;&#xE5;"></a><a href="ws://localhost/?q=&#xE5;"></a><iframe src="/frame?q=&#xE5;"></iframe>';
                  return { headers: { 'content-type': 'text/html' }, body: text };
                };
                const page = await open('http://localhost/', { handler });
                await page.evaluate(`const xhr = new XMLHttpRequest(); xhr.open('GET', '/xhr?q=\\u00E5'); xhr.send()`);
                await page.settled();
                for (const { href } of page.querySelectorAll('a')) console.log(href.replace('http://localhost', ''));
                for (const path of requests.slice(1)) console.log(path);
                const link = page.querySelector('a');
                link.search = '\\u00E5';
                console.log(link.search);
                """);
    }

    @Test
    void linksTellTheirPingsWhereTheyLead() throws Exception {
        assertPrints("""
                POST /p1 text/ping PING http://localhost/ http://localhost/#x http://localhost
                POST /p2 text/ping PING http://localhost/ http://localhost/#x http://localhost
                """, """
                const page = await open({ html: '<a href="#x" ping=" /p1 ftp://localhost/ \\n/p2"></a>' }, {
                  handler: async (request) => {
                    const { headers, method } = request;
                    const said = ['content-type', 'ping-from', 'ping-to', 'origin'].map((name) => headers.get(name));
                    console.log(method, new URL(request.url).pathname, said[0], await request.text(), ...said.slice(1));
                    return '';
                  },
                });
                await page.click('a');
                await page.settled();
                """);
    }

    @Test
    void fileInputsHaveTheNameOfTheirFile() throws Exception {
        assertPrints("""
                C:\\fakepath\\a.txt 1
                 0
                """, """
                const page = await open({ html: '<input type=file>' });
                await page.evaluate(`globalThis.input = document.querySelector('input');
                  const transfer = new DataTransfer(); transfer.items.add(new File(['x'], 'a.txt')); input.files = transfer.files`);
                const { input } = page.window;
                console.log(input.value, input.files.length);
                input.value = '';
                console.log(input.value, input.files.length);
                """);
    }

    @Test
    void scriptsRunInTheStandardsOrder() throws Exception {
        Files.writeString(folder.resolve("a.js"), "log('blocking')");
        Files.writeString(folder.resolve("d.js"), "log('deferred ' + document.readyState)");
        Files.writeString(folder.resolve("i.js"), "log('inserted')");
        Files.writeString(folder.resolve("m.mjs"), "export const name = 'imported'; log('module graph');");
        Files.writeString(folder.resolve("index.html"), """
                <!doctype html><script>var value, lines = []; var log = line => lines.push(line);
                addEventListener('load', () => log('load'));
                document.addEventListener('DOMContentLoaded', () => log('parsed'));</script>
                <script nomodule>log('never')</script>
                <script type=importmap>{"imports": {"pack/": "/"}}</script>
                <script type=module>import { name } from 'pack/m.mjs'; log(name); import('./data.json', {with: {type: 'json'}}).then(m => { value = m.default.value; })</script>
                <script defer src=d.js></script>
                <script>document.head.append(Object.assign(document.createElement('script'), {src: 'i.js', onload() { log('inserted load') }}))</script>
                <script src=a.js></script>
                <script>addEventListener('error', (event) => log(event.type), true)</script><script src=none.js></script>
                <script>log('inline'); document.write('<script>log("written")<\\/script>')</script>
                """);
        Files.writeString(folder.resolve("data.json"), "{\"value\": 42}");
        assertPrints(
                "blocking, inserted, inserted load, error, inline, written, module graph, imported, deferred interactive, parsed, load 42",
                """
                const page = await open('index.html', { serve: '.' });
                await page.settled();
                console.log(page.window.lines.join(', '), page.window.value, ...page.errors);
                page.close();
                """);
    }

    @Test
    void timePassesOnlyForThoseWhoWait() throws Exception {
        assertPrints("""
                0 60000
                tick 1000,tick 2000,hour 3600000
                ERR_PAGE_NOT_SETTLED interval 1000 ms at http://localhost/:3
                """, """
                const page = await open({ html: `<script>
                  var lines = [];
                  var i = setInterval(() => { lines.push('tick ' + performance.now()); if (lines.length == 2) clearInterval(i); }, 1000);
                </script>` });
                const before = page.now;
                await page.advance(60_000);
                console.log(before, page.now);
                await page.evaluate(() => { setTimeout(() => lines.push('hour ' + performance.now()), 3_540_000); });
                await page.settled({ timeout: 4_000_000 });
                console.log(page.window.lines.join());
                const other = await open({ html: `<script>

                  setInterval(() => {}, 1000);
                </script>` });
                const error = await other.settled({ timeout: 5000 }).catch((reason) => reason);
                console.log(error.code, error.reasons.map(({ kind, reason, place }) => `${kind} ${reason} at ${place}`).join());
                await other.settled({ ignore: ['interval'] });
                """);
    }

    @Test
    void errorsOfErrorListenersGoToNoListener() throws Exception {
        assertPrints("1 Uncaught Error: second, Uncaught Error: first", """
                const page = await open({ html: '<script>var n = 0; onerror = () => { n++; throw new Error("second") }; throw new Error("first")</script>' });
                console.log(page.window.n, page.errors.map(({ message }) => message).join(', '));
                """);
    }

    @Test
    void locationsChangeInParts() throws Exception {
        assertPrints("""
                SyntaxError
                false undefined
                style load image/png 1
                http://other.example:81/a
                """, """
                const page = await open('http://localhost/a', { route: { 'http://**': ({ url }) => url.endsWith('.png') ? { headers: { 'content-type': 'image/png' }, body: 'x' } : `<style>p { color: red }</style><title></title><script>
                  document.querySelector('style').onload = () => { document.title = 'style load' };
                </script>` } });
                console.log(await page.evaluate("try { location.protocol = '0' } catch ({ name }) { name }"));
                console.log(await page.evaluate("Object.getOwnPropertyDescriptor(location, 'valueOf').configurable + ' ' + location[Symbol.toPrimitive]"));
                await page.settled();
                const title = page.title();
                const { document } = page;
                const frame = document.createElement('iframe');
                frame.src = '/x.png';
                document.body.append(frame);
                await page.settled();
                console.log(title, frame.contentDocument.contentType, frame.contentDocument.images.length);
                await page.evaluate("location.host = 'other.example:81'");
                await page.settled();
                console.log(page.url);
                """);
    }

    @Test
    void formsGiveFormDataWithFiles() throws Exception {
        assertPrints("""
                a=1,send=yes,more=added,f=File
                0 FileList 1 notes.txt notes.txt
                f notes.txt text/plain hello
                NotFoundError TypeError
                text/plain,Files hi
                """, """
                let posted;
                const page = await open({ html: `<form id=one method=post action=/post enctype=multipart/form-data><input name=a value=1><input type=file name=f><button name=send value=yes></button></form><form id=two></form><script>
                  const form = document.querySelector('form');
                  const input = form.querySelector('[type=file]');
                  const button = form.querySelector('button');
                  form.onformdata = ({ formData }) => { formData.append('more', 'added'); };
                  const empty = input.files.length;
                  const transfer = new DataTransfer();
                  transfer.items.add(new File(['hello'], 'notes.txt', { type: 'text/plain' }));
                  input.files = transfer.files;
                  transfer.setData('text', 'hi');
                  const names = [];
                  for (const attempt of [() => new FormData(document.querySelector('#two'), button), () => new FormData(1)])
                    try { attempt() } catch ({ name }) { names.push(name) }
                </script>` }, { handler: async (request) => { posted = await request.formData(); return ''; } });
                const entries = await page.evaluate(`[...new FormData(form, button)].map(([name, value]) => name + '=' + (value instanceof File ? 'File' : value)).sort((a, b) => a.startsWith('f=') - b.startsWith('f=')).join()`);
                console.log(entries);
                console.log(await page.evaluate("[empty, input.files.constructor.name, input.files.length, input.files[0].name, input.files.item(0).name].join(' ')"));
                const seen = await page.evaluate("names.join(' ')");
                const data = await page.evaluate("transfer.types.join() + ' ' + transfer.getData('text/plain')");
                await page.evaluate('form.submit()');
                await page.settled();
                const file = posted.get('f');
                console.log('f', file.name, file.type, await file.text());
                console.log(seen);
                console.log(data);
                """);
    }

    @Test
    void manyTimersAndWrittenScriptsEnd() throws Exception {
        assertPrints("""
                10000 9999
                50 end
                """, """
                const timers = await open({ html: '<script>var n = 0; for (let i = 0; i < 10000; i++) setTimeout(() => n++, i)</script>' });
                await timers.settled();
                console.log(timers.window.n, timers.now);
                const written = await open({ html: `<script>var depth = 0;
                  function write() { if (++depth < 50) document.write('<script>write()<\\\\/script>'); }
                  write()</script><p>end` });
                console.log(written.window.depth, written.document.querySelector('p').textContent);
                """);
    }

    @Test
    void errorsAndRejectionsAreThePages() throws Exception {
        assertPrints("""
                Uncaught (in promise) TypeError: second http://localhost/:3
                Uncaught Error: first http://localhost/:2
                handled third
                """, """
                const page = await open({ html: `<script>
                  setTimeout(() => { throw new Error('first') });
                  Promise.reject(new TypeError('second'));
                  addEventListener('unhandledrejection', (event) => { if (event.reason === 'third') { event.preventDefault(); console.log('handled third'); } });
                  Promise.reject('third');
                </script>` });
                await page.settled();
                for (const { message, place } of page.errors) console.log(message, place);
                for (const { text } of page.console) console.log(text);
                """);
    }

    private static final String SITE = """
            const site = {
              '/': `<title>One</title><a id=two href="/two?x=1#h">Two</a><a id=part href="#part">Part</a>
                <script>addEventListener('hashchange', (event) => console.log('hash', event.newURL));
                addEventListener('popstate', (event) => console.log('pop', JSON.stringify(event.state)))</script>`,
              '/two': `<title>Two</title><script>document.cookie = 'a=1'; localStorage.n = 1 + Number(localStorage.n ?? 0);
                document.write([document.cookie, location.search, location.hash, history.length, localStorage.n].join())</script>`,
              '/inner': `<title>Inner</title><script>parent.postMessage({ from: location.pathname }, '*'); setTimeout(() => document.body.append('later'), 100)</script>`,
              '/outer': `<iframe src=/inner></iframe><iframe srcdoc="<script>parent.seen = parent === top && frameElement.localName</script>"></iframe>
                <script>addEventListener('message', ({ data, source, origin }) => console.log(data.from, source === frames[0], origin));
                addEventListener('load', () => console.log('load', document.querySelector('iframe').contentDocument.title, length, seen))</script>`,
              '/cookie': { headers: { 'set-cookie': 'secret=1; HttpOnly' }, body: 'set' },
            };
            const asked = [];
            const options = {
              handler(request) {
                const { pathname } = new URL(request.url);
                asked.push(`${request.method} ${pathname} ${request.headers.get('cookie') ?? ''}`.trim());
                return pathname === '/away' ? Response.redirect('http://site.test/two', 302) : (site[pathname] ?? { status: 404 });
              },
            };
            """;

    @Test
    void linksHistoryAndRedirectsAreFollowed() throws Exception {
        assertPrints("""
                http://site.test/#part pop null|hash http://site.test/#part|pop null
                http://site.test/two?x=1#h Two a=1,?x=1,#h,3,1
                http://site.test/two a=1,,,4,2
                http://site.test/two?x=1#h 3
                """, SITE + """
                const page = await open('http://site.test/', options);
                await page.click('#part');
                await page.settled();
                await page.evaluate(() => { history.pushState({ a: 1 }, '', '/pushed'); history.back(); });
                await page.settled();
                console.log(page.url, page.console.map(({ text }) => text).join('|'));
                const text = () => page.document.body.lastChild.textContent;
                await page.click('#two');
                await page.loaded();
                console.log(page.url, page.title(), text());
                await page.navigate('/away');
                console.log(page.url, text());
                await page.evaluate(() => history.back());
                await page.settled();
                console.log(page.url, page.window.localStorage.n);
                """);
    }

    @Test
    void framesArePagesOnTheSameClock() throws Exception {
        assertPrints("""
                frame /inner true http://site.test
                /inner true http://site.test|load Inner 2 iframe
                later 0
                """, SITE + """
                const page = await open('http://site.test/outer', options);
                console.log(page.requests[1].kind, page.console[0].text);
                console.log(page.console.map(({ text }) => text).join('|'));
                await page.settled();
                console.log(page.window[0].document.body.lastChild.data, page.errors.length);
                """);
    }

    @Test
    void requestsOfScriptsAreAnswered() throws Exception {
        assertPrints("""
                200 3 text/plain;charset=UTF-8 secret
                TypeError: fetch failed
                http://site.test/a?b,2,3,string
                AbortError
                GET /|GET /cookie|GET /echo secret=1
                """, SITE + """
                site['/echo'] = () => {};
                const page = await open('http://site.test/', {
                  ...options,
                  route: { '/echo': (request) => { asked.push(`GET /echo ${request.headers.get('cookie')}`); return new Response('abc'); } },
                });
                console.log(await page.evaluate(async () => {
                  await fetch('/cookie');
                  return new Promise((resolve) => {
                    const request = new XMLHttpRequest();
                    request.open('GET', '/echo');
                    request.onload = () => resolve([request.status, request.responseText.length, request.getResponseHeader('content-type')].join(' '));
                    request.send();
                  });
                }), page.document.cookie === '' ? 'secret' : page.document.cookie);
                console.log(await page.evaluate(() => fetch('http://other.test/').catch(String)));
                console.log(await page.evaluate(() =>
                  [new URL('a?b', location).href, structuredClone(new Map([[1, 2]])).get(1), new Blob(['abc']).size, typeof crypto.randomUUID()].join()));
                console.log(await page.evaluate(() => { const c = new AbortController(); const p = fetch('/', { signal: c.signal }); c.abort(); return p.catch((e) => e.name); }));
                console.log(asked.slice(0, 3).join('|'));
                """);
    }

    @Test
    void aSeedDecidesWhatIsRandom() throws Exception {
        assertPrints("true false 2025-01-01T00:00:00.000Z", """
                const html = `<script>for (const name of 'abcdef') fetch('/' + name).then(() => document.body.append(name + Math.random()))</script>`;
                const texts = [];
                for (const seed of [1, 1, 2]) {
                  const page = await open({ html }, { seed, handler: () => 'x' });
                  await page.settled();
                  texts.push(page.snapshot());
                  if (seed === 2) console.log(texts[0] === texts[1], texts[0] === texts[2], await page.evaluate('new Date().toISOString()'));
                }
                """);
    }

    @Test
    void usersFindAndUseWhatTheySee() throws Exception {
        assertPrints("""
                input, change, keydown, keyup, click
                save email ERR_PAGE_AMBIGUOUS ERR_PAGE_NO_ELEMENT
                <p>
                  <b a="1" c="2">bold</b>
                  text
                  <br>
                </p>
                """, """
                const page = await open({ html: `<form><label for=email>Email</label><input id=email><button id=save type=button>Save all</button><button hidden>Save</button></form><p><b c=2 a=1>bold</b>  text <br></p>
                <script>var log = []; for (const type of ['input', 'change', 'keydown', 'keyup']) email.addEventListener(type, () => log.push(type));
                save.onclick = () => log.push('click');</script>` , beforeScripts: [] }, {
                  beforeScripts: `Object.defineProperty(globalThis, 'email', { get: () => document.getElementById('email') });
                    Object.defineProperty(globalThis, 'save', { get: () => document.getElementById('save') });`,
                });
                await page.fill('#email', 'Ann');
                await page.press('#email', 'Escape');
                await page.click(page.getByRole('button', { name: 'save' }));
                console.log(page.window.log.join(', '));
                const code = (find) => { try { find(); } catch (error) { return error.code; } };
                console.log(page.getByText('Save all').id, page.getByLabel('Email').id,
                  code(() => page.getByRole('generic')), code(() => page.getByText('nothing')));
                console.log(page.snapshot('p'));
                """);
    }

    @Test
    void microtasksRunBetweenTheListenersOfAUsersEvents() throws Exception {
        assertPrints("""
                click 1 true, micro click 1, click 2 true, micro click 2
                focus 1 true, micro focus 1, focus 2 true, micro focus 2, keydown true, micro keydown, submit true, micro submit
                click 1 false, click 2 false, micro click 1, micro click 2
                """, """
                const page = await open({ html: `<form><input id=i></form><button type=button>b</button><script>
                  var log = [];
                  const listen = (target, type, name = type) => target.addEventListener(type, (event) => {
                    log.push(name + ' ' + event.isTrusted);
                    queueMicrotask(() => log.push('micro ' + name));
                  });
                  const button = document.querySelector('button');
                  listen(button, 'click', 'click 1');
                  listen(button, 'click', 'click 2');
                  listen(i, 'focus', 'focus 1');
                  listen(i, 'focus', 'focus 2');
                  listen(i, 'keydown');
                  document.forms[0].onsubmit = (event) => event.preventDefault();
                  listen(document.forms[0], 'submit');
                </script>` });
                const taken = () => page.window.log.splice(0).join(', ');
                await page.click('button');
                console.log(taken());
                await page.press('#i', 'Enter');
                console.log(taken());
                await page.evaluate("document.querySelector('button').click()");
                console.log(taken());
                """);
    }

    @Test
    void styleSheetsHoldScriptsUpAndImagesTheLoadEvent() throws Exception {
        Files.writeString(folder.resolve("s.css"), "p { color: red }");
        assertPrints("rgb(255, 0, 0) load there error gone load window", """
                const page = await open({ html: `<link rel=stylesheet href=s.css><p>x<script>var log = [getComputedStyle(document.querySelector('p')).color];
                  for (const type of ['load', 'error']) document.addEventListener(type, ({ target }) => log.push(type + ' ' + target.id), true);
                  addEventListener('load', () => log.push('load window'))</script><img id=there src=s.css><img id=gone src=none>` }, { serve: '.' });
                console.log(page.window.log.join(' '));
                """);
    }

    @Test
    void formsAreSubmitted() throws Exception {
        assertPrints("""
                http://site.test/save Saved
                http://site.test/find?q=cat 0
                GET / |POST /save a=x+y&b=1|GET / |GET /find?q=cat
                """, """
                const form = '<form method=post action=/save><input name=a><button name=b value=1>Save</button></form><form action=/find><input name=q id=q></form>';
                const got = [];
                const page = await open('http://site.test/', {
                  async handler(request) {
                    const { pathname, search } = new URL(request.url);
                    got.push(`${request.method} ${pathname}${search} ${request.method === 'POST' ? await request.text() : ''}`);
                    return pathname === '/' ? form : '<title>Saved</title>';
                  },
                });
                await page.fill('input', 'x y');
                await page.click('button');
                await page.loaded();
                console.log(page.url, page.title());
                await page.navigate('/');
                await page.fill('#q', 'cat');
                await page.press('#q', 'Enter');
                await page.loaded();
                console.log(page.url, page.errors.length);
                console.log(got.join('|'));
                """);
    }

    @Test
    void messagesMoveTheirPorts() throws Exception {
        assertPrints("""
                { q: [ 1 ] } 1|over the port moved|null|false true|DataCloneError|broadcast 7
                """, """
                const page = await open({ html: `<iframe srcdoc=""></iframe><script>
                  onload = () => {
                    const [one, other] = [new MessageChannel(), new MessageChannel()];
                    one.port1.onmessage = ({ data, ports, source }) => {
                      console.log(data, ports.length);
                      ports[0].postMessage('moved');
                    };
                    one.port2.postMessage({ q: [1] }, [other.port1]);
                    other.port2.onmessage = ({ data, source }) => { console.log('over the port', data); console.log(source); };
                    const clone = structuredClone(new Date(0));
                    console.log(clone === new Date(0), clone instanceof Date);
                    try { postMessage(() => {}, '*'); } catch (error) { console.log(error.name); }
                    new BroadcastChannel('news').onmessage = ({ data }) => console.log('broadcast', data);
                    new frames[0].BroadcastChannel('news').postMessage(7);
                  };
                </script>` });
                await page.settled();
                const lines = page.console.map(({ text }) => text);
                console.log([...lines.filter((line) => line.startsWith('{')), ...lines.filter((line) => /^over|^null/.test(line)),
                  ...lines.filter((line) => !/^[{on]/.test(line))].join('|'));
                """);
    }

    @Test
    void blobsAreReadAndHaveUrls() throws Exception {
        assertPrints("""
                blob:http://localhost/ hey|data:text/plain;base64,aGV5|load 3 3|frame hey|1 mark
                """, """
                const page = await open({ html: `<script>
                  const blob = new Blob(['hey'], { type: 'text/plain' });
                  const url = URL.createObjectURL(blob);
                  var log = [];
                  const reader = new FileReader();
                  reader.onload = ({ type, loaded, total }) => {
                    log.push(reader.result, type + ' ' + loaded + ' ' + total);
                    const frame = document.createElement('iframe');
                    frame.src = URL.createObjectURL(new Blob(['hey'], { type: 'text/html' }));
                    frame.onload = () => log.push('frame ' + frame.contentDocument.body.textContent);
                    document.body.append(frame);
                  };
                  (async () => { log.push(url.slice(0, 22) + ' ' + await (await fetch(url)).text()); reader.readAsDataURL(blob); })();
                  performance.mark('one');
                </script>` });
                await page.settled();
                console.log([...page.window.log, `${page.window.performance.getEntriesByName('one').length} ${page.window.performance.getEntries()[0].entryType}`].join('|'));
                """);
    }

    @Test
    void answersMayBeDelayedAndLoopsMayWaitForTheClock() throws Exception {
        assertPrints("""
                quick 0|waited true|slow 500
                """, """
                const page = await open({ html: `<script>
                  var log = [];
                  for (const name of ['slow', 'quick'])
                    fetch('/' + name).then((response) => response.text()).then((text) => log.push(text + ' ' + performance.now()));
                  setTimeout(() => {
                    const begin = Date.now();
                    while (Date.now() === begin);
                    log.push('waited ' + (performance.now() < 30));
                  }, 20);
                </script>` }, { route: { '/slow': { body: 'slow', delay: 500 }, '/quick': 'quick' } });
                await page.settled();
                console.log(page.window.log.join('|'));
                """);
    }

    @Test
    void documentsMayBeXml() throws Exception {
        assertPrints("""
                application/xhtml+xml XMLDocument p run|image/svg+xml svg|parsererror
                """, """
                const xml = (type, body) => ({ headers: { 'content-type': type }, body });
                const route = {
                  '/': xml('application/xhtml+xml', `<html xmlns="http://www.w3.org/1999/xhtml"><body><p/><script>window.seen = document.querySelector("p").localName + " run"</script></body></html>`),
                  '/image': xml('image/svg+xml;charset=utf-8', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
                  '/broken': xml('text/xml', '<a><b></a>'),
                };
                const page = await open('http://site.test/', { route });
                const lines = [`${page.document.contentType} ${page.document.constructor.name} ${page.window.seen}`];
                await page.navigate('/image');
                lines.push(`${page.document.contentType} ${page.document.documentElement.localName}`);
                await page.navigate('/broken');
                lines.push(page.document.documentElement.localName);
                console.log(lines.join('|'));
                """);
    }

    @Test
    void aNavigationEndsTheOneBefore() throws Exception {
        assertPrints("http://site.test/b B", """
                const route = { '/': '<script>location = "/a"; location = "/b"</script>', '/a': '<title>A</title>', '/b': '<title>B</title>' };
                const page = await open('http://site.test/', { route, waitUntil: 'none' });
                await page.settled();
                console.log(page.url, page.title());
                """);
    }

    /** What the library does for a page uses nothing that is a global of programs only. */
    @Test
    void pagesCompressAndDecompress() throws Exception {
        assertPrints("""
                undefined undefined
                600 true
                TypeError true
                """, """
                const page = await open({ html: `<script type="module">
                  console.log(typeof process, typeof Buffer);
                  const stream = () => new Blob(['hello '.repeat(100)]).stream();
                  const bytes = await new Response(stream().pipeThrough(new CompressionStream('gzip'))).bytes();
                  const text = await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text();
                  console.log(text.length, bytes.length < 100);
                  const wrong = new Blob(['no gzip']).stream().pipeThrough(new DecompressionStream('gzip'));
                  await new Response(wrong).text().catch((error) => console.log(error.name, error instanceof TypeError));
                </script>` });
                await page.settled();
                for (const { text } of page.console) console.log(text);
                """);
    }

    @Test
    void workOfOtherThreadsIsPending() throws Exception {
        assertPrints("""
                crypto  http://localhost/:2
                sha 32 key public 0
                """, """
                const page = await open({ html: `<script type="module">
                  const hash = await crypto.subtle.digest('SHA-256', new Uint8Array(1e6));
                  const { publicKey } = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
                  console.log('sha', hash.byteLength, 'key', publicKey.type, performance.now());
                </script>` });
                for (const { kind, reason, place } of page.unsettled()) console.log(kind, reason, place);
                await page.settled();
                for (const { text } of page.console) console.log(text);
                """);
    }
}
