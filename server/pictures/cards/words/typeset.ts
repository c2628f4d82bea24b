/** Sets a phrase in lines within a place, each part as large as fits: arithmetic only, painted by a card's style. */
import { breakLines, fewestLines, type Piece } from './breakLines';
import type { FaceName, Faces, Outline } from './faces';
import type { Phrase, PhraseWord } from './phrase';

/** How one part of a phrase is set; sizes in px. */
export interface PartType {
  readonly face: FaceName;
  readonly largest: number;
  readonly smallest: number;
  readonly mostLines: number;
  /** From baseline to baseline, in sizes. */
  readonly lineHeight: number;
  readonly isUpperCase?: boolean;
  /** What is painted around a line reaches so far beyond its letters, in sizes. */
  readonly room?: number;
}
export interface Typography {
  readonly statement: PartType;
  readonly number: PartType;
  /** Of what stands around them. */
  readonly side: PartType;
  readonly align: 'left' | 'centre';
  /** Each line of a statement as wide as the place, within so many times its size. */
  readonly fill?: number;
}
/** px of the card. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface SetWord {
  readonly outline: Outline;
  /** From the card's left edge to its first letter, px. */
  readonly x: number;
  readonly width: number;
  readonly isAccent: boolean;
}
export interface SetLine {
  readonly role: 'lead' | 'key' | 'tail';
  readonly kind: Phrase['kind'];
  readonly size: number;
  readonly x: number;
  readonly baseline: number;
  readonly width: number;
  readonly words: readonly SetWord[];
}
export interface SetPhrase {
  readonly lines: readonly SetLine[];
  /** Around all of them. */
  readonly box: Box;
}

/** How high capital letters stand, in sizes: what is seen of a line. */
export const CAP_HEIGHT = 0.7;
/** How far letters reach below the baseline. */
const DESCENT = 0.24;
/** Between lead, key and tail, in sizes of the small text. */
const GAP = 0.72;
/** How fast sizes are tried from large to small. */
const STEP = 0.95;

interface Part {
  readonly role: SetLine['role'];
  readonly words: readonly PhraseWord[];
  readonly type: PartType;
}
interface Fitted {
  readonly part: Part;
  readonly lines: readonly (readonly PhraseWord[])[];
  readonly sizes: readonly number[];
}

export function typeset(phrase: Phrase, faces: Faces, typography: Typography, place: Box): SetPhrase {
  const text = [...phrase.lead, ...phrase.key, ...phrase.tail].map((word) => word.text).join('');
  const inFace = (type: PartType): PartType => ({ ...type, face: faces.faceFor(text, type.face) });
  const side = inFace(typography.side);
  const key = inFace(typography[phrase.kind]);
  const parts = (
    [
      { role: 'lead', words: phrase.lead, type: side },
      { role: 'key', words: phrase.key, type: key },
      { role: 'tail', words: phrase.tail, type: side },
    ] satisfies Part[]
  ).filter(({ words }) => words.length > 0);
  const fitted = fit(parts, faces, typography, place);
  return placed(fitted, faces, typography, place, phrase.kind);
}

/** As large as fits the place together: what is small stays as large as it is, until the key has become as small. */
function fit(parts: readonly Part[], faces: Faces, { fill }: Typography, place: Box): readonly Fitted[] {
  for (let share = 1; ; share *= STEP) {
    const fitted = parts.map((part) => {
      const own = part.role === 'key' ? share : Math.min(1, share / SIDE_SHARE);
      return fitPart(part, faces, place.width, own, fill);
    });
    if (heightOf(fitted) <= place.height || share < SMALLEST_SHARE) return fitted;
  }
}
/** From this share of its largest size on, the key shrinks no further without the small text. */
const SIDE_SHARE = 0.5;
const SMALLEST_SHARE = 0.25;

function fitPart(part: Part, faces: Faces, width: number, share: number, fill = 1): Fitted {
  const { type, words } = part;
  const pieces = words.map((word) => pieceOf(word, type, faces));
  const largest = type.largest * share;
  const smallest = Math.min(largest, type.smallest);
  for (let size = largest; ; size *= STEP) {
    const room = (width / size) * 1000;
    const fewest = fewestLines(pieces, room);
    const isLast = size * STEP < smallest;
    if ((fewest === null || fewest > type.mostLines) && !isLast) continue;
    if (fewest === null) {
      // One word that is too long for the smallest size: it alone decides.
      const widest = Math.max(...pieces.map((piece) => piece.width));
      return inLines(part, pieces, (width / widest) * 1000, width, 1);
    }
    return inLines(part, pieces, size, width, part.role === 'key' ? fill : 1);
  }
}

