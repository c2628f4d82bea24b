/** The whole script, scene by scene: to be read and copied. [E7] */
import { FileText } from 'lucide-react';
import { useMemo } from 'react';
import { editorCaptionsMessages } from '../../../../locales/messages/editor/captions';
import { useVideoData } from '../../engine/useEngine';
import * as list from '../captions.css';
import { clock, lengthOf } from '../clock';
import { CopyScript } from './CopyScript';
import { scenesOf, spokenMs } from '../../../../editor-engine/captions/script';
import * as css from './transcript.css';
import { useCaptionActors } from '../useCaptionActors';

const { script: text } = editorCaptionsMessages;

export function ScriptTab() {
  const { scriptCopy } = useCaptionActors();
  const data = useVideoData();
  const scenes = useMemo(() => scenesOf(data), [data]);
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
  return (
    <section className={css.pane} aria-label={text.title}>
      <div className={css.head}>
        <p className={css.facts}>{text.facts(words, lengthOf(spokenMs(words)))}</p>
        {scriptCopy ? (
          <CopyScript actor={scriptCopy} script={scenes.map((scene) => scene.text).join('\n\n')} />
        ) : null}
      </div>
      {scenes.map((scene, place) => (
        <article key={scene.from} className={css.scene}>
          <header className={css.sceneHead}>
            <h3 className={css.sceneTitle}>{text.scene(place + 1)}</h3>
            {clock(scene.from)} · {text.words(scene.words)}
          </header>
          <p className={css.sceneText}>{scene.text}</p>
        </article>
      ))}
    </section>
  );
}
