package dev.gyre.engine.jit;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * A random program with loops long enough to be compiled, in which at one step of a loop something changes that compiled code relied on:
 * a shape, a prototype, the kind of an array's elements, a global, a method, the type of a variable, an exception.
 */
final class HotLoopProgram {
    /** What the loops work on. Each program makes its own. */
    private static final String WORLD = """
            class Base { constructor(x) { this.x = x; this.y = 0.5; } m(v) { return this.x + v; } get g() { return this.y; } }
            class Derived extends Base { #p = 1; constructor(x) { super(x); this.z = 'z'; } m(v) { return super.m(v) * 2; } p(v) { this.#p += v; return this.#p; } }
            var o = new Base(1), q = new Derived(2), lit = { x: 3, y: 1.5, s: 'lit' }, arr = [1, 2, 3, 4, 5, 6, 7, 8], dbl = [0.5, 1.5, 2.5, 3.5], mix = ['a', 1, null, 2.5];
            var typed = new Int32Array(8), floats = new Float64Array(4), text = 'the quick brown fox', map = new Map(), glob = 1, fun = (v) => v + 1;
            let lexical = 10; const shown = (v) => typeof v === 'function' ? 'function' : typeof v === 'object' && v !== null ? Object.keys(v).length : v;
            function helper(a, b) { return a > b ? a - b : b; }
            function safe(x, y) { try { if (x % 3 === 0) throw x; return y + x; } catch (e) { return e; } finally { ends++; } }
            function retry(x) { for (let k = 0; ; k++) { try { if (k < (x & 3)) throw k; return k; } catch (e) { x -= e; } } }
            function outer(x) { try { return inner(x); } finally { ends += 2; } } function inner(x) { let y = x; try { y++; null[x]; } catch (e) { if (y % 3 === 0) throw y; return y; } }
            function* tries(n) { for (let g = 0; g < n; g++) { try { if (g === 1) throw g; yield g; } catch (e) { yield e + 0.5; } finally { ends++; } } }
            async function later(x, y) { let z = 1; try { for (let k = 0; k < 3; k++) { z += k; if (x % 4 === k) y = await y; if (x % 5 === 2) throw z; } } catch (e) { z = await e; } finally { tail.push(z); } return z; }
            var ends = 0; const tail = [];
            function* gen(n) { for (let g = 0; g < n; g++) yield g * 2; }
            function restore() { ends = 0;
              o = new Base(1); q = new Derived(2); lit = { x: 3, y: 1.5, s: 'lit' }; arr = [1, 2, 3, 4, 5, 6, 7, 8]; dbl = [0.5, 1.5, 2.5, 3.5]; mix = ['a', 1, null, 2.5];
              typed = new Int32Array(8); floats = new Float64Array(4); text = 'the quick brown fox'; map = new Map(); glob = 1; fun = (v) => v + 1; lexical = 10;
            }
            """;

    private static final List<String> CHANGES = List.of(
            "o.added = i",
            "delete o.x",
            "o.x = 'text'",
            "o.x = 2.5",
            "o = lit",
            "o = q",
            "o = { y: 1, x: i }",
            "o = null",
            "o = Object.freeze(new Base(7))",
            "Object.defineProperty(o, 'x', { get() { return 5; }, set(v) {}, configurable: true })",
            "Object.setPrototypeOf(o, { m: (v) => v - 1, get g() { return 'g'; } })",
            "Object.setPrototypeOf(o, null)",
            "Base.prototype.m = function (v) { return v; }",
            "Base.prototype.m = Math.max",
            "delete Derived.prototype.m",
            "Object.defineProperty(Base.prototype, 'g', { get() { return 3; }, configurable: true })",
            "Derived.prototype.m = 5",
            "arr[3] = 0.5",
            "arr[2] = 'text'",
            "delete arr[1]",
            "arr.length = 3",
            "arr.push({})",
            "arr[100] = 1",
            "arr = dbl",
            "arr = typed",
            "arr = 'string'",
            "arr = Object.freeze([1, 2, 3])",
            "arr = { 0: 1, 1: 2, length: 2 }",
            "Object.defineProperty(arr, 0, { get: () => 'got', configurable: true })",
            "Array.prototype[9] = 'proto'",
            "dbl[1] = 'text'",
            "dbl[0] = -0",
            "dbl.length = 0",
            "typed = new Uint8Array(4)",
            "typed = new Float32Array(8)",
            "typed.buffer.transfer()",
            "floats = [1, 2]",
            "text = 'short'",
            "text += '\\u0101' + i",
            "text = ['a', 'b']",
            "glob = 'global'",
            "glob = 0.25",
            "delete globalThis.glob; globalThis.glob = 7",
            "Object.defineProperty(globalThis, 'glob', { get: () => i, set() {}, configurable: true })",
            "lexical = 'lex'",
            "lexical += 0.5",
            "fun = (v) => 'f' + v",
            "fun = Math.abs",
            "fun = null",
            "fun = { call: 1 }",
            "helper = (a) => a",
            "a = 'a string'",
            "a = 0.5",
            "a = 2147483647",
            "a = -0",
            "a = null",
            "a = undefined",
            "b = {}",
            "b = 1e300",
            "b = 10n",
            "c = i",
            "c = true",
            "map = new Map([[1, 'one']])",
            "map = new WeakMap()",
            "throw new Error('at ' + i)",
            "null.x",
            "n = i + 2");

