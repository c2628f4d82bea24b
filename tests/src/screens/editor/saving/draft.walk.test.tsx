import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draftMachine } from '../../../../../src/machines/saving/draft.machine';
import { UnkeptNotice } from '../../../../../src/screens/editor/saving/UnkeptNotice';
import { answer } from '../../../../support/walking/mountScreen';
import { walkScreen } from '../../../../support/walking/walkScreen';

const stamp = (edits: number) => ({ writer: 'w1', revision: 3, edits, savedEdits: 0 });
const notice = () => screen.queryByRole('status')?.textContent ?? null;

const walk = walkScreen(draftMachine)({
  input: undefined,
  calls: ['keepDraft'],
  samples: {
    'draft.outdated': [
      { type: 'draft.outdated', stamp: stamp(1) },
      { type: 'draft.outdated', stamp: stamp(2) },
    ],
    'xstate.done.actor.keepDraft': [{ type: 'xstate.done.actor.keepDraft', output: undefined }],
    'xstate.error.actor.keepDraft': [
      { type: 'xstate.error.actor.keepDraft', error: new DOMException('no room', 'QuotaExceededError') },
    ],
  },
  alsoTellApart: ({ wanted, kept }) => [wanted?.edits, kept?.edits],
  screen: (actor) => <UnkeptNotice draft={actor} />,
  /** Comes from the document. */
  gestures: { 'draft.outdated': (event, { actor }) => answer(() => actor.send(event)) },
  states: {
    kept: () => expect(notice()).toBeNull(),
    keepingDraft: ({ inputOf, context }) => {
      expect(notice()).toBeNull();
      expect(inputOf('keepDraft')).toEqual(context.kept);
    },
    unkept: () => expect(notice()).toBe('Changes are kept on the server only: this browser is out of space.'),
  },
});

test.each(walk.paths)('[E12] the notice of drafts follows its chart: %s', (_, run) => run());
test('[E12] no transition of drafts is left unwalked', () => expect(walk.untaken()).toEqual([]));
