/** How `educational` paints: the lesson's background, and one card on it for each step. */
import { useVideoConfig } from 'remotion';
import { fillsCanvas, unitOf } from '../canvas/canvas';
import { CardImage, CardVideo, type CardStyle } from '../paint/cards/Cards';
import type { Painting, VisibleProps } from '../paint/painting';
import { ShapeItem } from '../shapes/ShapeItem';
import { Lesson } from './Lesson';

/** px of a phone's picture. */
const CARD = { edge: 8, depth: 16 } as const;

function useCardStyle(): CardStyle {
  const unit = unitOf(useVideoConfig());
  return {
    border: `${CARD.edge * unit}px solid #ffffff`,
    shadow: `0 ${CARD.depth * unit}px 0 rgba(10,9,52,0.34)`,
  };
}

const StepImage = (props: VisibleProps<'image'>) => <CardImage {...props} style={useCardStyle()} />;
const StepVideo = (props: VisibleProps<'video'>) => <CardVideo {...props} style={useCardStyle()} />;

/** A step without a picture is its background, which the lesson paints itself. */
function StepShape(props: VisibleProps<'shape'>) {
  const size = useVideoConfig();
  const { isMain, details } = props.item;
  return isMain && details.ground && fillsCanvas(details, size) ? null : <ShapeItem {...props} />;
}

export const educationalPainting: Pick<Painting, 'image' | 'video' | 'shape' | 'background'> = {
  image: StepImage,
  video: StepVideo,
  shape: StepShape,
  background: Lesson,
};
