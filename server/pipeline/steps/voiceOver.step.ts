/** Reads the script aloud and keeps the recording. */
import { VOICE_FILE } from '../../../contract/templateProps';
import { Unprocessable } from '../../http/problems';
import { UnknownVoice, UnspeakableText } from '../../providers/speech/speech';
import { jobPrefix } from '../../providers/storage/storage';
import { defineStep } from '../step';

export const voiceOver = defineStep({
  name: 'voice-over',
  async run({ job, ports, signal, report }) {
    const { script: text, selected_voice: voice } = job.request;
    const recording = await ports.speech
      .speak({ text, voice }, { signal, onProgress: report })
      .catch((error: unknown) => {
        throw inWords(error);
      });
    await ports.storage.put(jobPrefix(job.userId, job.id) + VOICE_FILE, recording.wav, 'audio/wav');
    return { durationSeconds: recording.durationSeconds, words: recording.words };
  },
});

function inWords(error: unknown): unknown {
  if (error instanceof UnspeakableText) return new Unprocessable('unspeakable_script', error.message);
  if (!(error instanceof UnknownVoice)) return error;
  const detail = `The voice “${error.voice}” is not available any more. Choose another one.`;
  return new Unprocessable('unknown_voice', detail);
}
