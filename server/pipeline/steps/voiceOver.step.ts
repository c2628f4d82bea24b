/** Brings the words into time: read by a voice, found in a recording, or paced for who reads them. */
import { VOICE_FILE } from '../../../contract/video/templateProps';
import { ownPace, type VoiceOver } from '../../../contract/voiceOver';
import { mediaRef } from '../../media/mediaAddresses';
import { readingTimes } from '../../speech/reading/readingTimes';
import type { Recording } from '../../speech/speech';
import { jobPrefix } from '../../storage/storage';
import { speechProblem } from '../speechProblems';
import { defineStep, type StepContext } from '../step';

type Spoken = Pick<Recording, 'words' | 'durationSeconds'> & { readonly wav?: Buffer };
type Speaker<By extends VoiceOver['by']> = (
  context: StepContext,
  voiceOver: Extract<VoiceOver, { by: By }>,
) => Promise<Spoken>;

const speakers: { readonly [By in VoiceOver['by']]: Speaker<By> } = {
  voice: ({ job, ports, signal, report }, { speed }) =>
    ports.speech
      .speak(
        { text: job.request.script, voice: job.request.selected_voice, speed },
        { signal, onProgress: report },
      )
      .catch((error: unknown) => {
        throw speechProblem(error, 'later');
      }),
  recording: ({ job, ports, signal, report }, { recording_url }) =>
    ports.recordings.time(recording_url.replace(mediaRef(''), ''), job.request.script, {
      signal,
      onProgress: report,
    }),
  nobody: async ({ job }, { speed }) => readingTimes(job.request.script, speed),
};

/** A service answers within 90 s, a recording of ten minutes is timed within two. */
const LIMIT_MS = 600_000;

export const voiceOver = defineStep({
  name: 'voice-over',
  limitMs: LIMIT_MS,
  async run(context) {
    const { job, ports } = context;
    // The browser opens while somebody speaks: the still at the end would wait for it, and hears why where it does not open.
    ports.renderer.openAhead().catch(() => {});
    const chosen = job.request.voice_over ?? ownPace;
    const speak = speakers[chosen.by] as Speaker<VoiceOver['by']>;
    const { wav, durationSeconds, words } = await speak(context, chosen);
    if (wav) await ports.storage.put(jobPrefix(job.userId, job.id) + VOICE_FILE, wav, 'audio/wav');
    return { durationSeconds, words };
  },
});
