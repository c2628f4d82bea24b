import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { clipCaptionsMachine } from '../../../../../src/machines/captionEdit/clipCaptions.machine';
import { RefusedCommand } from '../../../../../src/machines/captionEdit/refusalCode';
import { ClipCaptions } from '../../../../../src/screens/editor/inspector/sections/ClipCaptionsSection';
import { editorWorld, inEditor } from '../../../../support/editor/editorWorld';
import { walkScreen } from '../../../../support/walking/walkScreen';
import { items } from '../../../editor-engine/support/sampleVideo';

const machine = clipCaptionsMachine.provide({ actions: { announceWritten: () => {} } });
const clip = { id: items.clip.id, src: items.clip.details.src };
/** The clip stands over a caption of the sample; another one, which is not shown, over none. */
const requested = { type: 'captions.requested' as const, clip, standing: 1 };
const another = { ...requested, clip: { id: 'video_2', src: '/other.mp4' }, standing: 0 };
const words = [{ text: 'Hello', from: 600, to: 900 }];
const button = (name: string) => screen.getByRole('button', { name });
/** What is asked of another clip is not pressed here. */
async function press(name: string, { user, send }: { user: UserEvent; send: () => void }) {
  const there = screen.queryByRole('button', { name });
  if (there) await user.click(there);
  else act(send);
}
const said = () => screen.queryByRole('status')?.textContent ?? null;

function Folded({ actor }: { actor: ActorRefFrom<typeof clipCaptionsMachine> }) {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <ClipCaptions item={items.clip} actor={actor} />
  ) : (
    <button onClick={() => setOpen(true)}>Show the clip</button>
  );
}

const walk = walkScreen(machine)({
  input: undefined,
  calls: ['askForRecogniser', 'transcribeClip', 'writeCaptions'],
  samples: {
    'captions.requested': [requested, another],
    'xstate.done.actor.askForRecogniser': [true, false].map((output) => ({
      type: 'xstate.done.actor.askForRecogniser',
      output,
    })),
    'xstate.error.actor.askForRecogniser': [
      { type: 'xstate.error.actor.askForRecogniser', error: new Error('no line') },
    ],
    'xstate.done.actor.transcribeClip': [
      { type: 'xstate.done.actor.transcribeClip', output: { language: 'en', words } },
    ],
    'xstate.error.actor.transcribeClip': [
      {
        type: 'xstate.error.actor.transcribeClip',
        error: { status: 422, detail: 'There is no sound in this clip.' },
      },
    ],
    'xstate.done.actor.writeCaptions': [{ type: 'xstate.done.actor.writeCaptions', output: 2 }],
    'xstate.error.actor.writeCaptions': [
      { type: 'xstate.error.actor.writeCaptions', error: new RefusedCommand('nothingSaid') },
    ],
  },
  screen: (actor) => inEditor(editorWorld(), <Folded actor={actor} />),
  gestures: {
    // The section asks when it is first seen; again, with the next clip.
    'recogniser.wanted': (event, { user, actor }) =>
      press('Show the clip', { user, send: () => actor.send(event) }),
    'captions.requested': (event, { user, actor }) => {
      const isAgain = actor.getSnapshot().matches({ offered: 'written' });
      const name = event.clip.id === clip.id ? (isAgain ? 'Write again' : 'Write captions') : '';
      return press(name, { user, send: () => actor.send(event) });
    },
    'replacement.confirmed': (_, { user }) => user.click(button('Replace')),
    retried: (event, { user, actor }) => press('Try again', { user, send: () => actor.send(event) }),
    cancelled: (event, { user, actor }) => press('Cancel', { user, send: () => actor.send(event) }),
  },
  states: {
    unasked: () => expect(said()).toBeNull(),
    askingForRecogniser: () => expect(screen.queryByRole('button')).toBeNull(),
    withoutRecogniser: () => expect(screen.queryByRole('button')).toBeNull(),
    'offered.calm': () => expect(button('Write captions')).toBeDefined(),
    'offered.confirming': () => expect(said()).toBe('1 caption here would be replaced.'),
    'offered.transcribingClip': ({ context, inputOf }) => {
      expect(inputOf('transcribeClip')).toEqual(context.clip);
      expect(said()).toBe(
        isShown(context)
          ? 'Listening… This can take as long as the clip lasts.'
          : 'Still listening to another clip.',
      );
    },
    'offered.writingCaptions': ({ context, inputOf }) =>
      expect(inputOf('writeCaptions')).toEqual({
        id: context.clip?.id,
        words,
        replaces: context.standing > 0,
      }),
    'offered.written': ({ context }) => expect(said()).toBe(isShown(context) ? '2 captions written' : null),
    'offered.failed': ({ context }) =>
      expect(
        isShown(context)
          ? [
              'There is no sound in this clip.',
              'No words can be heard in the part that is shown.',
              'Couldn’t listen to this clip. Check your connection, then try again.',
            ]
          : [undefined],
      ).toContain(screen.queryByRole('alert')?.textContent),
  },
});
const isShown = (context: { readonly clip: { readonly id: string } | null }) => context.clip?.id === clip.id;

test.each(walk.paths)('[SC5] captions of a clip follow their chart: %s', (_, run) => run());
test('[SC5] no transition of them is left unwalked', () => expect(walk.untaken()).toEqual([]));
