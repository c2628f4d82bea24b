/** What a browser was found able to, kept beside the data so that it is asked once a version and composition. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import type { RenderQuality } from './captureSettings';

const verdictSchema = z.object({
  way: z.enum(['canvas', 'screenshots']),
  /** Why it is not drawn by canvas. */
  reason: z.optional(z.string()),
  /** dB beside screenshots. */
  fidelity: z.optional(
    z.object({ painted: z.record(z.string(), z.number()), encoded: z.record(z.string(), z.number()) }),
  ),
});
export type Verdict = z.infer<typeof verdictSchema>;

/** What the self-test's result depends on. */
export interface Tested {
  readonly browser: string;
  /** Hash of the composition's sources. */
  readonly composition: string;
  readonly quality: RenderQuality;
}

/** Null where none is kept, or what is kept cannot be read: then it is asked again. */
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
  await writeFile(unfinished, JSON.stringify({ ...tested, ...verdict }, null, 2));
  await rename(unfinished, file);
}

/** The last one that was reached on this machine, whichever its browser; null where there is none. */
export async function newestVerdict(dataDir: string): Promise<(Verdict & Pick<Tested, 'browser'>) | null> {
  const folder = path.join(dataDir, 'browsers');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      return { file, at: (await stat(file)).mtimeMs };
    }),
  );
  const [newest] = files.toSorted((a, b) => b.at - a.at);
  if (!newest) return null;
  const kept: unknown = JSON.parse(await readFile(newest.file, 'utf8'));
  return { ...z.parse(verdictSchema, kept), ...z.parse(z.object({ browser: z.string() }), kept) };
}

const fileOf = (dataDir: string, { browser, composition, quality }: Tested) => {
  const name = createHash('sha256')
    .update(`${browser}\n${composition}\n${quality}`)
    .digest('hex')
    .slice(0, 16);
  return path.join(dataDir, 'browsers', `${name}.json`);
};
