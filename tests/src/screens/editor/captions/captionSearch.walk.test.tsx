import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { captionSearchMachine } from '../../../../../src/machines/captionEdit/captionSearch.machine';
import { RefusedCommand } from '../../../../../src/machines/captionEdit/refusalCode';
import { CaptionSearch } from '../../../../../src/screens/editor/captions/list/CaptionSearch';
import { walkScreen } from '../../../../support/walking/walkScreen';

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search captions' });
const replacement = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Replace with' });
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Replace all' });
const write = (input: HTMLInputElement | null, value: string) => {
  if (!input) throw new Error('there is no such field');
  fireEvent.change(input, { target: { value: '…' } });
  fireEvent.change(input, { target: { value } });
};
const isOpen = ({ context }: { context: { query: string; replacement: string } }) => {
  expect([field().value, replacement()?.value]).toEqual([context.query, context.replacement]);
  expect(submit().disabled).toBe(context.query.trim() === '');
};

const walk = walkScreen(captionSearchMachine)({
  input: undefined,
  calls: ['replaceInCaptions'],
  samples: {
    'query.changed': ['mug', ' '].map((query) => ({ type: 'query.changed', query })),
    'replacement.changed': [{ type: 'replacement.changed', replacement: 'cup' }],
    'xstate.done.actor.replaceInCaptions': [1, 3].map((output) => ({
      type: 'xstate.done.actor.replaceInCaptions',
      output,
    })),
    'xstate.error.actor.replaceInCaptions': [
      { type: 'xstate.error.actor.replaceInCaptions', error: new RefusedCommand('emptyText') },
    ],
  },
  alsoTellApart: ({ query }) => query.trim(),
  screen: (actor) => <CaptionSearch actor={actor} found={3} all={9} />,
  gestures: {
    'query.changed': ({ query }) => write(field(), query),
    'replacing.opened': (_, { user }) => user.click(screen.getByRole('button', { name: 'Find and replace' })),
    'replacing.closed': (_, { user }) =>
      user.click(screen.getByRole('button', { name: 'Close find and replace' })),
    'replacement.changed': ({ replacement: text }) => write(replacement(), text),
    'replacement.submitted': (_, { user }) => user.click(submit()),
  },
  states: {
    finding: ({ context }) => {
      expect(replacement()).toBeNull();
      expect(screen.queryByText('3 of 9 captions') !== null).toBe(context.query.trim() !== '');
    },
    'replacing.writing': isOpen,
    'replacing.replaced': (walked) => {
      isOpen(walked);
      expect(
        screen.getByText(walked.context.replaced === 1 ? '1 caption changed' : '3 captions changed'),
      ).toBeDefined();
    },
    'replacing.refused': (walked) => {
      isOpen(walked);
      expect(screen.getByRole('alert').textContent).toBe('The text can’t be empty.');
    },
    replacingInCaptions: ({ inputOf, context: { query, replacement: text } }) => {
      expect(inputOf('replaceInCaptions')).toEqual({ query, replacement: text });
      expect(submit().disabled).toBe(true);
    },
  },
});

test.each(walk.paths)('the search in captions follows its chart: %s', (_, run) => run());
test('no transition of searching captions is left unwalked', () => expect(walk.untaken()).toEqual([]));
