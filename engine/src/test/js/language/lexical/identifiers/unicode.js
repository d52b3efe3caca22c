var ünïcödé = 1, 变量 = 2, π = 3, ª = 4, ℘ = 5, 𠮷 = 6, $ = 7, _ = 8, a\u0062c = 9, \u{64}ef = 10, x\u200c\u200d = 11, ゛ = 12;
same(ünïcödé + 变量 + π + ª + ℘ + 𠮷 + $ + _ + abc + def + x‌‍, 66);
same(globalThis['𠮷'], 6);
const o = { v\u0061r: 1, \u{69}f: 2, 名: 3 };
same(o.var + o.if + o['名'], 6);
same(o.\u0076ar, 1);
class C { #\u{6f}_o = 1; static t() { return new C().#o_o; } }
same(C.t(), 1);
syntaxError('var v\\u0061r', 'Keyword must not contain escaped characters');
syntaxError('v\\u0061r x', 'Keyword must not contain escaped characters');
syntaxError('var \\u0031a', 'Invalid or unexpected token');
syntaxError('var a\\u{110000}', 'Undefined Unicode code-point');
syntaxError('var a\\u00', 'Invalid Unicode escape sequence');
syntaxError('var \u2E2F', 'Invalid or unexpected token');
syntaxError('var 1a', 'Invalid or unexpected token');
