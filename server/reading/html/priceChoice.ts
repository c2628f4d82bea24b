/** Which of a page's amounts is told as the price: the likeliest, where it is likely enough; else the person is asked. */
import type { PriceCandidate } from './priceCandidates';
import { worthOf, type PriceSign, type PriceWeights, type Signs } from './priceSigns';

const BACKING = [
  'stated',
  'statedOfVariant',
  'statedInPreview',
  'statedInState',
  'statedAsViewed',
  'held',
  'namedPrice',
  'boxNamedPrice',
  'markedPrice',
] as const satisfies readonly PriceSign[];
const MOST_OFFERED = 3;
/** Sources that state the same. */
const LEAST_WITNESSES = 2;
/** How likely an amount must be to be worth asking for: less is another product's. */
const LEAST_OFFERED = 0.03;

interface Judged {
  readonly candidate: PriceCandidate;
  /** In logarithms of odds. */
  readonly worth: number;
}

/** The likeliest first; without those that the page names no currency for. */
const judged = (all: readonly PriceCandidate[], weights: PriceWeights): Judged[] =>
  all
    .filter(({ tag }) => tag)
    .map((candidate) => ({
      candidate,
      worth: Math.max(...candidate.signs.map((signs) => worthOf(signs, weights))),
    }))
    .toSorted((a, b) => b.worth - a.worth);

/** What may be asked now: what it cost before is none of it. */
function likely(amounts: readonly Judged[], weights: PriceWeights) {
  const asked = amounts.filter(({ candidate }) => !isPast(candidate));
  const parted = asked.filter(({ candidate }) => !isPart(candidate));
  const own = parted.length > 0 ? parted : asked;
  const stated = own.filter(({ candidate }) => !isForScriptsAlone(candidate));
  const whole = stated.length > 0 ? stated : own;
  // Beside a price for so much of it what each costs is the whole one.
  const others = whole.filter(({ candidate }) => !isForMeasure(candidate));
  const current = others.some(({ candidate }) => isAtHand(candidate)) ? others : whole;
  const odds = current.reduce((sum, { worth }) => sum + Math.exp(worth), Math.exp(weights.noPrice));
  return current
    .map(({ candidate, worth }) => ({ candidate, chance: Math.exp(worth) / odds }))
    .filter(({ chance }) => chance >= LEAST_OFFERED);
}

/** Empty where no amount is likely enough, where the page itself speaks against the likeliest, or asks it for the cheapest of several. */
export function productPrice(all: readonly PriceCandidate[], weights: PriceWeights): string {
  const tag = likeliestPrice(all, weights);
  return all.some((one) => one.tag === tag && one.isLowest === true) ? '' : tag;
}

function likeliestPrice(all: readonly PriceCandidate[], weights: PriceWeights): string {
  const amounts = judged(all, weights);
  const settled = settledByShowing(all);
  if (settled && !isSuspect(settled, all)) return settled.tag;
  const agreed = agreedByData(all);
  if (agreed) return agreed.tag;
  const [best, next] = likely(amounts, weights);
  const isText = best !== undefined && isTextAlone(best.candidate);
  const told = isText ? gainsaying(all) : [];
  if (best && told.length > 0) return instead(told, best.candidate, likely(amounts, weights), all);
  if (isText && all.some((one) => one.isInOtherMoney === true && isData(one))) return '';
  const only = onlyOne(all);
  if (only) return only.tag;
  if (!best || isDoubtful(best.candidate, all)) return '';
  if (best.chance < weights.least) return '';
  // A price for so much of it, or one that the former price outweighs, is told where there is no other.
  const isContested = amounts[0]?.candidate !== best.candidate || isForPart(best.candidate);
  return isContested && next ? '' : best.candidate.tag;
}

/**
 * Of several amounts that data state the only one that the page shows by its heading or its basket: the variant that is
 * chosen; where they state what the page shows as former, the only lower one that stands beside it there.
 */
function settledByShowing(all: readonly PriceCandidate[]): PriceCandidate | undefined {
  const data = all.filter((one) => one.tag && isData(one));
  const current = data.filter((one) => !isPast(one));
  const chosen = current.filter(isAtHand);
  const stated = all.filter((one) => one.tag && !isTextAlone(one) && !isPast(one));
  if (stated.length > 1 && chosen.length === 1) return chosen[0];
  if (current.length > 0 || !data.some(isAtHand)) return undefined;
  const shown = all.filter((one) => one.tag && isAtHand(one) && isCalledPrice(one) && !isPast(one));
  const proven = shown.filter(({ signs }) => signs.some(({ reduced = 0 }) => reduced > 0));
  const now = proven.length > 0 ? proven : shown.filter((one) => holds(one, 'lowestBeside'));
  return now.length === 1 ? now[0] : undefined;
}

/**
 * What several of a page's sources state alike, where no second amount has as many and the page shows it, or shows nothing
 * else as its price: a shop that draws its price by script shows the former one alone.
 */
