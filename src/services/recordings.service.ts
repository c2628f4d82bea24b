/** Brings a voice-over of the user's own to the server, which checks it. */
import {
  uploadRecording,
  type OwnRecording,
  type RecordedPart,
} from '../../contract/routes/recordings.routes';
import type { Call } from './http';

export interface RecordingsService {
  uploadRecording(input: { file: File; of: RecordedPart }, signal?: AbortSignal): Promise<OwnRecording>;
}

export const createRecordingsService = (call: Call): RecordingsService => ({
  uploadRecording: ({ file, of }, signal) =>
    call(uploadRecording, { file, query: { of }, once: true, ...(signal && { signal }) }),
});
