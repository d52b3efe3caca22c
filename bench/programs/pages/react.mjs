// Loads the page with React again and again, in gyre:page or in jsdom: `react.mjs gyre|PACKAGES URL WARM LOADS`. Prints a line of JSON: the CPU time of the
// process in milliseconds for the first load, and for one of those after the WARM first.
import { createRequire } from 'node:module';
import { join } from 'node:path';

const [host, url, warm, loads] = process.argv.slice(2);

async function loadInGyre() {
  const { open } = await import('gyre:page');
  return async () => {
    using page = await open(url, { network: true });
    await page.settled();
    return page.title();
  };
}

function loadInJsdom() {
  const { JSDOM } = createRequire(join(host, 'index.js'))('jsdom');
  return async () => {
    const { promise, resolve } = Promise.withResolvers();
    const { window } = await JSDOM.fromURL(url, {
      runScripts: 'dangerously',
      resources: 'usable',
      pretendToBeVisual: true,
      beforeParse(window) {
        window.fetch = (target) => fetch(new URL(target, window.location.href));
        window.finished = resolve;
      },
    });
    await promise;
    const { title } = window.document;
    window.close();
    return title;
  };
}

const load = host === 'gyre' ? await loadInGyre() : loadInJsdom();

async function cpu(count) {
  const start = process.cpuUsage();
  for (let i = 0; i < count; i++) {
    const title = await load();
    if (title !== '1000 rows') throw new Error(`The page's title is ${title}`);
  }
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000 / count;
}

const first = await cpu(1);
await cpu(+warm - 1);
console.log(JSON.stringify({ first, warm: await cpu(+loads) }));
