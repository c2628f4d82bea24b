/** Which thing each part shows: the plainest one it speaks of, never one twice in a row, never a far-fetched one. */
import { isGraveWord, isPlayful } from './concepts/grave';
import { conceptsIn, type Spoken } from './conceptsIn';
import { aroundOf, cuesIn, type Around, type Cues } from './cues';
import { keyWords } from './keyWords';
import { listIn } from './listIn';

export type Thing = Pick<Spoken, 'picture' | 'said' | 'at'>;

export type Choice =
  | {
      readonly kind: 'thing';
      readonly picture: string;
      /** What else the part speaks of, shown small beside it. */
      readonly beside?: string;
      /** In which words it is spoken of; absent where it is the topic's, or a writer's choice. */
      readonly said?: string;
    }
  /** Three or more that the part lists. */
  | { readonly kind: 'list'; readonly things: readonly Thing[] }
  | { readonly kind: 'words'; readonly text: string };

const WORTH = { hint: 2, topic: 0.55 } as const;
/** What a picture loses each time that it was shown already. */
const WORN = 0.3;
const LEAST = 0.3;
/** What stands beside a thing must be spoken of as plainly. */
const LEAST_BESIDE = 0.9;
/** And so must be what the topic lends to parts that say nothing. */
const LEAST_TOPICAL = 0.85;
/** So many grave words make all of a script grave. */
const FEWEST_GRAVE = 2;
/** A tick or an arrow says nothing beside a thing. */
const SIGN = /-(?:button|mark|arrow|entry)$/;

interface Told {
  /** What the whole video is about. */
  readonly topic: string;
  readonly parts: readonly string[];
}
type HintFor = (text: string) => string | undefined;

export function choosePictures({ topic, parts }: Told, hintFor: HintFor): Choice[] {
  const around = aroundOf(topic, parts);
  const isGrave = isGraveWith(around);
  const ofTopic = conceptsIn(topic, around);
  const topical = ofTopic.filter(({ worth }) => worth >= LEAST_TOPICAL);
  const spokenIn = parts.map((part) => conceptsIn(part, around));
  const meant = new Set(
    [...ofTopic, ...spokenIn.flat()].filter(({ isImage }) => !isImage).map(({ picture }) => picture),
  );
  const shown = new Map<string, number>();
  let former: string | undefined;
  return parts.map((part, at) => {
    const choice = choose(part, {
      // What only an image names is no part of the story, unless another sentence speaks of it.
      spoken: (spokenIn[at] ?? []).filter(({ picture, isImage }) => !isImage || meant.has(picture)),
      isGrave: isGrave(part),
      topical,
      shown,
      former,
      hint: hintFor(part),
    });
    const pictures = picturesOf(choice);
    former = pictures.at(-1);
    for (const picture of pictures) shown.set(picture, (shown.get(picture) ?? 0) + 1);
    return choice;
  });
}

/** A part is grave by its own words, by those of the topic or by those of the script. */
function isGraveWith({ topic, script }: Around): (part: string) => boolean {
  const graveIn = (cues: Cues) => [...cues].filter(isGraveWord).length;
  const isAllGrave = graveIn(topic) > 0 || graveIn(script) >= FEWEST_GRAVE;
  return (part) => isAllGrave || graveIn(cuesIn(part)) > 0;
}

interface Setting {
  /** What the part speaks of. */
  readonly spoken: readonly Spoken[];
  readonly isGrave: boolean;
  readonly topical: readonly Spoken[];
  readonly shown: ReadonlyMap<string, number>;
  readonly former: string | undefined;
  readonly hint: string | undefined;
}

function choose(part: string, setting: Setting): Choice {
  const { topical, shown, former, hint } = setting;
  const mayBeShown = ({ picture }: Spoken) => !setting.isGrave || !isPlayful(picture);
  const spoken = setting.spoken.filter(mayBeShown);
  const list = hint ? null : listIn(spoken, former);
  if (list) return { kind: 'list', things: list.map(({ picture, said, at }) => ({ picture, said, at })) };
  const worth = new Map<string, number>();
  const offer = (picture: string, value: number) =>
    worth.set(picture, Math.max(value, worth.get(picture) ?? 0));
  for (const thing of topical.filter(mayBeShown)) offer(thing.picture, WORTH.topic);
  for (const thing of spoken) offer(thing.picture, thing.worth);
  if (hint) worth.set(hint, WORTH.hint);
  const fresh = (picture: string) => (worth.get(picture) ?? 0) - WORN * (shown.get(picture) ?? 0);
  const [best] = [...worth.keys()]
    .filter((picture) => picture !== former && fresh(picture) >= LEAST)
    .sort((a, b) => fresh(b) - fresh(a));
  if (!best) return { kind: 'words', text: keyWords(part) };
  const beside = spoken.find(
    ({ picture, worth: own }) => picture !== best && own >= LEAST_BESIDE && !SIGN.test(picture),
  );
  const said = spoken.find(({ picture }) => picture === best)?.said;
  return {
    kind: 'thing',
    picture: best,
    ...(beside ? { beside: beside.picture } : {}),
    ...(said === undefined ? {} : { said }),
  };
}

const picturesOf = (choice: Choice): readonly string[] =>
  choice.kind === 'words'
    ? []
    : choice.kind === 'thing'
      ? [choice.picture]
      : choice.things.map(({ picture }) => picture);
