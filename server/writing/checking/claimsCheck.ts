/** What an ad says that its page does not: numbers, prices, superlatives and promises without a source. */

/** Counted in words: "three reasons" is the script's own count; "one" is hardly ever a number. */
const NUMBER_WORDS: Readonly<Record<string, string>> = {
  two: '2', three: '3', four: '4', five: '5', six: '6', seven: '7', eight: '8', nine: '9', ten: '10',
  eleven: '11', twelve: '12', fifteen: '15', twenty: '20', thirty: '30', forty: '40', fifty: '50', sixty: '60',
  hundred: '100', thousand: '1000', thousands: '1000', million: '1000000', millions: '1000000',
  half: '1/2', twice: '2x', double: '2x', triple: '3x', dozen: '12', dozens: '12',
}; // prettier-ignore
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
const NO_SUPERLATIVE =
  /^(?:rest|test|best|interest|honest|modest|forest|harvest|guest|quest|nest|chest|request|suggest|digest|contest|protest|west|east|vest|pest|fest|crest|arrest|invest|manifest|tempest|conquest|breast|feast|yeast|beast|least|est|priest|zest|everest|earnest|attest|ingest|armrest|headrest|footrest|backrest)$/;
/** Words that promise something. Each must be on the page in some form. */
const PROMISES =
  /\b(?:best|most|perfect(?:ly)?|guarantee[sd]?|warranty|award(?:s|-winning)?|number one|no\.? ?1|#1|unbeatable|unmatched|ultimate|leading|top-rated|five-star|bestsell(?:er|ing)|clinically|dermatologists?|doctors?|experts?|scientifically|proven|certified|approved|recommended|organic|natural|vegan|non-toxic|eco-friendly|sustainable|recyclable|waterproof|unbreakable|lifetime|free|discount|sale|refund|money-back|cheap(?:er)?|save|bargain|limited|exclusive|everyone|everybody|customers|reviews|cures?|heals?|instant(?:ly)?|always|never|forever|every time|100%)\b/gi;
/** Where these words promise nothing. */
const PLAIN_USES =
  /\b(?:off (?:the|your|and|with)|(?:take|takes|taking|comes?|come|keeps?|on and|switch|turn|set|roll) (?:\w+ )?off|always wanted|have you (?:ever|always)|most of (?:us|the time)|save (?:time|space)|natural(?:ly)? light|feel free|hands-free|every time|never stay|never the)\b/gi;

/** What `script` says and `source` does not, in the script's own words. */
export function unfounded(script: string, source: string): string[] {
  const given = figuresOf(source);
  const text = script.replace(OWN_COUNT, ' ').replace(ORDINAL, '$1 ');
  const figures = [...figuresOf(text)].filter(([figure]) => !given.has(figure)).map(([, said]) => said);
  const prices = new Set(pricesOf(source).keys());
  const costs = [...pricesOf(script)].filter(([price]) => !prices.has(price)).map(([, said]) => said);
  const said = script.replace(PLAIN_USES, ' ');
  const words = [...(said.match(PROMISES) ?? []), ...superlativesOf(said)].filter(
    (word) => !isSaid(word, source),
  );
  return [
    ...new Set([
      ...costs,
      ...figures.filter((figure) => !costs.some((cost) => cost.includes(figure))),
      ...words,
    ]),
  ];
}

/** The script without the sentences that nothing on the page bears out. */
export const foundedPart = (script: string, source: string): string =>
  sentencesOf(script)
    .filter((sentence) => unfounded(sentence, source).length === 0)
    .join(' ');

const sentencesOf = (script: string) => script.split(/(?<=[.!?])\s+(?=\S)/);

/** Each figure, as written: 1,200 and 1200 are one, "two" and 2 are one. */
function figuresOf(text: string): Map<string, string> {
  const figures = new Map<string, string>();
  for (const [said] of text.matchAll(/\d[\d,]*(?:\.\d+)?/g))
    figures.set(
      said
        .replace(/,(?=\d{3})/g, '')
        .replace(/,$/, '')
        .replace(/\.0+$/, ''),
      said.replace(/,$/, ''),
    );
  for (const [said] of text.toLowerCase().matchAll(/\b[a-z]+\b/g)) {
    const figure = NUMBER_WORDS[said];
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

const superlativesOf = (text: string) =>
  (text.match(/\b[a-z]{2,}est\b/gi) ?? []).filter((word) => !NO_SUPERLATIVE.test(word.toLowerCase()));

const isSaid = (word: string, source: string) => {
  const stem = word
    .toLowerCase()
    .replace(/(?:ly|ed|es|s|d)$/, '')
    .replace(/[^a-z0-9#% .-]/g, '');
  return new RegExp(
    `(?:^|[^a-z])${stem.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[ -]/g, '[ -]?')}`,
    'i',
  ).test(source);
};