    private static final List<String> INT = List.of(
            "i",
            "a | 0",
            "i * 3",
            "(a + i) | 0",
            "a & 255",
            "arr.length",
            "typed[i & 7]",
            "text.charCodeAt(i & 7)",
            "i % 7",
            "arr[i & 3]",
            "o.x",
            "lit.x",
            "glob",
            "lexical",
            "helper(i, 4)",
            "i << 3",
            "a >>> 1",
            "~i",
            "map.size",
            "-i",
            "q.p(1)",
            "Math.imul(a, 31)");

    private static final List<String> ANY = List.of(
            "a",
            "b",
            "c",
            "a + 1",
            "b * 0.5",
            "b - i",
            "a * b",
            "o.x",
            "o.y",
            "q.z",
            "lit.s",
            "q.m(i)",
            "o.m(a)",
            "o.g",
            "arr[i & 7]",
            "arr[i]",
            "arr[a]",
            "dbl[i & 3]",
            "mix[i & 3]",
            "floats[i & 3]",
            "text[i & 15]",
            "fun(a)",
            "fun(i)",
            "i / 3",
            "a % 3",
            "b / a",
            "-b",
            "+c",
            "typeof c",
            "c + i",
            "`${c}`.length",
            "Math.sqrt(i)",
            "Math.floor(b)",
            "map.get(i & 3)",
            "[i, a][1]",
            "{ v: i }.v",
            "(() => a + i)()",
            "a === b",
            "a == c",
            "a < b",
            "!a",
            "c ?? i",
            "a || b",
            "i > 5 ? a : b",
            "helper(a, b)",
            "safe(i, a)",
            "safe(a, b)",
            "retry(i)",
            "text.length + a",
            "new Base(i).x",
            "o?.x?.y",
            "'x' in lit",
            "q instanceof Base",
            "[...arr].length",
            "gen(3).next().value",
            "Math.max(a, b, i)",
            "String.fromCharCode(97 + (i & 7))",
            "a++",
            "--b",
            "lexical",
            "glob",
            "(glob += 1)",
            "(lexical = lexical + 1)");

