/** Shapes and stickers to lay over the video, found by their names and by other words for them. [E7] [E8] */
import { namedSo } from '../../../../../contract/ui/nameSearch';
import { drawings } from '../../../../../contract/video/drawings';
import { isDrawing, shapeNames, type ShapeName } from '../../../../../contract/video/shapes';
import {
  STICKER_PX,
  stickerNames,
  stickerSrc,
  type StickerName,
} from '../../../../../contract/video/stickers';
import { shapePath } from '../../../../templates/shapes/shapePaths';
import { editorLibraryMessages as text } from '../../../../locales/messages/editor/library';
import { editorTimelineMessages } from '../../../../locales/messages/editor/timeline';
import { otherNames } from '../../../../locales/messages/editor/otherNames';
import { useEditor } from '../../EditorContext';
import * as css from '../cards/cards.css';
import { heading, hint, panel, part } from '../library.css';
import { SearchField, useSearch } from './SearchField';

const { shapes: names } = editorTimelineMessages;
const BOX = { width: 56, height: 44 };
/** Those that are as wide as high stay so; our drawings stay as they were drawn. */
const frames: Partial<Record<ShapeName, { width: number; height: number }>> = {
  ellipse: { width: 44, height: 44 },
  star: { width: 46, height: 44 },
  heart: { width: 46, height: 44 },
  arrow: { width: 56, height: 32 },
};

function frameOf(shape: ShapeName): { width: number; height: number } {
  if (!isDrawing(shape)) return frames[shape] ?? BOX;
  const { width, height } = drawings[shape];
  const scale = Math.min(BOX.width / width, BOX.height / height);
  return { width: width * scale, height: height * scale };
}

function Outline({ shape }: { shape: ShapeName }) {
  const { width, height } = frameOf(shape);
  // A drawing's thin strokes would run together under one of ours.
  const strokeWidth = isDrawing(shape) ? 0 : 4;
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <path
        d={shapePath(shape, { width, height, inset: strokeWidth / 2, radius: 6 })}
        fill="currentColor"
        stroke="currentColor"
        strokeWidth={strokeWidth}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}

export function ShapesPanel() {
  const library = useEditor().library();
  const search = useSearch('shapes');
  const shapes = namedSo(shapeNames, search, (shape) => ({
    name: names[shape],
    otherNames: otherNames.shapes[shape],
  }));
  const stickers = namedSo(stickerNames, search, (sticker) => ({
    name: text.stickerNames[sticker],
    otherNames: otherNames.stickers[sticker],
  }));
  return (
    <div className={panel}>
      <SearchField
        among="shapes"
        label={text.searchShapes}
        found={shapes.length + stickers.length}
        nothingFound={text.noShapesFound}
      />
      {shapes.length > 0 ? (
        <ul className={css.shapes}>
          {shapes.map((shape) => (
            <li key={shape}>
              <button
                type="button"
                className={css.shape}
                aria-label={text.addShape(names[shape])}
                onClick={() => library.send({ type: 'addition.chosen', addition: { what: 'shape', shape } })}
              >
                <span className={css.outline}>
                  <Outline shape={shape} />
                </span>
                <span className={css.cardName}>{names[shape]}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {stickers.length > 0 ? (
        <section className={part} aria-label={text.stickers}>
          <h3 className={heading}>{text.stickers}</h3>
          <p className={hint}>{text.stickersHint}</p>
          <ul className={css.stickers}>
            {stickers.map((sticker) => (
              <li key={sticker}>
                <Sticker sticker={sticker} name={text.stickerNames[sticker]} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

function Sticker({ sticker, name }: { sticker: StickerName; name: string }) {
  const library = useEditor().library();
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
