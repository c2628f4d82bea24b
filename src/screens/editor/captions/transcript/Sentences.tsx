/** The sentences of the script, scene by scene; one of them may be open to be changed. [E7] [SC1] */
import { useSelector } from '@xstate/react';
import { Plus } from 'lucide-react';
import { Fragment, Suspense, useEffect, useMemo, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Voice } from '../../../../../contract/voice';
import type { Scene } from '../../../../editor-engine/captions/script';
import { sentencesOf, type ScriptSentence } from '../../../../editor-engine/script/sentences';
import type { scriptEditMachine, ScriptPlace } from '../../../../machines/captionEdit/scriptEdit.machine';
import { editorCaptionsMessages } from '../../../../locales/messages/editor/captions';
import { Button } from '../../../../ui/controls/Button';
import { focusIsLost } from '../../../../ui/lostFocus';
import { useEditor } from '../../EditorContext';
import { clock } from '../clock';
import { useLitAtPlayhead } from '../litAtPlayhead';
import { keepStop, leadFocus } from '../rovingFocus';
import { OpenSentence, SentencesDragged } from './openedParts';
import type { ScriptClaims } from './SentenceClaims';
import { SentenceRow } from './SentenceRow';
import * as css from './transcript.css';

const { script: text } = editorCaptionsMessages;

interface Props {
  actor: ActorRefFrom<typeof scriptEditMachine>;
  scenes: readonly Scene[];
  voices: readonly Voice[];
  claims: ScriptClaims;
  /** Those that their owner said. */
  recorded: ReadonlySet<ScriptSentence>;
}

const isWithin = ({ from, to }: ScriptSentence, place: ScriptPlace) => from >= place.from && to <= place.to;
/**
 * Beside which sentence the form stands, and whether in its place. What is put in stands behind the one before it; so
 * does a form whose sentence has moved meanwhile: what was written in it is not lost.
 */
function formIn(sentences: readonly ScriptSentence[], { from, to, said }: ScriptPlace) {
  const own =
    from === to ? undefined : sentences.find((one) => one.from === from && said.startsWith(one.text));
  const before =
    sentences.find((one) => from === to && one.to === from) ?? sentences.findLast((one) => one.from <= from);
  const at = own ?? before ?? sentences[0];
  return at ? { at, takesPlace: own !== undefined } : null;
}

