/** What an account may have in use, and what the API says of it. */
import type { Usage } from '../../contract/usage';
import type { accountUsageMachine } from '../../src/machines/accountUsage/accountUsage.machine';
import type { Samples } from './walking/walkMachine';

export const someUsage: Usage = {
  credits: 1240,
  stored: {
    bytes: 5_300_000,
    limit: 20e9,
    media: 1_100_000,
    recordings: 0,
    brand_assets: 200_000,
    videos: 4e6,
  },
  projects: { count: 3, limit: 1000 },
  jobs: { under_way: 1, limit: 20, place: 1 },
  renders: { under_way: 2, limit: null, place: null },
  uploads_today: { count: 7, limit: 500 },
};
export const usageSamples: Samples<typeof accountUsageMachine> = {
  'xstate.done.actor.fetchUsage': [{ type: 'xstate.done.actor.fetchUsage', output: someUsage }],
  'xstate.error.actor.fetchUsage': [
    { type: 'xstate.error.actor.fetchUsage', error: new TypeError('fetch failed') },
  ],
};
