/** A Dockerfile as the trial of the image reads it, without Docker. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dockerSteps } from '../../../scripts/trial/container/dockerSteps';

test('[OP3] each line of our Dockerfile is one that the trial of the image does', () => {
  const [built, image] = dockerSteps(readFileSync('Dockerfile', 'utf8'));
  expect([built?.name, built?.from, image?.from]).toEqual([
    'built',
    'docker.io/library/node:22-bookworm-slim',
    'docker.io/library/node:22-bookworm-slim',
  ]);
  expect(built?.steps.map(({ does }) => does)).toEqual(['workdir', 'copy', 'copy', 'run', 'copy', 'run']);
  expect(image?.steps.filter(({ does }) => does !== 'run')).toEqual([
    {
      does: 'env',
      variables: {
        NODE_ENV: 'production',
        MALLOC_ARENA_MAX: '2',
        DATA_DIR: '/data',
        XDG_CACHE_HOME: '/data/cache',
      },
    },
    { does: 'workdir', named: '/app' },
    { does: 'copy', from: 'built', sources: ['/kept'], into: './' },
    { does: 'user', named: '1000:1000' },
    { does: 'volume', named: '/data' },
    { does: 'expose', named: '3000' },
    { does: 'healthcheck', command: ['node', 'scripts/container/isAlive.mjs'] },
    { does: 'cmd', command: ['node', 'dist/server/main.js'] },
  ]);
});

test.each([
  ['FROM a\nADD x y', 'ADD is not known to this trial in this form: ADD x y'],
  ['FROM a\nCMD node main.js', 'CMD is not known to this trial in this form: CMD node main.js'],
  ['FROM a\nCOPY --chown=1:1 x y', 'COPY --chown is not known to this trial.'],
  ['FROM a\nHEALTHCHECK NONE', 'HEALTHCHECK NONE is not known to this trial.'],
  ['FROM a\nUSER ${WHO}', 'The Dockerfile gives ${WHO} no value.'],
])('what is not known is refused, never passed over: %j', (text, words) => {
  expect(() => dockerSteps(text)).toThrow(words);
});
