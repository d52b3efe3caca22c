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
}
