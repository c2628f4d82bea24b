/** A voice and music for whoever does not want to choose. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Picks } from '../../../../contract/ui/picks';
import { emptyWizardForm, type WizardForm } from '../../../../src/machines/wizard/wizardForm';
import { voiceListMachine, type VoicesForScript } from '../../../../src/machines/voiceList/voiceList.machine';
import { PicksOffer } from '../../../../src/screens/wizard/PicksOffer';
import { FLITE_VOICES } from '../../../../server/speech/flite/fliteVoices';
import { ada, rapBeat } from '../../../support/wizards/wizardSamples';

const klara = { ...ada, name: 'Klara', languages: ['de'] };
const eva = { ...ada, languages: ['en'] };

async function offered(form: Partial<WizardForm>, found: VoicesForScript) {
  const fetchVoices = fromPromise<VoicesForScript, { script: string }>(async () => found);
  const list = createActor(voiceListMachine.provide({ actors: { fetchVoices } }), {
    input: { script: 'Tea.' },
  }).start();
  const confirmed: Picks[] = [];
  render(
    <PicksOffer
      list={list}
      form={{ ...emptyWizardForm, ...form }}
      onConfirmed={(picks) => confirmed.push(picks)}
    />,
  );
  await expect.poll(() => list.getSnapshot().value).toBe('loaded');
  return confirmed;
}

test('[W10] [W11] one press takes the first voice that reads the script, and the first track', async () => {
  const confirmed = await offered({}, { voices: [klara, eva], scriptLanguage: 'en' });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Create with Ada’s voice and the music “Business Corporate”' }),
  );
  expect(confirmed).toEqual([{ voice: eva, backgroundMusic: '/assets/music/business-corporate.m4a' }]);
});

test('[W11] of the voices that are built in, the clearest is proposed', async () => {
  const voices = FLITE_VOICES.map(({ voice }) => voice);
  await offered({}, { voices, scriptLanguage: 'en' });
  expect(
    await screen.findByRole('button', {
      name: 'Create with Ryan’s voice and the music “Business Corporate”',
    }),
  ).toBeTruthy();
});

test('[W10] what was chosen is kept', async () => {
  const confirmed = await offered({ backgroundMusic: rapBeat }, { voices: [eva], scriptLanguage: null });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Create with Ada’s voice and the music “Rap Beat”' }),
  );
  expect(confirmed[0]?.backgroundMusic).toBe(rapBeat);
});

test.each<[string, Partial<WizardForm>, VoicesForScript]>([
  ['no voice reads the script', {}, { voices: [klara], scriptLanguage: 'en' }],
  ['nobody is to speak', { voiceSource: 'nobody' }, { voices: [eva], scriptLanguage: 'en' }],
  ['both are chosen', { voice: eva, backgroundMusic: rapBeat }, { voices: [eva], scriptLanguage: 'en' }],
])('[W11] nothing is proposed where %s', async (_, form, found) => {
  await offered(form, found);
  expect(screen.queryByRole('button')).toBeNull();
});
