/** A picture or clip that is being cropped: whole over the film, what would be left of it in a frame with eight handles. [Y3] */
import { useSelector } from '@xstate/react';
import { Check, Maximize, X } from 'lucide-react';
import {
  useEffect,
  useId,
  useRef,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import type { Crop } from '../../../../../contract/video/itemDetails';
import type { Footage } from '../../../../../contract/video/videoData';
import type { Direction, Point } from '../../../../editor-engine/canvas/poseMath';
import { editorPlayerMessages as text } from '../../../../locales/messages/editor/player';
import { button } from '../../../../ui/controls/Button.css';
import { visuallyHidden } from '../../../../ui/layout/page.css';
import { useEditor } from '../../EditorContext';
import { useItem } from '../../engine/useEngine';
import { itemName } from '../../itemName';
import * as css from './cropStage.css';

/** Of the picture, that a key moves it by. */
const STEP = 0.01;
const ALL: Direction = [0, 0];
const handles = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
] as const satisfies readonly Direction[];
const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};
const percent = (share: number) => `${share * 100}%`;
const whole = (share: number) => Math.round(share * 100);

export default function CropStage() {
  const { canvas } = useEditor();
  const { itemId, crop } = useSelector(canvas, ({ context }) => context);
  const item = useItem(itemId ?? '');
  if (!crop || (item?.type !== 'image' && item?.type !== 'video')) return null;
  return (
    <section className={css.stage} aria-label={text.crop.label(itemName(item))}>
      <div className={css.room}>
        <Frame item={item} crop={crop} />
      </div>
      <div className={css.bar}>
        <BarButton label={text.crop.leave} Icon={X} onPress={() => canvas.send({ type: 'crop.left' })} />
        <BarButton
          label={text.crop.whole}
          Icon={Maximize}
          onPress={() => canvas.send({ type: 'crop.widened' })}
        />
        <BarButton label={text.crop.keep} Icon={Check} onPress={() => canvas.send({ type: 'crop.kept' })} />
      </div>
    </section>
  );
}

function Frame({ item, crop }: { item: Footage; crop: Crop }) {
  const { canvas } = useEditor();
  const picture = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLButtonElement>(null);
  const hint = useId();
  useEffect(() => {
    const before = document.activeElement;
    frame.current?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement !== document.body) return;
      // The handles around the item were away meanwhile, and are other ones now.
      const there = before?.isConnected ? before : document.querySelector('[data-grip]');
      if (there instanceof HTMLElement) there.focus();
    };
  }, []);

  const pointAt = ({ clientX, clientY }: PointerEvent): Point => {
    const box = picture.current?.getBoundingClientRect();
    return box
      ? { x: (clientX - box.left) / Math.max(1, box.width), y: (clientY - box.top) / Math.max(1, box.height) }
      : { x: 0, y: 0 };
  };
  const hold = (direction: Direction) => ({
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      frame.current?.focus({ preventScroll: true });
      canvas.send({ type: 'crop.began', from: pointAt(event), direction });
    },
    onPointerMove(event: PointerEvent) {
      if (event.currentTarget.hasPointerCapture(event.pointerId))
        canvas.send({ type: 'crop.dragged', to: pointAt(event), keepsShape: event.shiftKey });
    },
    // A press on a handle leaves the focus, and with it the keys, to the frame.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onLostPointerCapture: () => canvas.send({ type: 'crop.settled' }),
  });
  const byKey = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (event.altKey || event.ctrlKey || event.metaKey || (!by && event.key !== 'Enter')) return;
    // The page's own arrow keys move the playhead.
    event.preventDefault();
    event.stopPropagation();
    canvas.send(by ? { type: 'crop.nudged', by, resizes: event.shiftKey } : { type: 'crop.kept' });
  };
  const size = { width: 1 - crop.left - crop.right, height: 1 - crop.top - crop.bottom };
  return (
    <div ref={picture} className={css.picture}>
      <Source item={item} />
      <button
        ref={frame}
        type="button"
        className={css.frame}
        style={{
          left: percent(crop.left),
          top: percent(crop.top),
          width: percent(size.width),
          height: percent(size.height),
        }}
        aria-label={text.crop.frame}
        aria-describedby={hint}
        onKeyDown={byKey}
        {...hold(ALL)}
      />
      {handles.map((direction) => (
        <span
          key={direction.join()}
          className={css.handle}
          data-direction={direction.join()}
          style={{
            left: percent(crop.left + (size.width * (direction[0] + 1)) / 2),
            top: percent(crop.top + (size.height * (direction[1] + 1)) / 2),
            cursor: css.cursors[direction.join() as keyof typeof css.cursors],
          }}
          {...hold(direction)}
        />
      ))}
      <span id={hint} className={visuallyHidden}>
        {text.crop.hint}
      </span>
      <output className={visuallyHidden}>{text.crop.left(whole(size.width), whole(size.height))}</output>
    </div>
  );
}

/** The file itself, mirrored as it is shown; of a clip the moment at the playhead. */
function Source({ item }: { item: Footage }) {
  const { engine } = useEditor();
  const { flipX, flipY, src } = item.details;
  const style = { transform: `scale(${flipX ? -1 : 1}, ${flipY ? -1 : 1})` };
  if (item.type === 'image') {
    const { naturalWidth, naturalHeight } = item.details;
    const known = naturalWidth && naturalHeight ? naturalWidth / naturalHeight : null;
    return (
      <img
        className={known ? `${css.source} ${css.asLarge}` : css.source}
        style={{ ...style, '--ratio': known } as CSSProperties}
        src={src}
        alt=""
        draggable={false}
      />
    );
  }
  const { display, trim, details } = item;
  const intoMs = Math.max(0, engine.session.playback.currentMs() - display.from) * (details.speed ?? 1);
  return (
    <video
      className={css.source}
      style={style}
      src={`${src}#t=${((trim?.from ?? 0) + intoMs) / 1000}`}
      muted
      playsInline
      preload="auto"
    />
  );
}

interface BarButtonProps {
  readonly label: string;
  readonly Icon: typeof X;
  readonly onPress: () => void;
}
const BarButton = ({ label, Icon, onPress }: BarButtonProps) => (
  <button type="button" className={button({ variant: 'secondary', size: 'small' })} onClick={onPress}>
    <Icon size={16} aria-hidden />
    {label}
  </button>
);
