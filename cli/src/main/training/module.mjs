import { join } from 'node:path';
import fs, { existsSync } from 'node:fs';

export default join('a', 'b');
export const known = existsSync(import.meta.filename) && typeof fs.readFile === 'function';
await null;
