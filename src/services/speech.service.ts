/** Sentences of a project, spoken by the server. */
import {
  listFillers,
  speakSentence,
  transcribeMedia,
  type SpokenSentenceAnswer,
  type Transcript,
} from '../../contract/routes/speech.routes';
import type { Call } from './http';

export interface SentenceInput {
  readonly projectId: string;
  readonly text: string;
  /** The project's own when left out. */
  readonly voice?: string;
  readonly speed?: number;
}
/** A sentence that its owner has said, and where what they said is kept. */
export interface RecordedInput {
  readonly projectId: string;
  readonly text: string;
  readonly recordingUrl: string;
}
/** A file of the caller's own. */
export interface MediaInput {
  readonly projectId: string;
  readonly src: string;
}
export interface SpeechService {
  speakSentence(input: SentenceInput, signal?: AbortSignal): Promise<SpokenSentenceAnswer>;
  /** When each word is said in it. */
  timeRecording(input: RecordedInput, signal?: AbortSignal): Promise<SpokenSentenceAnswer>;
  /** What is said in a clip or a sound, in ms of its file. */
  transcribe(input: MediaInput, signal?: AbortSignal): Promise<Transcript>;
  /** Sounds of thinking in the language of the script. */
  listFillers(projectId: string, signal?: AbortSignal): Promise<readonly string[]>;
}

export const createSpeechService = (call: Call): SpeechService => ({
  speakSentence: ({ projectId, ...body }, signal) =>
    call(speakSentence, { params: { projectId }, body, ...(signal && { signal }) }),
  timeRecording: ({ projectId, text, recordingUrl }, signal) =>
    call(speakSentence, {
      params: { projectId },
      body: { text, recording_url: recordingUrl },
      ...(signal && { signal }),
    }),
  transcribe: ({ projectId, src }, signal) =>
    call(transcribeMedia, { params: { projectId }, body: { media_url: src }, ...(signal && { signal }) }),
  async listFillers(projectId, signal) {
    const { words } = await call(listFillers, { params: { projectId }, ...(signal && { signal }) });
    return words;
  },
});
