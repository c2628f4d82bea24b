/** One caption of the list: when it is said and what; pressed, it opens to be corrected. [E6] */
import { memo } from 'react';
import { editorCaptionsMessages } from '../../../../locales/messages/editor/captions';
import type { CaptionRow } from '../../../../editor-engine/captions/captionRows';
import * as css from '../captions.css';
import { clock } from '../clock';
import { piecesOf } from '../../../../editor-engine/captions/search';

interface Props {
  row: CaptionRow;
  isFirst: boolean;
  isOpen: boolean;
  query: string;
  onOpen: (row: CaptionRow) => void;
}

export const CaptionRowButton = memo(({ row, isFirst, isOpen, query, onOpen }: Props) => (
  <li className={css.row}>
    <button
      type="button"
      className={css.caption}
      data-stop=""
      data-moment=""
      data-caption={row.id}
      tabIndex={isFirst ? 0 : -1}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-label={editorCaptionsMessages.row(clock(row.from), row.text)}
      onClick={() => onOpen(row)}
    >
      <span className={css.time}>{clock(row.from)}</span>{' '}
      <span className={css.words}>
        {piecesOf(row.text, query).map(({ text, isFound }, place) =>
          isFound ? (
            <mark key={place} className={css.found}>
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </span>
    </button>
  </li>
));
