/**
 * `npm run verbs -- <language> <treebank.conllu…>`: which words of a language say by themselves that somebody does
 * something, counted in treebanks of Universal Dependencies. Writes `content/words/verbs.<language>.yaml`. Of English,
 * which has a tagger, it counts what the tagger cannot tell: "made" behind a noun and without an object.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const [language = '', ...files] = process.argv.slice(2);
/** A form that is a verb with a subject in fewer of its places could be another word. */
// German has few endings of its own for verbs: what cannot be one is told by `others`.
const SHARE = { form: 0.7, ending: language === 'de' ? 0.35 : 0.45 } as const;
/** An ending counts where so many different verbs have it. */
const WORDS_OF_ENDING = 6;
const ENDING_LETTERS = [1, 2, 3, 4];
/** "gedreht": who reads the list tells these by how they begin. */
const PARTICIPLE = /^(?:\p{L}{2,4})?ge\p{L}{2,}(?:t|d|en)$/u;
/** "entfernt" is a participle and not: it may be a verb. */
const isOpen = (word: string) => language === 'de' && /^(?:be|emp|ent|er|miss|ver|zer)/.test(word);
const isParticiple = (word: string) => ['de', 'nl'].includes(language) && PARTICIPLE.test(word);
/** Seen once, a short word is left to chance. */
const RARE_LETTERS = 5;

/** Where it stands behind a noun and without an object, so many times and more. */
const REDUCED = { times: 2, share: 0.75 } as const;
const NAMES = ['NOUN', 'PROPN', 'NUM'];
const NO_OBJECTS = ['ADP', 'ADV', 'PART', 'SCONJ'];
const reduced = new Map<string, { participle: number; all: number }>();

const counts = new Map<string, { finite: number; closing: number; closes: boolean; all: number }>();
const lemmas = new Set<string>();
const banks = new Set<string>();
for (const file of files) {
  banks.add(/([a-z]+_[a-z]+)[.-]/.exec(path.basename(file))?.[1] ?? path.basename(file));
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'));
  for (const [at, [id = '', form = '', lemma = '', kind = '', tag = '', features = '']] of lines.entries()) {
    // Of German, a capital letter tells a noun; a range of words has no features of its own.
    if (!/^\d+$/.test(id) || !/\p{L}/u.test(form) || (id !== '1' && /^\p{Lu}/u.test(form))) continue;
    const word = form.toLowerCase();
    const isBetween =
      NAMES.includes(lines[at - 1]?.[3] ?? '') && NO_OBJECTS.includes(lines[at + 1]?.[3] ?? '');
    if (isBetween && ['VBN', 'VBD'].includes(tag)) {
      const { participle, all } = reduced.get(word) ?? { participle: 0, all: 0 };
      reduced.set(word, { participle: participle + Number(tag === 'VBN'), all: all + 1 });
    }
    if (kind === 'VERB') lemmas.add(lemma.toLowerCase());
    const known = counts.get(word) ?? { finite: 0, closing: 0, closes: false, all: 0 };
    // Of Hindi the treebank says nothing of forms: an auxiliary, or a verb that ends the sentence.
    const isLast = kind === 'AUX' || (kind === 'VERB' && lines[at + 1]?.[3] === 'PUNCT');
    // Some treebanks say the mood alone, which no other form of a verb has.
    const isFinite =
      language === 'hi' ? isLast : ['VERB', 'AUX'].includes(kind) && /VerbForm=Fin|Mood=/.test(features);
    counts.set(word, {
      finite: known.finite + Number(isFinite),
      closing: known.closing + Number(['VERB', 'AUX'].includes(kind) && /Tense=|Mood=/.test(features)),
      closes: known.closes || (isLast && lines[at + 1]?.[1] === '।'),
      all: known.all + 1,
    });
  }
}
const isForm = (word: string, { finite, all }: { finite: number; all: number }) =>
  finite / all >= SHARE.form && (all > 1 || word.length >= RARE_LETTERS);
const endings: string[] = [];
for (const letters of ENDING_LETTERS) {
  const groups = new Map<string, { finite: number; all: number }>();
  for (const [word, count] of counts) {
    const ending = word.slice(-letters);
    if (
      isParticiple(word) ||
      word.length < letters + 2 ||
      endings.some((shorter) => ending.endsWith(shorter))
    )
      continue;
    const { finite, all } = groups.get(ending) ?? { finite: 0, all: 0 };
    groups.set(ending, { finite: finite + Number(isForm(word, count)), all: all + 1 });
  }
  for (const [ending, { finite, all }] of groups)
    if (finite >= WORDS_OF_ENDING && finite / all >= SHARE.ending) endings.push(ending);
}
const endsSo = (word: string) =>
  endings.some((ending) => word.length >= ending.length + 2 && word.endsWith(ending));
/** An ending of so many letters tells a verb wherever it stands. */
const SURE_LETTERS = 3;
const isTold = (word: string) =>
  endings.some((ending) => ending.length >= SURE_LETTERS && word.endsWith(ending)) || /[òì]$/.test(word);
const forms = [...counts]
  .filter(([word, count]) => isForm(word, count) && (count.all > 2 || !isTold(word)))
  .map(([word]) => word);
const others = [...counts]
  .filter(([word, count]) => !isForm(word, count) && endsSo(word) && !isOpen(word))
  .map(([word]) => word);
/** Where the verb is the last word of a sentence, a participle that stands there is the verb: "हुआ". */
const closing =
  language === 'hi'
    ? [...counts]
        .filter(([, { closing, closes, all }]) => closing > 0 && (closes || closing / all >= SHARE.form))
        .map(([word]) => word)
    : [];
/** How the third person ends, by the ending of the infinitive: a form that no text showed is a verb all the same. */
const CONJUGATION: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  it: {
    are: 'a ano ava avano ò arono erà eranno',
    ere: 'e ono eva evano erà eranno',
    ire: 'isce iscono iva ivano ì irono irà iranno',
  },
};
const conjugated = Object.entries(CONJUGATION[language] ?? {}).flatMap(([infinitive, ends]) =>
  [...lemmas]
    .filter((lemma) => lemma.endsWith(infinitive) && lemma.length > infinitive.length + 2)
    .flatMap((lemma) => ends.split(' ').map((end) => lemma.slice(0, -infinitive.length) + end)),
);
for (const word of new Set(conjugated)) if (!counts.has(word) && !isTold(word)) forms.push(word);
const folded = (words: readonly string[]) =>
  `  ${words.toSorted().join(' ')}`.replace(/(.{1,110}) (?! )/g, '$1\n  ');
const madeFrom = `# Made by \`npm run verbs\` from ${[...banks].sort().join(', ')} of Universal Dependencies (CC BY-SA 4.0).`;
const participles = [...reduced]
  .filter(([, { participle, all }]) => all >= REDUCED.times && participle / all >= REDUCED.share)
  .map(([word]) => word);
const english = `${madeFrom}
# Behind a noun and without an object it is done to it: "bricks made in moulds".
reduced: >
${folded(participles)}
`;
const verbs = `${madeFrom}
# Words that have a subject where they stand, mostly;
forms: >
${folded(forms)}
# how others of their kind end,
endings: >
${folded(endings)}
# and words that end so, and are none.
others: >
${folded(others)}
${closing.length > 0 ? `# What stands last in a sentence, and is its verb there.\nclosing: >\n${folded(closing)}\n` : ''}`;
writeFileSync(`content/words/verbs.${language}.yaml`, language === 'en' ? english : verbs);
console.log(`${language}: ${forms.length} forms, ${endings.length} endings, ${others.length} others`);
