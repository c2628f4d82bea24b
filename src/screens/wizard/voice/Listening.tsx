/** While one speaks: the script to read, how long it has been, how loud one is heard, and the way to stop. */
import { useSelector } from '@xstate/react';
import { Square } from 'lucide-react';
import { Button } from '../../../ui/controls/Button';
import { voiceRecorderMessages as text } from '../../../locales/messages/wizards/voiceRecorder';
import type { RecorderProps } from './recorderActor';
import * as css from './voice.css';

/** Loudness as ears judge it: half of the bar is a tenth of the peak. */
const shown = (level: number) => Math.max(0, Math.min(1, 1 + Math.log10(Math.max(level, 0.01)) / 2));

export function Level({ actor }: Pick<RecorderProps, 'actor'>) {
  const { level, seconds } = useSelector(actor, ({ context }) => context.heard);
  return (
    <div className={css.line}>
      <span className={css.dot} aria-hidden />
      <p className={css.clock} role="timer">
        {text.listening(seconds)}
      </p>
      <div
        className={css.meter}
        role="meter"
        aria-label={text.level}
        aria-valuenow={Math.round(shown(level) * 100)}
      >
        <div className={css.meterBar} style={{ transform: `scaleX(${shown(level)})` }} />
      </div>
    </div>
  );
}

// oxlint-disable jsx-a11y/no-noninteractive-tabindex -- What scrolls is scrolled by keys as well.
export const ReadAloud = ({ script }: Pick<RecorderProps, 'script'>) => (
  <p className={css.script} role="region" aria-label={text.script} tabIndex={0}>
    {script}
  </p>
);

export function Listening({ actor, script }: RecorderProps) {
  return (
    <>
      <Level actor={actor} />
      <ReadAloud script={script} />
      <div className={css.actions}>
        <Button onClick={() => actor.send({ type: 'recording.stopped' })}>
          <Square size={16} fill="currentColor" aria-hidden />
          {text.stop}
        </Button>
        <Button variant="quiet" onClick={() => actor.send({ type: 'recording.abandoned' })}>
          {text.cancel}
        </Button>
      </div>
    </>
  );
}
