/** A person's own reading of a script, heard by the operator's recogniser, where there is one: with each sound of thinking, so that it can be taken out. [SC5] */
import { soundsLike } from '../../contract/video/fillerSounds';
import { withinLimit } from '../limits/withinLimit';
import { readableWords } from '../speech/reading/readableWords';
import type { SpokenWord } from '../speech/speech';
import type { Fillers } from '../text/fillers';
import { detectLanguage } from '../text/language';
import { soundOf } from '../transcribing/soundOf';
import type { Transcriber } from '../transcribing/transcriber';
import { saidAsWritten } from './saidAsWritten';

interface Settings {
  readonly transcriber: Transcriber;
  readonly fillers: Fillers;
  readonly log: (error: unknown) => void;
}
export interface Reading {
  /** On this machine. */
  readonly file: string;
  readonly script: string;
  readonly limitMs: number;
  readonly signal?: AbortSignal | undefined;
}
/** Null where it is to be timed without it: it failed, took too long, or heard something else. */
export type HearScript = (reading: Reading) => Promise<readonly SpokenWord[] | null>;

export function createHearScript({ transcriber, fillers, log }: Settings): HearScript {
  return async ({ file, script, limitMs, signal }) => {
    const language = (await detectLanguage(script)) ?? undefined;
    const sounds = fillers.get(language ?? '') ?? [];
    const isFiller = soundsLike(sounds);
    const heard = await withinLimit({ what: 'The speech recogniser', limitMs, signal }, async (stop) => {
      const { isSilent, ...sound } = await soundOf(file, stop);
      if (isSilent) return null;
      // It leaves sounds of thinking out unless a text before has them (OpenAI's guide to speech to text).
      const prompt = sounds.join(', ');
      return transcriber.transcribe({ ...sound, language, ...(prompt && { prompt }) }, stop);
    }).catch((error: unknown) => {
      signal?.throwIfAborted();
      log(error);
      return null;
    });
    const words = (heard?.words ?? []).map(({ text, from, to }) => ({
      text,
      start: from / 1000,
      end: to / 1000,
    }));
    return saidAsWritten(readableWords(script), words, isFiller);
  };
}
