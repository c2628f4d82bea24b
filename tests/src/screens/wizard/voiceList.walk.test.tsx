import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import type { Voice } from '../../../../contract/voice';
import { audioPreviewMachine } from '../../../../src/machines/audioPreview/audioPreview.machine';
import { voiceListMachine } from '../../../../src/machines/voiceList/voiceList.machine';
import { VoiceList } from '../../../../src/screens/wizard/voice/VoiceList';
import { walkScreen } from '../../../support/walking/walkScreen';

// It comes when it is needed; here it is there, so that nothing has to be waited for.
await import('../../../../src/screens/wizard/voice/VoiceMenu');

const voice = (id: string, name: string, use_case?: string): Voice => ({
  id,
  name,
  category: 'built-in',
  description: 'Clear, warm and quick, made for short ads',
  sample_url: `/${id}.m4a`,
  labels: { use_case },
});
const voices = [voice('v1', 'Ada'), voice('v2', 'Bo', 'Narration')];
const onChosen = vi.fn();
const preview = createActor(
  audioPreviewMachine.provide({ actors: { playSound: fromCallback(() => {}) } }),
).start();

const walk = walkScreen(voiceListMachine)({
  input: { script: 'Kalter Kaffee um zehn?' },
  calls: ['fetchVoices'],
  samples: {
    'xstate.done.actor.fetchVoices': [
      { type: 'xstate.done.actor.fetchVoices', output: { voices, scriptLanguage: null } },
    ],
    'xstate.error.actor.fetchVoices': [
      { type: 'xstate.error.actor.fetchVoices', error: new TypeError('fetch failed') },
    ],
  },
  screen: (actor) => <VoiceList list={actor} chosen={null} onChosen={onChosen} preview={preview} />,
  gestures: {
    retried: (_, { user }) => user.click(screen.getByRole('button', { name: 'Try again' })),
  },
  states: {
    fetchingVoices: () => expect(screen.getByRole('status').textContent).toBe('Loading voices...'),
    unavailable: () => expect(screen.getByRole('alert').textContent).toContain('Couldn’t load the voices.'),
    loaded: async ({ user }) => {
      await user.click(await screen.findByRole('button', { name: 'Select a voice' }));
      const groups = screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
      expect(groups).toEqual(['Narration', 'Others']);
      await user.click(screen.getByRole('button', { name: /^Ada/ }));
      expect(onChosen).toHaveBeenLastCalledWith(voices[0]);
    },
  },
});

test.each(walk.paths)('[W11] the list of voices follows its chart: %s', (_, run) => run());
test('[W11] no transition of the list of voices is left unwalked', () => expect(walk.untaken()).toEqual([]));
