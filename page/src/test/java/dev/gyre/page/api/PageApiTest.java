package dev.gyre.page.api;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.gyre.node.embed.NodeRuntime;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** gyre:page as programs use it. */
class PageApiTest {
    private static final long STACK = 256L << 20;

    @TempDir
    private Path folder;

    /** What a module prints whose functions are those of gyre:page. */
    private String run(String program) throws Exception {
        Files.writeString(folder.resolve("program.mjs"), "import { open } from 'gyre:page';\n" + program);
        var out = new ByteArrayOutputStream();
        var thread = new Thread(
                null,
                () -> {
                    NodeRuntime runtime = NodeRuntime.builder()
                            .cwd(folder)
                            .stdout(out)
                            .stderr(out)
                            .build();
                    runtime.runFile("program.mjs");
                },
                "program",
                STACK);
        thread.start();
        thread.join();
        return out.toString(StandardCharsets.UTF_8);
    }

    private void assertPrints(String expected, String program) throws Exception {
        assertEquals(expected.strip(), run(program).strip());
    }

    @Test
    void scriptsRunInTheStandardsOrder() throws Exception {
        Files.writeString(folder.resolve("a.js"), "log('blocking')");
        Files.writeString(folder.resolve("d.js"), "log('deferred ' + document.readyState)");
        Files.writeString(folder.resolve("i.js"), "log('inserted')");
        Files.writeString(folder.resolve("m.mjs"), "export const name = 'imported'; log('module graph');");
        Files.writeString(folder.resolve("index.html"), """
                <!doctype html><script>var lines = []; var log = line => lines.push(line);
                addEventListener('load', () => log('load'));
                document.addEventListener('DOMContentLoaded', () => log('parsed'));</script>
                <script nomodule>log('never')</script>
                <script type=importmap>{"imports": {"pack/": "/"}}</script>
                <script type=module>import { name } from 'pack/m.mjs'; log(name); import('./data.json', {with: {type: 'json'}}).then(m => log(m.default.value))</script>
                <script defer src=d.js></script>
                <script>document.head.append(Object.assign(document.createElement('script'), {src: 'i.js', onload() { log('inserted load') }}))</script>
                <script src=a.js></script><script src=none.js onerror="log('error')"></script>
                <script>log('inline ' + document.currentScript.textContent.length); document.write('<script>log("written")<\\/script>')</script>
                """);
        Files.writeString(folder.resolve("data.json"), "{\"value\": 42}");
        assertPrints(
                "inserted, inserted load, blocking, error, inline 115, written, module graph, imported, deferred interactive, parsed, 42, load",
                """
                const page = await open('index.html', { serve: '.' });
                await page.settled();
                console.log(page.window.lines.join(', '), page.errors.map(String).join());
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
}
