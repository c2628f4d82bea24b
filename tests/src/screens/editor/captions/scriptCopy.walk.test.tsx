import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { scriptCopyMachine } from '../../../../../src/machines/captionEdit/scriptCopy.machine';
import { CopyScript } from '../../../../../src/screens/editor/captions/transcript/CopyScript';
import { walkScreen } from '../../../../support/walking/walkScreen';

const script = 'Hello there';
const label = () => screen.getByRole('button').textContent;
const said = () => screen.getByRole('status').textContent;

const walk = walkScreen(scriptCopyMachine)({
  input: undefined,
  calls: ['copyText'],
  samples: {
    'copy.requested': [{ type: 'copy.requested', text: script }],
    'xstate.done.actor.copyText': [{ type: 'xstate.done.actor.copyText', output: undefined }],
    'xstate.error.actor.copyText': [{ type: 'xstate.error.actor.copyText', error: new Error('not allowed') }],
  },
  screen: (actor) => <CopyScript actor={actor} script={script} />,
  gestures: { 'copy.requested': (_, { user }) => user.click(screen.getByRole('button')) },
  states: {
    idle: () => expect([label(), said()]).toEqual(['Copy script', '']),
    copyingText: ({ inputOf }) => {
      expect(inputOf('copyText')).toEqual({ text: script });
      expect(label()).toBe('Copying…');
    },
    copied: () => expect(label()).toBe('Copied'),
    refused: () => expect(said()).toBe('Your browser blocked copying. Select the text and copy it yourself.'),
  },
});

test.each(walk.paths)('[E7] copying the script follows its chart: %s', (_, run) => run());
test('[E7] no transition of copying is left unwalked', () => expect(walk.untaken()).toEqual([]));
