/** Why a recording cannot be a voice-over: each reason with its stable code and a sentence for people. */
import { Unprocessable } from '../http/problems';

const sentences = {
  recording_not_sound:
    'This file holds no sound that can be read. Use MP3, M4A, WAV, WebM or OGG, or record in the browser.',
  recording_silent: 'No voice can be heard in this recording. Check the microphone and record it again.',
  recording_too_short: 'This recording is shorter than a second. Record the whole script.',
  recording_too_long: 'This recording is longer than ten minutes. Shorten it, or make two videos of it.',
} as const;
export type RecordingRefusalCode = keyof typeof sentences;

export class RecordingRefused extends Unprocessable<RecordingRefusalCode> {
  override readonly name = 'RecordingRefused';
  constructor(code: RecordingRefusalCode, options?: ErrorOptions) {
    super(code, sentences[code], options);
  }
}
