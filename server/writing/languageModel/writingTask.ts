/** What a model is asked to write, and how what it answers is judged: the same for every model, wherever it runs. */
import { pageWordsOf } from '../../../contract/scripts/pageWords';
import type { JSONSchema7 } from 'ai';
import { EXPLAINER_WORDS, IDEA_WORDS } from '../../../contract/limits';
import { countWords } from '../../../contract/scripts/countWords';
import {
  adFrameSchema,
  type AdBrief,
  type ScriptIdea,
  type ScriptWishes,
} from '../../../contract/scripts/script';
import { wordsFor, type WordCount } from '../../../contract/scripts/wordsFor';
import { detectLanguage, languageOf } from '../../text/language';
import type { ClaimsCheck } from '../checking/claimsCheck';
import {
  hasLength,
  isFounded,
  keepsToNumbers,
  isNew,
  hasNoPlaces,
  isWrittenIn,
  judged,
  leadsNowhereElse,
  saysWordForWord,
  speaksOf,
  type Judged,
  type ScriptRule,
} from '../checking/scriptRules';
import type { SentenceWordsByLanguage } from '../condensing/sentenceWords';
import type { ExplainerBrief } from '../explainer/readTopic';
import { toldLanguage } from '../topicLanguage';
import { adPrompt, adSystem, explainerPrompt, explainerSystem, type Wanted } from './prompts';
import { readAnswer } from './readAnswer';

export interface WritingTask {
  readonly system: string;
  readonly prompt: string;
  readonly schema: JSONSchema7;
  readonly ideas: number;
  /** About so many in a whole answer. */
  readonly words: number;
  /** The ideas in an answer that may be shown, and what is wrong with the others. */
  judge(answer: string): Promise<Judged>;
}

interface Size {
  readonly ideas: number;
  readonly materialBytes: number;
}

export async function adTask(brief: AdBrief, claims: ClaimsCheck, size: Size): Promise<WritingTask> {
  const { title, price = '', audience = '', facts = [], pageLanguage } = brief;
  const description = pageWordsOf(brief);
  const source = [title, description, price, audience, ...facts].join('\n');
  const words = wordsFor(brief, IDEA_WORDS);
  const own = await languageOf(source, pageLanguage);
  const wanted = { ...size, words, language: brief.language ?? own };
  return taskOf(brief, wanted, {
    system: adSystem(brief, wanted),
    prompt: adPrompt(brief, wanted),
    fields: { frame: { type: 'string', enum: adFrameSchema.options } },
    asIdea: (idea) => idea,
    rules: [
      saysWordForWord(factsThatFit(facts, words)),
      leadsNowhereElse(source),
      isIn(own, brief.language)
        ? isFounded(claims, {
            sources: { title, description, price, audience, facts },
            material: 'page',
            language: own,
          })
        : keepsToNumbers(source, 'page'),
    ],
  });
}

interface Checks {
  readonly claims: ClaimsCheck;
  readonly sentenceWords: SentenceWordsByLanguage;
}

export async function explainerTask(
  brief: ExplainerBrief,
  { claims, sentenceWords }: Checks,
  size: Size,
): Promise<WritingTask> {
  const { topic, notes, article } = brief;
  const source = [topic, notes, ...(article ? [article.title, article.text] : [])].join('\n');
  const words = wordsFor(brief, EXPLAINER_WORDS);
  const told = await toldLanguage(article?.text ?? (notes || topic), sentenceWords);
  // A topic of a word or two is taken for the language of who asks.
  const own = told ?? brief.readerLanguage ?? null;
  const wanted = { ...size, words, language: brief.language ?? own };
  // Of a bare topic a writer may know more than its author; notes and articles are to be kept to.
  const material = article ? 'article' : 'notes';
  const sources = { title: `${topic} ${article?.title ?? ''}`, description: article?.text ?? notes };
  const isOwn = isIn(own, brief.language);
  const isKeptTo = notes !== '' || article !== undefined;
  const backingOf = (script: string) =>
    claims.trace(script, sources, own).map(({ text, backing }) => ({
      sentence: text,
      quotes: backing.flatMap(({ from, quote }) => (from === 'description' ? [quote] : [])),
    }));
  return taskOf(brief, wanted, {
    system: explainerSystem(brief, wanted),
    prompt: explainerPrompt(brief, wanted),
    fields: {},
    asIdea: (idea) => ({
      ...idea,
      origin: 'model',
      ...(article ? { source: article.credit } : {}),
      ...(isKeptTo && isOwn ? { backing: backingOf(idea.script) } : {}),
    }),
    rules: [
      leadsNowhereElse(source),
      ...(isKeptTo
        ? [
            isOwn
              ? isFounded(claims, { sources, material, language: own, explains: true })
              : keepsToNumbers(source, material),
          ]
        : []),
      ...(isOwn ? [speaksOf(topic, own, sentenceWords.get(own ?? ''))] : []),
    ],
  });
}

/** Whether what is wanted is in the material's own language. */
const isIn = (own: string | null, wanted: string | undefined) =>
  wanted === undefined || new Intl.Locale(wanted).language === own;

interface Kind {
  readonly system: string;
  readonly prompt: string;
  /** Of an idea, beside its title and script. */
  readonly fields: Record<string, JSONSchema7>;
  asIdea(idea: ScriptIdea): ScriptIdea;
  readonly rules: readonly ScriptRule[];
}

function taskOf({ not = [] }: ScriptWishes, wanted: Wanted, kind: Kind): WritingTask {
  const { ideas, words, language } = wanted;
  const rules = [hasLength(words), hasNoPlaces, isNew(not), isWrittenIn(language), ...kind.rules];
  return {
    system: kind.system,
    prompt: kind.prompt,
    schema: schemaOf(ideas, kind.fields),
    ideas,
    words: ideas * Math.round((words.min + words.max) / 2),
    async judge(answer) {
      const reading = readAnswer(answer);
      if ('fault' in reading) return { ideas: [], faults: [reading.fault] };
      const { ideas: good, faults } = await judged(reading.ideas, rules);
      const asIdea = async (idea: ScriptIdea): Promise<ScriptIdea> => {
        const written = language ?? (await detectLanguage(idea.script));
        return { ...kind.asIdea(idea), ...(written ? { language: written } : {}) };
      };
      return { ideas: await Promise.all(good.map(asIdea)), faults };
    },
  };
}

/** Three facts may be longer than a quarter of a minute: the first is always said, the others where half is left. */
function factsThatFit(facts: readonly string[], { max }: WordCount): string[] {
  let words = 0;
  return facts.filter((fact, index) => (words += countWords(fact)) <= max / 2 || index === 0);
}

const schemaOf = (ideas: number, fields: Kind['fields']): JSONSchema7 => {
  const properties: Record<string, JSONSchema7> = {
    ...fields,
    title: { type: 'string' },
    script: { type: 'string' },
  };
  const idea: JSONSchema7 = {
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
  return {
    type: 'object',
    properties: { ideas: { type: 'array', minItems: ideas, maxItems: ideas, items: idea } },
    required: ['ideas'],
    additionalProperties: false,
  };
};
