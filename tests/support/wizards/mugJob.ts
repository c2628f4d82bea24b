/** One job as the server tells it. */
import type { Job } from '../../../contract/job';

export const mugJob = (changes: Partial<Job> = {}): Job => ({
  _id: 'j1',
  id: 'j1',
  title: 'Mug',
  description: 'Hot',
  status: 'running',
  created_time: '2026-01-01T00:00:00.000Z',
  created_with: 'urltoads',
  input: { images: [], videos: [], script: 'Cold coffee?', remote_dir: '/media/j1/' },
  output: { remote_dir: '/media/j1/', layouts: [], project_ids: [] },
  progress: {
    step: 'captions',
    steps: [
      { name: 'voice-over', state: 'done' },
      { name: 'captions', state: 'running' },
      { name: 'media', state: 'waiting' },
    ],
    fraction: 0.4,
  },
  failure: null,
  ...changes,
});

/** The same, done, with what came of it. */
export const mugJobDone = (...project_ids: string[]): Job =>
  mugJob({ status: 'done', output: { ...mugJob().output, project_ids } });
