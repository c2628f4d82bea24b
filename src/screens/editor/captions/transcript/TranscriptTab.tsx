/** What is said, word by word: the spoken one is lit, a press goes there, two open its caption. [E7] */
import { MessageSquareText } from 'lucide-react';
import { memo, useMemo, useRef } from 'react';
import { editorCaptionsMessages } from '../../../../locales/messages/editor/captions';
import { useEditor } from '../../EditorContext';
import { useVideoData } from '../../engine/useEngine';
import { CaptionOpened } from '../opened/CaptionOpened';
import { rowOf, seenCaptions } from '../../../../editor-engine/captions/captionRows';
import * as list from '../captions.css';
import { clock } from '../clock';
import { useLitAtPlayhead } from '../litAtPlayhead';
import { keepStop, leadFocus } from '../rovingFocus';
import { paragraphsOf, type Paragraph } from '../../../../editor-engine/captions/transcript';
import * as css from './transcript.css';

const { transcript: text } = editorCaptionsMessages;

interface WordActions {
  onSeek: (atMs: number) => void;
  onOpen: (captionId: string) => void;
}

const Spoken = memo(
  ({ paragraph, isFirst, onSeek, onOpen }: WordActions & { paragraph: Paragraph; isFirst: boolean }) => (
    <p className={css.paragraph}>
      <span className={css.moment} aria-label={text.paragraph(clock(paragraph.from))}>
        {clock(paragraph.from)}
      </span>
      {paragraph.words.map(({ text: word, from, captionId }, place) => (
        <button
          key={place}
          type="button"
          className={css.word}
          data-stop=""
          data-moment=""
          data-caption={captionId}
          tabIndex={isFirst && place === 0 ? 0 : -1}
          onClick={() => onSeek(from)}
          onDoubleClick={() => onOpen(captionId)}
          onKeyDown={(event) => {
            if (event.key !== 'F2') return;
            event.preventDefault();
            onOpen(captionId);
          }}
        >
          {word}
        </button>
      ))}
    </p>
  ),
);

export function TranscriptTab() {
  const { engine, captionEdit } = useEditor();
  const data = useVideoData();
  const { captions, paragraphs, moments } = useMemo(() => {
    const seen = seenCaptions(data);
    const parts = paragraphsOf(seen);
    return { captions: seen, paragraphs: parts, moments: parts.flatMap(({ words }) => words) };
  }, [data]);
  const sheet = useRef<HTMLDivElement>(null);
  useLitAtPlayhead(sheet, moments, 'data-lit');
  const actions = useMemo<WordActions>(
    () => ({
      onSeek: (atMs) => engine.session.playback.seekToMs(atMs),
      onOpen: (captionId) => {
        const caption = captions.find(({ id }) => id === captionId);
        if (caption) captionEdit.send({ type: 'caption.opened', caption: rowOf(caption) });
      },
    }),
    [engine, captionEdit, captions],
  );
  return (
    <section className={css.pane} aria-label={text.title}>
      {paragraphs.length === 0 ? (
        <div className={list.nothing}>
          <MessageSquareText size={28} aria-hidden />
          <h3 className={list.nothingTitle}>{text.emptyTitle}</h3>
          <p>{text.emptyText}</p>
        </div>
      ) : (
        <>
          <p className={css.hint}>{text.hint}</p>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its words, heard in one place. */}
          <div ref={sheet} role="group" aria-label={text.title} onKeyDown={leadFocus} onFocus={keepStop}>
            {paragraphs.map((paragraph, place) => (
              <Spoken key={place} paragraph={paragraph} isFirst={place === 0} {...actions} />
            ))}
          </div>
        </>
      )}
      <CaptionOpened actor={captionEdit} list={sheet} />
    </section>
  );
}
