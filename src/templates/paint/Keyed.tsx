/** An item moved, sized, turned and faded by its keyframes: one transform, so that nothing in it is laid out anew. [Y4] */
import type { CSSProperties, ReactNode } from 'react';
import { useCurrentFrame, useVideoConfig } from 'remotion';
import { frames, framesToMs } from '../../../contract/units';
import { poseBetween } from '../../../contract/video/keyframes';
import type { ItemOf, TrackItem } from '../../../contract/video/videoData';
import type { Size } from '../canvas/canvas';
import { boxOf } from './boxOf';

type Seen = Exclude<TrackItem, ItemOf<'audio'>>;
interface KeyedProps {
  readonly item: Seen;
  readonly template: string;
  readonly children: ReactNode;
}

const fill: CSSProperties = { position: 'absolute', inset: 0 };

/** The same element with keyframes and without: neither the first one nor the last one's going loads a file anew. */
export function Keyed({ item, template, children }: KeyedProps) {
  const frame = useCurrentFrame();
  const { fps, width, height } = useVideoConfig();
  const atMs = framesToMs(frames(frame), fps);
  return <div style={keyedStyle(item, { atMs, size: { width, height }, template })}>{children}</div>;
}

interface Moment {
  /** Since the item's start. */
  readonly atMs: number;
  readonly size: Size;
  readonly template: string;
}

/** Without keyframes it moves nothing and is no layer of its own. */
export function keyedStyle(item: Seen, { atMs, size, template }: Moment): CSSProperties {
  const { keyframes } = item.details;
  if (!keyframes?.length) return fill;
  const { x, y, scale, rotate, opacity } = poseBetween(keyframes, atMs);
  const box = boxOf(item, { size, template });
  return {
    ...fill,
    transformOrigin: `${box.left + box.width / 2}px ${box.top + box.height / 2}px`,
    transform: `translate(${x * size.width}px, ${y * size.height}px) rotate(${rotate}deg) scale(${scale})`,
    opacity: opacity / 100,
    // A layer of its own blends with nothing behind it: what its item says goes for the layer.
    zIndex: item.details.zIndex,
    mixBlendMode: item.details.blendMode as CSSProperties['mixBlendMode'],
  };
}
