package dev.gyre.page.api;

import org.junit.jupiter.api.Test;

/** Content security policies of pages. */
class PagePolicyTest extends PageProgram {
    /** Defines {@code load(policy, html, answers, headers)}: a settled page whose document has a policy, and whose violations are in {@code lines}. */
    private static final String LOAD = """
            const posts = [];
            const load = async (policy, html, answers = {}, headers = {}) => {
              const page = await open('http://localhost/', { beforeScripts: `window.lines = [];
                document.addEventListener('securitypolicyviolation', (e) => lines.push([e.disposition, e.effectiveDirective, e.blockedURI, e.sample, e.target.nodeName].join(' ').trim()));`,
                handler: async (request) => {
                const { pathname } = new URL(request.url);
                if (pathname === '/') return { headers: { 'content-type': 'text/html', ...(policy && { 'content-security-policy': policy }), ...headers }, body: html };
                if (request.method === 'POST') { posts.push(pathname + ' ' + request.headers.get('content-type') + ' ' + await request.text()); return ''; }
                const type = /js$/.test(pathname) ? 'text/javascript' : /css$/.test(pathname) ? 'text/css' : 'text/html';
                return answers[pathname] === undefined ? { status: 404 } : typeof answers[pathname] === 'string' ? { headers: { 'content-type': type }, body: answers[pathname] } : answers[pathname];
              } });
              await page.settled();
              return page;
            };
            const show = async (page) => console.log(await page.evaluate('lines.join("; ")'));
            """;

    @Test
    void requestsAreBlockedAndReported() throws Exception {
        assertPrints("""
                TypeError
                enforce connect-src http://localhost/data  #document
                enforce frame-src http://localhost/f  #document
                enforce img-src http://localhost/a.png  #document
                enforce script-src-elem http://localhost/no.js  #document
                enforce style-src-elem http://localhost/a.css  #document
                img error
                ran
                http://localhost/no.js blocked by the Content Security Policy directive script-src-elem
                """, LOAD + """
                const page = await load("default-src 'none'; script-src localhost/yes.js 'nonce-n'", `<script src=no.js></script><script src=yes.js></script>
                  <link rel=stylesheet href=a.css><iframe src=f></iframe><img>
                  <script nonce=n>
                    const image = document.querySelector('img');
                    image.onerror = () => lines.push('img error');
                    image.src = 'a.png';
                    fetch('/data').catch((e) => lines.push(e.name));
                  </script>`, { '/yes.js': 'lines.push("ran")', '/no.js': 'lines.push("wrong")' });
                for (const line of [...await page.evaluate('lines')].sort()) console.log(line);
                const { url, error } = page.requests.find((request) => request.url.endsWith('no.js'));
                console.log(url, error);
                """);
    }

    @Test
    void inlineCodeIsForbidden() throws Exception {
        assertPrints("""
                nonce, hash, click with hash
                rgb(1, 2, 3) rgb(0, 0, 255) none
                enforce script-src-attr inline  BUTTON
                enforce script-src-attr inline  IMG
                enforce script-src-elem inline lines.push("wrong") SCRIPT
                enforce style-src-attr inline  P
                enforce style-src-elem inline  STYLE
                "" n n
                """, LOAD + """
                import { createHash } from 'node:crypto';
                const hash = (text) => "'sha256-" + createHash('sha256').update(text).digest('base64') + "'";
                const page = await load(`script-src 'nonce-n' 'report-sample' ${hash('log("hash")')}; script-src-attr 'unsafe-hashes' ${hash('log("click with hash")')}; style-src 'nonce-s'`, `<!DOCTYPE html>
                  <script nonce=n>log = (line) => (window.ran ??= []).push(line); log('nonce')</script><script>lines.push("wrong")</script><script>log("hash")</script>
                  <button onclick="log('wrong')">a</button><button id=b onclick='log("click with hash")'>b</button><img src=data:, onerror="log('wrong')">
                  <style>p { color: red }</style><style nonce=s>p { color: rgb(1, 2, 3) }</style><p style="color: blue">text</p><p style="color: blue" id=second></p>
                  <script nonce=n>second.style.color = 'blue'; second.style.display = 'none';</script>`);
                await page.click('button'); await page.click('#b');
                console.log(await page.evaluate('ran.join(", ")'));
                console.log(await page.evaluate('getComputedStyle(document.querySelector("p")).color + " " + getComputedStyle(second).color + " " + second.style.display'));
                for (const line of new Set([...await page.evaluate('lines')].sort())) console.log(line);
                console.log(await page.evaluate('const s = document.querySelector("script"); JSON.stringify(s.getAttribute("nonce")) + " " + s.nonce + " " + s.cloneNode().nonce'));
                """);
    }

