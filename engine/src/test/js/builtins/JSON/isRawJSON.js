builtin(JSON, 'isRawJSON', 1);
const raw = JSON.rawJSON('1');
same(JSON.isRawJSON(raw), true);
for (const value of [{ rawJSON: '1' }, Object.create(raw), { ...raw }, '1', 1, null, undefined, new Proxy(raw, {})]) same(JSON.isRawJSON(value), false);
same(createRealm().JSON.isRawJSON(raw), true);
