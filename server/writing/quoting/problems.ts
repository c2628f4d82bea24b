/** The everyday trouble that a claim answers; spoken of only where the seller makes that claim, in the page's own nouns. */
import type { Claim } from './claims';
import { actOfOne, isPluralWord } from './grammar';
import { said, type Subject } from './subject';

export interface Problem {
  /** A question for the beginning. */
  readonly hook: string;
  /** The same as a scene: "cords all over the floor". */
  readonly before: string;
  /** The claim that ends it. */
  readonly solvedBy: Claim | undefined;
}

interface Pattern {
  readonly claimed: RegExp;
  /** Lines with the places of `said`, and `$1` for what the seller's line holds there. */
  readonly hook: string;
  readonly before: string;
  /** Only said as a beginning: the line is no claim of its own. */
  readonly isHookItself?: boolean;
}

/** The first that fits is the strongest. */
const PATTERNS: readonly Pattern[] = [
  {
    claimed: /^stop (\w+ing\b[^,.;]{0,40})$/i,
    hook: 'Tired of $1?',
    before: '$1, again and again',
    isHookItself: true,
  },
  {
    claimed: /^(?:tired of|say goodbye to|goodbye,?|no more) ([^,.;]{3,40})$/i,
    hook: 'Tired of $1?',
    before: '$1, again and again',
    isHookItself: true,
  },
  {
    claimed: /^you have always wanted to (\w+)\b.*/i,
    hook: 'Have you always wanted to $1?',
    before: 'wanting to $1, and not knowing where to begin',
    isHookItself: true,
  },
  {
    claimed: /^know (where|what|when|how much) ([\w ]{4,40})$/i,
    hook: 'Do you know $1 $2?',
    before: 'guessing $1 $2',
    isHookItself: true,
  },
  {
    claimed: /\b(dry skin)\b|\bhydrates? (?:your )?skin\b/i,
    hook: 'Is your skin dry again?',
    before: 'dry skin, morning and evening',
  },
  {
    claimed: /\b(?:lifts|removes|picks up)\b.*\b(pet hair|dog hair|cat hair|crumbs)\b/i,
    hook: '$1 all over the place?',
    before: '$1 all over the place',
  },
  { claimed: /\bkeeps (\w+) off (the \w+|your \w+)/i, hook: '$1 all over $2?', before: '$1 all over $2' },
  {
    claimed: /\btakes? the pressure off ([^,.]{3,40})/i,
    hook: 'Too much pressure on $1?',
    before: 'pressure on $1, night after night',
  },
  {
    claimed: /\bprotects? (?:the |your )?\w+ from ([^,.]{3,40})/i,
    hook: 'Worried about $1?',
    before: '$1, and no way to stop them',
  },
  {
    claimed: /\bblocks? .{0,20}\bnoise\b|\bnoise.?cancel/i,
    hook: 'Is it too loud around you?',
    before: 'noise, wherever you go',
  },
  {
    claimed: /\bkeeps? (?:your )?(drinks|coffee|tea|food|soup|water)\b.{0,20}\bhot\b/i,
    hook: 'Has your $1 gone cold again?',
    before: '$1 gone cold by noon',
  },
  {
    claimed: /\b(coffee|tea|soup) stays hot\b/i,
    hook: 'Has your $1 gone cold again?',
    before: '$1 that goes cold before you sit down',
  },
  {
    claimed:
      /\bno (grounds in your \w+|ads|screens|knots|leaks|mess|drips|streaks|tangles|crumbs|wires|cables|stains)\b/i,
    hook: 'Tired of $1?',
    before: '$1, every time',
  },
  {
    claimed: /\bkeeps you warm\b/i,
    hook: 'Cold again this morning?',
    before: 'being cold before the day begins',
  },
  {
    claimed:
      /\bdoes not (itch|tarnish|fade|rust|shrink|slip|tangle|leak)\b|\b(?:without|never) (itch|tarnish|fad|rust|shrink|slipp|tangl|leak)ing\b/i,
    hook: 'Does {old noun} $1?',
    before: '{a noun} that $1s',
  },
  {
    claimed: /\breminds? you of ([\w ]{3,20}?)(?: before| when|$)/i,
    hook: 'Do you keep forgetting $1?',
    before: 'forgetting $1, again',
  },
  {
    claimed: /\blearn(?:s)? to ([\w ]{3,40})$/i,
    hook: 'Want to $1?',
    before: 'wanting to learn, and putting it off',
  },
  {
    claimed: /\bwaits? for a charge|\bfast.?charg|minutes of charging\b/i,
    hook: 'Waiting for a charge again?',
    before: 'waiting for a charge',
  },
  { claimed: /\b(leak|spill).?proof\b/i, hook: 'Tired of leaks?', before: 'leaks, just when it matters' },
  { claimed: /\bcordless\b/i, hook: 'Still dragging a cord around?', before: 'dragging a cord around' },
  { claimed: /\bwireless\b/i, hook: 'Still untangling wires?', before: 'untangling wires' },
  {
    claimed: /\bweighs (?:only|just|less)\b|\blightweight\b/i,
    hook: 'Is {old noun} too heavy?',
    before: 'carrying more than you need to',
  },
  {
    claimed: /\bgrips?\b|\bnon-slip\b|\bstays? (?:put|where)\b/i,
    hook: 'Tired of slipping?',
    before: 'slipping, and starting again',
  },
  {
    claimed: /\bwithout an? (wobble|mess|fuss|knot)\b/i,
    hook: 'Tired of the $1?',
    before: 'the $1, every day',
  },
  {
    claimed: /\b(?:machine washable|washing machine|dishwasher)\b/i,
    hook: 'Is {old noun} hard to clean?',
    before: '{a noun} that is hard to clean',
  },
  {
    claimed: /\b(?:compartments?|organi[sz]e[rs]?)\b/i,
    hook: 'Where did everything go again?',
    before: 'digging around for your things',
  },
  {
    claimed: /\bwaterproof|water.?resist|\brain\b/i,
    hook: 'Does the weather decide for you?',
    before: 'staying in because of the weather',
  },
  {
    claimed: /\b(?:brews?|ready|bakes?|cooks?|lessons?)\b.*\bminutes\b/i,
    hook: 'Short on time?',
    before: 'never having the time',
  },
];

