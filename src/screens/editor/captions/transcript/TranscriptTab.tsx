/** What is said, word by word: the spoken one is lit, a press goes there, two open its caption; some are chosen and cut. [E7] [SC2] */
import { useSelector } from '@xstate/react';
import { MessageSquareText, Scissors } from 'lucide-react';
import { memo, useEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { wordsWithin } from '../../../../editor-engine/script/cuts';
import type { Chosen, scriptCutMachine } from '../../../../machines/captionEdit/scriptCut.machine';
import { Button } from '../../../../ui/controls/Button';
import { useCaptionActors } from '../useCaptionActors';
import { Tidying } from './Tidying';
import { editorCaptionsMessages } from '../../../../locales/messages/editor/captions';
import { useEditor } from '../../EditorContext';
import { useVideoData } from '../../engine/useEngine';
import { CaptionOpened } from '../opened/CaptionOpened';
import { rowOf, seenCaptions } from '../../../../editor-engine/captions/captionRows';
import * as list from '../captions.css';
import { clock } from '../clock';
import { useLitAtPlayhead } from '../litAtPlayhead';
import { keepStop, leadFocus } from '../rovingFocus';
import {
  paragraphsOf,
  type Paragraph,
  type TranscriptWord,
} from '../../../../editor-engine/captions/transcript';
import * as css from './transcript.css';

const captionWords = editorCaptionsMessages;
const { transcript: text, cut } = captionWords;

interface WordActions {
  /** `goesOn`: up to here, from where choosing began. */
  onPress: (word: TranscriptWord, goesOn: boolean) => void;
  onCross: (word: TranscriptWord) => void;
  onOpen: (captionId: string) => void;
}

interface SpokenProps extends WordActions {
  paragraph: Paragraph;
  isFirst: boolean;
  /** None where no word of it is. */
  chosen: Chosen | null;
}

const spanOf = ({ from, to }: Chosen): Chosen => ({ from, to });
const isIn = ({ from, to }: Chosen, chosen: Chosen | null) =>
  chosen !== null && from >= chosen.from && to <= chosen.to;

const Spoken = memo(({ paragraph, isFirst, chosen, onPress, onCross, onOpen }: SpokenProps) => (
  <p className={css.paragraph} dir="auto">
    <span className={css.moment} aria-label={text.paragraph(clock(paragraph.from))}>
      {clock(paragraph.from)}
    </span>
    {paragraph.words.map((word, place) => (
      <button
        key={place}
        type="button"
        className={css.word}
        data-stop=""
        data-moment=""
        data-caption={word.captionId}
        aria-pressed={isIn(word, chosen)}
        tabIndex={isFirst && place === 0 ? 0 : -1}
        onClick={(event) => onPress(word, event.shiftKey)}
        onPointerEnter={({ buttons, pointerType }) =>
          buttons === 1 && pointerType === 'mouse' ? onCross(word) : undefined
        }
        onPointerDown={({ button, shiftKey, pointerType }) =>
          button === 0 && !shiftKey && pointerType === 'mouse' ? onPress(word, false) : undefined
        }
        onDoubleClick={() => onOpen(word.captionId)}
        onKeyDown={(event) => {
          if (event.key !== 'F2') return;
          event.preventDefault();
          onOpen(word.captionId);
        }}
      >
        {word.text}
      </button>
    ))}
  </p>
));

export function TranscriptTab() {
  const { scriptCut } = useCaptionActors();
  useEffect(() => scriptCut?.send({ type: 'fillers.needed' }), [scriptCut]);
  return <Transcript scriptCut={scriptCut} />;
}

export function Transcript({ scriptCut }: { scriptCut: ActorRefFrom<typeof scriptCutMachine> | undefined }) {
  const editor = useEditor();
  const { engine } = editor;
  const captionEdit = editor.captionEdit();
  const data = useVideoData();
  const { captions, paragraphs, moments } = useMemo(() => {
    const seen = seenCaptions(data);
    const parts = paragraphsOf(seen);
    return { captions: seen, paragraphs: parts, moments: parts.flatMap(({ words }) => words) };
  }, [data]);
  const sheet = useRef<HTMLDivElement>(null);
  useLitAtPlayhead(sheet, moments, 'data-lit');
  const anchor = useSelector(scriptCut, (snapshot) => snapshot?.context.anchor ?? null);
  const head = useSelector(scriptCut, (snapshot) => snapshot?.context.head ?? null);
  const chosen = useMemo(() => chosenOf(anchor, head), [anchor, head]);
  const actions = useMemo<WordActions>(
    () => ({
      onPress: (word, goesOn) => {
        scriptCut?.send({ type: goesOn ? 'choice.extended' : 'word.pressed', word: spanOf(word) });
        if (!goesOn) engine.session.playback.seekToMs(word.from);
      },
      onCross: (word) => scriptCut?.send({ type: 'choice.extended', word: spanOf(word) }),
      onOpen: (captionId) => {
        const caption = captions.find(({ id }) => id === captionId);
        if (caption) captionEdit.send({ type: 'caption.opened', caption: rowOf(caption) });
      },
    }),
    [engine, captionEdit, scriptCut, captions],
  );
  const focused = () =>
    moments[
      [...(sheet.current?.querySelectorAll('[data-moment]') ?? [])].indexOf(document.activeElement as Element)
    ];
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const before = focused();
    const isGoing = event.key === 'Delete' || event.key === 'Backspace';
    if (isGoing && before) {
      if (!chosen) {
        scriptCut?.send({ type: 'word.pressed', word: spanOf(before) });
        scriptCut?.send({ type: 'choice.extended', word: spanOf(before) });
      }
      scriptCut?.send({ type: 'cut.requested' });
    } else if (event.key === 'Escape' && chosen) scriptCut?.send({ type: 'choice.cleared' });
    else {
      leadFocus(event);
      const after = focused();
      if (!before || !after || after === before || !event.shiftKey) return;
      if (!anchor) scriptCut?.send({ type: 'word.pressed', word: spanOf(before) });
      scriptCut?.send({ type: 'choice.extended', word: spanOf(after) });
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={css.pane}>
      {paragraphs.length === 0 ? (
        <div className={list.nothing}>
          <MessageSquareText size={28} aria-hidden />
          <h3 className={list.nothingTitle}>{text.emptyTitle}</h3>
          <p>{text.emptyText}</p>
        </div>
      ) : (
        <>
          <p className={css.hint}>{text.hint}</p>
          {scriptCut ? <Tidying actor={scriptCut} /> : null}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its words, heard in one place. */}
          <div ref={sheet} role="group" aria-label={text.title} onKeyDown={onKeyDown} onFocus={keepStop}>
            {paragraphs.map((paragraph, place) => (
              <Spoken
                key={place}
                paragraph={paragraph}
                isFirst={place === 0}
                chosen={paragraph.words.some((word) => isIn(word, chosen)) ? chosen : null}
                {...actions}
              />
            ))}
          </div>
          {scriptCut && chosen ? (
            <ChosenWords actor={scriptCut} count={wordsWithin(moments, chosen).length} />
          ) : null}
        </>
      )}
      <CaptionOpened actor={captionEdit} list={sheet} />
    </div>
  );
}

const chosenOf = (anchor: Chosen | null, head: Chosen | null): Chosen | null =>
  anchor && head && { from: Math.min(anchor.from, head.from), to: Math.max(anchor.to, head.to) };

function ChosenWords({ actor, count }: { actor: ActorRefFrom<typeof scriptCutMachine>; count: number }) {
  return (
    <div className={css.choice}>
      <span role="status">{cut.chosen(count)}</span>
      <Button variant="quiet" size="small" onClick={() => actor.send({ type: 'choice.cleared' })}>
        {captionWords.cancel}
      </Button>
      <Button size="small" onClick={() => actor.send({ type: 'cut.requested' })}>
        <Scissors size={16} aria-hidden />
        {cut.submit}
      </Button>
    </div>
  );
}
