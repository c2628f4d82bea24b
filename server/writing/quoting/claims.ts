/** What the seller says of the product, as sentences that can be spoken, in the seller's order. */
import { plainDescription, isEnglish, sellersLines, type SellersLine } from './sellersLines';
import { small, withArticle } from './grammar';
import { isHook } from './problems';
import { asSentence } from './sentence';
import type { Subject } from './subject';

export interface Claim {
  readonly sentence: string;
  /** The seller's line, without its heading. */
  readonly line: string;
  /** How much it tells: a figure, a "you", a thing that it does. */
  readonly strength: number;
  /** Whether it is about how something feels, tastes, looks. */
  readonly isOfSenses: boolean;
}

export interface Claims {
  readonly features: readonly Claim[];
  /** What it costs, what is taken off, what is free: "It costs $59." */
  readonly deals: readonly string[];
  /** Warranty, trial, returns. */
  readonly promises: readonly string[];
}

const LONGEST = 18;
const SHORTEST = 3;
const CUTS =
  /\sso that\s|,\s(?=(?:which|so|making|perfect|ideal|while|allowing|ensuring|giving|and|with)\b)|\s[–—-]\s/i;
const BOAST =
  /\b(?:best|ever|like never before|world.?class|number one|top.?rated|ultimate|revolutionary|amazing|premium quality|high.?quality|(?:perfect|great|ideal) gift|gift for|buy now|order now|add to|join (?:thousands|millions)|limited|hurry|today only|don't miss)\b|!|\?$/i;
const DEAL =
  /\b(?:free (?:standard |express |worldwide )?(?:shipping|delivery)|ships? free|discount|\d+ ?% off|half price|save \d|now (?:only )?[$€£₹])|\bwas [$€£₹]|[$€£₹] ?\d/i;
const PROMISE = /\b(?:warranty|guarantee[sd]?|money.?back|free (?:trial|returns?)|returns? within)\b/i;
const PRICE = /^price:? *((?:US|CA|A)?[$€£₹] ?\d[\d,]*(?:\.\d\d?)?)$/im;
const STRENGTHS =
  /\b(?:you|your|keeps?|helps?|lets?|without|never|stops?|protects?|fits?|lasts?|saves?|blocks?|lifts?|hydrates?|no)\b/gi;
const SENSES =
  /\b(?:soft|smooth|warm|cool|quiet|quietly|golden|crunchy|light|hand|skin|taste|smell|scent|fragrance|wool|wood|wooden|beech|oak|linen|cotton|glass|honey|handmade|breathes?|glow|colou?rs?|slowly|silk|cosy|cozy|paint|landscape|studio)\b/gi;

export function claimsOf(description: string, subject: Subject): Claims {
  const lines = sellersLines(description);
  if (!isEnglish(lines.map(({ text }) => text).join(' '))) return { features: [], deals: [], promises: [] };
  const isDeal = ({ text, label = '' }: SellersLine) => DEAL.test(text) || DEAL.test(label);
  const isPromise = ({ text, label = '' }: SellersLine) => PROMISE.test(`${label} ${text}`);
  const promises = lines
    .filter((line) => isPromise(line) && !isDeal(line))
    .flatMap((line) => promiseOf(line, subject));
  const promised = promises.map((sentence) => ({ sentence, line: sentence, strength: 0, isOfSenses: false }));
  const features = lines
    .filter((line) => !isDeal(line) && !isPromise(line))
    .flatMap((line) => claimOf(line, subject));
  return {
    features: [...features, ...promised],
    deals: [
      ...priceOf(description, subject),
      ...lines.filter(isDeal).flatMap((line) => dealOf(line, subject)),
    ],
    promises,
  };
}

function claimOf({ text, label }: SellersLine, subject: Subject): Claim[] {
  const line = shortened(relativeOf(text.replace(/^(It|They) also /, '$1 '), subject));
  if (line === '' || BOAST.test(text) || isHook(text)) return [];
  const sentence = asSentence({ text: line, label }, subject);
  if (!sentence || sentence.split(' ').length < SHORTEST || sentence.split(' ').length > LONGEST + 2)
    return [];
  return [{ sentence, line, strength: strength(line), isOfSenses: (line.match(SENSES)?.length ?? 0) > 0 }];
}

/** "Dew is a light serum that hydrates skin for 24 hours" is too long to say at once; its end is not. */
function relativeOf(text: string, { isMany }: Subject): string {
  if (text.split(' ').length <= LONGEST || isMany) return text;
  return /^(?:[A-Z]\w*(?: \w+)?|It|This \w+) is an? .* that (\w+s .*)$/.exec(text)?.[1] ?? text;
}

/** A long line loses its tail at a joint, or is left out: half a thought is worse than none. */
function shortened(line: string): string {
  const length = (text: string) => text.split(' ').length;
  const [head = ''] = line.split(/\sso that\s|:\s/);
  if (length(head) <= LONGEST) return head.replace(/,$/, '');
  const [shorter = ''] = head.split(CUTS);
  return length(shorter) >= 4 && length(shorter) <= LONGEST ? shorter : '';
}

const strength = (line: string) => (/\d/.test(line) ? 1 : 0) + (line.match(STRENGTHS)?.length ?? 0) * 0.5;

function priceOf(description: string, { isMany }: Subject): string[] {
  const price = PRICE.exec(plainDescription(description))?.[1];
  return price ? [`${isMany ? 'They cost' : 'It costs'} ${price.replace(/\s|\.00$/g, '')}.`] : [];
}

const SPOKEN = /^(?:was|now|only|just|save|free|ships?|half|get|\d+ ?%)\b/i;
function dealOf({ text, label }: SellersLine, { isMany }: Subject): string[] {
  const parts = [label && DEAL.test(label) ? label : undefined, text.replace(/^and /i, '')];
  return parts.flatMap((part) => {
    const line = part && shortened(part).replace(/(?:,)? (?:until|while|before) .*$/i, '');
    if (!line || !DEAL.test(line) || !SPOKEN.test(line)) return [];
    if (/^ships /i.test(line)) return [`${isMany ? 'They ship' : 'It ships'}${line.slice(5)}.`];
    if (/^was /i.test(line))
      return [`${isMany ? 'They were' : 'It was'}${line.slice(3).replace(/,? now /i, ', now ')}.`];
    return [`${line.charAt(0).toUpperCase()}${line.slice(1)}.`];
  });
}

function promiseOf({ text, label }: SellersLine, subject: Subject): string[] {
  const line = shortened(text);
  const named = label && PROMISE.test(label) ? label.toLowerCase() : undefined;
  if (named && /^\d/.test(line))
    return [`${subject.isMany ? 'They come' : 'It comes'} with a ${named} of ${line}.`];
  if (/^(?:\d+[- ]\w+|lifetime|full)\b.* (?:warranty|guarantee)$/i.test(line))
    return [`${subject.isMany ? 'They come' : 'It comes'} with ${withArticle(small(line))}.`];
  return /^(?:free|money|returns)\b/i.test(line) ? [`${line.charAt(0).toUpperCase()}${line.slice(1)}.`] : [];
}
