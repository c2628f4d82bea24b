/** The format of the video: four shapes side by side, or a list of them where there is no room. [ED3] */
import { useSyncExternalStore } from 'react';
import { FORMATS, formatNames, formatOf, type FormatName } from '../../../../contract/video/formats/formats';
import { editorShellMessages as text } from '../../../locales/messages/editor/shell';
import { ledTo } from '../../../ui/controls/arrowKeys';
import { useMatches } from '../../../ui/useMatches';
import { useEditor } from '../EditorContext';
import * as css from './formatPicker.css';

const HAS_ROOM = '(min-width: 900px)';
/** px of the longer side of a drawn frame. */
const DRAWN = 18;

export function FormatPicker() {
  const { engine, commands } = useEditor();
  const size = useSyncExternalStore(engine.subscribe, () => engine.videoData().size);
  const isRoomy = useMatches(HAS_ROOM);
  const format = formatOf(size);
  const choose = (name: FormatName) => commands.perform('size.change', { size: FORMATS[name] });
  if (!isRoomy)
    return (
      <label className={css.list} title={text.format}>
        <Frame {...size} />
        <select
          className={css.select}
          aria-label={text.format}
          value={format ?? ''}
          onChange={({ target }) => choose(target.value as FormatName)}
        >
          {format === null && <option value="">{`${size.width}×${size.height}`}</option>}
          {formatNames.map((name) => (
            <option key={name} value={name} className={css.option}>
              {text.formats[name]}
            </option>
          ))}
        </select>
      </label>
    );
  return (
    <div role="group" aria-label={text.format} className={css.row}>
      {formatNames.map((name) => (
        <button
          key={name}
          type="button"
          className={css.choice}
          aria-pressed={name === format}
          aria-label={text.formats[name]}
          title={text.formats[name]}
          onKeyDown={(event) => ledTo(event)?.focus()}
          onClick={() => name !== format && choose(name)}
        >
          <Frame {...FORMATS[name]} />
          <span className={css.ratio}>{name}</span>
        </button>
      ))}
    </div>
  );
}

/** A frame of that shape, a caption's line in it. */
function Frame({ width, height }: { width: number; height: number }) {
  const scale = DRAWN / Math.max(width, height);
  const [across, down] = [width * scale, height * scale];
  const [left, top] = [(20 - across) / 2, (20 - down) / 2];
  return (
    <svg width={20} height={20} viewBox="0 0 20 20" aria-hidden className={css.frame}>
      <rect x={left} y={top} width={across} height={down} rx={2} fill="none" strokeWidth={1.5} />
      <path d={`M${left + across * 0.28} ${top + down * 0.74}h${across * 0.44}`} strokeWidth={1.5} />
    </svg>
  );
}
