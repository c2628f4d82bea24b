/** What the lesson is about, under a bar that says how far it has come. */
import { useCurrentFrame, useVideoConfig } from 'remotion';
import { unitOf } from '../canvas/canvas';
import { directionOf } from '../canvas/scripts';
import { TextItem, textEntrance } from '../paint/TextItem';
import type { VisibleProps } from '../registry';
import { BAR, lessonProgress } from './progressBar';

export function Topic({ item, length }: VisibleProps<'text'>) {
  const frame = useCurrentFrame();
  const unit = unitOf(useVideoConfig());
  const { left = 0, top = 0, width = '100%', litColor, text, zIndex } = item.details;
  const corner = (BAR.height / 2) * unit;
  return (
    <>
      <div
        style={{
          position: 'absolute',
          left,
          top: top - BAR.room * unit,
          width,
          height: BAR.height * unit,
          borderRadius: corner,
          overflow: 'hidden',
          background: 'rgba(255,255,255,0.24)',
          opacity: textEntrance(frame),
          zIndex,
        }}
      >
        <div
          style={{
            height: '100%',
            borderRadius: corner,
            background: litColor,
            transform: `scaleX(${lessonProgress(frame, length)})`,
            transformOrigin: directionOf(text) === 'rtl' ? 'right' : 'left',
          }}
        />
      </div>
      <TextItem item={item} length={length} />
    </>
  );
}
