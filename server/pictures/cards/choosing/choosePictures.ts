/**
 * Which picture each part shows: the writer's own, else a thing that it names by a noun with one meaning, else once the
 * topic's own, else its words. None is shown twice in a row.
 */
import { listIn } from './listIn';
import { nounsIn, type NamedThing } from './nounsIn';
import type { PictureNouns } from './pictureNouns';

export type Thing = Pick<NamedThing, 'picture' | 'said' | 'at'>;

export type Choice =
  | {
      readonly kind: 'thing';
      readonly picture: string;
      /** What else the part names, shown small beside it. */
      readonly beside?: string;
      /** In which words it is named; absent where it is the topic's, or a writer's choice. */
      readonly said?: string;
    }
  /** Three or four that the part lists. */
  | { readonly kind: 'list'; readonly things: readonly Thing[] }
  | { readonly kind: 'words'; readonly text: string };

export interface Told {
  /** What the whole video is about. */
  readonly topic: string;
  readonly parts: readonly ToldPart[];
}
interface ToldPart {
  readonly text: string;
  /** The picture that a writer chose for it. */
  readonly hint?: string | undefined;
}

export function choosePictures({ topic, parts }: Told, nouns: PictureNouns): Choice[] {
  const [ofTopic] = nounsIn(topic, nouns);
  const shown = new Set<string>();
  let former: string | undefined;
  return parts.map((part) => {
    const choice = choose(part, nounsIn(part.text, nouns), { former, shown, ofTopic });
    const pictures = picturesOf(choice);
    former = pictures.at(-1);
    for (const picture of pictures) shown.add(picture);
    return choice;
  });
}

interface Setting {
  /** What is seen just before. */
  readonly former: string | undefined;
  /** What was seen at any time before. */
  readonly shown: ReadonlySet<string>;
  readonly ofTopic: NamedThing | undefined;
}

function choose(
  { text, hint }: ToldPart,
  named: readonly NamedThing[],
  { former, shown, ofTopic }: Setting,
): Choice {
  if (hint && hint !== former) return { kind: 'thing', picture: hint };
  const list = listIn(text, named);
  if (list && list[0]?.picture !== former)
    return { kind: 'list', things: list.map(({ picture, said, at }) => ({ picture, said, at })) };
  const fresh = named.filter(({ picture }) => picture !== former);
  const main = fresh.find(({ picture }) => !shown.has(picture)) ?? fresh[0];
  if (main) {
    const beside = named.find(({ picture }) => picture !== main.picture);
    const { picture, said } = main;
    return { kind: 'thing', picture, said, ...(beside ? { beside: beside.picture } : {}) };
  }
  if (ofTopic && !shown.has(ofTopic.picture)) return { kind: 'thing', picture: ofTopic.picture };
  return { kind: 'words', text };
}

function picturesOf(choice: Choice): readonly string[] {
  if (choice.kind === 'words') return [];
  return choice.kind === 'thing' ? [choice.picture] : choice.things.map(({ picture }) => picture);
}
