/** The gallery of styles over its services: who keeps the layouts is asked for them. [S1] */
import { expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { layoutKeeperOf } from '../../../../contract/ui/layoutKeeper';
import { provideStyleGallery } from '../../../../src/app/editor/implementations/styleGallery.implementations';
import type { App } from '../../../../src/app/app';
import { openEngine } from '../../editor-engine/support/openEngine';
import { mug } from '../../../support/wizards/mug';

const DIR = 'https://files.example/media/7.x/u/1/projects/p1/';
const entries = ['default', 'funky'].map((template) => ({
  template,
  layout_file: `layouts/${template}.json`,
}));
const duplicate = { ...mug('draft'), layouts: { remote_dir: DIR, entries } };
const layout = duplicate.output.video_data;
const funky = { ...layout, template: 'funky' };
const files = new Map<string, unknown>([
  [`${DIR}layouts/default.json`, layout],
  [`${DIR}layouts/funky.json`, funky],
]);

async function opened(project: ReturnType<typeof mug>) {
  const fetch = vi.fn(async (address: string) =>
    files.has(address) ? Response.json(files.get(address)) : new Response('', { status: 404 }),
  );
  const perform = vi.fn();
  const app = { call: async () => project, window: { fetch } } as unknown as App;
  const input = { keeper: layoutKeeperOf(duplicate) };
  const actor = createActor(provideStyleGallery({ engine: openEngine(layout), commands: { perform } })(app), {
    input,
  }).start();
  const { value } = await waitFor(actor, (state) => !state.matches('fetchingLayouts'));
  return { actor, perform, value };
}

test('[S1] [P3] a duplicate is asked for the layouts that it keeps itself, and a style is laid out by them', async () => {
  const { actor, perform, value } = await opened(duplicate);
  expect(value).toEqual({ choosing: 'calm' });
  actor.send({ type: 'style.chosen', template: 'funky', replaces: false });
  expect(perform.mock.calls).toEqual([
    [
      'template.change',
      { template: 'funky', laid: { ...funky, styles: { default: { items: {}, tracks: {} } } } },
    ],
  ]);
});

test('[S1] where they are gone that is said, and it can be tried again', async () => {
  expect((await opened(mug('draft'))).value).toBe('unavailable');
});

test('[S1] a job keeps them for what it made, and nobody for a project without either', () => {
  expect(layoutKeeperOf({ ...mug('draft'), job_id: 'j1' })).toEqual({ jobId: 'j1' });
  expect(layoutKeeperOf(mug('draft'))).toBeNull();
});
