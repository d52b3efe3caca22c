// Measures pages in this process: `measure.mjs REACT-URL`. Prints a table of milliseconds of the process's CPU time, warm, and bytes of the heap.
import { open } from 'gyre:page';
import { collectGarbage } from 'gyre:loop';
import assert from 'node:assert/strict';

const [reactUrl] = process.argv.slice(2);

function report(name, figure, bar, goal) {
  console.log(`${name.padEnd(58)} ${figure.padStart(12)}   bar ${bar}, goal ${goal}`);
}

function cpu() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The median of the CPU times of calls; those of the first calls count for nothing. */
async function median(warm, count, run) {
  const times = [];
  for (let i = 0; i < warm + count; i++) {
    const start = cpu();
    await run(i);
    if (i >= warm) times.push(cpu() - start);
  }
  return times.sort((a, b) => a - b)[count >> 1];
}

/** The mean CPU time of a call; the system counts it in steps too long for one. */
async function mean(warm, count, run) {
  for (let i = 0; i < warm; i++) await run();
  const start = cpu();
  for (let i = 0; i < count; i++) await run();
  return (cpu() - start) / count;
}

const row = (i) => `<li class="row${i % 2 ? ' odd' : ''}" data-id="${i}"><span class="id">${i}</span><span class="name">row ${i}</span></li>`;
const rows = (count) => Array.from({ length: count }, (_, i) => row(i)).join('');
const ms = (value) => `${value.toFixed(2)} ms`;

/** 660 elements and texts. */
const staticPage = `<!doctype html><html><head><title>Static</title><style>.odd { color: gray } main > ul li.row .name { font-weight: bold }</style></head>
<body><main><h1>Rows</h1><ul>${rows(130)}</ul></main></body></html>`;

{
  const text = `<main>${'<p class="text">Some text with <a href="/place?a=1&amp;b=2">a link</a>, an entity &eacute; and <b>bold</b> words.</p>\n'.repeat(45_000)}</main>`;
  const megabytes = text.length / 1e6;
  using page = await open({ html: '' }, { limits: { cpu: Infinity, bytes: Infinity } });
  const parser = new page.window.DOMParser();
  const time = await median(6, 7, () => assert(parser.parseFromString(text, 'text/html').body.firstChild.firstChild !== null));
  report(`parse ${megabytes.toFixed(1)} MB`, `${((megabytes / time) * 1000).toFixed(1)} MB/s`, 25, 60);
}
{
  using page = await open({ html: staticPage });
  const nodes = page.evaluate('let n = 0; for (const w = document.createTreeWalker(document); w.nextNode(); ) n++; n');
  const time = await mean(400, 200, async () => {
    using opened = await open({ html: staticPage });
    assert.equal(opened.title(), 'Static');
  });
  report(`static page of ${await nodes} nodes, opened and closed`, ms(time), 8, 3);
}
{
  using page = await open({ html: '<ul></ul>' });
  const list = page.document.querySelector('ul');
  const texts = [rows(1000), rows(1001).slice(row(0).length)];
  report('innerHTML of 1,000 rows', ms(await mean(200, 200, () => { texts.reverse(); list.innerHTML = texts[0]; })), 15, 6);
  const select = () => {
    list.classList.toggle('changed');
    assert.equal(page.document.querySelectorAll('.row.odd > .name').length, 500);
  };
  report('querySelectorAll(".row.odd > .name") in them', ms(await mean(2000, 1000, select)), 0.5, 0.15);
}
{
  const heap = async () => { await collectGarbage(); return process.memoryUsage().heapUsed; };
  const count = 200;
  const pages = [await open({ html: staticPage })];
  const before = await heap();
  for (let i = 0; i < count; i++) pages.push(await open({ html: staticPage }));
  report('an open static page', `${Math.round(((await heap()) - before) / count / 1000)} KB`, '400 KB', '150 KB');
  for (const page of pages) page.close();
}
for (const [others, name] of [[0, 'an hour of a timer a second, virtual, wall'], [10, 'an hour of eleven timers, 27,600 ticks, virtual, wall']]) {
  using page = await open({ html: `<script>let n = 0; setInterval(() => { document.title = ++n; }, 1000); for (let i = 0; i < ${others}; i++) setInterval(() => {}, 1500 + i)</script>` });
  const start = performance.now();
  await page.advance(3_600_000);
  report(name, ms(performance.now() - start), others === 0 ? 100 : '-', '-');
  assert.equal(page.title(), '3600');
}
{
  const race = `<ol></ol><script>
    const log = (text) => { const item = document.createElement('li'); item.textContent = text; document.querySelector('ol').append(item); };
    for (const name of 'abcdef') fetch('/' + name).then((response) => response.text()).then(log);
    setTimeout(() => log('timer ' + Math.random()), 0);
    Promise.resolve().then(() => log('microtask'));
  </script>`;
  const results = new Map();
  for (let i = 0; i < 1000; i++) {
    using page = await open({ html: race }, { seed: i % 20, handler: ({ url }) => new URL(url).pathname });
    await page.settled();
    const text = page.snapshot();
    if (!results.has(i % 20)) results.set(i % 20, text);
    assert.equal(text, results.get(i % 20), `seed ${i % 20} has two outcomes`);
  }
  report('1,000 repeats of a racing page with 20 seeds', `${new Set(results.values()).size} outcomes`, 'equal per seed', 'same');
}
if (reactUrl) {
  const load = async () => {
    using page = await open(reactUrl, { network: true });
    await page.settled();
    assert.equal(page.title(), '1000 rows');
  };
  const heap = async () => { await collectGarbage(); return process.memoryUsage().heapUsed / 1e6; };
  for (let i = 0; i < 100; i++) await load();
  const before = await heap();
  const loads = Number(process.env.LOADS ?? 300);
  for (let i = 0; i < loads; i++) await load();
  report(`${loads} loads of React after 100: growth of the heap`, `${((await heap()) - before).toFixed(1)} MB`, '5 MB', 'same');
  report('the process at its largest', `${Math.round(process.resourceUsage().maxRSS / 1000)} MB`, '800 MB', '400 MB');
}
