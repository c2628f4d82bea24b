/** What lies over the film: a press chooses what stands there; the chosen one has handles. */
import { useSelector } from '@xstate/react';
import { Suspense, useRef, type PointerEvent } from 'react';
import { brokenSmall, later } from '../../../../ui/loading/later';
import { editorPlayerMessages as text } from '../../../../locales/messages/editor/player';
import { useEditor } from '../../EditorContext';
import { useSelection, useVideoData } from '../../engine/useEngine';
import { CanvasText } from './CanvasText';
import * as css from './canvas.css';
import { canvasPoint } from './canvasPoint';
import { GuideLines } from './GuideLines';
import { Outline } from './Outline';
import { SafeZones } from './SafeZones';
import { poseOf } from '../../../../templates/paint/poseOf';
import { poseAtMoment } from '../../../../editor-engine/canvas/keyedPose';
import { topmostAt } from '../../../../editor-engine/canvas/standing';
import { useStandsOnCanvas } from './useStandsOnCanvas';

/** Moveable is a chunk of its own: it comes with the first item that is chosen. */
const Handles = later(() => import('./Handles'), brokenSmall);

export function Canvas() {
  const { engine, canvas } = useEditor();
  const { size } = useVideoData();
  const selection = useSelection();
  const showsZones = useSelector(canvas, (state) => state.matches({ safeZones: 'shown' }));
  const isWriting = useSelector(canvas, (state) => state.matches({ hand: 'writing' }));
  const isCropping = useSelector(canvas, (state) => state.matches({ hand: 'cropping' }));
  const background = useRef<HTMLDivElement>(null);

  const pressed = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    if (!background.current) return null;
    const atMs = engine.session.playback.currentMs();
    const point = canvasPoint(background.current, size, { x: clientX, y: clientY });
    return topmostAt(engine.videoData(), { atMs, point }, poseAtMoment(poseOf, atMs));
  };
  const choose = (event: PointerEvent) => {
    if (event.button !== 0) return;
    const itemId = pressed(event)?.id ?? null;
    canvas.send({ type: 'item.pressed', itemId, isAdded: event.shiftKey });
  };
  const open = (event: { clientX: number; clientY: number }) => {
    const item = pressed(event);
    if (item?.type === 'text') canvas.send({ type: 'text.opened', itemId: item.id, text: item.details.text });
    if (item?.type === 'image' || item?.type === 'video')
      canvas.send({ type: 'crop.opened', itemId: item.id });
  };
  const [chosen] = selection;
  return (
    <div className={css.canvas} role="group" aria-label={text.canvas}>
      <div ref={background} className={css.background} onPointerDown={choose} onDoubleClick={open} />
      {showsZones ? <SafeZones size={size} /> : null}
      {selection.length > 1 ? selection.map((id) => <Outline key={id} id={id} size={size} />) : null}
      {selection.length === 1 && chosen && !isWriting && !isCropping ? (
        <ChosenOne key={chosen} id={chosen} />
      ) : null}
      {isWriting ? <CanvasText /> : null}
      <GuideLines size={size} />
    </div>
  );
}

function ChosenOne({ id }: { id: string }) {
  return useStandsOnCanvas(id) ? (
    <Suspense fallback={null}>
      <Handles id={id} />
    </Suspense>
  ) : null;
}
