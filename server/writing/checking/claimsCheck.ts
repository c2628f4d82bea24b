/** What an ad says that its page does not: numbers, prices, superlatives and promises without a source. */
import nlp from 'compromise/two';
import { z } from 'zod';
import { openContent } from '../../content/contentFiles';
import { readYaml } from '../../content/readYaml';
import { rootOf } from '../../text/words';

const claimWordsSchema = z.strictObject({
  promises: z.array(z.string().min(1)).min(1),
  plain: z.array(z.string().min(1)),
  numbers: z.record(z.string(), z.string()),
});
type ClaimWords = z.infer<typeof claimWordsSchema>;

export interface ClaimsCheck {
  /** What the script says and the source does not, in the script's own words. */
  unfounded(script: string, source: string): string[];
  /** The script without the sentences that nothing in the source bears out. */
  foundedPart(script: string, source: string): string;
}

/** Throws a `ContentError` where `words/claims.en.yaml` is not as it must be. */
export const readClaimsCheck = (contentDir: string): ClaimsCheck =>
  createClaimsCheck(readYaml(openContent(contentDir, 'words/claims.en.yaml'), claimWordsSchema).value);

/** "Three reasons" is the script's own count. */
const OWN_COUNT =
  /\b(?:two|three|four|five|six|\d) (?:\w+ )?(?:reasons?|things?|ways?|words|questions|seconds flat)\b/gi;
/** "Two." between the points of a list. */
const ORDINAL = /(^|[.!?:] )(?:(?:number|reason) )?(?:one|two|three|four|five|six|\d)(?=[.:,!])/gi;
const MONEY =
  /([$€£₹]) ?(\d[\d,]*(?:\.\d+)?)|(\d[\d,]*(?:\.\d+)?) ?([€£₹]|dollars?|euros?|pounds?|usd|eur|gbp)/gi;
const SIGNS: Readonly<Record<string, string>> = {
  dollar: '$',
  usd: '$',
  euro: '€',
  eur: '€',
  pound: '£',
  gbp: '£',
};

function createClaimsCheck({ promises, plain, numbers }: ClaimWords): ClaimsCheck {
  const asPhrase = (isPlain: boolean) => (phrase: string) => ({ words: tokensOf(phrase), isPlain });
  /** The longest that fits is meant: "award-winning" before "award". */
  const phrases = [...plain.map(asPhrase(true)), ...promises.map(asPhrase(false))].toSorted(
    (a, b) => b.words.length - a.words.length,
  );

  /** Promises and superlatives, as they are said. */
  function boastsOf(text: string): string[] {
    const tokens = tokensOf(text);
    const boasts: string[] = [];
    for (let at = 0; at < tokens.length;) {
      const phrase = phrases.find(({ words }) =>
        words.every((word, next) => isFormOf(tokens[at + next], word)),
      );
      const length = phrase?.words.length ?? 1;
      if (phrase && !phrase.isPlain)
        boasts.push(
          tokens
            .slice(at, at + length)
            .map(({ said }) => said)
            .join(' '),
        );
      at += length;
    }
    return [...boasts, ...superlativesOf(text)];
  }

  function unfounded(script: string, source: string): string[] {
    const given = figuresOf(source, numbers);
    const text = script.replace(OWN_COUNT, ' ').replace(ORDINAL, '$1 ');
    const figures = [...figuresOf(text, numbers)]
      .filter(([figure]) => !given.has(figure))
      .map(([, said]) => said);
    const prices = new Set(pricesOf(source).keys());
    const costs = [...pricesOf(script)].filter(([price]) => !prices.has(price)).map(([, said]) => said);
    const sourceRoots = ` ${rootsOf(source)} `;
    const boasts = boastsOf(script).filter((boast) => !sourceRoots.includes(` ${rootsOf(boast)} `));
    return [
      ...new Set([
        ...costs,
        ...figures.filter((figure) => !costs.some((cost) => cost.includes(figure))),
        ...boasts,
      ]),
    ];
  }

  return {
    unfounded,
    foundedPart: (script, source) =>
      script
        .split(/(?<=[.!?])\s+(?=\S)/)
        .filter((sentence) => unfounded(sentence, source).length === 0)
        .join(' '),
  };
}

interface Token {
  readonly said: string;
  readonly lower: string;
  /** What all forms of the word share. */
  readonly root: string;
}

/** Of "award-winning", both words. */
const tokensOf = (text: string): Token[] =>
  (text.match(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu) ?? []).map((said) => {
    const lower = said.toLowerCase();
    return { said, lower, root: rootOf(lower.replace(/(?<=\p{L}{3})ly$/u, '')) };
  });
/** A participle promises what its verb does not: "leading", and not "leads". */
const isFormOf = (token: Token | undefined, { lower, root }: Token) =>
  token !== undefined && (/(?:ing|ed)$/.test(lower) ? token.lower === lower : token.root === root);
const rootsOf = (text: string) =>
  tokensOf(text)
    .map(({ root }) => root)
    .join(' ');

const superlativesOf = (text: string): string[] =>
  (nlp(text).match('#Superlative').terms().out('array') as string[]).map((word) =>
    word.replace(/[^\p{L}\p{N}-]/gu, ''),
  );

/** Each figure, as written: 1,200 and 1200 are one, "two" and 2 are one. */
function figuresOf(text: string, numbers: ClaimWords['numbers']): Map<string, string> {
  const figures = new Map<string, string>();
  for (const [said] of text.matchAll(/\d[\d,]*(?:\.\d+)?/g))
    figures.set(
      said
        .replace(/,(?=\d{3})/g, '')
        .replace(/,$/, '')
        .replace(/\.0+$/, ''),
      said.replace(/,$/, ''),
    );
  for (const [said] of text.toLowerCase().matchAll(/\p{L}+/gu)) {
    const figure = Object.hasOwn(numbers, said) ? numbers[said] : undefined;
    if (figure && !figures.has(figure)) figures.set(figure, said);
  }
  return figures;
}

function pricesOf(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(MONEY)].map(([said, sign, after, before, unit = '']) => {
      const currency = sign ?? SIGNS[unit.toLowerCase().replace(/s$/, '')] ?? unit;
      const amount = (after ?? before ?? '').replace(/,/g, '').replace(/\.0+$/, '');
      return [currency + amount, said.trim()] as const;
    }),
  );
}
