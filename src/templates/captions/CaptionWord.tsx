/** One word of a caption: lit while it is spoken, and a little larger, a strong one more so. [T3] */
import type { SpokenWord } from '../../../contract/video/spokenWords';
import { easings } from '../motion/easing';
import type { LookStyle } from './captionLooks';
import { growthOf } from './emphasis';

const GROWS_WITHIN_MS = 130;

interface Props {
  readonly word: SpokenWord;
  readonly style: LookStyle;
  readonly direction: 'ltr' | 'rtl';
  /** The space that parts it from the word before. */
  readonly before: string;
  /** Null while another word is spoken. */
  readonly litForMs: number | null;
}

export function CaptionWord({ word, style, direction, before, litForMs }: Props) {
  const isLit = litForMs !== null;
  const reached = isLit ? easings.easeOut(Math.min(1, litForMs / GROWS_WITHIN_MS)) : 0;
  const scale = 1 + reached * growthOf(word.text);
  return (
    <>
      {before}
      <span
        style={{
          position: 'relative',
          // Words in boxes of their own would lose the order in which mixed directions are read.
          ...(direction === 'ltr'
            ? { display: 'inline-block', transform: isLit ? `scale(${scale})` : undefined }
            : {}),
          ...style.word,
          ...(isLit ? style.lit : {}),
        }}
      >
        {word.text}
      </span>
    </>
  );
}
