/** What the video costs and about how long it takes, beside the button that spends it. [W15] [X3] [AR1] */
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { secondsOf, type JobForecast } from '../../../contract/jobForecast';
import { VIDEO_CREDITS } from '../../../contract/limits';
import type { jobForecastMachine } from '../../machines/jobForecast/jobForecast.machine';
import type { sessionMachine } from '../../machines/session/session.machine';
import { wizardMessages } from '../../locales/messages/wizards/wizard';
import { asSpan } from '../../ui/amounts';
import * as css from './StepFrame.css';

const { price, creditsMissing, takes, others } = wizardMessages;

interface Props {
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly forecast: ActorRefFrom<typeof jobForecastMachine>;
  /** Who is to speak, as `speakerOf` names it; null where nobody is chosen yet. */
  readonly speaker: string | null;
}

export function VideoPrice({ session, forecast, speaker }: Props) {
  const left = useSelector(session, ({ context }) => context.profile?.credits ?? null);
  const told = useSelector(forecast, ({ context }) => context.forecast);
  const missing = left === null ? 0 : VIDEO_CREDITS - left;
  return (
    <p className={css.price}>
      {price(VIDEO_CREDITS, left)}
      {missing > 0 ? <strong className={css.missing}>{creditsMissing(missing)}</strong> : null}
      <span role="status" className={css.duration}>
        {said(told, speaker)}
      </span>
    </p>
  );
}

/** Nothing of what was never measured here. */
function said(told: JobForecast | null, speaker: string | null): string {
  const seconds = speaker === null ? null : secondsOf(told, speaker);
  if (told === null || seconds === null) return '';
  const span = takes(asSpan(Math.max(1, seconds)));
  return told.others > 0 ? `${span} · ${others(told.others)}` : span;
}
