/** Reads the script aloud and keeps the recording. */
import { VOICE_FILE } from '../../../contract/templateProps';
import { Unprocessable } from '../../http/problems';
import { UnknownVoice } from '../../providers/speech/speech';
import { jobPrefix } from '../../providers/storage/storage';
import { defineStep } from '../step';

export const voiceOver = defineStep({
  name: 'voice-over',
  async run({ job, ports, signal, report }) {
    const { script: text, selected_voice: voice } = job.request;
    const recording = await ports.speech
      .speak({ text, voice }, { signal, onProgress: report })
      .catch((error: unknown) => {
        throw error instanceof UnknownVoice ? voiceIsGone(error) : error;
      });
    await ports.storage.put(jobPrefix(job.userId, job.id) + VOICE_FILE, recording.wav, 'audio/wav');
    return { durationSeconds: recording.durationSeconds, words: recording.words };
  },
});

const voiceIsGone = ({ voice }: UnknownVoice) =>
  new Unprocessable('unknown_voice', `The voice “${voice}” is not available any more. Choose another one.`);
