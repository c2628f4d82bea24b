/** Takes recordings in: decoded, judged, trimmed, brought to the loudness of every voice, kept under their content. */
import path from 'node:path';
import { z } from 'zod';
import { RECORDING_MS, SENTENCE_RECORDING_MS } from '../../contract/limits';
import type { RecordedPart } from '../../contract/routes/recordings.routes';
import type { Config } from '../config';
import { createTurns } from '../fetching/turns';
import { contentName, receive, withIncoming } from '../media/incoming';
import { SPEECH_RATE } from '../speech/speechTarget';
import type { Heard } from '../speech/timing/heardIn';
import type { SpeakOptions } from '../speech/speech';
import type { WordTimer } from '../speech/timing/wordTimer';
import { recordingKey, userPrefix, type Storage } from '../storage/storage';
import { decodeSound } from './decodeSound';
import type { RecordingsRepository } from '../repositories/recordings.repository';
import { RecordingRefused, type RecordingRefusalCode } from './recordingRefusals';
import type { HearScript } from './hearScript';
import type { Recordings, StoredRecording } from './recordings';
import { factsKey } from './recordingFiles';
import { trimmed } from './trimmed';

export interface RecordingsSettings {
  readonly storage: Storage;
  readonly rows: RecordingsRepository;
  readonly timer: WordTimer;
  /** Null where nobody hears but the timer, which knows the script's words alone. */
  readonly hear: HearScript | null;
  readonly config: Pick<Config, 'DATA_DIR' | 'UPLOAD_MAX_MB'>;
}

/** Kept beside the sound. */
const factsSchema = z.object({ name: z.string(), durationMs: z.number(), spokenMs: z.number() });
const NAME_CHARACTERS = 120;
const AT_ONCE = 2;
/** For a recogniser: what is left of a step's and of a call's time is for timing without it. */
const HEARD_MS = { script: 400_000, sentence: 60_000 } as const;
const HEADER_BYTES = 44;

const secondsOf = (wav: Buffer) => (wav.length - HEADER_BYTES) / 2 / SPEECH_RATE;

export function createRecordings({ storage, rows, timer, hear, config }: RecordingsSettings): Recordings {
  const incoming = path.join(config.DATA_DIR, 'incoming');
  const inTurn = createTurns(AT_ONCE);

  async function find(userId: string, key: string): Promise<StoredRecording | null> {
    if (!key.startsWith(`${userPrefix(userId)}recordings/`) || !key.endsWith('.wav')) return null;
    // The facts are written last: without them the sound is not whole.
    const sound = await storage.stat(key);
    if (!sound || !(await storage.stat(factsKey(key)))) return null;
    await rows.keep(userId, key, sound.bytes);
    // It may have been swept while it was to be kept.
    if (!(await storage.stat(factsKey(key)))) return null;
    const facts = factsSchema.parse(JSON.parse((await storage.read(factsKey(key))).toString()));
    return { key, ...facts };
  }

  async function take(
    { userId, of }: { userId: string; of: RecordedPart },
    file: string,
    fileName: string,
  ): Promise<StoredRecording> {
    const key = recordingKey(userId, `${await contentName(file)}.wav`);
    const known = await find(userId, key);
    if (known) {
      // What is long enough for a sentence may be none of a script.
      refuseLength({ spokenMs: known.spokenMs, wholeMs: known.durationMs }, of);
      return known;
    }
    const decoded = await decodeSound(file, path.dirname(file));
    // Listening to it takes longer than decoding it did.
    refuseTooLong(secondsOf(decoded) * 1000, of);
    const heard = await timer.hear(decoded);
    refuseUnfit(heard, of);
    const wav = await timer.master(trimmed(decoded, heard));
    const facts = {
      name: path.basename(fileName).slice(0, NAME_CHARACTERS),
      durationMs: Math.round(secondsOf(wav) * 1000),
      spokenMs: Math.round(heard.spokenSeconds * 1000),
    };
    await rows.keep(userId, key, wav.length);
    await storage.put(key, wav, 'audio/wav');
    await storage.put(factsKey(key), Buffer.from(JSON.stringify(facts)), 'application/octet-stream');
    return { key, ...facts };
  }

  const heardIn = async (key: string, script: string, limitMs: number, options?: SpeakOptions) =>
    hear ? hear({ file: await storage.localPath(key), script, limitMs, signal: options?.signal }) : null;

  return {
    find,
    accept: (userId, body, fileName, of) =>
      withIncoming(incoming, async (scratch) => {
        const file = path.join(scratch, 'recording');
        await receive(body, file, config.UPLOAD_MAX_MB * 1024 * 1024);
        return inTurn(() => take({ userId, of }, file, fileName));
      }),
    async time(key, script, options) {
      const wav = await storage.read(key);
      const words =
        (await heardIn(key, script, HEARD_MS.script, options)) ??
        (await timer.timeSaid(wav, script, options));
      return { wav, durationSeconds: secondsOf(wav), words };
    },
    async timeSentence(key, sentence, options) {
      const wav = await storage.read(key);
      const words =
        (await heardIn(key, sentence, HEARD_MS.sentence, options)) ??
        (await timer.time(wav, sentence, options));
      return { wav, durationSeconds: secondsOf(wav), words };
    },
  };
}

const LENGTHS: Readonly<
  Record<
    RecordedPart,
    { min: number; max: number; tooShort: RecordingRefusalCode; tooLong: RecordingRefusalCode }
  >
> = {
  script: { ...RECORDING_MS, tooShort: 'recording_too_short', tooLong: 'recording_too_long' },
  sentence: {
    ...SENTENCE_RECORDING_MS,
    tooShort: 'sentence_recording_too_short',
    tooLong: 'sentence_recording_too_long',
  },
};

function refuseUnfit({ seconds, spokenSeconds, isSilent }: Heard, of: RecordedPart): void {
  if (isSilent) throw new RecordingRefused('recording_silent');
  if (seconds * 1000 < LENGTHS[of].min) throw new RecordingRefused(LENGTHS[of].tooShort);
  refuseLength({ spokenMs: spokenSeconds * 1000, wholeMs: seconds * 1000 }, of);
}

function refuseLength({ spokenMs, wholeMs }: { spokenMs: number; wholeMs: number }, of: RecordedPart): void {
  const { min, tooShort } = LENGTHS[of];
  refuseTooLong(wholeMs, of);
  if (spokenMs < min / 2) throw new RecordingRefused(tooShort);
}

function refuseTooLong(wholeMs: number, of: RecordedPart): void {
  const { max, tooLong } = LENGTHS[of];
  if (wholeMs > max) throw new RecordingRefused(tooLong);
}
