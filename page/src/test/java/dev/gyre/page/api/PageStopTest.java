package dev.gyre.page.api;

import org.junit.jupiter.api.Test;

/** window.stop(). */
class PageStopTest extends PageProgram {
    @Test
    void theParserEndsWithoutALoadEvent() throws Exception {
        assertPrints("""
                loading, interactive, complete, stopped, timer
                <p>before</p>
                """, """
                const page = await open({ html: `<script>
                  var log = [document.readyState];
                  document.onreadystatechange = () => log.push(document.readyState);
                  document.addEventListener('DOMContentLoaded', () => log.push('DOMContentLoaded'));
                  onload = () => log.push('load');
                  setTimeout(() => log.push('timer'), 10);
                </script><script src="data:,log.push('deferred')" defer></script><p>before</p><script>
                  stop();
                  log.push('stopped');
                  document.write('<p>written');
                  document.open();
                  document.currentScript.remove();
                </script><p>after` });
                await page.settled();
                console.log(page.window.log.join(', '));
                console.log(page.document.body.innerHTML);
                """);
    }

    @Test
    void requestsEndWithErrors() throws Exception {
        assertPrints("""
                image error, load
                TypeError, xhr 0 error
                open, error
                """, """
                const never = () => new Promise(() => {});
                const page = await open({ html: `<script>var log = []; onload = () => log.push('load');
                  document.addEventListener('DOMContentLoaded', () => stop());
                </script><img src=/image onerror="log.push('image error')">` }, { route: { '/image': never, '/data': never, '/last': () => { page.window.stop(); return never(); } } });
                const taken = () => page.window.log.splice(0).join(', ');
                console.log(taken());
                await page.evaluate(`
                  fetch('/data').catch((error) => log.push(error.name));
                  var request = new XMLHttpRequest();
                  request.onerror = () => log.push('xhr ' + request.status + ' error');
                  request.open('GET', '/data');
                  request.send();
                  new Image().src = '/last';
                  0`);
                await page.settled();
                console.log(taken());
                const pieces = new ReadableStream({ start(controller) { controller.enqueue(new Uint8Array(3)); } });
                const streaming = await open({ html: '' }, { route: { '/stream': () => new Response(pieces, { headers: { 'content-type': 'text/event-stream' } }) } });
                await streaming.evaluate(`
                  var log = [], source = new EventSource('/stream');
                  source.onopen = () => { log.push('open'); stop(); };
                  source.onerror = () => { log.push('error'); source.close(); };
                `);
                await streaming.settled();
                console.log(streaming.window.log.join(', '));
                """);
    }

    @Test
    void navigationsEnd() throws Exception {
        assertPrints("""
                http://localhost/ 2 about:blank
                one.html stopped, load
                """, """
                const stopping = () => { page.window.stop(); return new Promise(() => {}); };
                const page = await open({ html: `<iframe></iframe>` }, { route: { '/slow': stopping } });
                await page.evaluate("location.href = '/slow'; 0");
                await page.settled();
                await page.evaluate("frames[0].location.href = '/slow'; 0");
                await page.settled();
                await page.evaluate("location.href = '/unasked'; stop()");
                await page.settled();
                console.log(page.url, page.requests.length, page.window.frames[0].document.URL);
                const other = await open({ html: `<script>var log = []; onload = () => log.push('load')</script><iframe src=/one></iframe>` }, { route: { '/one': `<script>parent.log.push('one.html stopped'); stop()</script>` } });
                console.log(other.window.log.join(', '));
                """);
    }
}
