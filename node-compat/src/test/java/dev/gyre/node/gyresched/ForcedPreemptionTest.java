package dev.gyre.node.gyresched;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.node.embed.NodeRuntime;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A job computes the same when other jobs preempt it at interrupt checks that a seed chooses: in loops, calls, and builtins of all kinds. */
class ForcedPreemptionTest {
    private static final String PROGRAM = """
            const sched = require('gyre:sched');
            const assert = require('assert');
            const zlib = require('zlib');
            const crypto = require('crypto');
            sched.configure({ loopEvery: 1 });

            function* numbers(count) { for (let i = 0; i < count; i++) yield (i * 7919) % 1009; }
            const fib = (n) => (n < 2 ? n : fib(n - 1) + fib(n - 2));
            const pattern = /(\\w+)-(\\d+)/g;

            const parts = {
              calls: () => fib(20),
              sort: () => [...numbers(3000)].sort((a, b) => a - b || 0).join().length,
              replace: () => 'ab-12 cd-34 '.repeat(500).replace(pattern, (all, word, number) => number + word).length,
              json: () => JSON.stringify(JSON.parse(JSON.stringify(Array.from({ length: 2000 }, (_, i) => ({ i, s: 'x'.repeat(i % 7) })))), (key, value) => (key === 's' ? value.length : value)).length,
              getters: () => { const o = { get x() { return fib(12); } }; let sum = 0; for (let i = 0; i < 50; i++) sum += o.x; return sum; },
              proxy: () => { const p = new Proxy({}, { get: (target, key) => key.length, has: () => true }); let sum = 0; for (let i = 0; i < 2000; i++) sum += p['k' + i] + ('z' in p); return sum; },
              maps: () => { const m = new Map(); for (const n of numbers(5000)) m.set(n, (m.get(n) ?? 0) + 1); let sum = 0; m.forEach((value, key) => (sum += value * key)); return sum; },
              typed: () => Float64Array.from(numbers(4000)).sort().reduce((sum, n, i) => sum + n * i, 0),
              bigint: () => String(3n ** 3000n).length + Number(BigInt('9'.repeat(4000)) % 1009n),
              exceptions: () => { let caught = 0; for (let i = 0; i < 2000; i++) { try { if (i % 3) throw i; } catch (e) { caught += e; } finally { caught++; } } return caught; },
              destructuring: () => { let sum = 0; for (let i = 0; i < 2000; i++) { const [a, { b }, ...rest] = [i, { b: 2 * i }, 3, 4]; sum += a + b + rest.length; } return sum; },
              strings: () => { let s = ''; for (let i = 0; i < 5000; i++) s += String.fromCharCode(97 + (i % 26)); return s.split('e').map((part) => part.toUpperCase()).join('').length; },
              buffers: () => crypto.createHash('sha256').update(zlib.inflateSync(zlib.deflateSync(Buffer.alloc(200_000, 'abc')))).digest('hex'),
              clone: () => structuredClone(Array.from({ length: 1000 }, (_, i) => ({ i, m: new Map([[i, [i]]]) }))).length,
              compressed: () => crypto.hash('md5', zlib.gunzipSync(zlib.gzipSync(Buffer.alloc(300_000).fill('abcdefg')))),
              arrays: () => { const many = Array.from({ length: 300_000 }, (_, i) => i % 977); const all = [...many, ...many].concat(many, 0.5, many.slice(7)).concat(new Array(300_000).fill('x')); return crypto.hash('md5', all.join()); },
              sparse: () => { const o = Object.fromEntries(Array.from({ length: 40_000 }, (_, i) => [(i * 7919) % 1_000_003, i])); for (let i = 0; i < 40_000; i += 3) delete o[(i * 7919) % 1_000_003]; return crypto.hash('md5', Object.entries(Object.assign({}, o)).join()); },
              eval: () => (0, eval)('var f = function (x) { return x * 2; }; [' + 'f(1),'.repeat(2000) + '0].length'),
              classes: () => { class A { #n = 0; static s = 1; add(k) { this.#n += k + A.s; return this; } get n() { return this.#n; } } const a = new A(); for (let i = 0; i < 3000; i++) a.add(i); return a.n; },
            };

            async function order() {
              const log = [];
              const step = async (name) => { for (let i = 0; i < 5; i++) { log.push(name + i); await null; fib(10); } };
              process.nextTick(() => log.push('tick'));
              queueMicrotask(() => log.push('microtask'));
              Promise.resolve().then(() => { log.push('then'); process.nextTick(() => log.push('inner tick')); });
              await Promise.all([step('a'), step('b'), step('c')]);
              for await (const n of (async function* () { yield 1; yield 2; })()) log.push(n);
              return log.join(' ');
            }

            async function all() {
              const results = {};
              for (const [name, part] of Object.entries(parts)) results[name] = await sched.spawn(part, { name, deadline: 1000 });
              results.order = await sched.spawn(order, { deadline: 1000 });
              return results;
            }

            (async () => {
              const expected = await all();
              for (const seed of SEEDS) {
                sched.configure({ stress: seed });
                assert.deepStrictEqual(await all(), expected);
                sched.configure({ stress: undefined });
              }
              console.log(sched.stats().preemptions);
            })();
            """;