export function Sentences({ actor, scenes, voices, claims, recorded }: Props) {
  const sentences = useMemo(() => scenes.flatMap((scene) => scene.sentences), [scenes]);
  const { engine, jump } = useEditor();
  const { playback } = engine.session;
  const place = useSelector(actor, ({ context }) => context.place);
  const sheet = useRef<HTMLDivElement>(null);
  const form = useMemo(() => place && formIn(sentences, place), [sentences, place]);
  const shown = useMemo(
    () => sentences.filter((one) => !place || !form?.takesPlace || !isWithin(one, place)),
    [sentences, place, form],
  );
  useLitAtPlayhead(sheet, shown, 'data-lit', form?.takesPlace ? place : null);
  const left = useRef(0);
  /** A sentence that moves takes the focus along: another one slides under the key that moved it. */
  const isFollowed = useRef(false);
  // Where the form was, the sentence is: Tab goes on from there.
  useEffect(() => {
    if (place) left.current = place.from;
    const stops = [...(sheet.current?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])];
    // Said anew, it begins a little earlier or later.
    const far = sentences.map(({ from }) => Math.abs(from - left.current));
    const at = far.indexOf(Math.min(...far));
    const stop = stops[Math.min(Math.max(0, at), stops.length - 1)];
    // The one that had the place in the tab order may be gone.
    if (stop && stops.every(({ tabIndex }) => tabIndex !== 0)) stop.tabIndex = 0;
    if (place || !(isFollowed.current || focusIsLost())) return;
    isFollowed.current = false;
    stop?.focus();
  }, [place, sentences]);
  const sought = useSelector(jump, (state) => (state.matches('toSentence') ? state.context.place : null));
  useEffect(() => {
    if (!sought) return;
    const at = shown.findLastIndex(({ from }) => from <= sought.atMs);
    const isOpen =
      place !== null && form?.takesPlace === true && place.from <= sought.atMs && sought.atMs < place.to;
    const stops = sheet.current?.querySelectorAll<HTMLElement>('[data-stop]') ?? [];
    const stop = isOpen ? sheet.current?.querySelector<HTMLElement>('textarea') : stops[Math.max(0, at)];
    stop?.focus();
    // What is said of it stands below it.
    stop?.parentElement?.scrollIntoView?.({ block: 'nearest' });
    jump.send({ type: 'place.reached' });
  }, [jump, sought, shown, place, form]);
  // The microphone is not open where nobody sees it: the chart outlives the tab.
  useEffect(
    () => () => {
      // Who leaves the editor has stopped it already.
      if (actor.getSnapshot().status === 'active') actor.send({ type: 'script.left' });
    },
    [actor],
  );
  const end = sentences.at(-1)?.to ?? 0;
  const add = (at: number) => {
    playback.seekToMs(at);
    actor.send({ type: 'sentence.opened', place: { from: at, to: at, said: '' } });
  };
  const move = (sentence: ScriptSentence, by: number) => {
    const toIndex = sentences.indexOf(sentence) + by;
    if (by === 0 || !sentences[toIndex]) return;
    const { from, to, text: said } = sentence;
    actor.send({ type: 'move.requested', move: { place: { from, to, said }, toIndex } });
    left.current = sentencesOf(engine.videoData())[toIndex]?.from ?? left.current;
    isFollowed.current = true;
  };
  const movable = (sentence: ScriptSentence, by: number) =>
    sentences[sentences.indexOf(sentence) + by] ? () => move(sentence, by) : undefined;
  return (
    <>
      <p className={css.sentencesHint}>{text.hint}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its sentences, heard in one place. */}
      <div ref={sheet} role="group" aria-label={text.title} onKeyDown={leadFocus} onFocus={keepStop}>
        {scenes.map((scene, at) => (
          <article key={scene.from} className={css.scene}>
            <header className={css.sceneHead}>
              <h3 className={css.sceneTitle}>{text.scene(at + 1)}</h3>
              {clock(scene.from)} · {text.words(scene.words)}
            </header>
            {scene.sentences.map((sentence) => {
              const isOpen = place !== null && form?.takesPlace === true && isWithin(sentence, place);
              const before = sentences[sentences.indexOf(sentence) - 1];
              return (
                <Fragment key={sentence.from}>
                  {isOpen ? (
                    sentence.from === place.from && (
                      <Suspense>
                        <OpenSentence
                          {...{ actor, voices, before }}
                          onAdd={add}
                          onMoveUp={movable(sentence, -1)}
                          onMoveDown={movable(sentence, 1)}
                        />
                      </Suspense>
                    )
                  ) : (
                    <SentenceRow
                      actor={actor}
                      sentence={sentence}
                      isFirst={sentence === shown[0]}
                      isRecorded={recorded.has(sentence)}
                      claims={claims}
                      onSeek={(ms) => playback.seekToMs(ms)}
                      onMove={move}
                    />
                  )}
                  {form && !form.takesPlace && form.at === sentence ? (
                    <Suspense>
                      <OpenSentence {...{ actor, voices }} onAdd={add} />
                    </Suspense>
                  ) : null}
                </Fragment>
              );
            })}
          </article>
        ))}
      </div>
      <Button variant="quiet" size="small" onClick={() => add(end)}>
        <Plus size={16} aria-hidden />
        {text.add}
      </Button>
      <Suspense>
        <SentencesDragged sheet={sheet} sentences={shown} onMove={move} />
      </Suspense>
    </>
  );
}
