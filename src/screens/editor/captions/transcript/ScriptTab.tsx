/** The whole script, scene by scene: read, copied, and changed a sentence at a time. [E7] [SC1] */
import { useSelector } from '@xstate/react';
import { FileText, Plus } from 'lucide-react';
import { Fragment, useMemo, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { scenesOf, spokenMs } from '../../../../editor-engine/captions/script';
import type { ScriptSentence } from '../../../../editor-engine/script/sentences';
import type { scriptEditMachine, ScriptPlace } from '../../../../machines/captionEdit/scriptEdit.machine';
import { editorCaptionsMessages } from '../../../../locales/messages/editor/captions';
import { Button } from '../../../../ui/controls/Button';
import { useEditor } from '../../EditorContext';
import { useVideoData } from '../../engine/useEngine';
import * as list from '../captions.css';
import { clock, lengthOf } from '../clock';
import { useLitAtPlayhead } from '../litAtPlayhead';
import { keepStop, leadFocus } from '../rovingFocus';
import { useCaptionActors } from '../useCaptionActors';
import { CopyScript } from './CopyScript';
import { ScriptReading } from './ScriptReading';
import { SentenceForm } from './SentenceForm';
import { SentenceRow } from './SentenceRow';
import * as css from './transcript.css';

const { script: text } = editorCaptionsMessages;

export function ScriptTab() {
  const { scriptCopy, scriptEdit, scriptReading } = useCaptionActors();
  const data = useVideoData();
  const scenes = useMemo(() => scenesOf(data), [data]);
  const sentences = useMemo(() => scenes.flatMap((scene) => scene.sentences), [scenes]);
  const words = scenes.reduce((sum, scene) => sum + scene.words, 0);
  if (scenes.length === 0)
    return (
      <section className={css.pane} aria-label={text.title}>
        <div className={list.nothing}>
          <FileText size={28} aria-hidden />
          <h3 className={list.nothingTitle}>{text.emptyTitle}</h3>
          <p>{text.emptyText}</p>
        </div>
      </section>
    );
  const script = scenes.map((scene) => scene.sentences.map((one) => one.text).join(' ')).join('\n\n');
  return (
    <section className={css.pane} aria-label={text.title}>
      <div className={css.head}>
        <p className={css.facts}>{text.facts(words, lengthOf(spokenMs(words)))}</p>
        {scriptCopy ? <CopyScript actor={scriptCopy} script={script} /> : null}
      </div>
      {scriptReading ? (
        <ScriptReading
          actor={scriptReading}
          unspoken={sentences.filter(({ isUnspoken }) => isUnspoken).length}
        />
      ) : null}
      {scriptEdit ? <Sentences actor={scriptEdit} {...{ scenes, sentences }} /> : null}
    </section>
  );
}

interface Props {
  actor: ActorRefFrom<typeof scriptEditMachine>;
  scenes: ReturnType<typeof scenesOf>;
  sentences: readonly ScriptSentence[];
}

const isWithin = ({ from, to }: ScriptSentence, place: ScriptPlace) => from >= place.from && to <= place.to;
const isPutIn = ({ from, to }: ScriptPlace) => from === to;

function Sentences({ actor, scenes, sentences }: Props) {
  const { playback } = useEditor().engine.session;
  const place = useSelector(actor, ({ context }) => context.place);
  const sheet = useRef<HTMLDivElement>(null);
  const shown = useMemo(
    () => sentences.filter((one) => !place || isPutIn(place) || !isWithin(one, place)),
    [sentences, place],
  );
  useLitAtPlayhead(sheet, shown, 'data-lit');
  const end = sentences.at(-1)?.to ?? 0;
  const add = (at: number) => {
    playback.seekToMs(at);
    actor.send({ type: 'sentence.opened', place: { from: at, to: at, said: '' } });
  };
  return (
    <>
      <p className={css.hint}>{text.hint}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its sentences, heard in one place. */}
      <div ref={sheet} role="group" aria-label={text.title} onKeyDown={leadFocus} onFocus={keepStop}>
        {scenes.map((scene, at) => (
          <article key={scene.from} className={css.scene}>
            <header className={css.sceneHead}>
              <h3 className={css.sceneTitle}>{text.scene(at + 1)}</h3>
              {clock(scene.from)} · {text.words(scene.words)}
            </header>
            {scene.sentences.map((sentence) => {
              const isOpen = place !== null && !isPutIn(place) && isWithin(sentence, place);
              const before = sentences[sentences.indexOf(sentence) - 1];
              return (
                <Fragment key={sentence.from}>
                  {isOpen ? (
                    sentence.from === place.from && <SentenceForm actor={actor} before={before} onAdd={add} />
                  ) : (
                    <SentenceRow
                      actor={actor}
                      sentence={sentence}
                      isFirst={sentence === shown[0]}
                      onSeek={(ms) => playback.seekToMs(ms)}
                    />
                  )}
                  {place && isPutIn(place) && place.from === sentence.to ? (
                    <SentenceForm actor={actor} onAdd={add} />
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
    </>
  );
}
