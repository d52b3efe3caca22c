package dev.gyre.page.api;

import org.junit.jupiter.api.Test;

/** Windows that pages open, and what programs have of windows: their proxies. */
class PageWindowsTest extends PageProgram {
    @Test
    void aProxyStaysWhenTheDocumentChanges() throws Exception {
        assertPrints("""
                true true true true
                [object Window] true 2
                first true true
                second true true false
                true
                true null null
                """, """
                const page = await open({ html: `<iframe name=inner src=/first></iframe><script>
                  console.log(window === this, self === globalThis, frames === top, parent === window);
                  var declared = 1;
                  window.assigned = 1;
                  console.log(String(window), window instanceof Window, window.declared + assigned);
                  const proxy = frames[0];
                  const frame = document.querySelector('iframe');
                  const describe = () => console.log(proxy.document.title, proxy === frame.contentWindow, proxy.parent === window);
                  onload = () => {
                    describe();
                    const before = proxy.document;
                    frame.onload = () => {
                      console.log(proxy.document.title, proxy === window.inner, proxy.self === proxy, proxy.document === before);
                      proxy.postMessage('hello', '*');
                      proxy.onmessage = ({ source }) => {
                        console.log(source === window);
                        frame.remove();
                        console.log(proxy.closed, proxy.parent, proxy.top);
                      };
                    };
                    proxy.location = '/second';
                  };
                </script>` }, { route: { '/first': '<title>first</title>', '/second': '<title>second</title>' }, onConsole: ({ text }) => console.log(text) });
                await page.settled();
                for (const { message } of page.errors) console.log(message);
                """);
    }

    @Test
    void windowsHaveTheSizesAndBarsOfTheirFeatures() throws Exception {
        assertPrints("""
                500x100 at 7,0, bars false, opener true, referrer true
                1024x768 at 0,0, bars true, opener false, referrer true
                1024x768 at 0,0, bars true, opener false, referrer false
                1024x768 at 0,0, bars true, opener true, referrer true
                null 3
                """, """
                const child = `<script>
                  console.log(innerWidth + 'x' + innerHeight + ' at ' + screenX + ',' + screenTop + ', bars ' + locationbar.visible
                    + ', opener ' + (opener !== null) + ', referrer ' + (document.referrer !== ''));
                  onpagehide = () => { opener.opened = String(open('/other')); };
                </script>`;
                const page = await open({ html: '<title>opener</title>' }, { route: { '/child': child } });
                for (const features of ['innerWidth==500, height=-7 ,screenX=7px,menubar', 'noopener,width=300', 'noreferrer= yes=,popup', 'popup=0']) {
                  await page.evaluate(`var last = open('/child', '', ${JSON.stringify(features)})`);
                  const popup = page.popups.at(-1);
                  await popup.loaded();
                  console.log(popup.console[0].text);
                }
                await page.evaluate('last.close()');
                await page.settled();
                console.log(await page.evaluate('opened'), page.popups.length);
                """);
    }

    @Test
    void pagesOpenWindows() throws Exception {
        assertPrints("""
                true
                message ready
                true http://localhost/child child true
                true
                closing true
                closed: 0 true
                """, """
                const page = await open({ html: `<script>
                  onmessage = ({ data, source }) => console.log('message', data === 'ready' && source === child ? data : 'wrong');
                  function start() { window.child = open('/child', 'child'); return child.opener === window; }
                </script>` }, { route: { '/child': '<title>child</title><script>opener.postMessage("ready", "*"); console.log(opener.child === window)</script>' }, onConsole: ({ text }) => console.log(text) });
                const isOpener = await page.evaluate('start()');
                const [popup] = page.popups;
                await popup.loaded();
                console.log(isOpener, popup.url, popup.title(), popup.opener === page);
                console.log(popup.console[0].text);
                await page.settled();
                await page.evaluate("child.close(); console.log('closing', child.closed)");
                await page.settled();
                console.log('closed:', page.popups.length, await page.evaluate('child.closed'));
                """);
    }

