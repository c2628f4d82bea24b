/** A text as words with what each one does in it, so that 'the bank can book' shows a bank and no book. */
import nlp from 'compromise/two';

export interface TaggedWord {
  /** Lower case, without an owner's 's. */
  readonly text: string;
  /** Names a thing here; not what is done, nor how something is. */
  readonly isNoun: boolean;
  /** What is done, or that it is. */
  readonly isVerb: boolean;
  /** Somebody's or something's own name: Apple, Rose. */
  readonly isName: boolean;
  /** A comma, 'and' or 'or' stands before it. */
  readonly isJoined: boolean;
  /** A mark stands before it, such as a comma or a colon. */
  readonly isAfterPause: boolean;
  /** Which word of the text it is, counted as they are spoken. */
  readonly at: number;
}

interface Term {
  readonly text: string;
  readonly tags?: ReadonlySet<string>;
}

const PAUSE = /[.,;:!?…–—]["'”’)]*$/;
const JOINING = new Set(['and', 'or', '&']);
/** No sentence begins with what somebody does: 'Trains …' are trains. */
const PLURAL = /[^s]s$/;
/** After whom, or after what, something is done: 'they film', 'can book'. */
const DOING = new Set(
  "i we they he she who which whatever whoever can could will would should must might cannot don't doesn't didn't won't can't let's".split(
    ' ',
  ),
);
/** To whom it is done: 'ship it'. */
const DONE_TO = new Set(['it', 'them', 'me', 'him', 'us']);
/** 'It smells like …' */
const SENSING = /^(?:smell|taste|sound|look|feel)s?$/i;
/** After which the same word is a thing again: 'the book it came from'. */
const NAMING = new Set('a an the my your his her its our their this that these those'.split(' '));
/** From this share of capital letters on, they are a title's and say nothing of names. */
const TITLE = 0.6;

export function spokenNouns(text: string): TaggedWord[] {
  const spoken = text.split(/\s+/).filter(Boolean);
  const tags = tagsOf(text);
  const capitals = spoken.filter((word) => isCapital(word)).length;
  const isTitle = capitals > 1 && capitals >= spoken.length * TITLE;
  return spoken.flatMap((word, at) => {
    const before = spoken[at - 1] ?? '';
    const begins = at === 0 || /[.!?:…]["'”’)]*$/.test(before);
    const isJoined = /[,;]$/.test(before) || JOINING.has(before.toLowerCase());
    return plainForms(word).map((plain) => {
      const tagged = tags.get(plain)?.shift();
      const isNoun = !isDoneHere(spoken, at) && (isThing(tagged) || (begins && PLURAL.test(plain)));
      return {
        text: plain,
        isNoun,
        isVerb: !isNoun && (tagged?.has('Verb') ?? false),
        isName: isCapital(word) && !begins && !isTitle,
        isJoined,
        isAfterPause: PAUSE.test(before),
        at,
      };
    });
  });
}

/** What the tagger misses: who does it stands before it, or to whom it is done stands behind it. */
function isDoneHere(spoken: readonly string[], at: number): boolean {
  const [before = '', own = '', after = ''] = [spoken[at - 1], spoken[at], spoken[at + 1]];
  const [former] = plainForms(before);
  const [next] = plainForms(after);
  if (DOING.has(former ?? '') && !PAUSE.test(before)) return true;
  if (SENSING.test(own) && next === 'like') return true;
  return DONE_TO.has(next ?? '') && !NAMING.has(former ?? '') && !PAUSE.test(own);
}

const isCapital = (word: string) => /^[^\p{L}]*\p{Lu}/u.test(word);

const plainForms = (word: string): string[] => {
  const plain = word
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/'s?(?=[^\p{L}]*$)/u, '')
    .match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/u)?.[0];
  return plain ? [plain] : [];
};

/** What names no thing, however it is used. */
const NO_THING = [
  'Pronoun', 'Verb', 'Adverb', 'Preposition', 'Determiner', 'Conjunction', 'QuestionWord', 'There', 'Value', 'Negative',
]; // prettier-ignore

/** A word that the tagger leaves open is taken for a thing: it is a rare one. */
const isThing = (tags: ReadonlySet<string> | undefined): boolean =>
  !tags || (!NO_THING.some((tag) => tags.has(tag)) && (tags.has('Noun') || !tags.has('Adjective')));

/** Of each word in the order in which it is met. Of a title in lower case: a name would be taken for a thing. */
function tagsOf(text: string): Map<string, ReadonlySet<string>[]> {
  const tags = new Map<string, ReadonlySet<string>[]>();
  for (const term of nlp(text).termList() as Term[]) {
    for (const plain of plainForms(term.text))
      tags.set(plain, [...(tags.get(plain) ?? []), term.tags ?? new Set()]);
  }
  return tags;
}