    @Test
    void stringsAreNotCompiled() throws Exception {
        assertPrints("""
                EvalError EvalError true
                CompileError true
                enforce script-src eval 1 + 1 #document; enforce script-src eval return 1 #document; enforce script-src wasm-eval  #document; enforce script-src eval lines.push("wrong") #document
                2 true
                """, LOAD + """
                const wasm = 'new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])';
                const page = await load("script-src 'nonce-n' 'report-sample'", `<script nonce=n>
                  const names = [];
                  for (const f of [() => eval('1 + 1'), () => new Function('return 1')]) try { f() } catch (e) { names.push(e.name, e instanceof EvalError) }
                  document.title = names[0] + ' ' + names[2] + ' ' + names[3];
                  WebAssembly.compile(${wasm}).catch((e) => { window.failed = e.name + ' ' + WebAssembly.validate(${wasm}); });
                  setTimeout('lines.push("wrong")', 5);
                </script>`);
                console.log(page.title());
                console.log(await page.evaluate('failed'));
                await show(page);
                const free = await load("script-src 'nonce-n' 'unsafe-eval'", `<script nonce=n>window.two = eval('1 + 1'); WebAssembly.compile(${wasm}).then((m) => { window.ok = m instanceof WebAssembly.Module })</script>`);
                console.log(await free.evaluate('two + " " + ok'));
                """);
    }

    @Test
    void documentsWithoutAddressAndWorkersInherit() throws Exception {
        assertPrints("""
                srcdoc false, blob false, blank false, own true
                worker EvalError; worker connect-src http://localhost/data
                """, LOAD + """
                const page = await load("script-src 'nonce-n' blob: 'self'; worker-src blob:; connect-src 'none'", `<iframe srcdoc="<script>parent.wrong = true</script>"></iframe><iframe id=blank></iframe><iframe src=own></iframe>
                  <script nonce=n>
                    const frame = document.createElement('iframe');
                    frame.src = URL.createObjectURL(new Blob(['<script>window.wrong = true</' + 'script>'], { type: 'text/html' }));
                    document.body.append(frame);
                    const inner = blank.contentDocument.createElement('script');
                    inner.text = 'window.wrong = true';
                    blank.contentDocument.body.append(inner);
                    const code = \\`self.addEventListener('securitypolicyviolation', (e) => postMessage(e.effectiveDirective + ' ' + e.blockedURI)); fetch('http://localhost/data').catch(() => {}); try { eval('1') } catch (e) { postMessage(e.name) }\\`;
                    new Worker(URL.createObjectURL(new Blob([code]))).onmessage = ({ data }) => lines.push('worker ' + data);
                  </script>`, { '/own': '<script>window.right = true</script>' });
                console.log(await page.evaluate('"srcdoc " + Boolean(window.wrong) + ", blob " + Boolean(frame.contentWindow.wrong) + ", blank " + Boolean(blank.contentWindow.wrong) + ", own " + Boolean(frames[2].right)'));
                console.log([...await page.evaluate('lines')].filter((line) => /^worker/.test(line) && !/ eval/.test(line)).sort().join('; '));
                """);
    }

    @Test
    void metaElementsAndReportsAndOtherDirectives() throws Exception {
        assertPrints("""
                before after
                report img-src http://localhost/a.png  #document
                /reports application/csp-report img-src report http://localhost/a.png http://localhost/
                /endpoint application/reports+json csp-violation img-src
                http://localhost/ base-uri
                form-action http://localhost/
                null
                framed false true
                https://localhost/a.png
                """, LOAD + """
                const meta = await load('', `<script>window.ran = 'before'</script><meta http-equiv=content-security-policy content="img-src 'none'"><body><meta http-equiv=content-security-policy content="script-src 'none'"><script>ran += ' after'</script>`);
                console.log(await meta.evaluate('ran'));
                const html = '<img src=/a.png>';
                const report = await load('', html, {}, { 'content-security-policy-report-only': "img-src 'none'; report-uri /reports" });
                await show(report);
                const { 'csp-report': body } = JSON.parse(posts[0].split(' ').slice(2).join(' '));
                console.log(posts.shift().split(' ').slice(0, 2).join(' '), body['effective-directive'], body.disposition, body['blocked-uri'], body['document-uri']);
                await load("img-src 'none'; report-to r", html, {}, { 'reporting-endpoints': 'r="/endpoint"' });
                const [{ type, body: second }] = JSON.parse(posts[0].split(' ').slice(2).join(' '));
                console.log(posts.shift().split(' ').slice(0, 2).join(' '), type, second.effectiveDirective);
                const base = await load("base-uri 'none'", '<base href=/deep/>');
                console.log(await base.evaluate('document.baseURI'), (await base.settled(), await base.evaluate('lines[0].split(" ")[1]')));
                const form = await load("form-action 'none'", '<form action=/sent><button>go</button></form>');
                await form.click('button'); await form.settled();
                console.log(await form.evaluate('lines[0].split(" ")[1]'), form.url);
                const sandboxed = await load('sandbox allow-scripts', '');
                console.log(await sandboxed.evaluate('origin'));
                const framed = (ancestors) => ({ headers: { 'content-type': 'text/html', 'content-security-policy': 'frame-ancestors ' + ancestors }, body: '<p>in' });
                const outer = await load('', '<iframe src=/no></iframe><iframe src=/yes></iframe>', { '/no': framed("'none'"), '/yes': framed("'self'") });
                console.log('framed', ...await outer.evaluate('Array.from(frames, (f) => f.document.querySelector("p") !== null)'));
                const upgraded = await load('upgrade-insecure-requests', '<img src=/a.png>');
                console.log(upgraded.requests.at(-1).url);
                """);
    }
}
