/** The spoken words with their times, as captions and as a file beside the recording. */
import { jobPrefix } from '../../storage/storage';
import { CAPTIONS_FILE } from '../jobFiles';
import { defineStep, type StepResults } from '../step';

export const captions = defineStep({
  name: 'captions',
  limitMs: 60_000,
  async run({ job, ports, resultOf }) {
    const result: StepResults['captions'] = {
      captions: resultOf('voice-over').words.map(({ text, start, end }) => [[start, end], text]),
    };
    const file = Buffer.from(JSON.stringify(result.captions));
    await ports.storage.put(jobPrefix(job.userId, job.id) + CAPTIONS_FILE, file, 'application/json');
    return result;
  },
});
