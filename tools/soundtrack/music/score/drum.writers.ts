/** What drums play: a row of signs for each piece of the kit. */
import { rhythmOf } from './rhythm';
import { BEATS_IN_BAR, butLast, last, type Note, type Writer } from './section';
import { PIECES, type Piece } from '../drums/pieces';

export type Grid = Readonly<Partial<Record<Piece, string>>>;

/** Each row from its start again until the section is full. */
export const beat =
  (grid: Grid): Writer =>
  ({ beats }) =>
    Object.entries(grid).flatMap(([piece, row]) =>
      rhythmOf(row, beats).map(({ at, strength }) => ({
        at,
        lasts: 0.2,
        pitch: PIECES.indexOf(piece as Piece),
        strength,
      })),
    );

interface Groove {
  /** Played instead in the last bar. */
  readonly fill?: Grid;
  /** A cymbal where the section begins. */
  readonly crash?: boolean;
}

/** A beat that knows where its section begins and ends. */
export const groove =
  (grid: Grid, { fill, crash = false }: Groove = {}): Writer =>
  (section) => {
    const played = fill
      ? [...butLast(1, beat(grid))(section), ...last(1, beat(fill))(section)]
      : beat(grid)(section);
    return crash ? [...played, cymbal] : played;
  };

const cymbal: Note = { at: 0, lasts: BEATS_IN_BAR, pitch: PIECES.indexOf('crash'), strength: 0.8 };

/** The last stroke of a track. */
export const lastStroke = beat({ kick: `X${'.'.repeat(15)}`, crash: `X${'.'.repeat(63)}` });
