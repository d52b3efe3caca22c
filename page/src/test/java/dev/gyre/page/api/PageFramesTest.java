package dev.gyre.page.api;

import org.junit.jupiter.api.Test;

/** Frames, and where links and forms lead. */
class PageFramesTest extends PageProgram {
    @Test
    void documentsAreToldThatTheyAreLeft() throws Exception {
        assertPrints("""
                beforeunload, pagehide false, visibilitychange hidden, unload, frame unload
                next
                beforeunload http://localhost/
                """, """
                const lines = [];
                const page = await open({ html: `<iframe srcdoc="<script>onunload = () => { parent.log('frame unload') }</scr` + `ipt>"></iframe><script>
                  onbeforeunload = () => log('beforeunload');
                  onpagehide = (event) => log('pagehide ' + event.persisted);
                  document.onvisibilitychange = () => log('visibilitychange ' + document.visibilityState);
                  onunload = (event) => { log('unload'); document.open(); document.write('ignored'); };
                </script>` }, { route: { '/next': '<title>next</title>' }, beforeScripts: (window) => { window.log = (line) => { lines.push(line); }; } });
                await page.navigate('/next');
                console.log(lines.sort((a, b) => a.startsWith('frame') - b.startsWith('frame')).join(', '));
                console.log(page.title());
                const asking = await open({ html: '<script>onbeforeunload = () => "stay"</script>' }, { onDialog: ({ kind }) => { lines.push(kind); return false; } });
                await asking.navigate('/next');
                console.log(lines.at(-1), asking.url);
                """);
    }

    @Test
    void framesHaveADocumentAtOnce() throws Exception {
        assertPrints("""
                load complete BackCompat
                CSS1Compat
                text/plain <pre>a &lt;b&gt;</pre>
                windows-1251 windows-1251 Д
                """, """
                const text = (type, body) => ({ headers: { 'content-type': type }, body });
                const page = await open({ html: `<body><script>
                  const frame = document.createElement('iframe');
                  let seen = '';
                  frame.onload = () => seen += 'load ';
                  document.body.append(frame);
                  console.log(seen + frame.contentDocument.readyState, frame.contentDocument.compatMode);
                  function load(attributes, show) {
                    document.body.append(Object.assign(document.createElement('iframe'), attributes, { onload() { show(this.contentDocument) } }));
                  }
                  load({ srcdoc: '<p>' }, ({ compatMode }) => console.log(compatMode));
                  load({ src: '/plain' }, ({ contentType, body }) => console.log(contentType, body.innerHTML));
                  load({ src: '/outer' }, ({ characterSet, querySelector, body }) =>
                    setTimeout(() => { const inner = body.querySelector('iframe').contentDocument; console.log(characterSet, inner.characterSet, inner.body.textContent); }));
                </script>` }, {
                  onConsole: ({ text }) => console.log(text),
                  route: {
                    '/plain': text('text/plain', 'a <b>'),
                    '/outer': text('text/html; charset=windows-1251', '<iframe src=/inner></iframe>'),
                    '/inner': text('text/html', new Uint8Array([0xC4])),
                  },
                });
                await page.settled();
                """);
    }

    @Test
    void linksAndFormsLeadToFramesByName() throws Exception {
        assertPrints("""
                /linked from http://localhost/start, /posted POST from http://localhost/start, /top/2 from http://localhost/inner
                inner inner true
                /replaced from http://localhost/start
                """, """
                const lines = [];
                const page = await open('http://localhost/start', { handler: async (request) => {
                  const { pathname } = new URL(request.url);
                  if (pathname === '/start') return `<iframe name=inner src=/inner></iframe><a target=inner href=/linked>a</a><form target=inner method=post action=/posted></form>`;
                  if (pathname === '/inner') return '<a target=_top href=/top/2>b</a>';
                  lines.push(`${pathname}${request.method === 'GET' ? '' : ' ' + request.method} from ${request.headers.get('referer')}`);
                  return `<script>document.title = document.referrer</script>`;
                } });
                const { document } = page;
                await page.evaluate("document.querySelector('a').click()");
                await page.settled();
                await page.evaluate("document.querySelector('form').submit()");
                await page.settled();
                const names = [document.querySelector('iframe').contentWindow.name, 'inner', page.window.inner === page.window.frames[0]];
                await page.evaluate("frames[0].location = '/inner'; 0");
                await page.settled();
                document.querySelector('iframe').contentDocument.querySelector('a').click();
                await page.settled();
                console.log(lines.join(', '));
                console.log(...names);
                lines.length = 0;
                const other = await open('http://localhost/start', { handler: (request) => {
                  lines.push(`${new URL(request.url).pathname} from ${request.headers.get('referer')}`);
                  return '';
                } });
                await other.evaluate("location.replace('/replaced')");
                await other.settled();
                console.log(lines.at(-1));
                """);
    }