function inLines(part: Part, pieces: readonly Piece[], size: number, width: number, fill: number): Fitted {
  const room = (width / size) * 1000 + 0.01;
  const starts = breakLines(pieces, room, fewestLines(pieces, room) ?? 1);
  const spans = starts.map((from, index) => [from, starts[index + 1] ?? pieces.length] as const);
  const lines = spans.map(([from, to]) => part.words.slice(from, to));
  const sizes = spans.map(([from, to]) => {
    const own = pieces
      .slice(from, to)
      .reduce((sum, piece, at) => sum + piece.width + (at > 0 ? piece.spaceBefore : 0), 0);
    return Math.min(size * fill, (width / own) * 1000, part.type.largest * fill);
  });
  return { part, lines, sizes: fill > 1 ? sizes : sizes.map(() => size) };
}

const pieceOf = (word: PhraseWord, { face, isUpperCase }: PartType, faces: Faces): Piece => ({
  width: faces.outline(lettersOf(word, isUpperCase), face).width,
  spaceBefore: word.isGlued ? 0 : faces.space(face),
  isWeak: word.isWeak,
  endsLine: word.endsLine,
});

const lettersOf = ({ text }: PhraseWord, isUpperCase = false) => (isUpperCase ? text.toUpperCase() : text);

const advanceOf = ({ part, sizes }: Fitted, index: number) => (sizes[index] ?? 0) * part.type.lineHeight;

/** From the first line's capitals to the last line's descent. */
function heightOf(fitted: readonly Fitted[]): number {
  return fitted.reduce(
    (sum, one, index) =>
      sum +
      (index > 0 ? gapBetween(fitted[index - 1], one) : 0) +
      CAP_HEIGHT * (one.sizes[0] ?? 0) +
      one.sizes.slice(1).reduce((lines, _, at) => lines + advanceOf(one, at + 1), 0) +
      DESCENT * (one.sizes.at(-1) ?? 0),
    0,
  );
}

function gapBetween(one: Fitted | undefined, other: Fitted): number {
  const [above, below] = [one?.sizes.at(-1) ?? 0, other.sizes[0] ?? 0];
  return (
    GAP * Math.min(above, below) + above * (one?.part.type.room ?? 0) + below * (other.part.type.room ?? 0)
  );
}

function placed(
  fitted: readonly Fitted[],
  faces: Faces,
  { align }: Typography,
  place: Box,
  kind: Phrase['kind'],
): SetPhrase {
  const height = heightOf(fitted);
  let y = place.top + (place.height - height) / 2;
  const top = y;
  const lines: SetLine[] = [];
  for (const [index, one] of fitted.entries()) {
    if (index > 0) y += gapBetween(fitted[index - 1], one);
    for (const [at, words] of one.lines.entries()) {
      const size = one.sizes[at] ?? 0;
      y += at === 0 ? CAP_HEIGHT * size : advanceOf(one, at);
      lines.push(
        setLine({ role: one.part.role, kind, size, baseline: y }, words, one.part.type, faces, align, place),
      );
    }
    y += DESCENT * (one.sizes.at(-1) ?? 0);
  }
  const left = Math.min(...lines.map((line) => line.x));
  const right = Math.max(...lines.map((line) => line.x + line.width));
  return { lines, box: { left, top, width: right - left, height } };
}

function setLine(
  line: Pick<SetLine, 'role' | 'kind' | 'size' | 'baseline'>,
  words: readonly PhraseWord[],
  { face, isUpperCase }: PartType,
  faces: Faces,
  align: Typography['align'],
  place: Box,
): SetLine {
  const scale = line.size / 1000;
  const outlines = words.map((word) => ({
    word,
    outline: faces.outline(lettersOf(word, isUpperCase), face),
  }));
  const isRightToLeft = outlines.filter(({ outline }) => outline.isRightToLeft).length > words.length / 2;
  const inOrder = isRightToLeft ? mirrored(outlines) : outlines;
  let width = 0;
  const at = inOrder.map(({ word, outline }, index) => {
    if (index > 0 && !word.isGlued) width += faces.space(face) * scale;
    const x = width;
    width += outline.width * scale;
    return { outline, x, width: outline.width * scale, isAccent: word.isAccent };
  });
  const free = place.width - width;
  const x = place.left + (align === 'centre' ? free / 2 : isRightToLeft ? free : 0);
  return { ...line, x, width, words: at.map((word) => ({ ...word, x: word.x + x })) };
}

/** From right to left, but what reads from left to right within it stays so. */
function mirrored<Word extends { readonly outline: Outline }>(words: readonly Word[]): Word[] {
  const groups: Word[][] = [];
  for (const word of words) {
    const last = groups.at(-1);
    if (last?.[0] && !last[0].outline.isRightToLeft && !word.outline.isRightToLeft) last.push(word);
    else groups.push([word]);
  }
  return groups.toReversed().flat();
}
