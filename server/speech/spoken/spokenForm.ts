/** A written word as the words that are said for it: lower case letters and apostrophes, which the engine reads surely. */
import { dateWords } from './dates';
import { letterWords, lexicon } from './lexicon';
import { amountBefore, besideOthers, type Neighbours } from './neighbours';
import { cardinalWords, decadeWords, digitWords, fractionWords, numberWords, ordinalWords, pairWords } from './numberWords'; // prettier-ignore

const NUMBER = String.raw`(?:\d{1,3}(?:,\d{3})+)(?:\.\d+)?|\d{1,3}(?:\.\d{3})+,\d{1,2}|\d{1,3}(?:\.\d{3}){2,}|\d+[.,]\d{1,2}(?!\d)|\d+(?:\.\d+)?|\.\d+`;
const MONEY = new RegExp(`^(?:([$€£₹¥])(${NUMBER})([kKmMbB]?)|(${NUMBER})([$€£₹¥]))$`);
const RANGE = new RegExp(`^([$€£₹¥]?(?:${NUMBER})(?:am|pm)?)-([$€£₹¥]?(?:${NUMBER}).*)$`);
let measures: RegExp | undefined;
/** A number with its unit. */
const measurePattern = () =>
  (measures ??= new RegExp(
    `^(${NUMBER})-?(${Object.keys(lexicon().units)
      .sort((a, b) => b.length - a.length)
      .join('|')})$`,
    'i',
  ));
const ADDRESS =
  /^(?:https?:\/\/)?(?:www\.)?([a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|io|co|app|shop|store|dev|uk|de|edu|gov)\b.*)$/i;
const CLOCK = /^(\d{1,2}):(\d{2})(am|pm)?$/i;
const SIGNS: Readonly<Record<string, string>> = {
  '.': 'dot',
  '/': 'slash',
  '@': 'at',
  '-': 'dash',
  _: 'underscore',
};

const split = (said: string) => said.split(' ');
const counted = (amount: string, [one, more]: readonly [string, string]) =>
  split(Number(amount) === 1 ? one : more);

const ALONE: Neighbours = { before: '', after: '', inPhone: false };

/** `bare`: folded to ASCII, without the punctuation around it. */
export function spokenForm(bare: string, neighbours: Neighbours = ALONE): string[] {
  const lower = bare.toLowerCase();
  const beside = besideOthers(bare, neighbours);
  if (beside) return beside;
  const known =
    lexicon().words[lower] ??
    lexicon().foreignWords[lower] ??
    (/^[A-Z]/.test(bare) ? lexicon().names[lower] : undefined);
  if (known) return split(known);
  const { before, after } = neighbours;
  const isCounted = /^[$€£]?[\d.,x×/]*\d$/.test(before);
  const unit = lexicon().units[lower];
  if (isCounted && unit && (!lexicon().gluedUnits.has(lower) || (lower === 'am' && after === '')))
    return counted(before, unit);
  if (isCounted && FRACTION.test(bare)) return ['and', ...spokenForm(bare)];
  const amount = amountBefore(bare, after);
  if (amount) return numberWords(amount);
  // 4K is a name; 3K followers are an amount.
  if (/^\d+K$/.test(bare) && (!RESOLUTIONS.has(bare) || AUDIENCE.has(after.toLowerCase())))
    return [...cardinalWords(bare.slice(0, -1)), 'thousand'];
  return number(bare) ?? address(bare) ?? compound(bare);
}
const FRACTION = /^(\d+)\/(\d+)$/;
const RESOLUTIONS = new Set(['2K', '4K', '5K', '6K', '8K', '12K', '16K']);
const AUDIENCE = new Set('followers views likes subscribers users people fans downloads reviews customers orders'.split(' ')); // prettier-ignore

