package dev.gyre.page.api;

import org.junit.jupiter.api.Test;

/** Which script elements of pages run, and when. */
class PageScriptElementsTest extends PageProgram {
    @Test
    void scriptsOfSvgRun() throws Exception {
        assertPrints("""
                inline, file.js true, xlink.js, self-closing, inserted, later, html
                script http://www.w3.org/2000/svg
                """, """
                const js = (text) => ({ headers: { 'content-type': 'text/javascript' }, body: text });
                const page = await open({ html: `<script>window.lines = []</script><svg>
                  <script>lines.push('inline'); window.current = document.currentScript</script><script href=file.js></script><script xlink:href=xlink.js /><script href="data:text/javascript,lines.push('self-closing')" /></svg>
                  <script>
                    const make = () => document.createElementNS('http://www.w3.org/2000/svg', 'script');
                    const inserted = make(); inserted.append("lines.push('inserted')"); document.body.append(inserted);
                    const later = make(); document.body.append(later); later.append("lines.push('later')");
                    const data = make(); data.setAttribute('type', 'text/plain'); data.append("lines.push('wrong')"); document.body.append(data);
                    document.body.append(inserted.cloneNode(true)); lines.push('html');
                  </script>` }, { route: { '/file.js': js('lines.push("file.js " + (document.currentScript instanceof SVGScriptElement))'), '/xlink.js': js('lines.push("xlink.js")') } });
                await page.settled();
                console.log(await page.evaluate('lines.join(", ")'));
                console.log(await page.evaluate('current.localName + " " + current.namespaceURI'));
                """);
    }

    @Test
    void attributesAndFragmentsDecideWhetherScriptsRun() throws Exception {
        assertPrints("""
                for window, fragment
                same true, allowed true, other false
                """, """
                const js = (text, headers = {}) => ({ headers: { 'content-type': 'text/javascript', ...headers }, body: text });
                const page = await open({ html: `<body><script>window.lines = []</script>
                  <script for=" window " event="ONLOAD()">lines.push('for window')</script><script for=document event=onload>lines.push('wrong')</script>
                  <script type="text/javascript\u000b">lines.push('wrong')</script>
                  <script>
                    const markup = '<script>lines.push("fragment")</' + 'script>';
                    document.body.append(document.createRange().createContextualFragment(markup));
                    const holder = document.createElement('div'); holder.innerHTML = markup.replace('fragment', 'wrong'); document.body.append(holder);
                  </script>` }, { route: { '/m.js': js('export default 1'), 'http://other/allowed.js': js('export default 1', { 'access-control-allow-origin': '*' }), 'http://other/m.js': js('export default 1') } });
                console.log(await page.evaluate('lines.join(", ")'));
                const can = (url) => page.evaluate('import(' + JSON.stringify(url) + ').then(() => true, () => false)');
                console.log('same', await can('/m.js') + ', allowed', await can('http://other/allowed.js') + ', other', await can('http://other/m.js'));
                """);
    }

    @Test
    void whatFollowsAScriptIsRequestedOnceWhileItIsAwaited() throws Exception {
        assertPrints(
                "/slow.js /base/style.css /base/late.png /base/in.png /base/next.js /base/one.png slow 0 next", """
                const log = [];
                const answer = (body, delay = 0) => ({ url }) => { log.push(new URL(url).pathname); return { body, delay }; };
                const page = await open({ html: `<script src=/slow.js></script><base href=/base/><meta http-equiv=Content-Security-Policy content="script-src 'self' 'unsafe-inline'; img-src 'self'">
                  <link rel=stylesheet href=style.css><link rel=preload as=image href=late.png>
                  <template><img src=/never></template><div><template shadowrootmode=open><img src=in.png></template></div>
                  <script src=http://elsewhere/no.js></script>
                  <script src=next.js></script><picture><source media=print srcset=paper.png><img srcset="two.png 2x, one.png"></picture>
                  <script>document.querySelector('img').remove(); const late = new Image; late.src = 'late.png'; document.body.append(late)</script>` },
                  { route: { '/slow.js': answer('console.log("slow", document.images.length)', 100), '/base/next.js': answer('console.log("next")'), '/base/*': answer(''), 'http://elsewhere/*': answer('') },
                    onConsole: ({ text }) => log.push(text) });
                await page.settled();
                console.log(log.join(' '));
                """);
    }