function agreedByData(all: readonly PriceCandidate[]): PriceCandidate | undefined {
  const [one, other] = all.filter(
    (some) =>
      some.tag &&
      (some.witnesses ?? 0) >= LEAST_WITNESSES &&
      (!isPast(some) || (isAllStated(some, all) && !holds(some, 'highestBeside'))) &&
      some.isInOtherMoney !== true &&
      !isContested(some, all) &&
      !isAboveFormer(some, all) &&
      some.isGone !== true,
  );
  const isRival = (some: PriceCandidate) =>
    holds(some, 'statedFirst') || (holds(some, 'stated') && holds(some, 'shown'));
  if (!one || other || all.some((some) => some !== one && isRival(some) && !isPast(some))) return undefined;
  const isAsked = (some: PriceCandidate) =>
    some !== one &&
    isAtHand(some) &&
    isCalledPrice(some) &&
    !isPast(some) &&
    !(holds(some, 'formerElsewhere') && some.amount > one.amount);
  return holds(one, 'shown') || !all.some(isAsked) ? one : undefined;
}

/** Whether no source states another amount: what the page then strikes out is an offer that is not on. */
const isAllStated = (one: PriceCandidate, all: readonly PriceCandidate[]) =>
  all.every((other) => other === one || isTextAlone(other));

/** Data speak against what stands in the text alone: theirs is told where they agree, and the page shows it or calls nothing else a price. */
function instead(
  told: readonly PriceCandidate[],
  best: PriceCandidate,
  amounts: readonly { readonly candidate: PriceCandidate }[],
  all: readonly PriceCandidate[],
): string {
  const [one, other] = told;
  const isLikely = amounts.some(({ candidate }) => candidate === one);
  return one && !other && isLikely && (holds(one, 'shown') || !isCalledPrice(best)) && !isDoubtful(one, all)
    ? one.tag
    : '';
}

/** What a person is asked to choose from where no price is told. */
export function possiblePrices(all: readonly PriceCandidate[], weights: PriceWeights): string[] {
  const likeliest = likely(judged(all, weights), weights).map(({ candidate }) => candidate.tag);
  // Of what one offer states, each may be the one.
  const contested = all.filter((one) => one.tag && isContested(one, all)).map(({ tag }) => tag);
  const tags = [...new Set([...contested, ...likeliest])];
  // What data state is asked for beside what is likelier.
  const [data] = gainsaying(all);
  const isAdded = data && tags.length > 0 && !tags.slice(0, MOST_OFFERED).includes(data.tag);
  return isAdded ? [...tags.slice(0, MOST_OFFERED - 1), data.tag] : tags.slice(0, MOST_OFFERED);
}

/** Wherever it stands. */
const holds = ({ signs }: PriceCandidate, sign: PriceSign) => signs.every((one) => (one[sign] ?? 0) > 0);
/** Struck out, or the highest of those beside it; what data state is struck out for some buyers only, where the page shows no other. */
const isPast = (one: PriceCandidate) =>
  (holds(one, 'struck') && !(holds(one, 'statedFirst') && one.isAlone === true)) ||
  (holds(one, 'formerElsewhere') && holds(one, 'highestBeside'));

/** What two others of its own box differ by, or one of several payments. */
const isPart = (one: PriceCandidate) =>
  one.signs.every((signs) => (signs.saved ?? 0) + (signs.instalment ?? 0) > 0) && !isData(one);
const isForMeasure = (one: PriceCandidate) => holds(one, 'perMeasure') && !isData(one);

const isForPart = (one: PriceCandidate) => holds(one, 'perUnit') && !holds(one, 'statedAndShown');

/** Whether data state it, or a style calls it a price. */
const isBacked = (one: PriceCandidate) =>
  BACKING.some((sign) => one.signs.some((signs) => (signs[sign] ?? 0) > 0));

const DATA = ['stated', 'statedOfVariant', 'statedInPreview'] as const satisfies readonly PriceSign[];
const FOR_SCRIPTS = ['statedInState', 'statedAsViewed', 'held'] as const satisfies readonly PriceSign[];
/** Scripts may count in cents: theirs is sure where it is shown. */
const isData = (one: PriceCandidate) =>
  DATA.some((sign) => holds(one, sign)) ||
  (holds(one, 'shown') && FOR_SCRIPTS.some((sign) => holds(one, sign)));
/** Told to those who count views or kept in a hidden field, which may be without tax, and shown to nobody. */
const isForScriptsAlone = (one: PriceCandidate) =>
  !holds(one, 'shown') &&
  !isData(one) &&
  !holds(one, 'statedInState') &&
  FOR_SCRIPTS.some((sign) => holds(one, sign));
