/** What a model is asked to write, and how what it answers is judged: the same for every model, wherever it runs. */
import { pageWordsOf } from '../../../contract/scripts/pageWords';
import type { JSONSchema7 } from 'ai';
import { EXPLAINER_WORDS, IDEA_WORDS } from '../../../contract/limits';
import { countWords } from '../../../contract/scripts/countWords';
import {
  adFrameSchema,
  type AdBrief,
  type BackedSentence,
  type ScriptIdea,
  type ScriptWishes,
} from '../../../contract/scripts/script';
import { wordsFor, type WordCount } from '../../../contract/scripts/wordsFor';
import { detectLanguage, languageOf } from '../../text/language';
import type { ClaimsCheck } from '../checking/claimsCheck';
import {
  hasLength,
  keepsToNumbers,
  isNew,
  hasNoPlaces,
  isWrittenIn,
  judged,
  leadsNowhereElse,
  saysWordForWord,
  speaksOf,
  type Disputed,
  type Founded,
  type Judged,
  type ScriptRule,
} from '../checking/scriptRules';
import type { SentenceWordsByLanguage } from '../condensing/sentenceWords';
import type { ExplainerBrief } from '../explainer/readTopic';
import { toldLanguage } from '../topicLanguage';
import { sentencesTask, type ClaimsTask } from './claimsTask';
import { faultSentence } from './faultSentence';
import {
  adPrompt,
  adSystem,
  againPrompt,
  explainerPrompt,
  explainerSystem,
  morePrompt,
  type Wanted,
} from './prompts';
import { readAnswer } from './readAnswer';

export interface WritingQuestion {
  readonly system: string;
  readonly prompt: string;
  readonly schema: JSONSchema7;
  /** About so many in a whole answer. */
  readonly words: number;
}
export interface WritingTask extends WritingQuestion {
  readonly ideas: number;
  /** The question after an answer of which too little can be shown: for as many as are missing. */
  again(first: Judged): WritingQuestion;
  /** The ideas in an answer that may be shown, and what is wrong with the others. */
  judge(answer: string): Promise<Judged>;
  /** What a model that judges claims is asked of what only rules refuse. */
  appeal(disputed: readonly Disputed[]): Appeal;
}

export interface Appeal extends Pick<ClaimsTask, 'system' | 'prompt' | 'schema'> {
  /** Those of which every sentence in question is backed by words of the material, with these words. */
  backed(answer: string): Disputed[];
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
  const isOwn = isIn(own, brief.language);
  const sources = { title, description, price, audience, facts };
  const wanted = { ...size, words, language: brief.language ?? own };
  return taskOf(brief, wanted, {
    systemFor: (ideas) => adSystem(brief, { ...wanted, ideas }),
    prompt: adPrompt(brief, wanted),
    fields: { frame: { type: 'string', enum: adFrameSchema.options } },
    asIdea: (idea) => idea,
    rules: [
      saysWordForWord(factsThatFit(facts, words)),
      leadsNowhereElse(source),
      ...(isOwn ? [] : [keepsToNumbers(source, 'page')]),
    ],
    ...(isOwn ? { founded: { claims, founding: { sources, material: 'page', language: own } } } : {}),
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
    systemFor: (ideas) => explainerSystem(brief, { ...wanted, ideas }),
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
      ...(isKeptTo && !isOwn ? [keepsToNumbers(source, material)] : []),
      ...(isOwn ? [speaksOf(topic, own, sentenceWords.get(own ?? ''))] : []),
    ],
    ...(isKeptTo && isOwn
      ? { founded: { claims, founding: { sources, material, language: own, explains: true } } }
      : {}),
  });
}

/** Whether what is wanted is in the material's own language. */
const isIn = (own: string | null, wanted: string | undefined) =>
  wanted === undefined || new Intl.Locale(wanted).language === own;

interface Kind {
  /** @param ideas how many */
  systemFor(ideas: number): string;
  readonly prompt: string;
  /** Of an idea, beside its title and script. */
  readonly fields: Record<string, JSONSchema7>;
  asIdea(idea: ScriptIdea): ScriptIdea;
  readonly rules: readonly ScriptRule[];
  readonly founded?: Founded;
}

function taskOf({ not = [] }: ScriptWishes, wanted: Wanted, kind: Kind): WritingTask {
  const { ideas, words, language } = wanted;
  const rules = [hasLength(words), hasNoPlaces, isNew(not), isWrittenIn(language), ...kind.rules];
  const asIdea = async (idea: ScriptIdea): Promise<ScriptIdea> => {
    const written = language ?? (await detectLanguage(idea.script));
    return { ...kind.asIdea(idea), ...(written ? { language: written } : {}) };
  };
  const questionFor = (count: number) => ({
    system: kind.systemFor(count),
    schema: schemaOf(count, kind.fields),
    words: count * Math.round((words.min + words.max) / 2),
  });
  return {
    ...questionFor(ideas),
    prompt: kind.prompt,
    ideas,
    again({ ideas: kept, faults }) {
      const wrong = faults.map(faultSentence);
      const missing = ideas - kept.length;
      return kept.length === 0
        ? { ...questionFor(ideas), prompt: againPrompt(kind.prompt, wrong) }
        : { ...questionFor(missing), prompt: morePrompt(kind.prompt, { kept, wrong, missing }) };
    },
    async judge(answer) {
      const reading = readAnswer(answer);
      if ('fault' in reading) return { ideas: [], faults: [reading.fault], disputed: [] };
      const { ideas: good, faults, disputed } = await judged(reading.ideas, rules, kind.founded);
      return {
        ideas: await Promise.all(good.map(asIdea)),
        faults,
        disputed: await Promise.all(disputed.map(async (one) => ({ ...one, idea: await asIdea(one.idea) }))),
      };
    },
    appeal(disputed) {
      const { founded } = kind;
      if (!founded) throw new Error('Nothing is disputed that is held to no material.');
      return appealOf(disputed, founded, wanted.materialBytes);
    },
  };
}

/** One question for all sentences in question; figures and prices are the rules' to judge. */
function appealOf(
  disputed: readonly Disputed[],
  { claims, founding: { sources, material, language } }: Founded,
  materialBytes: number,
): Appeal {
  // What rules take for backing is none where they find a claim.
  const questioned = new Map(
    disputed
      .flatMap(({ sentences }) => sentences)
      .map((sentence) => [sentence.text, { ...sentence, backing: [] }]),
  );
  const asked = { sources, material, language, pageLanguage: language };
  const { judge, ...question } = sentencesTask([...questioned.values()], asked, claims, materialBytes);
  return {
    ...question,
    backed(answer) {
      const backed = judge(answer).sentences.flatMap(({ text, backing, unsupported }): BackedSentence[] =>
        backing.length > 0 && unsupported.length === 0
          ? [{ sentence: text, quotes: backing.map(({ quote }) => quote) }]
          : [],
      );
      const quotesOf = (text: string) => backed.find(({ sentence }) => sentence === text);
      return disputed
        .filter(({ sentences }) => sentences.every(({ text }) => quotesOf(text)))
        .map((one) => ({ ...one, idea: withBacking(one, quotesOf) }));
    },
  };
}

/** The model's quotes in the place of what rules took for backing. */
function withBacking(
  { idea, sentences }: Disputed,
  quotesOf: (text: string) => BackedSentence | undefined,
): ScriptIdea {
  const known = idea.backing ?? sentences.map(({ text }) => ({ sentence: text, quotes: [] }));
  return { ...idea, backing: known.map((one) => quotesOf(one.sentence) ?? one) };
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
