/** The lines to which an item in the hand was drawn. */
import { useSelector } from '@xstate/react';
import type { VideoData } from '../../../../../contract/video/videoData';
import { useEditor } from '../../EditorContext';
import * as css from './canvas.css';

export function GuideLines({ size }: { size: VideoData['size'] }) {
  const guides = useSelector(useEditor().canvas, ({ context }) => context.guides);
  return guides.map(({ axis, at }) => (
    <div
      key={`${axis}${at}`}
      className={css.guide[axis]}
      style={axis === 'x' ? { left: `${(at / size.width) * 100}%` } : { top: `${(at / size.height) * 100}%` }}
    />
  ));
}