const isTextAlone = (one: PriceCandidate) => STATED.every((sign) => !holds(one, sign));
/** What data state of this product now. */
const gainsaying = (all: readonly PriceCandidate[]) =>
  all.filter((one) => one.tag && isData(one) && !isPast(one) && one.isInOtherMoney !== true);

/** Whether it stands mostly in sentences, such as a gift or a membership, while another one stands by itself. */
const isMentioned = (one: PriceCandidate, all: readonly PriceCandidate[]) =>
  isTextAlone(one) &&
  isInWords(one) &&
  all.some(
    (other) =>
      other !== one &&
      other.tag &&
      holds(other, 'shown') &&
      !isInWords(other) &&
      !isPast(other) &&
      isBacked(other),
  );
/** In most of its places, and in each that is called a price behind the heading. */
const isInWords = ({ signs }: PriceCandidate) => {
  const inWords = signs.filter((one) => (one.worded ?? 0) + (one.inSentence ?? 0) + (one.perUnit ?? 0) > 0);
  const isBySelf = signs.some(
    (one) => !inWords.includes(one) && isCalled(one) && (one.behindHeading ?? 0) > 0 && isWith(one),
  );
  return inWords.length > signs.length / 2 && !isBySelf;
};

/** Whether data state first what the page strikes out: then what they state beside it, and the page shows, is asked now. */
const isReduced = (one: PriceCandidate, all: readonly PriceCandidate[]) =>
  holds(one, 'shown') && all.some((other) => other !== one && holds(other, 'statedFirst') && isPast(other));

/** Above it the boxes that hold both are few: about ten. */
const LEAST_WITH = 0.2;
const STATED = [
  'stated',
  'statedOfVariant',
  'statedInPreview',
  'statedInState',
  'statedAsViewed',
  'held',
  'statedUnsigned',
] as const satisfies readonly PriceSign[];

/** Whether no data state it and it stands neither with the heading nor with what puts it into a basket: another product's does. */
const isAstray = ({ signs }: PriceCandidate) =>
  signs.every(
    (one) =>
      STATED.every((sign) => !one[sign]) && Math.max(one.withHeading ?? 1, one.withBuying ?? 0) < LEAST_WITH,
  );

/** What the page calls a price beside the heading, where it shows no other amount but those that its sentences mention. */
function onlyOne(all: readonly PriceCandidate[]): PriceCandidate | undefined {
  const [one, other] = all.filter((some) => !isMentioned(some, all) && !isPast(some));
  const isOnly = one?.tag && !other && (one.isAlone === true || all.length > 1);
  return isOnly && isAtHand(one) && isCalledPrice(one) && !isDoubtful(one, all) ? one : undefined;
}

/** Whether it is shown with the heading, or with what puts it into a basket. */
const isAtHand = ({ signs }: PriceCandidate) => signs.some((one) => (one.shown ?? 0) > 0 && isWith(one));
const isWith = (one: Signs) => Math.max(one.withHeading ?? 0, one.withBuying ?? 0) >= LEAST_WITH;
const isCalledPrice = ({ signs }: PriceCandidate) => signs.some(isCalled);
const isCalled = (one: Signs) =>
  (one.namedPrice ?? 0) + (one.boxNamedPrice ?? 0) + (one.markedPrice ?? 0) > 0;

const isDoubtful = (one: PriceCandidate, all: readonly PriceCandidate[]): boolean =>
  isSuspect(one, all) ||
  (holds(one, 'statedAmongOthers') &&
    (!holds(one, 'statedFirst') || !holds(one, 'shown')) &&
    !isReduced(one, all));

/** Whether one offer states others beside it: what it states for so much of the product, and the page shows as that, is no other. */
const isContested = (one: PriceCandidate, all: readonly PriceCandidate[]) =>
  one.isContested === true &&
  (holds(one, 'perUnit') ||
    !isData(one) ||
    all.some((other) => other !== one && other.isContested === true && !holds(other, 'perUnit')));

/** Whether it is stated and not shown, and above all that the page strikes out: nobody asks more than before. */
const isAboveFormer = (one: PriceCandidate, all: readonly PriceCandidate[]) => {
  const former = all.filter((other) => holds(other, 'struck'));
  return !holds(one, 'shown') && former.length > 0 && former.every(({ amount }) => amount < one.amount);
};

const isSuspect = (one: PriceCandidate, all: readonly PriceCandidate[]): boolean =>
  one.isInOtherMoney === true ||
  isContested(one, all) ||
  isAboveFormer(one, all) ||
  isForScriptsAlone(one) ||
  (one.isGone === true && !holds(one, 'shown')) ||
  isMentioned(one, all) ||
  isAstray(one) ||
  holds(one, 'instalment') ||
  (holds(one, 'worded') && !isBacked(one)) ||
  (holds(one, 'statedUnshown') && !holds(one, 'stated')) ||
  (holds(one, 'namedPartial') && !holds(one, 'statedAndShown') && !isData(one) && one.isAlone !== true);
