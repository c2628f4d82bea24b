/** Where the repository is, and the two ways in which set-up speaks. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

export const say = (line) => console.log(line);

/** One clear line, and the end. */
export function fail(line) {
  console.error(line);
  process.exit(1);
}
