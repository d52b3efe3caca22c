package dev.gyre.page.api;

import org.junit.jupiter.api.Test;

/** What ends pages, and what is left of them. */
class PageLimitsTest extends PageProgram {
    @Test
    void limitsEndAPageAndLeaveTheOthers() throws Exception {
        assertPrints("""
                ERR_PAGE_LIMIT cpu
                ERR_PAGE_LIMIT cpu
                2
                """, """
                const fine = await open({ html: '<script>var x = 1; setTimeout(() => x++, 10)</script>' });
                for (const script of ['for (;;) { try { for (;;); } catch {} finally {} }', 'Promise.resolve().then(() => { for (;;); })']) {
                  const error = await open({ html: `<script>${script}</script>` }, { limits: { cpu: 200 } }).catch((reason) => reason);
                  console.log(error.code, error.message.slice(-3));
                }
                await fine.settled();
                console.log(fine.window.x);
                """);
    }

    @Test
    void pagesThatHoldTooMuchMemoryEndAndLeaveTheOthers() throws Exception {
        assertPrints("""
                endless writing: ERR_PAGE_LIMIT bytes
                nodes: ERR_PAGE_LIMIT bytes
                arrays of a variable: ERR_PAGE_LIMIT bytes
                bytes in many short tasks: ERR_PAGE_LIMIT bytes
                texts: ERR_PAGE_LIMIT bytes
                a million nodes: ok 1000000
                much that is dropped: ok 200
                a doubled text: ok RangeError
                2
                """, """
                const fine = await open({ html: '<script>var x = 1; setTimeout(() => x++, 10)</script>' });
                const megabytes = (count) => ({ limits: { bytes: count * 2 ** 20 } });
                const load = async (name, script, options, result) => {
                  let page;
                  try {
                    page = await open({ html: `<body><script>${script}</script>` }, options);
                    await page.settled();
                    console.log(`${name}: ok`, page.window.result);
                  } catch (error) {
                    console.log(`${name}: ${error.code} ${error.message.split(' ').pop()}`);
                  }
                  page?.close();
                };
                await load('endless writing', 'for (;;) document.write("<p>text")', megabytes(48));
                await load('nodes', 'for (;;) document.body.append(document.createElement("p"))', megabytes(48));
                await load('arrays of a variable', '{ const list = []; for (;;) list.push(new Array(1000).fill({})) }', megabytes(100));
                await load('bytes in many short tasks', 'var list = []; setInterval(() => list.push(new Uint8Array(1e5)))', megabytes(48));
                await load('texts', 'var list = []; for (let i = 0; ; i++) list.push(("a" + i).repeat(1000))', megabytes(48));
                await load('a million nodes', 'for (let i = 0; i < 1e6; i++) document.body.appendChild(document.createElement("i")); var result = document.body.childNodes.length - 1', {});
                await load('much that is dropped', 'var result = 0; for (; result < 200; result++) new Uint8Array(1e6)', megabytes(48));
                await load('a doubled text', 'let s = "ab"; try { for (;;) s += s } catch (error) { var result = error.name }', megabytes(48));
                await fine.settled();
                console.log(fine.window.x);
                """);
    }

    @Test
    void aPageThatHasBeenClosedIsCollected() throws Exception {
        assertPrints("true", """
                const references = [];
                for (let i = 0; i < 5; i++) {
                  const page = await open({ html: '<p>text<iframe srcdoc="<p>frame"></iframe>' });
                  await page.settled();
                  references.push(new WeakRef(page.document), new WeakRef(page.window.frames[0]));
                  page.close();
                }
                const { collectGarbage } = await import('gyre:loop');
                for (let i = 0; i < 20 && references.slice(0, 8).some((reference) => reference.deref()); i++) {
                  await new Promise((resolve) => setTimeout(resolve, 10));
                  await collectGarbage();
                }
                console.log(references.slice(0, 8).every((reference) => reference.deref() === undefined));
                """);
    }
}
