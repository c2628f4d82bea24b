/** What is painted of a picture or clip, mirrored and in the colours that somebody chose. [Y3] */
import { useId, useMemo, type CSSProperties, type ReactNode } from 'react';
import { useVideoConfig } from 'remotion';
import type { ItemOf } from '../../../../contract/video/videoData';
import { unitOf } from '../../canvas/canvas';
import { joinTransforms } from '../../motion/transform';
import { colourMatrix, matrixValues } from './colourMatrix';

type Details = ItemOf<'image' | 'video'>['details'];

/** A blur reaches this many of its deviations beyond an edge, where nothing is. */
const REACH = 2;

/** Fills its box, and is there without a filter, too: the first one set does not load a file anew. */
export function Footage({ details, children }: { details: Details; children: ReactNode }) {
  const id = `colours-${useId()}`;
  const { width, height } = useVideoConfig();
  const { style, matrix } = useMemo(
    () => footageStyle(details, { width, height }, id),
    [details, width, height, id],
  );
  return (
    <div style={style}>
      {matrix && (
        <svg width={0} height={0} style={{ position: 'absolute' }} aria-hidden>
          <filter id={id} colorInterpolationFilters="sRGB" x="0" y="0" width="1" height="1">
            <feColorMatrix type="matrix" values={matrix} />
          </filter>
        </svg>
      )}
      {children}
    </div>
  );
}

function footageStyle(details: Details, screen: { width: number; height: number }, id: string) {
  const rows = colourMatrix(details);
  const blur = (details.blur ?? 0) * unitOf(screen);
  // Enlarged by what a blur would take from the edges.
  const grown = 1 + (2 * REACH * blur) / Math.min(screen.width, screen.height);
  const [x, y] = [details.flipX ? -grown : grown, details.flipY ? -grown : grown];
  const style: CSSProperties = {
    position: 'absolute',
    inset: 0,
    transform: x === 1 && y === 1 ? undefined : `scale(${x}, ${y})`,
    filter: joinTransforms(rows ? `url(#${id})` : undefined, blur > 0 ? `blur(${blur}px)` : undefined),
  };
  return { style, matrix: rows && matrixValues(rows) };
}
