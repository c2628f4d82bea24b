import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fromCallback } from 'xstate';
import { audioPreviewMachine } from '../../../../src/machines/audioPreview/audioPreview.machine';
import { SoundButton } from '../../../../src/screens/wizard/sound/SoundButton';
import { answer } from '../../../support/walking/mountScreen';
import { walkScreen } from '../../../support/walking/walkScreen';

const machine = audioPreviewMachine.provide({
  actors: { playSound: fromCallback(() => {}) },
  actions: { announceFailure: () => {} },
});
const drums = { src: '/drums.m4a', volume: 0.1 };
const voice = { src: '/voice.m4a', volume: 1 };
const nameOf = (src: string) => (src === drums.src ? 'drums' : 'the voice');
const buttons = () => screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'));
const onePauses = ({ context: { sound } }: { context: { sound: { src: string } | null } }) =>
  expect(buttons()).toEqual(
    [drums, voice].map(({ src }) => `${src === sound?.src ? 'Pause' : 'Play'} ${nameOf(src)}`),
  );

const walk = walkScreen(machine)({
  input: undefined,
  calls: [],
  samples: {
    'preview.toggled': [drums, voice].map((sound) => ({ type: 'preview.toggled', sound })),
  },
  alsoTellApart: ({ sound }) => sound?.src,
  screen: (actor) =>
    [drums, voice].map((sound) => (
      <SoundButton
        key={sound.src}
        preview={actor}
        sound={sound}
        playLabel={`Play ${nameOf(sound.src)}`}
        pauseLabel={`Pause ${nameOf(sound.src)}`}
      />
    )) as unknown as React.ReactElement,
  gestures: {
    'preview.toggled': ({ sound }, { user }) =>
      user.click(screen.getByRole('button', { name: new RegExp(`^(Play|Pause) ${nameOf(sound.src)}$`) })),
    /** Whoever shows the sounds leaves. */
    'preview.stopped': (event, { actor }) => answer(() => actor.send(event)),
    'sound.started': (event, { actor }) => answer(() => actor.send(event)),
    'sound.ended': (event, { actor }) => answer(() => actor.send(event)),
    'sound.failed': (event, { actor }) => answer(() => actor.send(event)),
  },
  states: {
    silent: () => expect(buttons()).toEqual(['Play drums', 'Play the voice']),
    'playingSound.loading': onePauses,
    'playingSound.heard': onePauses,
  },
});

test.each(walk.paths)('[W10] [W11] one sound at a time: %s', (_, run) => run());
test('[W10] no transition of trying sounds out is left unwalked', () => expect(walk.untaken()).toEqual([]));
