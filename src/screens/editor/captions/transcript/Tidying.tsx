/** Long pauses and sounds of thinking: how many there are, each kind taken out by one press. [SC2] */
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { fillersIn, pausesIn } from '../../../../editor-engine/script/cuts';
import type { scriptCutMachine } from '../../../../machines/captionEdit/scriptCut.machine';
import { editorCaptionsMessages } from '../../../../locales/messages/editor/captions';
import { Button } from '../../../../ui/controls/Button';
import { useVideoData } from '../../engine/useEngine';
import * as css from './transcript.css';

const { cut: text, script } = editorCaptionsMessages;

export function Tidying({ actor }: { actor: ActorRefFrom<typeof scriptCutMachine> }) {
  const data = useVideoData();
  const words = useSelector(actor, ({ context }) => context.fillers);
  const isUnavailable = useSelector(actor, (snapshot) => snapshot.matches({ fillers: 'unavailable' }));
  const pauses = useMemo(() => pausesIn(data).length, [data]);
  const fillers = useMemo(() => fillersIn(data, words).length, [data, words]);
  if (pauses + fillers === 0 && !isUnavailable) return null;
  return (
    <div className={css.tidying}>
      {pauses > 0 ? (
        <Button
          variant="secondary"
          size="small"
          onClick={() => actor.send({ type: 'tidying.requested', what: 'pauses' })}
        >
          {text.pauses(pauses)}
        </Button>
      ) : null}
      {fillers > 0 ? (
        <Button
          variant="secondary"
          size="small"
          onClick={() => actor.send({ type: 'tidying.requested', what: 'fillers' })}
        >
          {text.fillers(fillers)}
        </Button>
      ) : null}
      {isUnavailable ? (
        <p className={css.hint}>
          {text.unavailable}
          <Button variant="quiet" size="small" onClick={() => actor.send({ type: 'fillers.needed' })}>
            {script.tryAgain}
          </Button>
        </p>
      ) : null}
    </div>
  );
}