function number(bare: string): string[] | null {
  const date = dateWords(bare);
  if (date) return date;
  const mixed = /^(\d+)_(\d+\/\d+)$/.exec(bare);
  if (mixed) return [...cardinalWords(mixed[1]!), 'and', ...number(mixed[2]!)!];
  const [, top = '', bottom = ''] = FRACTION.exec(bare) ?? [];
  if (top && Number(top) < Number(bottom) && Number(bottom) <= 100) return fractionWords(top, bottom);
  const height = /^(\d)'(\d{1,2})"?$/.exec(bare);
  if (height) return [...cardinalWords(height[1]!), 'foot', ...cardinalWords(height[2]!)];
  if (/^'?\d0s$|^\d{3}0s$/.test(bare)) return decadeWords(bare.replace(/^'|s$/g, ''));
  const abroad = /^(A|C|US|NZ|HK)\$([\d.,]*\d)$/i.exec(bare);
  if (abroad) return [...numberWords(abroad[2]!), ...split(lexicon().dollars[abroad[1]!.toLowerCase()]!)];
  const ratio = /^(\d+):(\d)$/.exec(bare);
  if (ratio) return [...cardinalWords(ratio[1]!), 'to', ...cardinalWords(ratio[2]!)];
  const version = /^v?(\d+(?:\.\d+){2,})$|^v(\d+(?:\.\d+)*)$/i.exec(bare);
  if (version && !/^\d{1,3}(\.\d{3}){2,}$/.test(bare)) return versionWords(bare);
  if (/^[\d.,]+M$/.test(bare)) return [...numberWords(bare.slice(0, -1)), 'million'];
  const money = MONEY.exec(bare);
  if (money) return moneyWords(money[1] ?? money[5]!, money[2] ?? money[4]!, money[3] ?? '');
  if (/^#\d+$/.test(bare)) return ['number', ...cardinalWords(bare.slice(1))];
  if (/^(1[1-9]|20)\d\d$/.test(bare)) return pairWords(bare);
  if (new RegExp(`^(?:${NUMBER})$`).test(bare)) return numberWords(bare);
  if (new RegExp(`^(?:${NUMBER})\\+$`).test(bare)) return [...numberWords(bare.slice(0, -1)), 'plus'];
  if (/^\d+(st|nd|rd|th)$/i.test(bare)) return ordinalWords(bare.slice(0, -2));
  if (/^\d{3,4}p$/i.test(bare))
    return [...pairWords(bare.slice(0, -1).padStart(4, '0')).filter((w) => w !== 'zero'), 'pee'];
  // The capital tells them apart: 4K and 5G are names, 4k and 5g are amounts.
  if (/^\d+[KG]$/.test(bare)) return [...cardinalWords(bare.slice(0, -1)), ...letterWords(bare.slice(-1))];
  const measure = measurePattern().exec(bare);
  if (measure)
    return [
      ...numberWords(measure[1]!),
      ...counted(measure[1]!, lexicon().units[measure[2]!.toLowerCase()]!),
    ];
  const clock = CLOCK.exec(bare);
  if (clock) return clockWords(clock[1]!, clock[2]!, clock[3] ?? '');
  const range = RANGE.exec(bare);
  if (range) return rangeWords(range[1]!, range[2]!);
  if (/^-\d/.test(bare)) return ['minus', ...spokenForm(bare.slice(1))];
  // 24/7, 18/8, 12/31/2026, 10x20: number after number.
  if (/^\d+(\/\d+)+$/.test(bare)) return bare.split('/').flatMap((part) => spokenForm(part));
  if (/^\d+([x×]\d+)+$/i.test(bare))
    return bare.split(/[x×]/i).flatMap((part, i) => [...(i ? ['by'] : []), ...cardinalWords(part)]);
  return null;
}

/** $5-10 are five to ten dollars. */
function rangeWords(from: string, to: string): string[] {
  const symbol = /^[$€£₹¥]/.exec(from)?.[0];
  return symbol && /^\d/.test(to)
    ? [...numberWords(from.slice(1)), 'to', ...spokenForm(symbol + to)]
    : [...spokenForm(from), 'to', ...spokenForm(to)];
}

