/** A seller's line as a sentence that can be spoken; what would need an invention to become one is left out. */
import {
  baseOf,
  capital,
  forMany,
  hasVerb,
  isBase,
  isPlainBase,
  isPluralWord,
  small,
  withArticle,
} from './grammar';
import type { SellersLine } from './sellersLines';
import type { Subject } from './subject';

const HALF_THOUGHTS = /^(?:which|because|although|so|and|but|or|than|while|plus|whether|also|as well)\b/i;
/** A question's mark is gone by now. */
const QUESTIONS = /^(?:do|does|did|are|is|was|have|has|can|could|would|will|what|why|how|who|ever) /i;
const PARTICIPLES =
  /^(?:hand-?)?(?:\w+ed|made|built|cut|woven|sewn|knit|grown|spun|handmade)(?: \w+ly)? (?:of|from|with|by|for|in|into|to|on|at|using|without)\b/i;
const ADJECTIVES =
  /^(?:(?:very|super|extra|fully|so) )?(?:easy|great|ideal|suitable|safe|ready|soft|gentle|light|compact|comfortable|available|compatible|kind|free|good|wonderful|lovely|delicious|perfect|strong|tough|small|thin|thick|quiet|fragrance-free|sugar-free|gluten-free|bpa-free|vegan|waterproof|water-resistant|machine[- ]washable|dishwasher[- ]safe|foldable|adjustable|washable|reusable|rechargeable|dimmable)(?: enough)? (?:to|for|on|with|in|and|as|at|from|when|by|under|of|up)\b|^\w+ enough (?:for|to)\b|^(?:machine|hand|dishwasher|microwave|oven|freezer)[- ](?:washable|safe)\b/i;
const NUMERALS =
  /^(?:\d[\d.,]*\+?|two|three|four|five|six|seven|eight|nine|ten|twelve|up to \d+|more than \d+|over \d+)\s/i;
const MEASURES = /^(?:[\d.,]+ ?(?:cm|mm|m|km|kg|g|ml|l|oz|lbs?|inch(?:es)?|w|v|hz|mah)\b)/i;
/** Parts of things, which come one at a time. */
const PARTS =
  'lid|pocket|strap|handle|case|frame|drawer|motor|battery|filter|cover|base|lining|collar|hood|zip|zipper|button|clasp|chain|stand|tray|shelf|wheel|timer|sensor|display|screen|camera|speaker|remote|cable|cord|plug|brush|blade|nozzle|tip|grip|sole|heel|insole|cushion|seat|back|fit|neck|sleeve|hem|waistband|waist|finish|surface|coating|design|shape|pattern|print|tank|cup|basket|rack|hook|loop|ring|pump|spout|straw|light|lamp|mode|function|dial|alarm|clock|compartment|divider|layer|mat|net|mesh|bar|rail|hinge|leg|top|scent|smell|taste|flavour|flavor|texture|app|dashboard|calendar|planner|guide|certificate|teacher|community|plan';
const CONTAINERS = 'bottle|jar|tin|pouch|tube|gift box';
const STUFF =
  /^(?:access|playtime|battery life|support|storage|help|music|sound|light|room|space|time|practice|feedback)$/i;
const PART = new RegExp(`^(?:${PARTS})$`, 'i');
const ACTS = new RegExp(
  `\\b(?:${PARTS}|glass|foam|steel|wool|fabric|leather|wood|rubber|cotton|linen|${CONTAINERS})$`,
  'i',
);

/** The noun that a phrase is about: "frame" in "steel frame that carries 120 kg". */
const headOf = (phrase: string) =>
  (phrase.split(/,|\s(?:with|of|for|in|on|at|from|to|that|which|without|and|by|as|so)\s/)[0] ?? '')
    .split(' ')
    .at(-1) ?? '';

