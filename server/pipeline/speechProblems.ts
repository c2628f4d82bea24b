/** Why something cannot be spoken, as a refusal that says what to do; any other error as it is. */
import { refusalSentences } from '../../contract/refusalSentences';
import { Problem, Unprocessable } from '../http/problems';
import { UnknownVoice, UnspeakableText, VoiceOutOfService } from '../speech/speech';

/** @param now whether the person stands before the list of voices, or comes back to a job that failed. */
export function speechProblem(error: unknown, now: 'choosing' | 'later'): unknown {
  if (error instanceof UnspeakableText)
    return new Unprocessable('unspeakable_script', error.message, { cause: error }, { why: error.why });
  if (error instanceof VoiceOutOfService)
    return new Problem(
      503,
      'voice_out_of_service',
      `${error.message} Choose another voice, or try later.`,
      { cause: error },
      { voice: error.voice },
    );
  if (!(error instanceof UnknownVoice)) return error;
  const detail = refusalSentences.unknown_voice({ voice: error.voice, now });
  return new Unprocessable('unknown_voice', detail, { cause: error }, { voice: error.voice, now });
}
