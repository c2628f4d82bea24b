/** Voice-overs of the users' own: taken in, found again, timed to a script. */
import type { Readable } from 'node:stream';
import type { RecordedPart } from '../../contract/routes/recordings.routes';
import type { Recording, SpeakOptions } from '../speech/speech';

export interface StoredRecording {
  readonly key: string;
  /** As the file was called. */
  readonly name: string;
  readonly durationMs: number;
  /** Without its pauses. */
  readonly spokenMs: number;
}

export interface Recordings {
  /** The same sound is kept once. Throws RecordingRefused. */
  accept(userId: string, body: Readable, fileName: string, of: RecordedPart): Promise<StoredRecording>;
  /** Kept for some time from then on. */
  find(userId: string, key: string): Promise<StoredRecording | null>;
  /** The sound with the moment of each word of the script that is said in it. Throws RecordingRefused. */
  time(key: string, script: string, options?: SpeakOptions): Promise<Recording>;
  /** The same of one sentence, which is said as a whole. */
  timeSentence(key: string, sentence: string, options?: SpeakOptions): Promise<Recording>;
}