    @Test
    void sandboxedFramesRunNoScriptsAndHaveNoOrigin() throws Exception {
        assertPrints("""
                false true null
                SecurityError true null
                """, """
                const page = await open({ html: `<body><script>
                  function frame(sandbox) {
                    const made = document.createElement('iframe');
                    made.sandbox = sandbox;
                    made.srcdoc = '<script>let name = ""; try { localStorage } catch (error) { name = error.name } parent.postMessage(name + " " + (origin === "null"), "*")<\\\\/script>';
                    document.body.append(made);
                    return made;
                  }
                  let message = false;
                  onmessage = ({ data, origin }) => { message = data + ' ' + origin };
                </script>` });
                for (const sandbox of ['', 'allow-scripts']) {
                  const made = page.window.frame(sandbox);
                  await page.settled();
                  const message = await page.evaluate('message');
                  console.log(message, ...(message ? [] : [made.contentDocument === null, made.contentDocument]));
                }
                """);
    }

    @Test
    void framesOfAnOriginAnnounceWhatTheyStore() throws Exception {
        assertPrints("""
                a null 1 http://localhost/inner true
                a 1 2 http://localhost/inner true
                null null null http://localhost/inner true
                """, """
                const page = await open({ html: `<script>
                  localStorage.x = 0;
                  onstorage = ({ key, oldValue, newValue, url, storageArea }) => console.log(key, oldValue, newValue, url, storageArea === localStorage);
                </script><iframe src=/inner></iframe>` }, {
                  route: { '/inner': '<script>localStorage.a = 1; localStorage.a = 2; localStorage.a = 2; localStorage.clear()</script>' },
                  onConsole: ({ text }) => console.log(text),
                });
                await page.settled();
                """);
    }

    @Test
    void messagesNeedASequenceOfWhatTheyTransfer() throws Exception {
        assertPrints("""
                TypeError TypeError
                undefined
                """, """
                const page = await open({ html: `<script>
                  const errorOf = (transfer) => { try { postMessage('', '*', transfer) } catch ({ name }) { return name } };
                  console.log(errorOf(null), errorOf({ length: 1 }));
                  onmessage = ({ data }) => console.log(data);
                  postMessage(undefined, '*', []);
                </script>` }, { onConsole: ({ text }) => console.log(text) });
                await page.settled();
                """);
    }

    @Test
    void observablesOfEventsEndWithTheirSubscription() throws Exception {
        assertPrints("""
                2 4 6
                [2,4] No values in Observable
                """, """
                const page = await open({ html: `<script type=module>
                  const target = new EventTarget(), seen = [];
                  const numbers = target.when('n').map((event) => event.detail * 2);
                  const controller = new AbortController();
                  numbers.take(3).subscribe((n) => seen.push(n), { signal: controller.signal });
                  const all = numbers.take(2).toArray();
                  for (let detail = 1; detail < 6; detail++) target.dispatchEvent(new CustomEvent('n', { detail }));
                  console.log(...seen);
                  console.log(JSON.stringify(await all), await Observable.from([]).first().catch(({ message }) => message));
                </script>` }, { onConsole: ({ text }) => console.log(text) });
                await page.settled();
                """);
    }

    @Test
    void domainsWithInvalidPunycodeAreNoUrlsOfPages() throws Exception {
        assertPrints("""
                TypeError : xn--maana-pta.example
                http://xn--a/
                """, """
                const page = await open({ html: `<a href="http://xn--a/">a</a><a href="http://XN--MAANA-pta.example/">b</a><script>
                  let made;
                  try { made = new URL('http://xn--a/').href } catch ({ name }) { made = name }
                  console.log(made, document.links[0].protocol, document.links[1].host);
                </script>` }, { onConsole: ({ text }) => console.log(text) });
                console.log(new URL('http://xn--a/').href);
                """);
    }

    @Test
    void objectsEmbedsAndFramesetsHaveDocuments() throws Exception {
        assertPrints("""
                object load, embed load, image load, missing error
                one o http://localhost/ two e true false true
                2 2 of 4, o e
                f http://localhost/set f
                """, """
                const image = { headers: { 'content-type': 'image/png' }, body: '' };
                const page = await open({ html: `<body><script>window.lines = []; for (const type of ['load', 'error']) document.addEventListener(type, ({ target }) => lines.push(target.id + ' ' + type), true)</script>
                  <div id=host></div><object id=object name=o data=/one></object><embed id=embed name=e src=/two><object id=image data=/image></object><object id=missing data=/missing></object>` },
                  { route: { '/one': '<title>one</title>', '/two': { headers: { 'content-type': 'image/svg+xml' }, body: '<svg xmlns="http://www.w3.org/2000/svg"><title>two</title></svg>' }, '/image': image, '/missing': { status: 404 },
                    '/set': '<frameset><frame name=f src=/in></frameset>', '/in': '<p>f' } });
                await page.settled();
                const order = ['object', 'embed', 'image', 'missing'];
                console.log((await page.evaluate('lines')).sort((a, b) => order.indexOf(a.split(' ')[0]) - order.indexOf(b.split(' ')[0])).join(', '));
                console.log(await page.evaluate(`(() => {
                  const [object, embed, image] = [document.getElementById('object'), document.getElementById('embed'), document.getElementById('image')];
                  return [object.contentDocument.title, object.contentWindow.name, object.contentDocument.referrer, embed.getSVGDocument().title, frames[1].name,
                    embed.getSVGDocument() === frames[1].document, object.getSVGDocument() === embed.getSVGDocument(), image.contentDocument === null].join(' ');
                })()`));
                console.log(await page.evaluate(`(() => {
                  const before = length;
                  const hidden = document.createElement('iframe'); document.getElementById('host').attachShadow({ mode: 'open' }).append(hidden);
                  const text = before + ' ' + length + ' of 4, ';
                  document.body.prepend(document.getElementById('embed'));
                  return new Promise((resolve) => setTimeout(() => resolve(text + frames[0].name + ' ' + frames[1].name), 10));
                })()`));
                const set = await open('http://localhost/set', { network: false, route: { '/set': '<frameset><frame name=f src=/in></frameset>', '/in': '<p>f' } });
                await set.settled();
                console.log(await set.evaluate('const frame = document.querySelector("frame"); frame.contentDocument.body.textContent + " " + frame.contentDocument.referrer + " " + frames[0].name'));
                """);
    }

