/** Shapes and stickers to lay over the video. [E7] [E8] */
import { shapeNames, type ShapeName } from '../../../../../contract/video/shapes';
import {
  STICKER_PX,
  stickerNames,
  stickerSrc,
  type StickerName,
} from '../../../../../contract/video/stickers';
import { shapePath } from '../../../../templates/shapes/shapePaths';
import { editorLibraryMessages as text } from '../../../../locales/messages/editor/library';
import { useEditor } from '../../EditorContext';
import * as css from '../cards/cards.css';
import { heading, hint, panel, part } from '../library.css';

const BOX = { width: 56, height: 44 };
/** Those that are as wide as high stay so. */
const frames: Partial<Record<ShapeName, { width: number; height: number }>> = {
  ellipse: { width: 44, height: 44 },
  star: { width: 46, height: 44 },
  heart: { width: 46, height: 44 },
  arrow: { width: 56, height: 32 },
};

function Outline({ shape }: { shape: ShapeName }) {
  const { width, height } = frames[shape] ?? BOX;
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <path
        d={shapePath(shape, { width, height, inset: 2, radius: 6 })}
        fill="currentColor"
        stroke="currentColor"
        strokeWidth={4}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}

export function ShapesPanel() {
  const { library } = useEditor();
  return (
    <div className={panel}>
      <ul className={css.shapes}>
        {shapeNames.map((shape) => (
          <li key={shape}>
            <button
              type="button"
              className={css.shape}
              aria-label={text.addShape(text.shapes[shape])}
              onClick={() => library.send({ type: 'addition.chosen', addition: { what: 'shape', shape } })}
            >
              <span className={css.outline}>
                <Outline shape={shape} />
              </span>
              <span className={css.cardName}>{text.shapes[shape]}</span>
            </button>
          </li>
        ))}
      </ul>
      <section className={part} aria-label={text.stickers}>
        <h3 className={heading}>{text.stickers}</h3>
        <p className={hint}>{text.stickersHint}</p>
        <ul className={css.stickers}>
          {stickerNames.map((sticker) => (
            <li key={sticker}>
              <Sticker sticker={sticker} name={text.stickerNames[sticker]} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Sticker({ sticker, name }: { sticker: StickerName; name: string }) {
  const { library } = useEditor();
  return (
    <button
      type="button"
      className={css.sticker}
      aria-label={text.addSticker(name)}
      title={name}
      onClick={() => library.send({ type: 'addition.chosen', addition: { what: 'sticker', sticker, name } })}
    >
      <img
        src={stickerSrc(sticker)}
        alt=""
        width={STICKER_PX}
        height={STICKER_PX}
        loading="lazy"
        decoding="async"
        className={css.stickerPicture}
      />
    </button>
  );
}
