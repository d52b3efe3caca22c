// A nullish base ends the whole chain: nothing to its right is evaluated.
const log = [];
const mark = (name) => { log.push(name); return name; };
const nothing = undefined;
same(nothing?.a, undefined);
same(nothing?.[mark('key')], undefined);
same(nothing?.a.b.c[mark('deep')](mark('argument')), undefined);
same(nothing?.(mark('call')), undefined);
same(null?.x, undefined);
same(log.length, 0);
// Parentheses end the chain.
throws(() => (nothing?.a).b, "TypeError: Cannot read properties of undefined (reading 'b')");
// Falsy values that are not nullish go on.
same(''?.length, 0);
same(0?.toFixed(1), '0.0');
same(false?.toString(), 'false');
same(delete nothing?.a, true);