    @Test
    void documentsThatListenHearOfStorage() throws Exception {
        assertPrints("k null v http://localhost/frame", """
                const page = await open({ html: `<script>addEventListener('storage', ({ key, oldValue, newValue, url }) => { window.heard = [key, oldValue, newValue, url].join(' ').replace('  ', ' null ') })</script><iframe src=/frame></iframe>` },
                  { route: { '/frame': '<script>localStorage.setItem("k", "v")</script>' } });
                await page.settled();
                console.log(await page.evaluate('heard'));
                """);
    }

    @Test
    void onlySomeUrlsReplaceThatOfADocument() throws Exception {
        assertPrints("SecurityError SecurityError ok ok SecurityError", """
                const page = await open({ html: '<iframe></iframe>' }, {});
                console.log(await page.evaluate(`(() => {
                  const attempt = (history, url) => { try { history.replaceState(null, '', url); return 'ok'; } catch ({ name }) { return name; } };
                  const frame = frames[0].history;
                  return [attempt(history, 'http://user@localhost/'), attempt(history, 'blob:http://localhost/x'), attempt(history, '/other?a'), attempt(frame, 'about:blank#x'), attempt(frame, 'about:blank?x')].join(' ');
                })()`));
                """);
    }

    @Test
    void framesRunScriptsOfUrls() throws Exception {
        assertPrints("""
                made of 3, about:blank, loads 2, kept true, form /submitted?
                """, """
                const page = await open({ html: `<script>window.loads = 0</script><iframe id=a onload=loads++ src="javascript:'made of%20' + (1 + 2)"></iframe><iframe id=b onload=loads++ src="javascript:void(window.kept = true)"></iframe>
                  <form id=form action=/submitted target=c></form><iframe id=c name=c src="javascript:parent.form.submit(); 'text'"></iframe>` }, { route: { '/submitted': 'submitted' } });
                await page.settled();
                console.log(await page.evaluate(`[a.contentDocument.body.textContent, a.contentDocument.URL, 'loads ' + loads, 'kept ' + b.contentWindow.kept, 'form ' + c.location.pathname + c.location.href.slice(-1)].join(', ')`));
                """);
    }

    @Test
    void formsAreSubmittedOnceAndInTheirEncoding() throws Exception {
        assertPrints("""
                blank /second?a=%E4&a=%26%239786%3B&_charset_=windows-1252&l=%26%2365533%3B
                /one? /two? blank
                """, """
                const echo = ({ url }) => '<p>' + new URL(url).pathname + new URL(url).search;
                const page = await open({ html: `<iframe name=first></iframe><iframe name=second></iframe><iframe name=third></iframe>
                  <form id=form target=first action=/first accept-charset="nonsense latin1"><input name=a value=\u00e4><input name=a value=\u263a><input type=hidden name=_CHARSET_><input name=l id=lone><button id=button></button></form><form id=scripted></form>` },
                  { handler: echo });
                const urls = () => page.evaluate(`Array.from({ length }, (none, i) => frames[i]).map((frame) => frame.location.href === 'about:blank' ? 'blank' : frame.location.href.slice('http://localhost'.length)).join(' ')`);
                await page.evaluate(`lone.value = '\\ud800'; button.onclick = () => { form.submit(); form.target = 'second'; form.action = '/second'; }; button.click()`);
                await page.settled();
                console.log((await urls()).replace('_CHARSET_', '_charset_').replace(/ blank$/, ''));
                await page.evaluate(`for (const [target, action] of [['first', '/one'], ['second', '/two']]) { scripted.target = target; scripted.action = action; scripted.submit(); }
                  const other = document.implementation.createHTMLDocument().createElement('form'); other.target = 'third'; other.action = '/never'; other.submit();`);
                await page.settled();
                console.log((await urls()).replaceAll(/([a-z])( |$)/g, '$1?$2').replace('blank?', 'blank'));
                """);
    }
}