const versionWords = (bare: string): string[] => [
  ...(/^v/i.test(bare) ? ['version'] : []),
  ...bare
    .replace(/^v/i, '')
    .split('.')
    .flatMap((part, i) => [...(i ? ['point'] : []), ...cardinalWords(part)]),
];

function moneyWords(symbol: string, amount: string, magnitude: string): string[] {
  const { whole, part } = lexicon().currencies[symbol]!;
  if (magnitude)
    return [...numberWords(amount), lexicon().magnitudes[magnitude.toLowerCase()]!, ...split(whole[1])];
  const [units = '', cents = ''] = (
    /,\d{2}$/.test(amount) ? amount.replaceAll('.', '').replace(',', '.') : amount
  )
    .replaceAll(',', '')
    .split('.');
  const says = (digits: string, names: readonly [string, string]) => [
    ...cardinalWords(digits),
    ...counted(digits, names),
  ];
  const small = cents ? String(Number(cents.padEnd(2, '0').slice(0, 2))) : '0';
  if (small === '0') return says(units || '0', whole);
  if (Number(units) === 0) return says(small, part);
  return [...says(units, whole), 'and', ...says(small, part)];
}

function clockWords(hours: string, minutes: string, half: string): string[] {
  const rest =
    minutes === '00'
      ? []
      : minutes.startsWith('0')
        ? ['oh', ...digitWords(minutes[1]!)]
        : cardinalWords(minutes);
  return [...cardinalWords(String(Number(hours))), ...rest, ...letterWords(half)];
}

function address(bare: string): string[] | null {
  const found = ADDRESS.exec(bare) ?? /^([\w.-]+@[\w.-]+\.\w+)$/.exec(bare);
  return found
    ? found[1]!
        .replace(/\/$/, '')
        .split(/([./@_-])/)
        .filter(Boolean)
        .flatMap((part) => SIGNS[part] ?? compound(part))
    : null;
}

/** Hyphens, slashes, capitals inside and digits part a word; each part is a word, a number or letters. */
function compound(bare: string): string[] {
  return bare
    .replace(/^#(?=[A-Za-z])/, 'hashtag ')
    .replaceAll('&', ' and ')
    .replaceAll('+', ' plus ')
    .replaceAll('%', ' percent ')
    .replaceAll('@', ' at ')
    .split(/[^A-Za-z0-9'.,]+/)
    .flatMap(
      (part) =>
        (
          lexicon().words[part.toLowerCase()] ??
          lexicon().foreignWords[part.toLowerCase()] ??
          (/^[A-Z]/.test(part) ? lexicon().names[part.toLowerCase()] : undefined)
        )?.split(' ') ??
        number(part) ??
        pieces(part),
    );
}

const pieces = (part: string): string[] =>
  (part.match(/\d+|[A-Z]{2,}(?![a-z'])|[A-Z]{2,}(?='?s\b)|[A-Z]?[a-z']+|[A-Z]/g) ?? []).flatMap((piece) => {
    if (/^\d/.test(piece)) return cardinalWords(piece);
    return isSpelled(piece, part) ? letterWords(piece) : plain(piece);
  });

/** Short capitals are spelled unless they are a shouted word; longer ones only without a vowel. */
function isSpelled(piece: string, whole: string): boolean {
  if (piece.length === 1) return /[A-Z]/.test(piece) && !(whole === piece && /[AI]/.test(piece));
  if (!/^[A-Z]+$/.test(piece) || lexicon().shouted.has(piece.toLowerCase())) return false;
  return piece.length <= 3 || !/[AEIOUY]/.test(piece);
}

const plain = (piece: string): string[] => {
  const word = piece.toLowerCase().replace(/^'+|'+$/g, '');
  return word ? [word] : [];
};