    /** Prints the builtins that no job has preempted. */
    private static final String LONG_BUILTINS = """
            const sched = require('gyre:sched');
            const util = require('util');
            const long = ' '.repeat(200_000);
            const many = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`k${i}`, i]));
            const more = Object.fromEntries(Array.from({ length: 50_000 }, (_, i) => [`k${i}`, i]));
            const entries = Array.from({ length: 100_000 }, (_, i) => [(i * 7919) % 1_000_003, i]);
            const numbered = Object.fromEntries(entries);
            const rope = (part) => { let text = ''; for (let i = 0; i < 40; i++) text += part; return text; };
            const builtins = {
              trim: () => (long + 'a').trim(),
              flattening: () => rope('x'.repeat(20_000)).at(-1),
              parseFloat: () => parseFloat('1'.repeat(100_000)),
              entries: () => Object.entries(more).length,
              inspect: () => util.inspect(many).length,
              querystring: () => require('querystring').parse('a=b&'.repeat(5000)),
              URLSearchParams: () => new URLSearchParams('a=b&'.repeat(5000)).toString().length,
              isDeepStrictEqual: () => util.isDeepStrictEqual(many, { ...many }),
              latin1: () => new TextDecoder('latin1').decode(new Uint8Array(4_000_000)).length,
              utf16: () => new TextDecoder('utf-16le').decode(new Uint8Array(2_000_000)).length,
              btoa: () => btoa('a'.repeat(1_000_000)).length,
              fill: () => Buffer.alloc(30_000_000).fill('xyz').length,
              keysOfManyNumbers: () => Object.keys(numbered).length,
              cloning: () => structuredClone(Array.from({ length: 2000 }, (_, i) => ({ i }))).length,
              fromEntries: () => Object.fromEntries(entries)[1],
              atob: () => atob('YWFh'.repeat(300_000)).length,
            };
            (async () => {
              sched.configure({ stress: 1 });
              for (const [name, run] of Object.entries(builtins)) {
                const before = sched.stats().preemptions;
                await sched.spawn(run);
                const { preemptions } = sched.stats();
                // The job's beginning and end may be preempted as well.
                if (preemptions - before < 3) console.log(name, preemptions - before);
              }
            })();
            """;

    @TempDir
    Path folder;

    @Test
    void longBuiltinsArePreempted() throws IOException {
        assertEquals("", run(LONG_BUILTINS));
    }

    @Test
    void jobsComputeTheSameWhereverTheyArePreempted() throws IOException {
        String output = run(PROGRAM.replace("SEEDS", "[1, 2, 3]"));
        long preemptions = (long) Double.parseDouble(output);
        assertTrue(preemptions > 500, "preemptions: " + preemptions);
    }

    private String run(String program) throws IOException {
        Path file = folder.resolve("program.js");
        Files.writeString(file, program);
        var output = new ByteArrayOutputStream();
        var errors = new ByteArrayOutputStream();
        int code = NodeRuntime.builder()
                .argv(List.of("gyre", file.toString()))
                .stdin(InputStream.nullInputStream())
                .stdout(output)
                .stderr(errors)
                .build()
                .runFile(file.toString());
        assertEquals(0, code, () -> errors.toString(StandardCharsets.UTF_8));
        return output.toString(StandardCharsets.UTF_8).strip();
    }
}