    private static final List<String> STATEMENTS = List.of(
            "a = @;",
            "b = @;",
            "c = @;",
            "a = # | 0;",
            "a += #;",
            "b += @;",
            "c += @;",
            "a -= #;",
            "b *= 1.5;",
            "a ^= #;",
            "o.x = @;",
            "o.x += #;",
            "o.y = @;",
            "lit.x = #;",
            "lit.s = @;",
            "o.n = @;",
            "arr[i & 7] = #;",
            "arr[i & 7] = @;",
            "arr[i % arr.length] += 1;",
            "dbl[i & 3] = @;",
            "typed[i & 7] = @;",
            "typed[i & 7] += #;",
            "floats[i & 3] += @;",
            "mix[i & 3] = @;",
            "if (#) { ; } else { ; }",
            "if (a < b) { ; }",
            "if (c) { ; }",
            "if (i % 3 === 0) continue;",
            "if (# === 77) break;",
            "for (let j = 0; j < 3; j++) { ; }",
            "for (const v of arr) { a = v; ; }",
            "let j = 0; while (j < (i & 3)) { j++; ; }",
            "try { ; } catch (e) { c = e.message; }",
            "try { ; } finally { a = i; }",
            "try { if (i % 5 === 2) throw i; ; } catch (e) { a += e; ; }",
            "try { if (# % 5 === 2) throw #; ; } catch { ; } finally { ; }",
            "l: try { if (i & 1) break l; ; } finally { b = i; }",
            "try { for (const v of gen(3)) { if (i % 4 === 0) throw v; ; } } catch (e) { c = e; }",
            "try { try { ; a = fun(i); } finally { b += 1; ; } } catch (e) { c = typeof e; }",
            "try { a = outer(i); } catch (e) { a -= e; }",
            "for (const v of tries(i & 3)) { b = v; ; }",
            "later(i, @);",
            "switch (i & 3) { case 0: ; break; case 1: ; default: ; }",
            "map.set(i & 3, @);",
            "{ let k = @; fs = () => k; c = fs(); }",
            "for (const k in lit) { c = k; }",
            "[a, b] = [b, a];",
            "({ x: a, y: b = 1 } = lit);",
            "const [d, ...e] = arr; c = d;",
            "for (const v of gen(i & 3)) { ; b = v; }",
            "q.p(#);",
            "fun(@);",
            "(function () { a = arguments.length + #; })(1, 2);");

    private final Random random;
    private int depth;

    HotLoopProgram(long seed) {
        random = new Random(seed);
    }

    String source() {
        var program = new StringBuilder(WORLD);
        int functions = 1 + random.nextInt(3);
        for (int f = 0; f < functions; f++) {
            program.append(function("loop" + f));
        }
        for (int f = 0; f < functions; f++) {
            program.append("warm(() => { restore(); loop").append(f).append("(4, -1); });\nrestore();\n");
            for (int at : new int[] {-1, 3, 0, 60}) {
                program.append(
                        "print('loop%d', %d, attempt(loop%d, 70, %d), shown(o), shown(lit), shown(arr), shown(dbl), shown(glob));\n"
                                .formatted(f, at, f, at));
            }
        }
        program.append("later(0, 0).then(() => print(ends, tail.slice(-5)));\n");
        return program.toString();
    }

    private String function(String name) {
        var change = CHANGES.get(random.nextInt(CHANGES.size()));
        var text = new StringBuilder("function ")
                .append(name)
                .append("(n, at) { let a = 1, b = 2.5, c = 'c', fs; for (let i = 0; i < n; i++) { if (i === at) { ")
                .append(change)
                .append("; }\n");
        for (int i = 2 + random.nextInt(5); i > 0; i--) {
            text.append("  ").append(statement()).append('\n');
        }
        return text.append("} return [shown(a), shown(b), shown(c)]; }\n").toString();
    }

    private String statement() {
        var text = new StringBuilder();
        var form = STATEMENTS.get(random.nextInt(STATEMENTS.size()));
        if (form.contains("{ ;") && depth > 2) {
            return "a = i;";
        }
        depth++;
        for (int i = 0; i < form.length(); i++) {
            char c = form.charAt(i);
            boolean isBody = c == ';' && i > 1 && (form.startsWith("{ ", i - 2) || form.startsWith(": ", i - 2));
            if (isBody || c == ';' && i > 1 && form.startsWith("; ; ", i - 2)) {
                text.append(body());
            } else if (c == '#') {
                text.append('(').append(pick(INT)).append(')');
            } else if (c == '@') {
                text.append('(').append(pick(ANY)).append(')');
            } else {
                text.append(c);
            }
        }
        depth--;
        return form.startsWith("let ") || form.startsWith("const ") ? "{ " + text + " }" : text.toString();
    }

    private String body() {
        var statements = new ArrayList<String>();
        for (int i = random.nextInt(3); i >= 0; i--) {
            statements.add(statement());
        }
        return String.join(" ", statements);
    }

    private String pick(List<String> texts) {
        var text = texts.get(random.nextInt(texts.size()));
        return text.startsWith("{") ? "(" + text.replace("}.", "}).") : text;
    }
}
