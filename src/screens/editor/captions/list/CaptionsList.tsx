/** All captions in order of time: each a button that opens it; the one at the playhead is marked. [E6] */
import { useSelector } from '@xstate/react';
import { useCallback, useMemo, useRef } from 'react';
import { editorCaptionsMessages as words } from '../../../../locales/messages/editor/captions';
import { useEditor } from '../../EditorContext';
import { useVideoData } from '../../engine/useEngine';
import { CaptionOpened } from '../opened/CaptionOpened';
import { CaptionRowButton } from './CaptionRowButton';
import { rowOf, seenCaptions, type CaptionRow } from '../../../../editor-engine/captions/captionRows';
import * as css from '../captions.css';
import { CaptionsOff } from './CaptionsOff';
import { CaptionSearch } from './CaptionSearch';
import { useLitAtPlayhead } from '../litAtPlayhead';
import { NoCaptions } from './NoCaptions';
import { keepStop, leadFocus } from '../rovingFocus';
import { says } from '../../../../editor-engine/captions/search';
import { SubtitleFiles } from '../subtitles/SubtitleFiles';
import { useCaptionActors } from '../useCaptionActors';

export function CaptionsList() {
  const { engine } = useEditor();
  const { captionEdit, captionSearch, subtitles } = useCaptionActors();
  const videoData = useVideoData();
  const query = useSelector(captionSearch, (snapshot) => snapshot?.context.query ?? '');
  const openId = useSelector(captionEdit, ({ context }) => context.draft?.id);
  const all = useMemo(() => seenCaptions(videoData).map(rowOf), [videoData]);
  const rows = useMemo(() => all.filter(({ text }) => says(text, query)), [all, query]);
  const list = useRef<HTMLOListElement>(null);
  useLitAtPlayhead(list, rows, 'aria-current');

  const open = useCallback(
    (caption: CaptionRow) => {
      captionEdit.send({ type: 'caption.opened', caption });
      engine.session.playback.seekToMs(caption.from);
    },
    [captionEdit, engine],
  );
  return (
    <div className={css.pane}>
      <div className={css.head}>
        {captionSearch ? <CaptionSearch actor={captionSearch} found={rows.length} all={all.length} /> : null}
        {subtitles ? <SubtitleFiles actor={subtitles} count={all.length} /> : null}
        <CaptionsOff />
      </div>
      <div className={css.scroll}>
        {all.length === 0 ? <NoCaptions /> : null}
        {all.length > 0 && rows.length === 0 ? <p className={css.nothing}>{words.search.nothing}</p> : null}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its buttons, heard in one place. */}
        <ol ref={list} className={css.list} onKeyDown={leadFocus} onFocus={keepStop}>
          {rows.map((row, index) => (
            <CaptionRowButton
              key={row.id}
              row={row}
              isFirst={index === 0}
              isOpen={row.id === openId}
              query={query}
              onOpen={open}
            />
          ))}
        </ol>
      </div>
      <CaptionOpened actor={captionEdit} list={list} />
    </div>
  );
}
