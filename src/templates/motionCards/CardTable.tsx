/** What the cards lie on: the colour that came with the one on top, and the cards that came before it. */
import { useMemo } from 'react';
import { AbsoluteFill, useCurrentFrame, useVideoConfig } from 'remotion';
import { frames, framesToMs } from '../../../contract/units';
import type { VideoData } from '../../../contract/video/videoData';
import { animate } from '../motion/animation';
import { FittedPicture } from '../paint/cards/FittedPicture';
import { Footage } from '../paint/footage/Footage';
import { keyedStyle } from '../paint/Keyed';
import { Backdrop } from '../paint/layers';
import { stillBackground } from '../paint/stillBackground';
import { CardFace } from './CardFace';
import { cardsOf, pileAt, type CardItem } from './mainCards';
import { lyingPose, sideOf, type Lying } from './pile';

/** Under cards that have no colours to give. */
const TABLE = 'linear-gradient(160deg, #2b2f55, #171a33 60%, #10121f)';

export function CardTable({ videoData }: { videoData: VideoData }) {
  const frame = useCurrentFrame();
  const { fps } = useVideoConfig();
  const cards = useMemo(() => cardsOf(videoData), [videoData]);
  const { top, under, presence } = pileAt(cards, frame, fps);
  const before = cards[cards.findIndex((card) => card === top) - 1];
  return (
    <AbsoluteFill>
      <AbsoluteFill {...stillBackground} style={{ background: TABLE }} />
      {presence < 1 && <Colours item={before?.item} reach={1} />}
      <Colours item={top?.item} reach={presence} />
      {under.map(({ card, after }) => (
        <LyingCard
          key={card.item.id}
          item={card.item}
          lastMs={framesToMs(frames(card.length + card.held), fps)}
          // What it moved on at its end, it keeps.
          scale={animate(card.item.details.animation, frames(card.length + card.held), fps).scale}
          pose={lyingPose(after, presence, sideOf(card.item.id))}
        />
      ))}
    </AbsoluteFill>
  );
}

/** From behind the card out to the corners; colours that are faded into each other are mud. */
const spread = (reach: number) =>
  reach >= 1 ? undefined : `circle(${(Math.max(0, reach) * 85).toFixed(1)}% at 50% 44%)`;

function Colours({ item, reach }: { item: CardItem | undefined; reach: number }) {
  const { ground, backdropSrc } = item?.details ?? {};
  if (!ground && !backdropSrc) return null;
  return (
    <AbsoluteFill style={{ clipPath: spread(reach) }}>
      {ground ? (
        <AbsoluteFill {...stillBackground} style={{ background: ground }} />
      ) : (
        <Backdrop src={backdropSrc} />
      )}
    </AbsoluteFill>
  );
}

interface LyingProps {
  readonly item: CardItem;
  readonly scale: number;
  readonly pose: Lying;
  /** ms from its start to when it came to lie. */
  readonly lastMs: number;
}

function LyingCard({ item, scale, pose, lastMs }: LyingProps) {
  const { width, height } = useVideoConfig();
  const size = { width, height };
  // It lies where its last keyframe left it.
  return (
    <div style={keyedStyle(item, { atMs: lastMs, size, template: 'motion-cards' })}>
      <CardFace item={item} pose={pose} opacity={1}>
        {item.type === 'image' ? (
          <FittedPicture item={item} template="motion-cards" scale={scale} />
        ) : (
          <Footage details={item.details}>
            <Backdrop src={item.details.backdropSrc} />
          </Footage>
        )}
      </CardFace>
    </div>
  );
}
