/** A voice service as speech: its pieces joined, at the asked pace and everybody's loudness, each word with its time. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Voice } from '../../../contract/voice';
import { readWav, writeWav } from '../../audio/wav';
import { runFfmpeg } from '../../ffmpeg/ffmpeg';
import { UnknownVoice, VoiceOutOfService, type Speech, type SpeakOptions, type SpokenWord } from '../speech';
import { SPEECH_RATE } from '../speechTarget';
import type { WordTimer } from '../timing/wordTimer';
import { detectLanguage } from '../../text/language';
import { writtenOut } from '../spoken/writtenOut';
import { inPieces } from './inPieces';
import { ServiceRefused, type SaidPiece, type VoiceService } from './voiceService';

export interface ServiceSpeech extends Speech {
  /** For people. */
  readonly name: string;
  sample(id: string): Promise<Buffer>;
}
interface Settings {
  readonly service: VoiceService;
  readonly timer: WordTimer;
  readonly retryAfterMs?: readonly number[];
  readonly now?: () => number;
  /** How long its list of voices holds. */
  readonly voicesMs?: number;
}

const VOICES_MS = 10 * 60_000;
const GAP_SECONDS = 0.35;
/** Of the progress: the rest is timing and mastering. */
const SAYING_SHARE = 0.6;
const RETRY_AFTER_MS = [800, 3000];
/** Who is to be left alone for longer is given up: somebody looks at a progress bar. */
const MOST_WAIT_MS = 30_000;

export function createServiceSpeech({
  service,
  timer,
  retryAfterMs = RETRY_AFTER_MS,
  now = Date.now,
  voicesMs = VOICES_MS,
}: Settings): ServiceSpeech {
  let kept: { readonly voices: readonly Voice[]; readonly at: number } | null = null;
  async function voices(): Promise<readonly Voice[]> {
    if (kept && now() - kept.at < voicesMs) return kept.voices;
    const found = (await service.voices()).map((voice) => ({
      ...voice,
      sample_url: `/v1/voices/${encodeURIComponent(voice.id)}/sample`,
    }));
    kept = { voices: found, at: now() };
    return found;
  }
  async function voiceOf(wanted: string): Promise<Voice> {
    const found = (await voices()).find(({ id, name }) => wanted === name || wanted === id);
    if (!found) throw new UnknownVoice(wanted);
    return found;
  }
  async function say(text: string, voice: Voice, signal?: AbortSignal): Promise<SaidPiece> {
    for (let tries = 0; ; tries++) {
      try {
        return await service.say(text, voice, signal);
      } catch (error) {
        if (!(error instanceof ServiceRefused)) throw error;
        const waitMs = Math.max(retryAfterMs[tries] ?? Infinity, error.retryAfterMs ?? 0);
        if (!error.isPassing || waitMs > MOST_WAIT_MS)
          throw new VoiceOutOfService(voice.name, error.reason, { cause: error });
        await pause(waitMs, undefined, signal ? { signal } : {});
      }
    }
  }

  return {
    name: service.name,
    voices,
    check: async ({ voice }) => void (await voiceOf(voice)),
    sample: async (id) => service.sample(await voiceOf(id)),
    async speak({ text, voice: wanted, speed = 1 }, { signal, onProgress }: SpeakOptions = {}) {
      const voice = await voiceOf(wanted);
      const pieces: Piece[] = [];
      const language = service.wantsWords ? await languageOf(voice, text) : null;
      const texts = inPieces(language ? writtenOut(text, language) : text);
      for (const piece of texts) {
        const { sound, words } = await say(piece, voice, signal);
        pieces.push({ samples: await decoded(sound, speed, signal), words: atPace(words, speed) });
        onProgress?.((pieces.length / texts.length) * SAYING_SHARE);
      }
      const { samples, words } = joined(pieces);
      const plain = writeWav({ sampleRate: SPEECH_RATE, channels: [samples] });
      const timed = words ?? (await timer.time(plain, text, signal ? { signal } : {}));
      const wav = await timer.master(plain, signal);
      onProgress?.(1);
      return { wav, durationSeconds: samples.length / SPEECH_RATE, words: timed };
    },
  };
}

/** A voice of several languages reads in that of the script. */
const languageOf = async ({ languages }: Voice, text: string): Promise<string | null> =>
  languages?.length === 1 ? (languages[0] ?? null) : detectLanguage(text);

interface Piece {
  readonly samples: Float32Array;
  readonly words: readonly SpokenWord[] | null;
}

const atPace = (words: readonly SpokenWord[] | undefined, speed: number) =>
  words?.map(({ text, start, end }) => ({ text, start: start / speed, end: end / speed })) ?? null;

/** Stretched in time, the pitch kept: exact, so that times are too. */
async function decoded(sound: Buffer, speed: number, signal?: AbortSignal): Promise<Float32Array> {
  const pace = speed === 1 ? [] : ['-af', `atempo=${speed}`];
  const args = ['-v', 'error', '-i', 'pipe:0', ...pace, '-ac', '1', '-ar', String(SPEECH_RATE), '-c:a', 'pcm_s16le', '-f', 'wav', 'pipe:1']; // prettier-ignore
  const { stdout } = await runFfmpeg(args, { input: sound, ...(signal ? { signal } : {}) });
  return readWav(stdout).channels[0]!;
}

/** Word times only where every piece has them. */
function joined(pieces: readonly Piece[]): { samples: Float32Array; words: SpokenWord[] | null } {
  const gap = Math.round(GAP_SECONDS * SPEECH_RATE);
  const length = pieces.reduce((sum, { samples }) => sum + samples.length + gap, -gap);
  const samples = new Float32Array(Math.max(0, length));
  const words: SpokenWord[] = [];
  let at = 0;
  for (const piece of pieces) {
    samples.set(piece.samples, at);
    const shift = at / SPEECH_RATE;
    for (const { text, start, end } of piece.words ?? [])
      words.push({ text, start: start + shift, end: end + shift });
    at += piece.samples.length + gap;
  }
  return { samples, words: pieces.every((piece) => piece.words !== null) ? words : null };
}
