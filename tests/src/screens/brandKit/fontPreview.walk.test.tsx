import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fromCallback } from 'xstate';
import { fontPreviewMachine } from '../../../../src/machines/brandKit/fontPreview.machine';
import { FontSheet } from '../../../../src/screens/brandKit/FontLetters';
import { answer } from '../../../support/walking/mountScreen';
import { walkScreen } from '../../../support/walking/walkScreen';

const machine = fontPreviewMachine.provide({ actors: { loadFont: fromCallback(() => {}) } });
const letters = () => screen.queryByText('Aa Bb Cc Dd Ee 0123');
const refusal = () => screen.queryByText('This font can’t be previewed.');

const walk = walkScreen(machine)({
  input: { family: 'brand-font-1', url: '/media/1.woff2' },
  calls: [],
  samples: {},
  screen: (actor) => <FontSheet actor={actor} />,
  gestures: {
    'font.loaded': (event, { actor }) => answer(() => actor.send(event)),
    'font.failed': (event, { actor }) => answer(() => actor.send(event)),
  },
  states: {
    awaited: () => expect([letters(), refusal()]).toEqual([null, null]),
    readable: () => {
      expect(letters()?.parentElement?.style.fontFamily).toBe('"brand-font-1"');
      expect(refusal()).toBeNull();
    },
    unreadable: () => expect([letters(), refusal() !== null]).toEqual([null, true]),
  },
});

test.each(walk.paths)('[B1] a font shows its letters: %s', (_, run) => run());
test('[B1] no transition of a font’s preview is left unwalked', () => expect(walk.untaken()).toEqual([]));
