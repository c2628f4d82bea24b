import { expect, test } from 'vitest';
import type { ClaimReason } from '../../../../contract/scripts/claimReason';
import type { KeptClaim } from '../../../../contract/scripts/claimSource';
import { withRewrittenIdea, withoutDefaultIdea } from '../../../../contract/ui/scriptChoice';
import {
  adsFormSchema,
  emptyAdsForm,
  withDefaultScript,
  type AdsForm,
} from '../../../../src/machines/adsWizard/adsForm';

const ideaOf = (title: string) => ({ title, script: `${title} keeps it warm.` });
const claimIn = (script: string, reason: ClaimReason): KeptClaim => ({
  sentence: script,
  words: 'warm',
  reason,
});
const [first, second, third] = ['One', 'Two', 'Three'].map(ideaOf) as [
  ReturnType<typeof ideaOf>,
  ReturnType<typeof ideaOf>,
  ReturnType<typeof ideaOf>,
];
const scripts = [first, second, third];
const backed = ({ script }: { script: string }) => ({ script, claims: [] });
const doubted = ({ script }: { script: string }, reason: ClaimReason = 'promise') => ({
  script,
  claims: [claimIn(script, reason)],
});
const form = (changes: Partial<AdsForm>): AdsForm => ({ ...emptyAdsForm, scripts, ...changes });
const chosenIn = (changes: Partial<AdsForm>) => {
  const { chosenIdea, chosenBy } = withDefaultScript(form(changes));
  return [chosenIdea, chosenBy];
};

test.each([
  ['the first whose claims are all backed', [doubted(first), backed(second), backed(third)], 1],
  ['none that may well say something in other words', [doubted(first, 'unfounded'), backed(second)], 1],
  ['none that could not be checked', [{ ...backed(first), isUnchecked: true as const }], null],
  ['none before it is checked', [], null],
])('[W9] [WR3] selected beforehand is %s', (_, verdicts, index) =>
  expect(chosenIn({ verdicts })).toEqual([index, 'default']),
);
test('[W9] a script that cannot be spoken is not selected beforehand', () => {
  const mute = { title: 'Mute', script: '☕️' };
  expect(chosenIn({ scripts: [mute, second], verdicts: [backed(mute), backed(second)] })).toEqual([
    1,
    'default',
  ]);
});
test('[W9] what a person chose stays, whatever is found in it', () => {
  expect(chosenIn({ chosenIdea: 0, verdicts: [doubted(first), backed(second)] })).toEqual([0, 'person']);
  expect(chosenIn({ scriptSource: 'own', verdicts: [backed(first)] })).toEqual([null, 'person']);
});
test('[WR3] where a model finds a doubt in what was selected beforehand, the next that is backed takes its place', () => {
  const selected = { chosenIdea: 0, chosenBy: 'default' } as const;
  expect(chosenIn({ ...selected, verdicts: [doubted(first), backed(third)] })).toEqual([2, 'default']);
  expect(chosenIn({ ...selected, verdicts: [doubted(first)] })).toEqual([null, 'default']);
});
test('[WR2] of what is written anew the first is selected, not what was selected beforehand of the old', () => {
  const selected = form({ chosenIdea: 0, chosenBy: 'default' });
  expect(withoutDefaultIdea(selected).chosenIdea).toBeNull();
  expect(withoutDefaultIdea(form({ chosenIdea: 0 })).chosenIdea).toBe(0);
});
test('[W9] who rewrites what was selected beforehand has chosen it', () => {
  const selected = form({ chosenIdea: 0, chosenBy: 'default' });
  expect(withRewrittenIdea(selected, 0, 'Mine.').chosenBy).toBe('person');
  expect(withRewrittenIdea(selected, 1, 'Mine.').chosenBy).toBe('default');
});
test('[W9] in a draft of before, a person has chosen', () => {
  const { chosenBy: _, ...before } = form({ chosenIdea: 0 });
  expect(adsFormSchema.parse(before).chosenBy).toBe('person');
});
