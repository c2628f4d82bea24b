/** Ads that quote: sentences of the page and of the person who makes the ad, in frames that fit any product. */
import { countWords } from '../../../contract/scripts/countWords';
import { FACTS_NEEDED, IDEA_WORDS } from '../../../contract/limits';
import {
  type AdBrief,
  adFrameSchema,
  type AdFrame,
  type AdScripts,
  type ScriptIdea,
} from '../../../contract/scripts/script';
import { closed, factsOf } from './facts';
import { MOST_FACTS, type Frames } from './frames';
import { shortNameOf } from './shortName';

/** Half a minute is reached: another fact may wait. */
const ENOUGH_WORDS = 60;
/** A page's best sentences come first, its small print last. */
const FIRST_FACTS = 6;
const AUDIENCE_WORDS = 8;
/** As the reader of pages writes it below a description. */
const PRICE = /^Price:\s*(.{0,8}\p{Sc}.{0,12})$/mu;

const HAS_FIGURE = /\p{N}/u;

/** In which order each frame tells what the page says. */
const ORDERS: Readonly<Record<AdFrame, (facts: readonly string[]) => readonly string[]>> = {
  aida: (facts) => facts,
  list: (facts) => facts,
  beforeYouBuy: (facts) => facts.toSorted((a, b) => Number(HAS_FIGURE.test(b)) - Number(HAS_FIGURE.test(a))),
  closeUp: (facts) => [...facts.slice(2), ...facts.slice(0, 2)],
  short: (facts) => facts.toSorted((a, b) => countWords(a) - countWords(b)),
  offer: (facts) => [...facts.slice(1), ...facts.slice(0, 1)],
};

/** At least four scripts in different frames, or how many facts are missing. */
export function quoteAds(brief: AdBrief, { frames, counts, audience }: Frames): AdScripts {
  const name = shortNameOf(brief.title);
  const own = (brief.facts ?? []).map(closed);
  const quoted = factsOf(brief.description, { title: brief.title, name }).filter(
    (fact) => !own.includes(fact),
  );
  const found = own.length + quoted.length;
  if (found < FACTS_NEEDED) return { needs: 'facts', found, needed: FACTS_NEEDED };

  const price = PRICE.exec(brief.description)?.[1]?.trim() ?? '';
  const who = spokenAudience(brief);
  const seed = seedOf(brief.title);
  return adFrameSchema.options.flatMap((frame, turn): ScriptIdea[] => {
    const { title, opening, joints, after, closing } = frames[frame];
    const places = { name, price: price && closed(price), audience: who && closed(who) };
    const pick = (lines: readonly string[], count = 0) =>
      chosen(lines, { ...places, count: counts[count] ?? '' }, seed + turn);
    const [first, last, end] = [pick(opening), pick(after), pick(closing)];
    if (first === undefined || last === undefined || end === undefined) return [];
    const facts = fitting(
      [...own, ...ORDERS[frame](quoted.slice(0, FIRST_FACTS))],
      [first, last, end, ...joints],
    );
    const body = facts.flatMap((fact, at) => [joints[at] ?? '', fact]);
    const parts = [pick(opening, facts.length) ?? first, ...body, last, end];
    const forWhom = pick([audience]) ?? '';
    const hasRoom = wordsOf([...parts, forWhom]) <= IDEA_WORDS.max;
    const script = (hasRoom ? parts.toSpliced(1, 0, forWhom) : parts).filter(Boolean).join(' ');
    return [{ title, script, frame }];
  });
}

/** The first three, and as many more as half a minute holds. */
function fitting(facts: readonly string[], frame: readonly string[]): readonly string[] {
  const chosen = facts.slice(0, FACTS_NEEDED);
  for (const fact of facts.slice(FACTS_NEEDED)) {
    const words = wordsOf([...frame, ...chosen]);
    if (chosen.length === MOST_FACTS || words >= ENOUGH_WORDS) break;
    if (words + countWords(fact) <= IDEA_WORDS.max) chosen.push(fact);
  }
  return chosen;
}

const wordsOf = (parts: readonly string[]) => countWords(parts.join(' '));

type Places = Readonly<Record<string, string>>;
const PLACE = /\{(\w+)\}/g;
const placesOf = (line: string) => [...line.matchAll(PLACE)].map(([, place = '']) => place);

/** Of the lines that can be filled, one with the name where there is one; another for other products and frames. */
function chosen(lines: readonly string[], places: Places, turn: number): string | undefined {
  const fillable = lines.filter((line) => placesOf(line).every((place) => places[place]));
  const named = fillable.filter((line) => placesOf(line).includes('name'));
  const choice = named.length > 0 ? named : fillable;
  return choice[turn % choice.length]?.replace(PLACE, (_, place: string) => places[place] ?? '');
}
const seedOf = (title: string) => [...title].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);

/** A few words can be said; a paragraph on a target group cannot. */
function spokenAudience({ audience = '' }: AdBrief): string {
  const isSayable = countWords(audience) <= AUDIENCE_WORDS && !/[.!?\n].*\p{L}|[[\]{}]/u.test(audience);
  return isSayable ? audience.trim() : '';
}
