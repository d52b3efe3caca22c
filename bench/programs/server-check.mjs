// Asks a server under load again and again, on four connections: each answer must be the first one. usage: node server-check.mjs URL FILE; FILE is given
// the first answer. Ends by SIGTERM with the number of right answers, or at the first wrong one with exit code 1.
import http from 'node:http';
import { writeFileSync } from 'node:fs';

const [, , url, file] = process.argv;
const agent = new http.Agent({ keepAlive: true, maxSockets: 4 });

function ask() {
  return new Promise((resolve, reject) => {
    http
      .get(url, { agent }, (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (text) => {
          body += text;
        });
        response
          .on('end', () => resolve(`${response.statusCode} ${response.headers['content-type']} ${body}`))
          .on('error', reject);
      })
      .on('error', reject);
  });
}

function wrong(what) {
  console.log(`WRONG ANSWER: ${what}`);
  process.exit(1);
}

let right = 0;
process.on('SIGTERM', () => {
  console.log(`${right} checked answers right`);
  process.exit(0);
});
const expected = await ask();
writeFileSync(file, `${expected}\n`);
right++;
await Promise.all(
  Array.from({ length: 4 }, async () => {
    for (;;) {
      const answer = await ask().catch((error) => wrong(error.message));
      if (answer !== expected) wrong(answer);
      right++;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }),
);