export function asSentence({ text, label }: SellersLine, { name, isMany }: Subject): string | undefined {
  const [It, is, has, comes] = isMany ? ['They', 'are', 'have', 'come'] : ['It', 'is', 'has', 'comes'];
  const [first = '', second = ''] = text.split(' ');
  // Translated pages join whole sentences by commas: the first is enough.
  const line = text.replace(/, (?:can|is|are|will|has|save|it) .*$/, '');
  if (HALF_THOUGHTS.test(line) || QUESTIONS.test(line) || MEASURES.test(line) || /:/.test(line))
    return undefined;
  const verb = baseOf(first);
  if ((verb || actsOn(first, second)) && !/^(?:of|and)$/i.test(second)) {
    if (label && ACTS.test(label) && !/\d/.test(label)) {
      const many = isPluralWord(label.split(' ').at(-1) ?? '');
      return `The ${small(label.toLowerCase())} ${many ? forMany(small(line)) : small(line)}.`;
    }
    return `${It} ${isMany ? forMany(small(line)) : small(line)}.`;
  }
  if (isMany && isPlainBase(first)) return `They ${small(line)}.`;
  if (PARTICIPLES.test(line)) return `${It} ${is} ${small(line)}.`;
  if (ADJECTIVES.test(line)) return `${It} ${is} ${small(line)}.`;
  if (/^with .*, (?:it|they|you|we) /i.test(text)) return `${capital(text)}.`;
  if (/^(?:with|without) /i.test(line)) return `${It} ${comes} ${small(line)}.`;
  if (/^for /i.test(line)) return `${It} ${is} ${small(line)}.`;
  if (/^no [a-z]/i.test(line) && label && ACTS.test(label) && !hasVerb(line))
    return `${isMany ? 'Their' : 'Its'} ${small(label.toLowerCase())} mean${isPluralWord(label.split(' ').at(-1) ?? '') ? '' : 's'} ${small(line)}.`;
  if (
    /^(?:you|your|we|our|it|its|they|the|this|these|a|an|each|every|no|not|never|just|all|both|if|when|whether|at|in|on|from)\b/i.test(
      line,
    )
  )
    return `${capital(line)}.`;
  if (isBase(first) && !hasVerb(`It ${line}`.slice(3)) && !isPluralWord(second)) return `${capital(line)}.`;
  if (hasVerb(line))
    return NUMERALS.test(line) || isPluralWord(first) || second === 'and' || isName(text, name)
      ? `${capital(line)}.`
      : `The ${small(line)}.`;
  return ofThing(line, It, has, comes);
}

/** A word that is no verb of ours still is one before these: "Reclines up to 135°". */
const actsOn = (first: string, second: string) =>
  /^[A-Z]?[a-z]{3,}[^s\W]s$/.test(first) &&
  /^(?:up|into|easily|quickly|the|your|any|most|you)$/i.test(second);

/** A first word that is large in the middle of a line as well is a name. */
const isName = (text: string, name: string) =>
  name.replace(/^the /, '').split(' ')[0] === text.split(' ')[0] ||
  /^[A-Z][a-z]*[A-Z]/.test(text) ||
  /^[A-Z]\w+ (?:is|sorts|keeps|gives|helps|lets|has)\b/.test(text);

/** A thing without a verb: had by the product where its article is certain, else said as it stands. */
function ofThing(line: string, It: string, has: string, comes: string): string | undefined {
  const head = headOf(line);
  if (NUMERALS.test(line) && !line.endsWith('-'))
    return isPluralWord(head) ? `You get ${small(line)}.` : undefined;
  if (STUFF.test(head)) return `You get ${small(line)}.`;
  if (new RegExp(`^(?:${CONTAINERS})$`, 'i').test(head))
    return `${It} ${comes} in ${withArticle(small(line))}.`;
  if (/, (?!.* and )/.test(line)) return `${capital(line)}.`;
  if (PART.test(head)) return `${It} ${has} ${withArticle(small(line))}.`;
  if (isPluralWord(head) && PART.test(head.replace(/s$/, ''))) return `${It} ${has} ${small(line)}.`;
  return `${capital(line)}.`;
}
