import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import {
  captionFontMachine,
  type BrandFont,
  type FontChoice,
} from '../../../../../src/machines/captionEdit/captionFont.machine';
import { FontField } from '../../../../../src/screens/editor/inspector/captionStyle/CaptionFontField';
import { items } from '../../../editor-engine/support/sampleVideo';
import { editorWorld, inEditor } from '../../../../support/editor/editorWorld';
import { walkScreen } from '../../../../support/walking/walkScreen';

const machine = captionFontMachine.provide({
  actions: { wearFont: () => {}, announceUnreadableFont: () => {} },
});
const brand: BrandFont = { id: 'f1', name: 'Brand.ttf', url: '/media/1.abc/u/me/brand.ttf' };
const choice: FontChoice = { font: brand, ids: null };

const fonts = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const ours = ['Bold', 'Sans', 'Serif', 'Mono', 'Cursive'];
const said = () => screen.queryByRole('status')?.textContent ?? null;

/** The field asks for the fonts when it is first seen. */
function Folded({ actor }: { actor: ActorRefFrom<typeof captionFontMachine> }) {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <FontField captions={[items.hello]} ids={null} actor={actor} />
  ) : (
    <button onClick={() => setOpen(true)}>Captions</button>
  );
}

const walk = walkScreen(machine)({
  input: undefined,
  calls: ['fetchBrandFonts', 'tryFont'],
  samples: {
    'font.chosen': [{ type: 'font.chosen', ...choice }],
    'xstate.done.actor.fetchBrandFonts': [[brand]].map((output) => ({
      type: 'xstate.done.actor.fetchBrandFonts',
      output,
    })),
    'xstate.error.actor.fetchBrandFonts': [
      { type: 'xstate.error.actor.fetchBrandFonts', error: new Error('offline') },
    ],
    'xstate.done.actor.tryFont': [{ type: 'xstate.done.actor.tryFont', output: choice }],
    'xstate.error.actor.tryFont': [{ type: 'xstate.error.actor.tryFont', error: new Error('not a font') }],
  },
  screen: (actor) => inEditor(editorWorld(), <Folded actor={actor} />),
  gestures: {
    'fonts.wanted': (_, { user }) => user.click(screen.getByRole('button', { name: 'Captions' })),
    'font.chosen': (_, { user }) =>
      user.selectOptions(screen.getByRole('combobox', { name: 'Font' }), 'Brand.ttf'),
    retried: (_, { user }) => user.click(screen.getByRole('button', { name: 'Try again' })),
  },
  states: {
    unasked: () => expect(screen.queryByRole('combobox')).toBeNull(),
    fetchingBrandFonts: () => {
      expect(fonts()).toEqual(ours);
      expect(said()).toBe('Loading the fonts from your brand kit…');
    },
    unavailable: () => expect(screen.getByRole('alert').textContent).toContain('Couldn’t load the fonts'),
    'listed.calm': () => expect([fonts(), said()]).toEqual([[...ours, 'Brand.ttf'], null]),
    'listed.tryingFont': ({ inputOf }) => {
      expect(inputOf('tryFont')).toEqual(choice);
      expect(said()).toBe('Loading Brand.ttf…');
    },
    'listed.unreadable': () =>
      expect(screen.getByRole('alert').textContent).toBe(
        'Couldn’t load “Brand.ttf” as a font. The captions keep their current font.',
      ),
  },
});

test.each(walk.paths)('[B4] the font of captions follows its chart: %s', (_, run) => run());
test('[B4] no transition of choosing a font is left unwalked', () => expect(walk.untaken()).toEqual([]));
