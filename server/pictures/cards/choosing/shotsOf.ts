/** When each choice is seen: as long as its part is spoken; of a list each thing with its word, where there is time. */
import type { SpokenPart } from '../../pictures';
import type { Choice, Thing } from './choosePictures';

export interface ChosenShot {
  /** Seconds. */
  readonly start: number;
  readonly end: number;
  readonly subject: string | null;
  readonly choice: Choice;
}

/** Shorter than that, a picture is gone before it is seen. */
const SHORTEST_SECONDS = 0.7;
/** The last one stays through the pause that follows. */
const SHORTEST_LAST_SECONDS = 0.4;

export const shotsOf = (parts: readonly SpokenPart[], choices: readonly Choice[]): ChosenShot[] =>
  choices.flatMap((choice, index) => {
    const part = parts[index];
    if (!part) return [];
    return choice.kind === 'list' ? ofList(part, choice.things) : [whole(part, choice)];
  });

const whole = ({ start, end }: SpokenPart, choice: Choice): ChosenShot => ({
  start,
  end,
  subject: choice.kind === 'thing' ? (choice.said ?? null) : null,
  choice,
});

function ofList(part: SpokenPart, things: readonly Thing[]): ChosenShot[] {
  const starts = things.map(({ at }, index) =>
    index === 0 ? part.start : (part.wordStarts[at] ?? part.end),
  );
  const shots = things.map(({ picture, said }, index): ChosenShot => {
    const [start = part.start, end = part.end] = [starts[index], starts[index + 1]];
    return { start, end, subject: said, choice: { kind: 'thing', picture, said } };
  });
  const leastOf = (shot: ChosenShot) => (shot === shots.at(-1) ? SHORTEST_LAST_SECONDS : SHORTEST_SECONDS);
  const allAreSeen = shots.every((shot) => shot.end - shot.start >= leastOf(shot));
  return allAreSeen ? shots : [whole(part, { kind: 'list', things })];
}
