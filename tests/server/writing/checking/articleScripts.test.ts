/** [WR3] A sentence that a model writes from an article: what it claims beyond it is refused, other words for the same are not. */
import { expect, test } from 'vitest';
import { readClaimsCheck } from '../../../../server/writing/checking/claimsCheck';
import { judged } from '../../../../server/writing/checking/scriptRules';
import { contentDir } from '../../../support/contentDir';

const HONEY = `Honey is a sweet food that bees make from the nectar of flowers. Most microorganisms do not grow in honey, so sealed honey does not spoil even after thousands of years. To make one jar of honey a colony visits about two million flowers. Bees fan their wings so that water evaporates from the honey until less than 20 percent is left. China produced 24 percent of the world's honey in 2020. Some studies show that it helps burns heal faster than other dressings. There is not enough evidence that honey helps against coughs. The largest hives hold 60,000 bees.`;
const founded = {
  claims: readClaimsCheck(contentDir),
  founding: {
    sources: { title: 'Honey', description: HONEY },
    material: 'article',
    language: 'en',
    explains: true,
  },
} as const;
const faultsOf = async (script: string) => (await judged([{ title: '', script }], [], founded)).faults;

test.each([
  'Bees turn the nectar of flowers into honey.',
  'Sealed in its jar, honey keeps for thousands of years.',
  'Hardly anything can grow in it.',
  'A colony has to visit two million flowers for a single jar.',
  'The bees fan it with their wings until most of the water is gone.',
  'Almost a quarter of the honey of the world comes from China.',
  'Burns may heal faster with honey than with other dressings.',
  'Whether it helps a cough, nobody has shown yet.',
  'In the biggest hives there are 60,000 bees.',
  'So what makes honey so special?',
  'The third reason is water.',
  'Some hives were visited twice.',
  'It may come out of the oven, organic and green, and never waterproof.',
])('“%s” is the article’s', async (script) => {
  expect(await faultsOf(script)).toEqual([]);
});

test.each([
  ['Honey cures coughs in children.', 'health'],
  ['Honey boosts your immune system.', 'health'],
  ['It lowers blood pressure and prevents cancer.', 'health'],
  ['Doctors recommend a spoon of it every day.', 'endorsement'],
  ['The best honey comes from Greece.', 'origin'],
  ['It is healthier than sugar.', 'health'],
  ['You will always sleep better with it.', 'health'],
  ['Honey guarantees a long life.', 'guarantee'],
  ['It won the award for the best food.', 'award'],
  ['Raw honey is made in Germany.', 'origin'],
  ['A hive holds 90,000 bees.', 'figure'],
])('“%s” is not: %s', async (script, reason) => {
  expect(await faultsOf(script)).toEqual([
    { code: 'claim', title: '', words: expect.any(String), reason, material: 'article' },
  ]);
});
