// Renders a mail page twice: with a round trip to the database for each row, and with all rows that are needed at a time
// in one. With "serve PORT" it is a server.

import { createServer } from 'node:http';
import { Batcher, Fiber, wait } from 'gyre:fiber';
import { openDatabase } from './database.mjs';
import { inboxPage } from './page.mjs';

const USER = 1;
const database = await openDatabase();
const rows = new Batcher((keys) => database.fetch(keys), { name: 'rows' });
const [mode, port] = process.argv.slice(2);

if (mode === 'serve') {
  // The rows of all requests that are waiting go into one batch, too.
  createServer(async (request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(await Fiber.run(request.url, () => inboxPage((key) => rows.get(key), USER)));
  }).listen(Number(port), '127.0.0.1', () => console.log(`listening on port ${port}`));
} else {
  console.log(database.name);
  const one = await measured('a query for each row', (key) => wait(database.fetch([key]))[0]);
  const batched = await measured('a batch at each level', (key) => rows.get(key));
  console.log(one === batched ? 'the same page:' : 'different pages:');
  console.log(batched.split('\n').slice(0, 4).join('\n'));
  await database.close();
}

async function measured(name, get) {
  const before = database.roundTrips;
  const page = await Fiber.run(name, () => inboxPage(get, USER));
  console.log(`${name}: ${database.roundTrips - before} round trips`);
  return page;
}
