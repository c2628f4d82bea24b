/** What is said in a person's clip or recording, kept in the project's folder by the file's bytes and who heard it. [SC5] */
import { createHash } from 'node:crypto';
import { refusalSentences } from '../../contract/refusalSentences';
import { transcriptSchema, type Transcript } from '../../contract/routes/speech.routes';
import type { Database } from '../db/database';
import { createTurns } from '../fetching/turns';
import { NotFound, Problem, Unprocessable } from '../http/problems';
import { unlessAborted } from '../limits/withinLimit';
import { contentName } from '../media/incoming';
import { mediaRef, type MediaAddresses } from '../media/mediaAddresses';
import type { LimitConfig } from '../quota/limits';
import { refuseBytesBeyond } from '../quota/quota';
import { ServerBusy } from '../quota/quotaRefusals';
import { holdUser } from '../repositories/accounts/holdUser';
import { projectsRepository } from '../repositories/projects/projects.repository';
import { isMissing } from '../storage/isMissing';
import { projectPrefix, type Storage } from '../storage/storage';
import { soundOf } from './soundOf';
import { TranscriberFailed, type Transcriber } from './transcriber';

interface World {
  readonly addresses: MediaAddresses;
  readonly config: LimitConfig;
  readonly db: Database;
  readonly storage: Pick<Storage, 'read' | 'put' | 'stat' | 'localPath'>;
  readonly transcriber: Transcriber | null;
}
export interface MediaToHear {
  readonly projectId: string;
  readonly media_url: string;
  readonly language?: string | undefined;
}
export type TranscribeMedia = (
  userId: string,
  media: MediaToHear,
  signal: AbortSignal,
) => Promise<Transcript>;

/** A recogniser hears one sound after the other. */
const AT_ONCE = 2;
const UNDER_WAY = 2;

interface Hearing {
  readonly userId: string;
  readonly transcript: Promise<Transcript>;
  readonly stop: AbortController;
  /** How many wait for it: where all have left, nobody pays for the rest. */
  waiting: number;
}

/** What it answers with throws a `Problem`, or the signal's reason. */
export function createTranscribeMedia(world: World): TranscribeMedia {
  const inTurn = createTurns(AT_ONCE);
  const underWay = new Map<string, Hearing>();

  function begun(userId: string, key: string, hear: (signal: AbortSignal) => Promise<Transcript>): Hearing {
    const known = underWay.get(key);
    if (known && !known.stop.signal.aborted) return known;
    if ([...underWay.values()].filter((one) => one.userId === userId).length >= UNDER_WAY)
      throw new ServerBusy();
    const stop = new AbortController();
    const transcript = inTurn(() => hear(stop.signal)).finally(() => {
      if (underWay.get(key)?.stop === stop) underWay.delete(key);
    });
    // Who waited may have left: then nobody else hears of its end.
    transcript.catch(() => {});
    const hearing = { userId, transcript, stop, waiting: 0 };
    underWay.set(key, hearing);
    return hearing;
  }

  return async (userId, { projectId, media_url, language }, signal) => {
    const stored = await keyOf(world, userId, media_url);
    const { transcriber, storage } = world;
    if (!transcriber) throw new Problem(409, 'no_transcriber', refusalSentences.no_transcriber);
    const file = await storage.localPath(stored);
    const by = JSON.stringify([await contentName(file), transcriber.identity, language ?? '']);
    const name = createHash('sha256').update(by).digest('hex');
    const key = `${projectPrefix(userId, projectId)}speech/${name}.transcript.json`;
    const hear = (stop: AbortSignal) =>
      keptOrHeard(world, { userId, projectId, key }, () => heard(transcriber, { file, language }, stop));
    const hearing = begun(userId, key, hear);
    hearing.waiting += 1;
    try {
      const transcript = await unlessAborted(signal, hearing.transcript);
      if (transcript.words.length === 0)
        throw new Unprocessable('nothing_said', refusalSentences.nothing_said);
      return transcript;
    } finally {
      hearing.waiting -= 1;
      if (hearing.waiting === 0) hearing.stop.abort(new DOMException('Nobody waits for it.', 'AbortError'));
    }
  };
}

/** Only what is the caller's own has words for them. */
async function keyOf({ addresses, storage }: World, userId: string, address: string): Promise<string> {
  const stored = addresses.unsign(address, userId);
  if (!stored.startsWith(mediaRef(''))) throw new NotFound('ownMedia');
  const key = stored.replace(mediaRef(''), '');
  if (!(await storage.stat(key))) throw new NotFound('ownMedia');
  return key;
}

async function heard(
  transcriber: Transcriber,
  { file, language }: { readonly file: string; readonly language: string | undefined },
  signal: AbortSignal,
): Promise<Transcript> {
  signal.throwIfAborted();
  const { isSilent, ...sound } = await soundOf(file, signal);
  if (isSilent) return { language: null, words: [] };
  return transcriber.transcribe({ ...sound, language }, signal).catch((cause: unknown) => {
    if (!(cause instanceof TranscriberFailed)) throw cause;
    const { why } = cause;
    throw new Problem(
      502,
      'transcriber_failed',
      refusalSentences.transcriber_failed({ why }),
      { cause },
      { why },
    );
  });
}

async function keptOrHeard(
  { config, db, storage }: World,
  { userId, projectId, key }: { readonly userId: string; readonly projectId: string; readonly key: string },
  hear: () => Promise<Transcript>,
): Promise<Transcript> {
  const kept = await storage.read(key).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (kept) return transcriptSchema.parse(JSON.parse(kept.toString()));
  await refuseBytesBeyond(db, config, userId);
  const transcript = await hear();
  const facts = Buffer.from(JSON.stringify(transcript));
  // Counted before it is there: a process that ends in between has counted too much, never too little.
  await db.transaction(async (tx) => {
    await holdUser(tx, userId);
    await refuseBytesBeyond(tx, config, userId, facts.length);
    await projectsRepository(tx).addSpeech(userId, projectId, facts.length);
  });
  try {
    await storage.put(key, facts, 'application/json');
  } catch (error) {
    await projectsRepository(db).addSpeech(userId, projectId, -facts.length);
    throw error;
  }
  return transcript;
}
