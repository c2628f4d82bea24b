/** Which thing each part shows: the plainest one it speaks of, never one twice in a row, never a far-fetched one. */
import { termsOf } from '../../../text/terms';
import type { Illustrated } from '../pictures';
import { faintConcepts, plainConcepts } from './concepts/concepts';
import { keyWords } from './keyWords';

export type Choice =
  | {
      readonly kind: 'thing';
      readonly picture: string;
      /** What else the part speaks of, shown small beside it. */
      readonly beside?: string;
    }
  | { readonly kind: 'words'; readonly text: string };

const WORTH = { hint: 2, phrase: 1.2, noun: 1, faint: 0.6, topic: 0.55 } as const;
/** What a picture loses each time that it was shown already. */
const WORN = 0.3;
const LEAST = 0.3;
/** A tick or an arrow says nothing beside a thing. */
const SIGN = /-(?:button|mark|arrow|entry)$/;

export function choosePictures(
  { topic, parts }: Illustrated,
  hintFor: (text: string) => string | undefined,
): Choice[] {
  const anchors = plainIn(topic).keys();
  const topical = new Map([...anchors].map((picture) => [picture, WORTH.topic] as const));
  const shown = new Map<string, number>();
  let former: string | undefined;
  return parts.map((part) => {
    const plain = plainIn(part);
    const hint = hintFor(part);
    const worth = new Map([
      ...topical,
      ...faintIn(part),
      ...plain,
      ...(hint ? [[hint, WORTH.hint] as const] : []),
    ]);
    const fresh = (picture: string) => (worth.get(picture) ?? 0) - WORN * (shown.get(picture) ?? 0);
    const [best] = [...worth.keys()]
      .filter((picture) => picture !== former && fresh(picture) >= LEAST)
      .sort((a, b) => fresh(b) - fresh(a));
    former = best;
    if (!best) return { kind: 'words', text: keyWords(part) };
    shown.set(best, (shown.get(best) ?? 0) + 1);
    const beside = [...plain.keys()].find((picture) => picture !== best && !SIGN.test(picture));
    return { kind: 'thing', picture: best, ...(beside ? { beside } : {}) };
  });
}

/** Pictures of a text with their worth, in the order in which they are spoken of. */
function plainIn(text: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const term of termsOf(text)) {
    const picture = plainConcepts.get(term);
    const worth = term.includes(' ') ? WORTH.phrase : WORTH.noun;
    if (picture) found.set(picture, Math.max(worth, found.get(picture) ?? 0));
  }
  return found;
}

function* faintIn(text: string): Generator<readonly [string, number]> {
  for (const term of termsOf(text)) {
    const picture = faintConcepts.get(term);
    if (picture) yield [picture, WORTH.faint];
  }
}
