/** The whole script, scene by scene: read, copied, and changed a sentence at a time. [E7] [SC1] */
import { useSelector } from '@xstate/react';
import { FileText } from 'lucide-react';
import { Suspense, useEffect, useMemo } from 'react';
import { joinWords } from '../../../../../contract/video/spokenWords';
import type { Voice } from '../../../../../contract/voice';
import { scenesOf, slownessOf, spokenMs } from '../../../../editor-engine/captions/script';
import { isRecordedAt } from '../../../../editor-engine/script/spokenBy';
import { editorCaptionsMessages } from '../../../../locales/messages/editor/captions';
import { useVideoData } from '../../engine/useEngine';
import * as list from '../captions.css';
import { lengthOf } from '../clock';
import { useCaptionActors } from '../useCaptionActors';
import { ClaimsUnchecked } from './ClaimsUnchecked';
import { CopyScript } from './CopyScript';
import { EditAsText } from './EditAsText';
import { ScriptAsText, TranslationSheet } from './openedParts';
import { ScriptReading } from './ScriptReading';
import { ScriptTranslation } from './ScriptTranslation';
import { Sentences } from './Sentences';
import { Tidying } from './Tidying';
import { useScriptClaims } from './useScriptClaims';
import * as css from './transcript.css';

const { script: text } = editorCaptionsMessages;
const noVoices: readonly Voice[] = [];

export function ScriptTab() {
  const { scriptClaims, scriptCopy, scriptCut, scriptEdit, scriptReading, scriptText, scriptTranslation } =
    useCaptionActors();
  const data = useVideoData();
  useEffect(() => scriptReading?.send({ type: 'voices.needed' }), [scriptReading]);
  useEffect(() => scriptCut?.send({ type: 'fillers.needed' }), [scriptCut]);
  const isText = useSelector(scriptText, (snapshot) => snapshot !== undefined && !snapshot.matches('closed'));
  const isTranslating = useSelector(scriptTranslation, (snapshot) => snapshot?.matches('open') === true);
  const scenes = useMemo(() => scenesOf(data), [data]);
  const claims = useScriptClaims(scriptClaims, data);
  const voices = useSelector(scriptReading, (snapshot) => snapshot?.context.voices ?? noVoices);
  const sentences = useMemo(() => scenes.flatMap((scene) => scene.sentences), [scenes]);
  const unspoken = sentences.filter(({ isUnspoken }) => isUnspoken);
  const recorded = useMemo(
    () => new Set(sentences.filter((sentence) => isRecordedAt(data, sentence))),
    [sentences, data],
  );
  const words = scenes.reduce((sum, scene) => sum + scene.words, 0);
  if (scenes.length === 0)
    return (
      <div className={css.pane}>
        <div className={list.nothing}>
          <FileText size={28} aria-hidden />
          <h3 className={list.nothingTitle}>{text.emptyTitle}</h3>
          <p>{text.emptyText}</p>
        </div>
      </div>
    );
  if (scriptText && isText)
    return (
      <div className={css.pane}>
        <Suspense>
          <ScriptAsText actor={scriptText} />
        </Suspense>
      </div>
    );
  const script = scenes.map((scene) => joinWords(scene.sentences.map((one) => one.text))).join('\n\n');
  return (
    <div className={css.pane}>
      <div className={css.head}>
        <p className={css.facts}>{text.facts(words, lengthOf(spokenMs(script, slownessOf(data))))}</p>
        <div className={css.ways}>
          {scriptText ? <EditAsText actor={scriptText} /> : null}
          {scriptTranslation ? <ScriptTranslation actor={scriptTranslation} /> : null}
          {scriptCopy ? <CopyScript actor={scriptCopy} script={script} /> : null}
        </div>
      </div>
      {scriptReading ? (
        <ScriptReading
          actor={scriptReading}
          unspoken={unspoken.length}
          recorded={recorded.size}
          isAllRecorded={recorded.size === sentences.length}
        />
      ) : null}
      {scriptCut ? <Tidying actor={scriptCut} /> : null}
      {scriptClaims ? <ClaimsUnchecked actor={scriptClaims} /> : null}
      <Suspense>
        {scriptTranslation && isTranslating ? <TranslationSheet actor={scriptTranslation} /> : null}
      </Suspense>
      {scriptEdit ? <Sentences actor={scriptEdit} {...{ scenes, voices, claims, recorded }} /> : null}
    </div>
  );
}