    @Test
    void settlementIncludesWindows() throws Exception {
        assertPrints("""
                timer 5000 ms http://localhost/child
                done 5000
                ERR_PAGE_CLOSED
                """, """
                const page = await open({ html: '<a target=_blank href=/child rel=opener>child</a>' }, { route: { '/child': '<script>setTimeout(() => { opener.document.title = "done" }, 5000)</script>' } });
                await page.click('a');
                await page.popups[0].loaded();
                for (const { kind, reason, frame } of page.unsettled()) console.log(kind, reason, frame);
                await page.settled();
                console.log(page.title(), page.now);
                const [popup] = page.popups;
                popup.close();
                await popup.settled().catch(({ code }) => console.log(code));
                """);
    }

    @Test
    void targetsNameWindowsThatAreThere() throws Exception {
        assertPrints("""
                1 true true /two
                2 null /three
                true
                """, """
                const page = await open({ html: '<a href=/three target=_blank>three</a>' }, { route: { '/*': '<p>' }, onPopup: () => {} });
                await page.evaluate("window.one = open('/one', 'name'); 0");
                await page.settled();
                const same = await page.evaluate("open('/two', 'name') === one");
                await page.settled();
                const path = (popup) => new URL(popup.url).pathname;
                console.log(page.popups.length, same, page.popups[0].window.opener === page.window, path(page.popups[0]));
                await page.click('a');
                await page.settled();
                console.log(page.popups.length, page.popups[1].window.opener, path(page.popups[1]));
                console.log(await page.evaluate("open('/four', '', 'noopener') === null"));
                """);
    }

    @Test
    void otherOriginsSeeOnlyWhatIsAllowed() throws Exception {
        assertPrints("""
                SecurityError SecurityError SecurityError SecurityError
                false true true 0 function null undefined
                SecurityError true
                other
                answer http://other.test
                /last
                """, """
                const page = await open({ html: `<body><script>
                  function attempt(action) { try { return action(); } catch (error) { return error.name; } }
                  onmessage = ({ data, origin }) => console.log(data, origin);
                  const frame = document.createElement('iframe');
                  frame.src = 'http://other.test/';
                  document.body.append(frame);
                  frame.onload = () => {
                    const other = frame.contentWindow;
                    console.log(attempt(() => other.document), attempt(() => { other.x = 1; }), attempt(() => delete other.x),
                      attempt(() => Object.getOwnPropertyDescriptor(window, 'document').get.call(other)));
                    console.log(other.closed, other.parent === window, other.self === other, other.length, typeof other.postMessage, Object.getPrototypeOf(other), other.then);
                    console.log(attempt(() => other.location.href), Reflect.ownKeys(other).includes('location'));
                    other.postMessage('question', '*');
                    setTimeout(() => {
                      frame.onload = () => console.log(frame.contentWindow.location.pathname);
                      other.location = '/last';
                    }, 10);
                  };
                </script>` }, { route: {
                  'http://other.test/': '<script>onmessage = ({ source }) => { source.postMessage("answer", "*"); console.log("other") }</script>',
                  '/last': '',
                }, onConsole: ({ text }) => console.log(text) });
                await page.settled();
                for (const { message } of page.errors) console.log(message);
                """);
    }

    @Test
    void observersOfBoxesSeeBoxesWithoutSize() throws Exception {
        assertPrints("""
                p true 1 0 1024 0px 5px 0px 5px
                i false 0 0 1024 0px 5px 0px 5px
                """, """
                const page = await open({ html: `<p>text</p><i hidden>none</i><script>
                  const observer = new IntersectionObserver((entries, { rootMargin }) => {
                    for (const { target, isIntersecting, intersectionRatio, boundingClientRect, rootBounds } of entries)
                      console.log(target.localName, isIntersecting, intersectionRatio, boundingClientRect.width, rootBounds.width, rootMargin);
                  }, { rootMargin: '0px 5px' });
                  for (const element of document.querySelectorAll('p, i')) observer.observe(element);
                  new ResizeObserver(() => console.log('resized')).observe(document.body);
                </script>` }, { onConsole: ({ text }) => console.log(text) });
                await page.settled();
                for (const { message } of page.errors) console.log(message);
                """);
    }
}
