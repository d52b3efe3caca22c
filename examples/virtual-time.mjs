import { setTimeout as sleep } from 'node:timers/promises';

// Tries again after 1, 2, 4 ... minutes.
async function retry(task, attempts) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await task(attempt);
    } catch (error) {
      console.log(new Date().toISOString(), `attempt ${attempt}: ${error.message}`);
      if (attempt === attempts) throw error;
      await sleep(60_000 * 2 ** (attempt - 1));
    }
  }
}

const answer = await retry(async (attempt) => {
  if (attempt < 6) throw new Error('not yet');
  return 'done';
}, 10);
console.log(new Date().toISOString(), answer);
