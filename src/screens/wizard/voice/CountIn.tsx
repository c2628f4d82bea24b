/** Three, two, one: time to breathe in before one is recorded. */
import { useSelector } from '@xstate/react';
import { voiceRecorderMessages as text } from '../../../locales/messages/wizards/voiceRecorder';
import { beatsLeft, type RecorderActor } from './recorderActor';
import * as css from './voice.css';

export function CountIn({ actor }: { actor: RecorderActor }) {
  const left = useSelector(actor, beatsLeft);
  return (
    <div className={css.line}>
      <span key={left} className={css.beat} aria-hidden>
        {left}
      </span>
      <p role="status">{text.countIn(left)}</p>
    </div>
  );
}
