/** Why a recording cannot be a voice-over: each reason by its stable code. */
import { refusalSentences } from '../../contract/refusalSentences';
import { Unprocessable } from '../http/problems';

export type RecordingRefusalCode =
  | 'recording_not_sound'
  | 'recording_silent'
  | 'recording_too_short'
  | 'recording_too_long'
  | 'sentence_recording_too_short'
  | 'sentence_recording_too_long';

export class RecordingRefused extends Unprocessable<RecordingRefusalCode> {
  override readonly name = 'RecordingRefused';
  constructor(code: RecordingRefusalCode, options?: ErrorOptions) {
    super(code, refusalSentences[code], options);
  }
}
