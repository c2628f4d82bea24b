import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { LayoutKeeper } from '../../../../contract/ui/layoutKeeper';
import type { TrackItem, VideoData } from '../../../../contract/video/videoData';
import { styleGalleryMachine } from '../../../../src/machines/styleSelection/styleGallery.machine';
import { StyleGallery } from '../../../../src/screens/editor/styles/StyleGallery';
import { editorWorld, inEditor } from '../../../support/editor/editorWorld';
import { untakenOnWalks } from '../../../support/walking/walkMachine';
import { walkScreen } from '../../../support/walking/walkScreen';
import { items, sampleVideo } from '../../editor-engine/support/sampleVideo';

const { title } = items;
const laid = sampleVideo();
const withTitle = (item: TrackItem): VideoData => ({
  ...laid,
  trackItemsMap: { ...laid.trackItemsMap, [item.id]: item },
});
const edited = withTitle({ ...title, details: { ...title.details, text: 'My mug' } });
const without = (id: string): VideoData => ({
  ...laid,
  template: 'educational',
  tracks: laid.tracks.map((track) => ({ ...track, items: track.items.filter((one) => one !== id) })),
  trackItemIds: laid.trackItemIds.filter((one) => one !== id),
  trackItemsMap: Object.fromEntries(Object.entries(laid.trackItemsMap).filter(([one]) => one !== id)),
});
const styles = [
  { template: 'default', layout: laid },
  { template: 'funky', layout: { ...laid, template: 'funky' } },
  { template: 'educational', layout: without(title.id) },
];
const names: Readonly<Record<string, string>> = { funky: 'Funky', educational: 'Educational' };
const box = (template: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: names[template] ?? template });
const button = (name: string) => screen.getByRole('button', { name });
const foot = () => screen.getByRole('dialog').textContent;

const machine = styleGalleryMachine.provide({ actions: { applyStyle: () => {} } });
const startingWith = walkScreen(machine);
const walkOf = (keeper: LayoutKeeper | null) =>
  startingWith({
    input: { keeper },
    calls: ['fetchLayouts'],
    passed: ['judging'],
    samples: {
      'style.chosen': [
        { type: 'style.chosen', template: 'funky', replaces: false },
        { type: 'style.chosen', template: 'educational', replaces: keeper !== null },
      ],
      'xstate.done.actor.fetchLayouts': [{ type: 'xstate.done.actor.fetchLayouts', output: styles }],
      'xstate.error.actor.fetchLayouts': [
        { type: 'xstate.error.actor.fetchLayouts', error: new TypeError('fetch failed') },
      ],
    },
    screen: (actor) => inEditor(editorWorld({}, edited), <StyleGallery actor={actor} onClose={() => {}} />),
    gestures: {
      retried: (_, { user }) => user.click(button('Try again')),
      'style.chosen': ({ template }, { user }) => user.click(box(template)),
      'style.confirmed': (_, { user }) => user.click(button('Use “Educational”')),
      cancelled: (_, { user }) => user.click(button('Cancel')),
    },
    states: {
      fetchingLayouts: ({ inputOf }) => {
        expect(screen.getByRole('status', { name: 'Loading styles' })).toBeTruthy();
        expect(inputOf('fetchLayouts')).toEqual({ projectId: 'p1' });
      },
      unavailable: () =>
        expect(screen.getByRole('alert').textContent).toBe(
          'ErrorFailed to fetch layout data. Please try again.Try again',
        ),
      'choosing.calm': () => {
        expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Default' }).checked).toBe(true);
        expect(box('educational').disabled).toBe(false);
        // Its layout did not come.
        const { disabled } = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Zoom effect' });
        expect(disabled).toBe(keeper !== null);
        expect(foot()).toContain(keeper ? 'you can undo it.' : 'changes only the design');
      },
      'choosing.asking': () => {
        expect(box('educational').checked).toBe(true);
        expect(foot()).toContain(
          'Your words, sounds, order and changes stay. ' +
            'One part of the current style that you changed will be replaced. ' +
            'To get it all back, choose the current style again.',
        );
      },
      applied: () => {},
    },
  });
const walks = { laid: walkOf({ projectId: 'p1' }), bare: walkOf(null) };

test.each(walks.laid.paths)('[S1] the gallery of styles follows its chart: %s', (_, run) => run(), 30_000);
test.each(walks.bare.paths)('[S1] and for a video whose layouts nobody keeps: %s', (_, run) => run(), 30_000);
test('[S1] no transition of the gallery is left unwalked', () =>
  expect(untakenOnWalks(machine, [walks.laid.walked, walks.bare.walked])).toEqual([]));
