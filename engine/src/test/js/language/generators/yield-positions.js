function* g() {
  const list = [yield 'a', yield 'b'];
  const text = `${yield 'c'}-${yield 'd'}`;
  const object = { [yield 'e']: yield 'f' };
  const call = Math.max(yield 'g', ...(yield 'h'));
  if (yield 'i') return [list.join(), text, JSON.stringify(object), call, (yield 'j') ? yield 'k' : 0, yield];
}
const it = g();
const asked = [];
let answer;
const answers = { a: 1, b: 2, c: 3, d: 4, e: 'key', f: 'value', g: 5, h: [6, 7], i: true, j: 1, k: 'kk' };
for (let r = it.next(); ; r = it.next(answers[r.value])) { if (r.done) { answer = r.value; break; } asked.push(r.value); }
same(asked.join(), 'a,b,c,d,e,f,g,h,i,j,k,');
same(answer.join('|'), '1,2|3-4|{"key":"value"}|7|kk|');
