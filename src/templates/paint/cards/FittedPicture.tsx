/** A picture in its card: it fills it; whole on a background that goes on, clear of words over the card; one that is tiny, or would lose its head and foot, stands before its blurred copy. */
import type { CSSProperties } from 'react';
import type { Room } from '../../../../contract/video/itemDetails';
import type { ItemOf } from '../../../../contract/video/videoData';
import { ZOOM_SCALE } from '../../../../contract/limits';
import { useVideoConfig } from 'remotion';
import type { CardBox } from './cardBox';
import { cropped } from '../footage/cropped';
import { Footage } from '../footage/Footage';
import { Backdrop, fillScaled } from '../layers';
import { cutsFocus, fittedTo, keptInView } from '../keptInView';
import { Picture } from '../Picture';
import { tinySize } from '../media/tinyPicture';

interface FittedProps {
  readonly details: ItemOf<'image'>['details'];
  /** px of the video. */
  readonly card: CardBox;
  readonly scale: number;
}

export function FittedPicture({ details: whole, card, scale }: FittedProps) {
  const details = cropped(whole);
  const { backdropSrc, naturalWidth, naturalHeight, plainGround, largestScale } = details;
  const tiny = tinySize({ width: naturalWidth ?? 0, height: naturalHeight ?? 0 }, card, largestScale);
  const { height: videoHeight } = useVideoConfig();
  const style = fillScaled(scale);
  if (tiny && plainGround === undefined)
    return (
      <Footage details={details}>
        <Backdrop src={backdropSrc} />
        <Picture details={details} style={{ ...style, ...tiny, margin: 'auto', borderRadius: '6%' }} />
      </Footage>
    );
  if (plainGround !== undefined)
    return (
      <Footage details={details}>
        <div style={{ ...fillScaled(1), background: plainGround }}>
          <div style={{ ...fillScaled(1), ...clearOfWords(details.room, card, videoHeight) }}>
            <Picture
              details={details}
              style={{
                // However near its animation brings it, its head and foot stay in the card.
                ...fillScaled(scale / ZOOM_SCALE.to),
                ...(tiny ? { ...tiny, margin: 'auto' } : {}),
                objectFit: 'contain',
              }}
            />
          </div>
        </div>
      </Footage>
    );
  const natural = { width: naturalWidth ?? card.width, height: naturalHeight ?? card.height };
  if (details.focus && cutsFocus(natural, card, details.focus) && !tiny) {
    const { width, height } = fittedTo(natural, card, details.focus);
    return (
      <Footage details={details}>
        <Backdrop src={backdropSrc} />
        <Picture
          details={details}
          style={{
            ...{ ...fillScaled(scale / ZOOM_SCALE.to), width, height, margin: 'auto', objectFit: 'cover' },
            objectPosition: keptInView(details, { width, height }).objectPosition,
          }}
        />
      </Footage>
    );
  }
  return (
    <Footage details={details}>
      <Picture
        details={details}
        style={{
          ...style,
          ...(tiny ? { ...tiny, margin: 'auto' } : {}),
          objectFit: 'cover',
          ...(tiny ? {} : keptInView(details, card)),
        }}
      />
    </Footage>
  );
}

/** What of the card is left of the room between words. */
function clearOfWords(room: Room | undefined, { top, height }: CardBox, videoHeight: number): CSSProperties {
  if (!room) return {};
  const from = Math.max(0, room.top * videoHeight - top);
  const to = Math.min(height, room.bottom * videoHeight - top);
  return { top: `${(from / height) * 100}%`, height: `${(Math.max(0, to - from) / height) * 100}%` };
}
