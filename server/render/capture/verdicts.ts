/** What a browser was found able to, kept beside the data so that it is asked once a version, composition and way. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import type { FoundBrowser } from '../../browser/foundBrowser';
import { SIGHTS, type Sight } from './selfTest/sights';

const likenessSchema = z.record(z.enum(Object.keys(SIGHTS) as [Sight, ...Sight[]]), z.number());
const verdictSchema = z.object({
  way: z.enum(['canvas', 'screenshots']),
  /** Why it is not drawn by canvas. */
  reason: z.optional(z.string()),
  /** dB beside screenshots. */
  fidelity: z.optional(z.object({ painted: likenessSchema, encoded: likenessSchema })),
});
export type Verdict = z.infer<typeof verdictSchema>;

/** What the self-test's result depends on. */
export interface Tested {
  readonly browser: string;
  /** Hash of the composition's sources. */
  readonly composition: string;
  /** The name of the way of drawing, with all of its settings. */
  readonly way: string;
}

const HOLDS_UP: Verdict = {
  way: 'screenshots',
  reason: 'a whole browser holds the painting of a canvas up',
};

/** What is known of a browser before it is asked to draw; null where only its self-test can tell. */
export async function knownVerdict(
  { kind }: Pick<FoundBrowser, 'kind'>,
  dataDir: string,
  tested: Tested,
): Promise<Verdict | null> {
  return kind === 'headless-shell' ? keptVerdict(dataDir, tested) : HOLDS_UP;
}

/** Null where none is kept, or what is kept cannot be read or has not seen all sights: then it is asked again. */
export async function keptVerdict(dataDir: string, tested: Tested): Promise<Verdict | null> {
  try {
    const kept: unknown = JSON.parse(await readFile(fileOf(dataDir, tested), 'utf8'));
    return z.parse(verdictSchema, kept);
  } catch {
    return null;
  }
}

export async function keepVerdict(dataDir: string, tested: Tested, verdict: Verdict): Promise<void> {
  const file = fileOf(dataDir, tested);
  await mkdir(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, JSON.stringify({ ...verdict, tested }, null, 2));
  await rename(unfinished, file);
}

const fileOf = (dataDir: string, { browser, composition, way }: Tested) => {
  const name = createHash('sha256').update(`${browser}\n${composition}\n${way}`).digest('hex').slice(0, 16);
  return path.join(dataDir, 'browsers', `${name}.json`);
};
