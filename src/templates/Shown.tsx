/** One item in its time. It is rendered again when it changed itself, not when another did. */
import { memo } from 'react';
import { Sequence, useRemotionEnvironment } from 'remotion';
import { BrandItem } from './brand/BrandItem';
import type { ShownItem } from './motion/timing';
import { AudioItem } from './paint/AudioItem';
import { Keyed } from './paint/Keyed';
import type { Painting } from './paint/painting';
import { sameSpans, type Span } from './sound/ducking';

interface ShownProps {
  readonly shown: ShownItem;
  readonly painting: Painting;
  readonly template: string;
  readonly muted: boolean;
  /** Frames. */
  readonly premount: number;
  /** When somebody speaks. */
  readonly voices: readonly Span[];
}

export const Shown = memo(function Shown(props: ShownProps) {
  const { shown, premount, voices } = props;
  const { isRendering } = useRemotionEnvironment();
  const { item, from, length, held } = shown;
  // A file's sound is mixed beside its frames.
  if (item.type === 'audio' && isRendering) return null;
  return (
    <Sequence from={from} durationInFrames={length + held} premountFor={premount}>
      {item.type === 'audio' ? <AudioItem item={item} voices={voices} /> : <Painted {...props} />}
    </Sequence>
  );
}, changesNothing);

/** Only a sound that makes room for voices has to know of them. */
function changesNothing(before: ShownProps, after: ShownProps): boolean {
  const { item } = after.shown;
  return (
    before.shown === after.shown &&
    before.painting === after.painting &&
    before.template === after.template &&
    before.muted === after.muted &&
    before.premount === after.premount &&
    (item.type !== 'audio' || !item.details.duck || sameSpans(before.voices, after.voices))
  );
}

function Painted({ shown, template, ...rest }: ShownProps) {
  const { item } = shown;
  if (item.type === 'audio') return null;
  const face = <Face shown={shown} template={template} {...rest} />;
  if (rest.painting.movesWithin?.(item)) return face;
  return (
    <Keyed item={item} template={template}>
      {face}
    </Keyed>
  );
}

function Face({ shown, painting, muted, template }: ShownProps) {
  const { item, from, length, held } = shown;
  const common = { from, length, held, muted, template };
  if (item.brand && (item.type === 'image' || item.type === 'video'))
    return <BrandItem item={item} {...common} />;
  if (item.type === 'image') return <painting.image item={item} {...common} />;
  if (item.type === 'video') return <painting.video item={item} {...common} />;
  if (item.type === 'text') return <painting.text item={item} {...common} />;
  if (item.type === 'shape') return <painting.shape item={item} {...common} />;
  return null;
}
