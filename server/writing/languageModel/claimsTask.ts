/** What a model is asked about an ad's claims, and how its answer is judged: it is believed where it quotes what stands there. [WR3] */
import { pageWordsOf } from '../../../contract/scripts/pageWords';
import type { JSONSchema7 } from 'ai';
import { z } from 'zod';
import { claimReasonSchema, isMereDoubt, type ClaimReason } from '../../../contract/scripts/claimReason';
import type { Backing, TracedSentence, UnsupportedPart } from '../../../contract/scripts/claims';
import type { BackedSentence } from '../../../contract/scripts/script';
import type { ClaimSources } from '../../../contract/scripts/claimSource';
import type { ClaimsCheck } from '../checking/claimsCheck';
import type { Material } from '../../../contract/scripts/writerFault';
import { claimsPrompt, claimsSystem } from './prompts';
import { jsonIn, withoutThinking } from './readAnswer';

export interface ClaimsTask {
  readonly system: string;
  readonly prompt: string;
  readonly schema: JSONSchema7;
  /** Of the script; where nobody could tell, of the page; else English. */
  readonly language: string;
  judge(answer: string): JudgedClaims;
}
export interface JudgedClaims {
  /** Of a sentence that the answer leaves out, what we found ourselves. */
  readonly sentences: readonly TracedSentence[];
  /** How many sentences the answer says something of. */
  readonly judged: number;
  /** For the one who answered: with some, it is asked once more. */
  readonly faults: readonly string[];
}

interface Sources {
  readonly sources: ClaimSources;
  readonly material: Material;
  /** Of the sentences. */
  readonly language: string | null;
  readonly pageLanguage: string | null;
}
type JudgedScript = Omit<Sources, 'material'> & { readonly script: string };

const verdictSchema = z.object({
  n: z.coerce.number(),
  verdict: z.enum(['backed', 'unsupported', 'noClaim']),
  // oxlint-disable-next-line promise/valid-params -- of zod, not of a promise
  quotes: z.array(z.string()).catch([]),
  // oxlint-disable-next-line promise/valid-params -- of zod, not of a promise
  words: z.string().catch(''),
  // oxlint-disable-next-line promise/valid-params -- of zod, not of a promise
  reason: z.enum(claimReasonSchema.options).catch('unfounded'),
});
type Verdict = z.infer<typeof verdictSchema>;
const answerSchema = z.object({ sentences: z.array(z.unknown()) });

const schema: JSONSchema7 = {
  type: 'object',
  properties: {
    sentences: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          n: { type: 'integer' },
          verdict: { type: 'string', enum: verdictSchema.shape.verdict.options },
          quotes: { type: 'array', items: { type: 'string' } },
          words: { type: 'string' },
          reason: { type: 'string', enum: claimReasonSchema.options },
        },
        required: ['n', 'verdict'],
        additionalProperties: false,
      },
    },
  },
  required: ['sentences'],
  additionalProperties: false,
};

/** All sentences of an ad. @param materialBytes as much of a page as the model takes in */
export function claimsTask(
  { script, ...judged }: JudgedScript,
  claims: ClaimsCheck,
  materialBytes: number,
): ClaimsTask {
  const { sources, language, pageLanguage } = judged;
  const traced = claims.trace(script, sources, language, pageLanguage);
  return sentencesTask(traced, { ...judged, material: 'page' }, claims, materialBytes);
}

/** Some sentences, of whatever scripts. */
export function sentencesTask(
  traced: readonly TracedSentence[],
  { sources, material, language, pageLanguage }: Sources,
  claims: ClaimsCheck,
  materialBytes: number,
): ClaimsTask {
  // A text's title holds what was asked: no answer.
  const passages = passagesOf(sources).filter(({ from }) => material === 'page' || from !== 'title');
  const settled = settling({ language, pageLanguage }, passages, claims);
  const texts = traced.map(({ text }) => text);
  return {
    system: claimsSystem(material),
    prompt: claimsPrompt({ ...sources, sentences: texts }, materialBytes),
    schema,
    language: language ?? pageLanguage ?? 'en',
    judge(answer) {
      const parsed = answerSchema.safeParse(jsonIn(withoutThinking(answer), 'sentences'));
      if (!parsed.success)
        return { sentences: traced, judged: 0, faults: ['It was not JSON of the shape that was asked for.'] };
      const verdicts = new Map(
        parsed.data.sentences.flatMap((said) => {
          const { data } = verdictSchema.safeParse(said);
          return data ? [[data.n, data] as const] : [];
        }),
      );
      const judged = traced.map((own, index) => {
        const verdict = verdicts.get(index + 1);
        if (!verdict) return { sentence: own, faults: [`Sentence ${index + 1} is missing.`] };
        const { sentence, faults } = settled(own, verdict);
        return { sentence, faults: faults.map((fault) => `Sentence ${index + 1} ${fault}`) };
      });
      return {
        sentences: judged.map(({ sentence }) => sentence),
        judged: traced.filter((_, index) => verdicts.has(index + 1)).length,
        faults: judged.flatMap(({ faults }) => faults),
      };
    },
  };
}

