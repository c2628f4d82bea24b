/** All parts in their order; each is looked at by itself, so that one that hangs holds up no other. [OP1] */
import type { Part, PartName, Trial } from '../../contract/operator';
import { withoutValues } from '../db/withoutValues';
import { Problem } from '../http/problems';
import { withinLimit } from '../limits/withinLimit';
import type { PartWorld, ServerPart, Trying } from './definePart';
import { articlesPart } from './parts/articles.part';
import { backupPart } from './parts/backup.part';
import { browserPart } from './parts/browser.part';
import { databasePart } from './parts/database.part';
import { diskPart } from './parts/disk.part';
import { mailPart } from './parts/mail.part';
import { pagesPart } from './parts/pages.part';
import { picturesPart } from './parts/pictures.part';
import { queuePart } from './parts/queue.part';
import { recogniserPart } from './parts/recogniser.part';
import { storagePart } from './parts/storage.part';
import { versionPart } from './parts/version.part';
import { voicesPart } from './parts/voices.part';
import { workersPart } from './parts/workers.part';
import { writerPart } from './parts/writer.part';

const parts: Readonly<Record<PartName, ServerPart>> = {
  writer: writerPart,
  voices: voicesPart,
  recogniser: recogniserPart,
  pictures: picturesPart,
  articles: articlesPart,
  mail: mailPart,
  storage: storagePart,
  database: databasePart,
  browser: browserPart,
  pages: pagesPart,
  workers: workersPart,
  queue: queuePart,
  disk: diskPart,
  backup: backupPart,
  version: versionPart,
};
const LOOK_MS = 4_000;
const WORKS = { works: true, why: '' };

export const lookAtParts = (world: PartWorld): Promise<Part[]> =>
  Promise.all(
    Object.values(parts).map(async ({ name, look, probed }): Promise<Part> => {
      const limit = { what: `The ${name}`, limitMs: LOOK_MS };
      try {
        const { works, why } = probed ? await world.readiness.part(probed) : WORKS;
        if (!works) return { name, state: 'broken', says: { code: 'unknown', why } };
        return { name, ...(await withinLimit(limit, () => look(world))) };
      } catch (error) {
        return { name, state: 'broken', says: { code: 'unknown', why: whyOf(error) } };
      }
    }),
  );

/** What fails is an answer, too: only who gave up is thrown. */
export async function tryServerPart(world: PartWorld, name: PartName, trying: Trying): Promise<Trial> {
  const { limitMs, attempt } = parts[name];
  const begun = performance.now();
  const took = () => Math.round(performance.now() - begun);
  const limit = { what: `The ${name}`, limitMs, signal: trying.signal };
  try {
    const says = await withinLimit(limit, (signal) => attempt(world, { ...trying, signal }));
    return { passed: true, says, took_ms: took() };
  } catch (error) {
    trying.signal.throwIfAborted();
    return { passed: false, says: { code: 'trial_failed', why: whyOf(error) }, took_ms: took() };
  }
}

/** With what is behind it: an operator is told the reason, not only its consequence. */
function whyOf(failure: unknown): string {
  const reasons: string[] = [];
  let error = withoutValues(failure);
  while (error !== undefined && reasons.length < 4) {
    const reason =
      error instanceof Problem ? error.detail : error instanceof Error ? error.message : String(error);
    if (reason && !reasons.includes(reason)) reasons.push(reason.slice(0, 500));
    error = error instanceof Error ? error.cause : undefined;
  }
  return reasons.join(' · ');
}
