import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { BrandAsset } from '../../../../contract/brandAsset';
import { brandUseMachine } from '../../../../src/machines/brandUse/brandUse.machine';
import { BrandChoice } from '../../../../src/screens/brandUse/BrandChoice';
import { BrandPanel } from '../../../../src/screens/editor/library/panels/BrandPanel';
import { provideEditorBrand } from '../../../../src/app/editor/implementations/brand.implementations';
import type { App } from '../../../../src/app/app';
import { brandSamples } from '../../../support/brandSamples';
import { editorWorld, inEditor } from '../../../support/editor/editorWorld';
import { answer, mountScreen } from '../../../support/walking/mountScreen';
import { walkScreen } from '../../../support/walking/walkScreen';

const kit: readonly BrandAsset[] = [brandSamples.logo, brandSamples.font, brandSamples.intro];
const usePart = vi.fn();
const machine = brandUseMachine.provide({
  actions: { usePart: (_, { part, isUsed }) => usePart(part, isUsed) },
});
const names = {
  logo: 'Logo',
  colours: 'Logo colours',
  font: 'Font',
  intro: 'Intro',
  outro: 'Outro',
} as const;
const box = (part: keyof typeof names) => screen.getByRole<HTMLInputElement>('switch', { name: names[part] });

const walk = walkScreen(machine)({
  input: { choice: { font: false } },
  calls: ['fetchAssets'],
  samples: {
    'xstate.done.actor.fetchAssets': [
      { type: 'xstate.done.actor.fetchAssets', output: kit },
      { type: 'xstate.done.actor.fetchAssets', output: [] },
    ],
    'xstate.error.actor.fetchAssets': [
      { type: 'xstate.error.actor.fetchAssets', error: new TypeError('fetch failed') },
    ],
    'part.switched': [{ type: 'part.switched', part: 'logo', isUsed: false }],
  },
  screen: (actor) => <BrandChoice actor={actor} />,
  gestures: {
    retried: (_, { user }) => user.click(screen.getByRole('button', { name: 'Try again' })),
    'part.switched': async ({ part, isUsed }, { user }) => {
      await user.click(box(part));
      expect(usePart).toHaveBeenLastCalledWith(part, isUsed);
      expect(box(part).checked).toBe(isUsed);
    },
  },
  passed: ['judging'],
  states: {
    fetchingAssets: () => expect(screen.queryByText('Your brand')).toBeNull(),
    empty: () => expect(screen.queryByText('Your brand')).toBeNull(),
    unavailable: () =>
      expect(screen.getByRole('alert').textContent).toContain('Couldn’t load your brand kit.'),
    held: ({ context }) => {
      expect(screen.getAllByRole('switch')).toHaveLength(4);
      expect([box('logo').checked, box('font').checked, box('intro').checked]).toEqual([
        context.choice.logo !== false,
        false,
        true,
      ]);
      expect(screen.getByText('2.0 s before the video')).toBeTruthy();
    },
  },
});

test.each(walk.paths)('[B4] the switches of the brand follow their chart: %s', (_, run) => run());
test('[B4] no transition of the switches is left unwalked', () => expect(walk.untaken()).toEqual([]));

async function openPanel(fetchAssets: () => Promise<readonly BrandAsset[]>) {
  const world = editorWorld();
  const { engine, announce, commands } = world;
  const machine = provideEditorBrand({ app: { call: vi.fn() } as unknown as App, engine, commands }).provide({
    actors: { fetchAssets: fromPromise<readonly BrandAsset[], void>(fetchAssets) },
  });
  const brand = createActor(machine, { input: { choice: {} } }).start();
  const user = mountScreen(inEditor(editorWorld({ engine, announce, brand: () => brand }), <BrandPanel />));
  await answer(() => {});
  return { engine, user };
}

test('[B4] in the editor a switch is a step on the document: undone, it stands as it was', async () => {
  const { engine, user } = await openPanel(() => Promise.resolve(kit));
  expect(box('intro').checked).toBe(false);
  const before = engine.videoData();
  await user.click(box('intro'));
  expect(box('intro').checked).toBe(true);
  expect(engine.videoData().duration).toBe(before.duration + 2000);
  await answer(() => engine.undo());
  expect(box('intro').checked).toBe(false);
  expect(engine.videoData()).toEqual(before);
});

test('[B4] an empty kit says in the editor what to do next', async () => {
  await openPanel(() => Promise.resolve([]));
  expect(screen.getByText('Your brand kit is empty')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open brand kit' }).getAttribute('href')).toBe('/brand-kit');
});