/** What a model has backed before stands, where its quotes do; no figure that is not there is made up for by one. */
export const withQuotes = (
  traced: readonly TracedSentence[],
  judged: Omit<Sources, 'material'>,
  claims: ClaimsCheck,
  backing: readonly BackedSentence[],
): TracedSentence[] => {
  if (backing.length === 0) return [...traced];
  const settled = settling(judged, passagesOf(judged.sources), claims);
  return traced.map((own) => {
    const quotes = backing.find(({ sentence }) => sentence === own.text)?.quotes ?? [];
    if (own.unsupported.length === 0 || quotes.length === 0) return own;
    const { sentence, faults } = settled(own, { verdict: 'backed', quotes, words: '', reason: 'unfounded' });
    const isSure =
      faults.length === 0 && !claims.hasUnbackedFigure(own.text, judged.sources, judged.language);
    return isSure ? sentence : own;
  });
};

const settling =
  (
    { language, pageLanguage }: Omit<Sources, 'material' | 'sources'>,
    passages: readonly Passage[],
    claims: ClaimsCheck,
  ) =>
  (own: TracedSentence, { verdict, quotes, words, reason }: Omit<Verdict, 'n'>) => {
    // What stands there word for word needs nobody's judgement.
    const whole = backingOf(own.text, passages);
    if (whole) return { sentence: { ...own, backing: [whole], unsupported: [] }, faults: [] };
    if (verdict === 'unsupported')
      return { sentence: { ...own, unsupported: [partOf(own, words, reason)] }, faults: [] };
    // Only a quote outweighs a claim that we found ourselves.
    if (verdict === 'noClaim')
      return {
        sentence: { ...own, unsupported: own.unsupported.filter((part) => !mayBeManner(part)) },
        faults: [],
      };
    const backing = quotes.flatMap((quote) => backingOf(quote, passages) ?? []);
    if (backing.length === 0)
      return {
        sentence: { ...own, unsupported: [partOf(own, '', 'unfounded')] },
        faults:
          quotes.length > 0
            ? [`quotes "${quotes[0]}", which does not stand in the material letter by letter.`]
            : ['is said to be backed, but without a quote.'],
      };
    const quoted = backing.map(({ quote }) => quote);
    const figures = claims.figuresBeyond(own.text, quoted, language);
    const kinds = claims.kindsIn(quoted, pageLanguage ?? language);
    // What rules find stays where the quotes claim nothing of its kind: "hot for 12 hours" is no award.
    const others = own.unsupported.filter(
      (part) => !mayBeManner(part) && !isOfFigures(part) && !kinds.has(part.reason),
    );
    const unsupported = [...figures, ...others].toSorted((a, b) => a.start - b.start);
    return {
      sentence: { ...own, backing, unsupported },
      faults: unsupported.map((part) => `says "${part.words}", which its quotes do not.`),
    };
  };

/** "Nap time has never looked this good": what a word or a form alone makes such a claim is as often a manner of speaking, which a model hears and rules do not. */
const MANNERS: ReadonlySet<ClaimReason> = new Set(['promise', 'superlative', 'comparison']);
const mayBeManner = (part: UnsupportedPart) => isMereDoubt(part) || MANNERS.has(part.reason);

/** Held against the figures of the quotes. */
const isOfFigures = ({ reason }: UnsupportedPart) => reason === 'figure' || reason === 'price';

/** The words in question as they stand in the sentence; where they do not, all of it. */
function partOf({ text }: TracedSentence, words: string, reason: UnsupportedPart['reason']): UnsupportedPart {
  const said = words.trim().replace(/[.!?…]+$/, '');
  const start = said ? text.toLowerCase().indexOf(said.toLowerCase()) : -1;
  const [from, to] = start < 0 ? [0, text.replace(/[.!?…]+$/, '').length] : [start, start + said.length];
  return { start: from, end: to, words: text.slice(from, to), reason };
}

interface Passage {
  readonly from: Backing['from'];
  /** Letters and figures alone, as spaces around them. */
  readonly said: string;
}
const passagesOf = (sources: ClaimSources): Passage[] => {
  const { title, price = '', audience = '', facts = [] } = sources;
  return [
    { from: 'title' as const, text: title },
    { from: 'description' as const, text: pageWordsOf(sources) },
    { from: 'price' as const, text: price },
    { from: 'audience' as const, text: audience },
    ...facts.map((text) => ({ from: 'fact' as const, text })),
  ].map(({ from, text }) => ({ from, said: lettersOf(text) }));
};

/** Models put other dashes and quotation marks for those of a page, and other spaces. */
const lettersOf = (text: string) =>
  ` ${(
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}]+|\p{N}+|[%€$£₹°]/gu) ?? []
  ).join(' ')} `;

/** So long a run of letters stands in a text once: pages run "148 cm" and "Weight" together. */
const SURE_LENGTH = 8;

/** Where a quote stands; a single sign is none. */
function backingOf(quote: string, passages: readonly Passage[]): Backing | null {
  const letters = lettersOf(quote);
  const bare = letters.replaceAll(' ', '');
  if (bare.length < 2) return null;
  const passage =
    passages.find(({ said }) => said.includes(letters)) ??
    passages.find(({ said }) => bare.length >= SURE_LENGTH && said.replaceAll(' ', '').includes(bare));
  return passage ? { from: passage.from, quote: quote.trim() } : null;
}
