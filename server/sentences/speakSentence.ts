/** A sentence of a project, said by a voice or by its owner: kept in the project's folder by its text and who says it how. [SC1] */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { refusalSentences } from '../../contract/refusalSentences';
import { countWords } from '../../contract/scripts/countWords';
import type { Project } from '../../contract/project';
import type { Database } from '../db/database';
import { Unprocessable } from '../http/problems';
import { unlessAborted, withinLimit } from '../limits/withinLimit';
import { mediaRef } from '../media/mediaAddresses';
import { checkRecording, type RecordingChecks } from '../pipeline/checks/checkRecording';
import { speechProblem } from '../pipeline/speechProblems';
import type { LimitConfig } from '../quota/limits';
import { refuseBytesBeyond } from '../quota/quota';
import { ServerBusy } from '../quota/quotaRefusals';
import { holdUser } from '../repositories/accounts/holdUser';
import { projectsRepository } from '../repositories/projects/projects.repository';
import { readingTimes } from '../speech/reading/readingTimes';
import type { Recording, Speech, SpokenWord } from '../speech/speech';
import { isMissing } from '../storage/isMissing';
import { projectPrefix, userPrefix, type Storage } from '../storage/storage';

interface World extends RecordingChecks {
  readonly config: LimitConfig;
  readonly db: Database;
  readonly storage: Pick<Storage, 'read' | 'put'>;
  readonly speech: Speech;
}
export interface SentenceToSpeak {
  readonly text: string;
  readonly voice?: string | undefined;
  readonly speed?: number | undefined;
  /** The owner's own recording of it, instead of a voice. */
  readonly recording_url?: string | undefined;
}
export interface SaidSentence {
  /** ms from where the sound begins. */
  readonly words: readonly { text: string; from: number; to: number }[];
  readonly sound: { key: string; durationMs: number; voice: string | null; speed: number } | null;
}

/** A service answers within 90 s. */
const LIMIT_MS = 100_000;
const keptSchema = z.object({
  durationMs: z.number(),
  words: z.array(z.object({ text: z.string(), from: z.number(), to: z.number() })),
});

export type SpeakSentence = (
  userId: string,
  project: Pick<Project, 'id' | 'spoken'>,
  sentence: SentenceToSpeak,
  signal: AbortSignal,
) => Promise<SaidSentence>;

/** A person's at once: the editor asks for one after the other. */
const UNDER_WAY = 4;

/** What it answers with throws a `Problem` that says what to do, `TookTooLong`, or the signal's reason. */
export function createSpeakSentence(world: World): SpeakSentence {
  const underWay = new Map<string, Promise<SaidSentence>>();

  /** The same sentence is said once, and to its end: who has left finds it when they ask again. */
  function once(of: SentencesOf, request: Request): Promise<SaidSentence> {
    const keys = keysOf(of, by(request));
    const known = underWay.get(keys.sound);
    if (known) return known;
    const own = userPrefix(of.userId);
    if ([...underWay.keys()].filter((key) => key.startsWith(own)).length >= UNDER_WAY) throw new ServerBusy();
    const speaking = said(world, of, request, keys).finally(() => underWay.delete(keys.sound));
    underWay.set(keys.sound, speaking);
    return speaking;
  }

  return async (userId, project, { text: written, voice, speed, recording_url }, signal) => {
    const text = written.trim();
    if (text === '') throw new Unprocessable('script_empty', refusalSentences.script_empty);
    if (countWords(text) === 0) throw new Unprocessable('script_wordless', refusalSentences.script_wordless);
    const of = { userId, projectId: project.id };
    if (recording_url !== undefined) {
      const stored = await checkRecording(world, userId, recording_url, { text, of: 'sentence' });
      return unlessAborted(signal, once(of, { text, recording: stored.replace(mediaRef(''), '') }));
    }
    const own = project.spoken;
    const pace = speed ?? own?.speed ?? 1;
    if (own?.by === 'nobody' && voice === undefined)
      return { words: readingTimes(text, pace).words.map(inMs), sound: null };
    const speaker = voice ?? own?.voice;
    if (!speaker) throw new Unprocessable('voice_needed', refusalSentences.voice_needed);
    return unlessAborted(signal, once(of, { text, voice: speaker, speed: pace }));
  };
}

interface SentencesOf {
  readonly userId: string;
  readonly projectId: string;
}
interface ByVoice {
  readonly text: string;
  readonly voice: string;
  readonly speed: number;
}
interface Recorded {
  readonly text: string;
  /** The key of its sound. */
  readonly recording: string;
}
type Request = ByVoice | Recorded;
/** What tells one sound of a text from another. */
const by = (request: Request): readonly (string | number)[] =>
  'recording' in request ? [request.text, request.recording] : [request.text, request.voice, request.speed];
interface Keys {
  readonly sound: string;
  /** Written last: where the words are, the sound is. */
  readonly words: string;
}

function keysOf({ userId, projectId }: SentencesOf, parts: readonly (string | number)[]): Keys {
  const name = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  const folder = `${projectPrefix(userId, projectId)}speech/`;
  return { sound: `${folder}${name}.wav`, words: `${folder}${name}.json` };
}

const spokenBy = (world: World, request: Request): Promise<Recording> =>
  withinLimit({ what: 'The voice', limitMs: LIMIT_MS }, async (signal) => {
    if ('recording' in request)
      return world.recordings.timeSentence(request.recording, request.text, { signal });
    await world.speech.check(request);
    return world.speech.speak(request, { signal });
  }).catch((error: unknown) => {
    throw speechProblem(error, 'choosing');
  });

async function said(
  world: World,
  { userId, projectId }: SentencesOf,
  request: Request,
  keys: Keys,
): Promise<SaidSentence> {
  const { config, db, storage } = world;
  const speaker =
    'recording' in request ? { voice: null, speed: 1 } : { voice: request.voice, speed: request.speed };
  const answer = ({ words, durationMs }: z.infer<typeof keptSchema>): SaidSentence => ({
    words,
    sound: { key: keys.sound, durationMs, ...speaker },
  });
  const kept = await storage.read(keys.words).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (kept) return answer(keptSchema.parse(JSON.parse(kept.toString())));
  await refuseBytesBeyond(db, config, userId);
  const { wav, words, durationSeconds } = await spokenBy(world, request);
  const made = { durationMs: Math.round(durationSeconds * 1000), words: words.map(inMs) };
  const facts = Buffer.from(JSON.stringify(made));
  const bytes = wav.length + facts.length;
  // Counted before it is there: a process that ends in between has counted too much, never too little.
  await db.transaction(async (tx) => {
    await holdUser(tx, userId);
    await refuseBytesBeyond(tx, config, userId, bytes);
    await projectsRepository(tx).addSpeech(userId, projectId, bytes);
  });
  try {
    await storage.put(keys.sound, wav, 'audio/wav');
    await storage.put(keys.words, facts, 'application/json');
  } catch (error) {
    await projectsRepository(db).addSpeech(userId, projectId, -bytes);
    throw error;
  }
  return answer(made);
}

const inMs = ({ text, start, end }: SpokenWord) => ({
  text,
  from: Math.round(start * 1000),
  to: Math.round(end * 1000),
});
