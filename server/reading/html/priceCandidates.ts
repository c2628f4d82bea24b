/** The amounts that may be what the product costs now: all that the page's data state and that it shows, with what is known of each. */
import type { CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import { textUpTo } from './boxes';
import type { PageDocument } from './defineSource';
import { TRUST, type Finding } from './finding';
import { heldAmount } from './heldAmount';
import { amountOfTag, priceTag, writtenTag, type Currencies } from './price';
import { isDifference, isMultiple, isPayment, isReduced, isSum } from './priceSums';
import type { Signs } from './priceSigns';
import { isBare, shownPrices, type ShownPrice } from './shownPrices';

const MOST_NEAR = 300;
/** The same with its white space. */
const MOST_MARKUP = 3000;
/** A price is seldom reduced to less. */
const LEAST_SHARE = 0.2;
const MOST_COUNTED = 8;
/** Smaller ones have no thousands. */
const LEAST_PARTED = 1000;

export interface PriceCandidate {
  readonly amount: number;
  /** As it is told; empty where the page names no currency for it. */
  readonly tag: string;
  /** Whether data state it in a currency in which the page shows no price, while it shows others, or shows it in another. */
  readonly isInOtherMoney?: boolean;
  /** Whether data say that it is no longer sold for it. */
  readonly isGone?: boolean;
  /** Whether one offer states others beside it. */
  readonly isContested?: boolean;
  /** How many sources state it, each by itself: JSON-LD, microdata, previews, the page's scripts, its fields. */
  readonly witnesses?: number;
  /** Whether the cheapest of several costs it, and another one more. */
  readonly isLowest?: boolean;
  /** Whether the page shows no other amount. */
  readonly isAlone?: boolean;
  /** Of each place where it is shown, with what is known of the amount; one where it is only stated. */
  readonly signs: readonly Signs[];
}

/** @param said what the page's data state, as tags or as bare numbers */
export function priceCandidates(page: PageDocument, said: readonly Finding[]): PriceCandidate[] {
  const shown = shownPrices(page);
  const stated = said.map((one) => asShown(one, shown, page.currencies));
  const told = [
    ...stated.filter((one) => !isForScripts(one)).map(({ value }) => amountOfTag(value)),
    ...shown.map(({ price }) => price.amount),
  ];
  // Scripts count in hundredths what the page tells whole.
  const inHundredths = new Set(told.map((amount) => Math.round(amount * 100)));
  const counted = stated
    .filter(isForScripts)
    .map(({ value }) => amountOfTag(value))
    .filter((amount) => !inHundredths.has(amount));
  const amounts = [...new Set([...told, ...counted])].filter((amount) => amount > 0);
  const current = [...new Set(shown.filter(({ signs }) => !signs.struck).map(({ price }) => price.amount))];
  const kinds = new Map<Finding['trust'], Set<number>>();
  for (const { trust, value } of stated)
    kinds.set(trust, (kinds.get(trust) ?? new Set()).add(amountOfTag(value)));
  const first = stated.find(({ trust }) => trust === TRUST.structured);
  const currency = onlyCurrency(page.$, stated);
  const held = heldAmount(page);
  // Many currencies are written "$", and several "Rs".
  const shownMoney = new Set(
    shown.flatMap(({ price: { unit } }) => (unit === '$' ? [] : page.currencies.codesOf(unit))),
  );
  const undercut = undercutOn(page.$, shown, new Set(stated.map(({ value }) => amountOfTag(value))));
  return amounts.map((amount) => {
    const places = shown.filter(({ price }) => price.amount === amount);
    const statements = stated.filter(({ value }) => amountOfTag(value) === amount);
    const inParts = stated.filter(
      (one) => isForScripts(one) && amountOfTag(one.value) === Math.round(amount * 100),
    );
    const isStated = (trust: number) =>
      [...statements, ...inParts].some((one) => one.trust === trust) ? 1 : 0;
    const contested = statements.map(({ trust }) => kinds.get(trust)?.size ?? 1);
    const known: Signs = {
      shown: places.length > 0 ? 1 : 0,
      repeated: Math.log2(Math.min(Math.max(places.length, 1), MOST_COUNTED)),
      multiple: isMultiple(amount, current) ? 1 : 0,
      difference: isDifference(amount, current) ? 1 : 0,
      sum: isSum(amount, current) ? 1 : 0,
      formerElsewhere: places.some(({ signs }) => signs.struck || signs.namedFormer) ? 1 : 0,
      stated: isStated(TRUST.structured),
      statedFirst: first && amountOfTag(first.value) === amount ? 1 : 0,
      statedOfVariant: isStated(TRUST.variant),
      statedInPreview: isStated(TRUST.preview),
      statedInState: isStated(TRUST.embedded),
      statedAsViewed: isStated(TRUST.viewed),
      held: amount === held ? 1 : 0,
      statedUnsigned: isStated(TRUST.text),
      statedAmongOthers: contested.length > 0 && Math.min(...contested) > 1 ? 1 : 0,
      statedTwice: new Set(statements.map(({ trust }) => trust)).size > 1 ? 1 : 0,
      statedAndShown: statements.length > 0 && places.length > 0 ? 1 : 0,
      statedAlone: statements.length > 0 && amounts.length === 1 && places.length === 0 ? 1 : 0,
      statedUnshown: statements.length > 0 && places.length === 0 && current.length > 0 ? 1 : 0,
      statedPerUnit:
        statements.length > 0 && places.length > 0 && places.every(({ signs }) => signs.perUnit) ? 1 : 0,
      gainsaid: statements.length === 0 && (kinds.get(TRUST.structured)?.size ?? 0) > 0 ? 1 : 0,
    };
    const tagIn = (some: readonly Finding[]) =>
      some.map(({ value }) => value).find((value) => !/^[\d.,]+$/.test(value));
    // What scripts count in may be other money than what people are asked for.
    const dataTag = tagIn(statements.filter((one) => !isForScripts(one)));
    const shownTag = places.map(({ price }) => writtenTag(price, page.currencies))[0];
    // In no currency that is written so.
    const isContradicted =
      dataTag !== undefined &&
      places.length > 0 &&
      places.every(({ price }) => {
        const codes = page.currencies.codesOf(price.unit);
        return codes.length > 0 && codes.every((code) => priceTag(price.amount, code) !== dataTag);
      });
    const tag =
      (isContradicted ? shownTag : dataTag) ??
      shownTag ??
      tagIn(statements) ??
      (currency ? priceTag(amount, currency) : '');
    const isInOtherMoney =
      (isContradicted && statements.every(({ value }) => value !== shownTag)) ||
      (places.length === 0 &&
        shownMoney.size > 0 &&
        statements.some(({ currency: own = '' }) => own !== '' && !shownMoney.has(own)));
    const isGone = statements.some((one) => one.isGone);
    const isContested = statements.some((one) => one.isContested) || undercut.has(amount);
    const signs =
      places.length > 0
        ? places.map((place) => ({
            ...known,
            ...place.signs,
            ...besideSigns(page.$, place, shown),
            ...(isPayment(place, shown) ? { instalment: 1 } : {}),
          }))
        : [known];
    const witnesses = new Set([...statements, ...inParts].map(witnessOf)).size + (amount === held ? 1 : 0);
    // What the page asks by itself is that of the variant that is chosen; "from 49" and "49+" are not.
    const isInRange = statements.some((one) => one.isLowest);
    const isLowest =
      places.length > 0
        ? places.every((one) => one.isLowest || (isInRange && one.price.around.includes('+')))
        : isInRange;
    const isAlone = places.length > 0 && places.length === shown.length;
    return { amount, tag, signs, isInOtherMoney, isGone, isContested, isLowest, witnesses, isAlone };
  });
}

/**
 * What data state, and the page shows as it is asked and, in one box, struck out beside a lower amount: some buyers pay that.
 * Both are questions.
 */
function undercutOn($: CheerioAPI, shown: readonly ShownPrice[], stated: ReadonlySet<number>): Set<number> {
  const isStruck = ({ signs }: ShownPrice) => (signs.struck ?? 0) > 0;
  const asked = shown.filter((one) => !isStruck(one));
  const pairs = shown.filter(isStruck).flatMap(({ element, price: { amount } }) => {
    if (!stated.has(amount) || !asked.some(({ price }) => price.amount === amount)) return [];
    const box = smallBoxOf($, element);
    const lower = asked.filter(
      (one) =>
        isBare(one.price) &&
        one.price.amount < amount &&
        one.price.amount >= LEAST_SHARE * amount &&
        (one.signs.namedPrice ?? 0) > 0 &&
        $.contains(box, one.element),
    );
    return lower.length > 0 ? [amount, ...lower.map(({ price }) => price.amount)] : [];
  });
  return new Set(pairs);
}

/** Programs write "224.904" where people read 224.90, and others mean thousands by it: what the page shows says which. */
function asShown(one: Finding, shown: readonly ShownPrice[], currencies: Currencies): Finding {
  const amount = amountOfTag(one.value);
  const isShown = (some: number) => shown.some(({ price }) => price.amount === some);
  const rounded = Math.round(amount / 10) / 100;
  if (amount < LEAST_PARTED || !Number.isInteger(amount) || isShown(amount) || !isShown(rounded)) return one;
  const place = shown.find(({ price }) => price.amount === rounded);
  return { ...one, value: place ? writtenTag(place.price, currencies) : one.value };
}

/** What those who count views are told is said once, whichever script keeps it. */
const witnessOf = ({ trust, source = '' }: Finding) => (trust === TRUST.viewed ? 'views' : source);

const isForScripts = ({ trust }: Finding) => trust === TRUST.embedded || trust === TRUST.viewed;

/** Of prices that stand together in a small box, what is asked now is the lower one. */
function besideSigns($: CheerioAPI, { element, price }: ShownPrice, all: readonly ShownPrice[]): Signs {
  const box = smallBoxOf($, element);
  const near = all.filter(
    (one) =>
      one.price.amount !== price.amount && one.price.unit === price.unit && $.contains(box, one.element),
  );
  const beside = near.filter(
    (one) =>
      !one.signs.perUnit &&
      !one.signs.instalment &&
      one.price.amount >= LEAST_SHARE * price.amount &&
      price.amount >= LEAST_SHARE * one.price.amount,
  );
  const bare = beside.filter((one) => isBare(one.price));
  const amounts = near.map((one) => one.price.amount);
  return {
    saved: isDifference(price.amount, amounts) ? 1 : 0,
    reduced: isReduced(price.amount, amounts, textUpTo(MOST_MARKUP, box)) ? 1 : 0,
    lowestBeside: bare.length > 0 && bare.every((one) => one.price.amount > price.amount) ? 1 : 0,
    highestBeside: beside.length > 0 && beside.every((one) => one.price.amount < price.amount) ? 1 : 0,
  };
}

/** The largest around an element that says no more than a price tag does. */
function smallBoxOf($: CheerioAPI, element: Element): Element {
  let small = element;
  for (let box = element.parentNode as Element | null; box?.name && box.name !== 'body';) {
    const text = textUpTo(MOST_MARKUP, box);
    if (text.length > MOST_MARKUP || text.replace(/\s+/g, ' ').length > MOST_NEAR) break;
    small = box;
    box = box.parentNode as Element | null;
  }
  return small;
}

const CURRENCY = /["']?[\w:-]*currency(?:[_-]?code)?["']?\s*[:=]\s*["']([A-Z]{3})["']/gi;
/** The one currency that a page's tags and scripts name; empty where they name several. */
function onlyCurrency($: CheerioAPI, stated: readonly Finding[]): string {
  const inMeta = $('meta')
    .toArray()
    .filter(({ attribs }) =>
      /currency/i.test(`${attribs['property'] ?? ''}${attribs['name'] ?? ''}${attribs['itemprop'] ?? ''}`),
    )
    .map(({ attribs }) => attribs['content'] ?? '');
  const isBareNumber = stated.some(({ value }) => /^[\d.,]+$/.test(value));
  const inScripts = isBareNumber
    ? $('script:not([src])')
        .toArray()
        .flatMap((script) => [...$(script).text().matchAll(CURRENCY)].map(([, code = '']) => code))
    : [];
  const codes = new Set([...inMeta, ...inScripts].filter((code) => /^[A-Z]{3}$/.test(code)));
  return codes.size === 1 ? ([...codes][0] ?? '') : '';
}
