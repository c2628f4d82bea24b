/** Fills a frame to a length of 20 to 40 seconds: claims as far as they fit, then lines that claim nothing. */
import { countWords } from '../../../contract/countWords';
import { IDEA_WORDS } from '../../../contract/limits';
import type { ScriptIdea } from '../../../contract/script';
import type { Claim } from './claims';
import type { Draft, Frame } from './frames/frame';

/** Fewer are no ad, more are a list. */
const CLAIMS = { min: 3, max: 5 } as const;
/** Enough said: half a minute is reached, and the next claim may wait. */
const ENOUGH_WORDS = 62;

export function writeFrame(
  frame: Frame,
  draft: Draft,
  forWhom: readonly string[],
  fillers: readonly string[],
): ScriptIdea {
  const after = draft.after ?? [];
  const around = (claims: number) => [...hooked(draft.opening(claims), forWhom), ...after, draft.closing];
  const chosen: Claim[] = [];
  const lengthWith = (claims: readonly Claim[]) =>
    countWords(
      [...around(claims.length), ...claims.map(({ sentence }) => sentence), ...(draft.joints ?? [])].join(
        ' ',
      ),
    );
  for (const claim of draft.claims) {
    if (chosen.length === CLAIMS.max || (chosen.length >= CLAIMS.min && lengthWith(chosen) >= ENOUGH_WORDS))
      break;
    if (lengthWith([...chosen, claim]) <= IDEA_WORDS.max && !saysAgain(chosen, claim)) chosen.push(claim);
  }
  const body = joined(chosen, draft.joints ?? []);
  const extra: string[] = [];
  const script = () =>
    [...hooked(draft.opening(chosen.length), forWhom), ...body, ...extra, ...after, draft.closing].join(' ');
  for (const filler of fillers) {
    if (countWords(script()) >= IDEA_WORDS.min + 2) break;
    extra.push(filler);
  }
  return { title: frame.title, script: script(), frame: frame.name };
}

/** Whom it is for is said after the hook, before the name. */
const hooked = ([hook = '', ...rest]: readonly string[], forWhom: readonly string[]) => [
  hook,
  ...forWhom,
  ...rest,
];

/** "It … It … It …" is how a machine speaks: the second says "also", the third "and". */
function joined(claims: readonly Claim[], joints: readonly string[]): string[] {
  let run = 0;
  return claims.map(({ sentence }, at) => {
    const joint = joints[at];
    run = /^(?:It|They) /.test(sentence) ? (joint ? 1 : (run % 3) + 1) : 0;
    const varied =
      run === 2
        ? alsoSaid(sentence)
        : run === 3
          ? `And ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`
          : sentence;
    return joint ? `${joint} ${varied}` : varied;
  });
}

const alsoSaid = (sentence: string) =>
  sentence.replace(/^(It|They) (is|are) /, '$1 $2 also ').replace(/^(It|They) (?!is |are )/, '$1 also ');

/** Two claims that share most of their longer words are one claim. */
function saysAgain(chosen: readonly Claim[], { sentence }: Claim): boolean {
  const long = (text: string): readonly string[] => text.toLowerCase().match(/[a-z]{5,}/g) ?? [];
  const own = long(sentence);
  return (
    own.length > 1 &&
    chosen.some(
      (other) => own.filter((word) => long(other.sentence).includes(word)).length > own.length * 0.6,
    )
  );
}
