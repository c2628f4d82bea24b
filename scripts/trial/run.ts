/** `npm run trial [part…]`: the long form of the tests, a row of one table for each part. */
import { mkdirSync } from 'node:fs';
import { RESULTS, sayTable, type Row } from '../testing/counted';
import { parts } from './parts';
import type { TrialPart } from './trialPart';

const wanted = process.argv.slice(2);
const names = parts.map(({ name }) => name);
for (const name of wanted)
  if (!names.includes(name)) throw new Error(`No part is called ${name}: there are ${names.join(', ')}.`);

async function rowOf({ name, run }: TrialPart): Promise<Row> {
  const begun = performance.now();
  const secondsSince = () => (performance.now() - begun) / 1000;
  try {
    const outcome = await run();
    return { ...outcome, name, seconds: secondsSince() };
  } catch (error) {
    console.error(error);
    return { name, passed: 0, failed: 1, seconds: secondsSince() };
  }
}

mkdirSync(RESULTS, { recursive: true });
const rows: Row[] = [];
for (const part of parts) if (wanted.length === 0 || wanted.includes(part.name)) rows.push(await rowOf(part));
sayTable(rows);
