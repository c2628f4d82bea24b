/** A sentence of a project, said: kept in the project's folder by its text, voice and pace, so that it is said once. [SC1] */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { refusalSentences } from '../../contract/refusalSentences';
import { countWords } from '../../contract/scripts/countWords';
import type { Project } from '../../contract/project';
import type { Database } from '../db/database';
import { Unprocessable } from '../http/problems';
import { withinLimit } from '../limits/withinLimit';
import { speechProblem } from '../pipeline/speechProblems';
import type { LimitConfig } from '../quota/limits';
import { refuseBytesBeyond } from '../quota/quota';
import { projectsRepository } from '../repositories/projects/projects.repository';
import { readingTimes } from '../speech/reading/readingTimes';
import type { Speech, SpokenWord } from '../speech/speech';
import { isMissing } from '../storage/isMissing';
import { projectPrefix, type Storage } from '../storage/storage';

interface World {
  readonly config: LimitConfig;
  readonly db: Database;
  readonly storage: Pick<Storage, 'read' | 'put'>;
  readonly speech: Speech;
}
export interface SentenceToSpeak {
  readonly text: string;
  readonly voice?: string | undefined;
  readonly speed?: number | undefined;
}
export interface SaidSentence {
  /** ms from where the sound begins. */
  readonly words: readonly { text: string; from: number; to: number }[];
  readonly sound: { key: string; durationMs: number; voice: string; speed: number } | null;
}

/** A service answers within 90 s. */
const LIMIT_MS = 100_000;
const keptSchema = z.object({
  durationMs: z.number(),
  words: z.array(z.object({ text: z.string(), from: z.number(), to: z.number() })),
});

/** Throws a `Problem` that says what to do, `TookTooLong`, or the signal's reason. */
export async function speakSentence(
  world: World,
  userId: string,
  project: Project,
  { text: written, voice, speed }: SentenceToSpeak,
  signal: AbortSignal,
): Promise<SaidSentence> {
  const text = written.trim();
  if (text === '') throw new Unprocessable('script_empty', refusalSentences.script_empty);
  if (countWords(text) === 0) throw new Unprocessable('script_wordless', refusalSentences.script_wordless);
  const own = project.spoken;
  const pace = speed ?? own?.speed ?? 1;
  if (own?.by === 'nobody' && voice === undefined) {
    return { words: readingTimes(text, pace).words.map(inMs), sound: null };
  }
  const speaker = voice ?? own?.voice;
  if (!speaker) throw new Unprocessable('voice_needed', refusalSentences.voice_needed);
  return said(world, { userId, projectId: project.id }, { text, voice: speaker, speed: pace }, signal);
}

async function said(
  { config, db, storage, speech }: World,
  { userId, projectId }: { readonly userId: string; readonly projectId: string },
  request: { readonly text: string; readonly voice: string; readonly speed: number },
  signal: AbortSignal,
): Promise<SaidSentence> {
  const name = createHash('sha256')
    .update(JSON.stringify([request.text, request.voice, request.speed]))
    .digest('hex');
  const folder = `${projectPrefix(userId, projectId)}speech/`;
  const [key, wordsKey] = [`${folder}${name}.wav`, `${folder}${name}.json`];
  const answer = ({ words, durationMs }: z.infer<typeof keptSchema>): SaidSentence => ({
    words,
    sound: { key, durationMs, voice: request.voice, speed: request.speed },
  });
  // The words are written last: where they are, the sound is.
  const kept = await storage.read(wordsKey).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (kept) return answer(keptSchema.parse(JSON.parse(kept.toString())));
  await refuseBytesBeyond(db, config, userId);
  const { wav, words, durationSeconds } = await withinLimit(
    { what: 'The voice', limitMs: LIMIT_MS, signal },
    async (stop) => {
      await speech.check(request);
      return speech.speak(request, { signal: stop });
    },
  ).catch((error: unknown) => {
    throw speechProblem(error, 'choosing');
  });
  const made = { durationMs: Math.round(durationSeconds * 1000), words: words.map(inMs) };
  const facts = Buffer.from(JSON.stringify(made));
  // Counted before it is there: a process that ends in between has counted too much, never too little.
  await projectsRepository(db).addSpeech(userId, projectId, wav.length + facts.length);
  await storage.put(key, wav, 'audio/wav');
  await storage.put(wordsKey, facts, 'application/json');
  return answer(made);
}

const inMs = ({ text, start, end }: SpokenWord) => ({
  text,
  from: Math.round(start * 1000),
  to: Math.round(end * 1000),
});
