import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fromCallback } from 'xstate';
import { otherTabsMachine } from '../../../../../src/machines/saving/otherTabs.machine';
import { OtherTabNotice } from '../../../../../src/screens/editor/saving/OtherTabNotice';
import { answer } from '../../../../support/walking/mountScreen';
import { walkScreen } from '../../../../support/walking/walkScreen';

const notice = () => screen.queryByRole('status')?.textContent ?? null;

const walk = walkScreen(otherTabsMachine.provide({ actors: { watchOtherTabs: fromCallback(() => {}) } }))({
  input: { writer: 'w1' },
  calls: [],
  samples: {},
  screen: (actor) => <OtherTabNotice otherTabs={actor} />,
  gestures: {
    /** Come from the other tabs. */
    'otherTab.opened': (event, { actor }) => answer(() => actor.send(event)),
    'otherTabs.closed': (event, { actor }) => answer(() => actor.send(event)),
    'notice.closed': (_, { user }) => user.click(screen.getByRole('button', { name: 'Got it' })),
  },
  states: {
    alone: () => expect(notice()).toBeNull(),
    'together.notified': () =>
      expect(notice()).toBe('This project is open in another tab. Keep one tab and close the other.Got it'),
    'together.acknowledged': () => expect(notice()).toBeNull(),
  },
});

test.each(walk.paths)('the notice of other tabs follows its chart: %s', (_, run) => run());
test('no transition of the other tabs is left unwalked', () => expect(walk.untaken()).toEqual([]));
