/** What the publish check is told of languages. */
import { expect, test } from 'vitest';
import type { Voice } from '../../../../contract/voice';
import { languagesHeard } from '../../../../src/app/editor/check/languagesHeard';
import { ada } from '../../../support/wizards/wizardSamples';
import { threeSentences } from '../../editor-engine/plugins/script/threeSentences';

const klara: Voice = { ...ada, name: 'Klara', languages: ['de'] };
const eva: Voice = { ...ada, name: 'Eva', languages: ['en'] };
const asked = {
  fetchVoices: async () => [klara, eva],
  tellScriptLanguage: async () => 'en',
};
const by = (voice: string) => ({ by: 'voice' as const, voice, speed: 1 });
const { signal } = new AbortController();
const heard = async (...given: [voice: string] | []) => {
  const [voice] = given;
  return languagesHeard(threeSentences(), voice ? by(voice) : undefined, asked, signal);
};

test('[PC1] [LG1] each piece of the voice-over reads what its voice reads', async () => {
  const { language, voiceLanguages } = await heard('Klara');
  expect(language).toBe('en');
  expect(new Set([...voiceLanguages.values()].flat())).toEqual(new Set(['de']));
  expect(voiceLanguages.size).toBeGreaterThan(0);
});

test('[PC1] [LG1] a recording of one’s own, and a voice that is gone, read nobody knows what', async () => {
  expect((await heard()).voiceLanguages.size).toBe(0);
  expect((await heard('Somebody')).voiceLanguages.size).toBe(0);
});

test('[PC1] [LG1] where the server does not answer nothing is known, and letters tell what they can', async () => {
  const refuse = () => Promise.reject(new Error('away'));
  const nobody = { fetchVoices: refuse, tellScriptLanguage: refuse };
  expect(await languagesHeard(threeSentences(), by('Eva'), nobody, signal)).toMatchObject({
    language: null,
    voiceLanguages: new Map(),
    reader: null,
  });
});

test('[PC1] [LG1] a voice that reads the captions is known, and the pace of what a voice speaks', async () => {
  const { reader, paces } = await heard('Klara');
  expect([reader, [...paces.values()]]).toEqual(['Eva', [1]]);
  expect((await heard()).paces.size).toBe(0);
});
