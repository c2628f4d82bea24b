/** The whole script as one text, a sentence a line; what would be spoken anew is said while it is written. [SC1] */
import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { VIDEO_MS } from '../../../../../contract/limits';
import { foretold } from '../../../../editor-engine/script/foretold';
import { countsOf, rewritten } from '../../../../editor-engine/script/rewritten';
import { sentencesOf } from '../../../../editor-engine/script/sentences';
import type { scriptTextMachine } from '../../../../machines/captionEdit/scriptText.machine';
import { editorCaptionsMessages } from '../../../../locales/messages/editor/captions';
import { Button } from '../../../../ui/controls/Button';
import { ProgressBar } from '../../../../ui/feedback/ProgressBar';
import { focusIsLost } from '../../../../ui/lostFocus';
import { useVideoData } from '../../engine/useEngine';
import { reasonOf } from '../../inspector/reasonOf';
import * as list from '../captions.css';
import { lengthOf } from '../clock';
import * as css from './transcript.css';

const { script, cancel } = editorCaptionsMessages;
const { asText: text } = script;
type Actor = ActorRefFrom<typeof scriptTextMachine>;

const refusals: Readonly<Record<string, string>> = text.refusals;
function problemOf({ context: { problem } }: SnapshotFrom<typeof scriptTextMachine>): string | null {
  if (!problem) return null;
  return 'code' in problem
    ? (refusals[problem.code] ?? reasonOf(problem.code, script.refused))
    : (problem.detail ?? script.failed);
}

export default function ScriptAsText({ actor }: { actor: Actor }) {
  const snapshot = useSelector(actor, (state) => state);
  const { text: written, done, all } = snapshot.context;
  const data = useVideoData();
  const { counts, wholeMs } = useMemo(() => {
    const plan = rewritten(
      sentencesOf(data).map((sentence) => sentence.text),
      written,
    );
    return { counts: countsOf(plan), wholeMs: foretold(data, plan).wholeMs };
  }, [data, written]);
  useEffect(
    () => () => {
      // The field is gone, and the button that opened it is another one.
      if (focusIsLost()) document.querySelector<HTMLElement>('[data-edit-as-text]')?.focus();
    },
    [],
  );
  const problem = problemOf(snapshot);
  if (snapshot.matches('rewritingScript'))
    return (
      <div className={css.reading} role="status">
        {script.reading.progress(done, all)}
        <ProgressBar label={script.speaking} fraction={all === 0 ? 0 : done / all} />
        <Button variant="quiet" size="small" onClick={() => actor.send({ type: 'cancelled' })}>
          {cancel}
        </Button>
      </div>
    );
  return (
    <form
      className={css.asText}
      aria-label={text.open}
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'change.submitted' });
      }}
    >
      <p id="script-as-text-hint" className={css.hint}>
        {text.hint}
      </p>
      <textarea
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a person has just opened it to write.
        autoFocus
        className={css.wholeText}
        aria-label={text.field}
        aria-describedby={problem ? 'script-as-text-problem' : 'script-as-text-hint'}
        value={written}
        onChange={({ target }) => actor.send({ type: 'text.changed', text: target.value })}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
            actor.send({ type: 'change.submitted' });
        }}
      />
      <div className={css.wholeFoot}>
        {problem ? (
          <p id="script-as-text-problem" role="alert" className={`${list.problem} ${css.wholeProblem}`}>
            {problem}
          </p>
        ) : null}
        <p className={css.facts}>
          {text.foretold(lengthOf(wholeMs))}
          <br />
          {text.counts(counts)}
          <span role="status" className={css.tooLong}>
            {!problem && wholeMs > VIDEO_MS.max ? text.foretoldTooLong : null}
          </span>
        </p>
        <div className={css.ways}>
          {snapshot.matches({ open: 'unspoken' }) ? (
            <Button
              variant="secondary"
              size="small"
              type="button"
              onClick={() => actor.send({ type: 'later.requested' })}
            >
              {script.later}
            </Button>
          ) : null}
          <Button
            variant="quiet"
            size="small"
            type="button"
            onClick={() => actor.send({ type: 'cancelled' })}
          >
            {cancel}
          </Button>
          <Button size="small" type="submit">
            {script.save}
          </Button>
        </div>
      </div>
    </form>
  );
}
