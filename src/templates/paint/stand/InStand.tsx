/** A picture or clip where it stands: what it is seen through, and all of it within, as near as its animation brings it. */
import type { CSSProperties, ReactNode } from 'react';
import { useVideoConfig } from 'remotion';
import { unitOf } from '../../canvas/canvas';
import { joinTransforms } from '../../motion/transform';
import { softShadow } from '../softShadow';
import type { Place, Stand } from './stand';

interface InStandProps {
  readonly stand: Stand;
  /** px of the video: what it is painted in; its own edge lies around that. */
  readonly within: Place;
  readonly scale: number;
  /** Mirrored as a whole, it still stands where it stood. */
  readonly flipY?: boolean | undefined;
  /** px: how far it has moved in its frame. */
  readonly moved?: { readonly x: number; readonly y: number } | undefined;
  /** Of the frame, beside what every stand says. */
  readonly style?: CSSProperties;
  /** Fills its place by this. */
  readonly children: (style: CSSProperties) => ReactNode;
}

export function InStand({ stand, within, scale, flipY, moved, style, children }: InStandProps) {
  const unit = unitOf(useVideoConfig());
  const { frame, picture, grows, origin, borderRadius, isRaised } = stand;
  const top = flipY ? 2 * within.top + within.height - frame.top - frame.height : frame.top;
  const grown = scale === 1 ? undefined : `scale(${scale})`;
  const isWhole = grows === 'frame';
  return (
    <div
      style={{
        ...{ position: 'absolute', ...inShares({ ...frame, top }, within), overflow: 'hidden' },
        ...{ borderRadius, boxShadow: isRaised ? softShadow(unit) : undefined },
        transform: isWhole ? grown : undefined,
        ...style,
      }}
    >
      {children({
        ...{ position: 'absolute', ...inShares(picture, frame), objectFit: 'cover' },
        transform: joinTransforms(
          moved && (moved.x !== 0 || moved.y !== 0) ? `translate(${moved.x}px, ${moved.y}px)` : undefined,
          isWhole ? undefined : grown,
        ),
        transformOrigin: `${percent((origin.x - picture.left) / picture.width)} ${percent((origin.y - picture.top) / picture.height)}`,
      })}
    </div>
  );
}

const inShares = (place: Place, of: Place): CSSProperties => ({
  left: percent((place.left - of.left) / of.width),
  top: percent((place.top - of.top) / of.height),
  width: percent(place.width / of.width),
  height: percent(place.height / of.height),
});

const percent = (share: number): string => `${Math.round(share * 1e5) / 1e3}%`;
