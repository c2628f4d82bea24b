/** Brings a voice-over of the user's own to the server, which checks it. */
import { uploadRecording, type OwnRecording } from '../../contract/routes/recordings.routes';
import type { Call } from './http';

export interface RecordingsService {
  uploadRecording(input: { file: File }, signal?: AbortSignal): Promise<OwnRecording>;
}

export const createRecordingsService = (call: Call): RecordingsService => ({
  uploadRecording: ({ file }, signal) =>
    call(uploadRecording, { file, once: true, ...(signal && { signal }) }),
});