/** Lines that are better asked than told: "Know where your money goes." */
export const isHook = (line: string) =>
  PATTERNS.some(({ claimed, isHookItself }) => isHookItself && claimed.test(line));

/** All that the claims answer, the most telling first. `page` is what the nouns must be on. */
export function problemsOf(
  lines: readonly string[],
  claims: readonly Claim[],
  subject: Subject,
  page: string,
): Problem[] {
  const found = PATTERNS.flatMap(({ claimed, hook, before, isHookItself }) => {
    const solvedBy = isHookItself
      ? undefined
      : claims.find(({ sentence }) => claimed.test(sentence) || claimed.test(sentence.replace(/\.$/, '')));
    const line = isHookItself
      ? lines.find((text) => claimed.test(text))
      : (solvedBy?.sentence.replace(/\.$/, '') ?? lines.find((text) => claimed.test(text)));
    const match = line ? claimed.exec(line) : null;
    if (!match) return [];
    const groups = match.slice(1).filter((group) => group !== undefined);
    const filled = (template: string) =>
      template.replace(/\$(\d)(s\b)?/g, (_, at: string, third: string) => {
        const group = groups[Number(at) - 1] ?? '';
        return third ? actOfOne(group) : group;
      });
    const [question, scene] = [said(filled(hook), subject, page), said(filled(before), subject, page)];
    if (!question || !scene) return [];
    return [
      { hook: agreeing(question, subject), before: scene.charAt(0).toLowerCase() + scene.slice(1), solvedBy },
    ];
  });
  return found;
}

/** "Is your old earbuds" becomes "Are", "has your drinks" becomes "have". */
const agreeing = (question: string, { isMany, noun }: Subject) => {
  const isOfOldOnes =
    isMany && noun !== undefined && isPluralWord(noun) && question.includes(`your old ${noun}`);
  const isOfMany = isOfOldOnes || isPluralWord(/^\w+ your (\w+) gone/.exec(question)?.[1] ?? '');
  return isOfMany
    ? question
        .replace(/^Is /, 'Are ')
        .replace(/^Does /, 'Do ')
        .replace(/^Has /, 'Have ')
    : question;
};