    @Test
    void importMapsForbidAndStayAsTheyHaveBeenUsed() throws Exception {
        assertPrints("""
                one 1, dir/a.js a, nothing -, dir/../up.js -, later 1, data:text/javascript,export{} module
                error TypeError
                """, """
                const js = (text) => ({ headers: { 'content-type': 'text/javascript' }, body: text });
                const page = await open({ html: `<script>window.errors = []; onerror = (message, file, line, column, error) => errors.push(error.name)</script>
                  <script type=importmap>{ "imports": { "one": "/one.js", "dir/": "/dir/", "nothing": null, "data:text/": "/wrong/" } }</script><script type=importmap>{ "imports": 1 }</script>` },
                  { route: { '/one.js': js('export default 1'), '/dir/a.js': js('export default "a"'), '/up.js': js('export default "up"') } });
                const of = (name) => page.evaluate('import(' + JSON.stringify(name) + ').then((module) => module.default ?? "module", () => "-")');
                const lines = [];
                for (const name of ['one', 'dir/a.js', 'nothing', 'dir/../up.js']) lines.push(name + ' ' + await of(name));
                await page.evaluate(`(() => { const map = document.createElement('script'); map.type = 'importmap';
                  map.textContent = '{ "imports": { "one": "/up.js", "later": "/one.js" } }'; document.head.append(map); })()`);
                lines.push('later ' + await of('later'), 'data:text/javascript,export{} ' + await of('data:text/javascript,export{}'));
                console.log(lines.join(', '));
                console.log('error', await page.evaluate('errors.join()'));
                """);
    }

    @Test
    void answersMustHaveTheHashesThatTheyAreAskedFor() throws Exception {
        assertPrints(
                "good.js load, bad.js error, unknown.js load, good.css load, bad.css error, good.mjs load, mapped.mjs error, other.js error, json.mjs error, import -",
                """
                import { createHash } from 'node:crypto';
                const log = (text) => 'window.ran = ' + JSON.stringify(text);
                const hash = (text, kind = 'sha256') => kind + '-' + createHash(kind).update(text).digest('base64');
                const js = (text) => ({ headers: { 'content-type': 'text/javascript' }, body: text });
                const css = ({ headers: { 'content-type': 'text/css' }, body: 'p {}' });
                const page = await open({ html: `<script>window.lines = []; for (const type of ['load', 'error']) document.addEventListener(type, ({ target }) => { lines.push(new URL(target.src ?? target.href).pathname.slice(1) + ' ' + type) }, true)</script>
                  <script type=importmap>{ "integrity": { "/mapped.mjs": "${hash('else')}", "/imported.mjs": "sha512-none" } }</script>
                  <script src=good.js integrity="sha256-none ${hash(log('good'), 'sha384')}"></script>
                  <script src=bad.js integrity="${hash(log('bad'))} ${hash('else', 'sha512')}"></script>
                  <script src=unknown.js integrity="md5-abc"></script>
                  <link rel=stylesheet href=good.css integrity="${hash('p {}')}"><link rel=stylesheet href=bad.css integrity="${hash('p')}">
                  <script type=module src=good.mjs integrity="${hash(log('module'))}"></script><script type=module src=mapped.mjs></script>
                  <script src=http://other/other.js integrity="${hash(log('other'))}"></script><script type=module src=json.mjs></script>` },
                  { route: { '/good.js': js(log('good')), '/bad.js': js(log('bad')), '/unknown.js': js(log('unknown')), '/*.css': css, '/good.mjs': js(log('module')), '/mapped.mjs': js(log('mapped')),
                    'http://other/other.js': js(log('other')), '/json.mjs': { headers: { 'content-type': 'application/json' }, body: '1' }, '/imported.mjs': js('') } });
                await page.settled();
                const lines = await page.evaluate('lines.join(", ")');
                const order = 'good.js bad.js unknown.js good.css bad.css good.mjs mapped.mjs other.js json.mjs'.split(' ');
                console.log(lines.split(', ').sort((a, b) => order.indexOf(a.split(' ')[0]) - order.indexOf(b.split(' ')[0])).join(', ')
                  + ', import ' + await page.evaluate('import("/imported.mjs").then(() => "loaded", () => "-")'));
                """);
    }

    @Test
    void framesWaitForWhatBlocksRendering() throws Exception {
        assertPrints("head false, frame body true expected true later false module true", """
                const slow = (text, delay = 500) => ({ headers: { 'content-type': 'text/javascript' }, body: text, delay });
                const page = await open({ html: `<script>window.lines = ['head ' + (document.body !== null)];
                    requestAnimationFrame(() => lines.push('frame body ' + (document.body !== null) + ' expected ' + (document.getElementById('a') !== null) + ' later ' + (document.getElementById('b') !== null) + ' module ' + (window.module === true)))</script>
                  <link rel=expect href=#a blocking=render><script type=module async blocking=render src=/module.js></script>
                  <script src=/one.js></script><body><script src=/two.js></script><p id=a></p><script src=/three.js></script><p id=b></p>` },
                  { route: { '/module.js': slow('window.module = true'), '/one.js': slow(''), '/two.js': slow(''), '/three.js': slow('', 2000) } });
                await page.settled();
                console.log(await page.evaluate('lines.join(", ")'));
                """);
    }
}
