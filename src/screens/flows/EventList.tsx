/** The last events of all charts, the newest first: when, who, what, and where it led. */
import { useSelector } from '@xstate/react';
import { Radio } from 'lucide-react';
import { Button } from '../../ui/controls/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { flowsMessages } from '../../locales/messages/flows';
import type { FlowsActor } from './flowsActor';
import { locale } from '../../locales/language';
import * as css from './lists.css';

const time = new Intl.DateTimeFormat(locale, {
  hour12: false,
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
});

export function EventList({ flows }: { flows: FlowsActor }) {
  const events = useSelector(flows, ({ context }) => context.record.events);
  if (events.length === 0)
    return (
      <EmptyState
        icon={<Radio size={30} />}
        title={flowsMessages.noEvents}
        text={flowsMessages.noEventsHint}
      />
    );
  return (
    <>
      <div className={css.note}>
        <Button variant="quiet" size="small" flush onClick={() => flows.send({ type: 'events.cleared' })}>
          {flowsMessages.clearEvents}
        </Button>
      </div>
      <ol className={css.list}>
        {events.map(({ atMs, chart, event, payload, states }, index) => (
          <li key={`${events.length - index}-${atMs}`} className={css.event}>
            <time className={css.time} dateTime={new Date(atMs).toISOString()}>
              {time.format(atMs)}
            </time>
            <span className={css.name}>{event}</span>
            <span className={css.chart}>{chart}</span>
            <span className={css.about}>{states ? `→ ${states.join(', ')}` : flowsMessages.stays}</span>
            {payload ? <code className={css.payload}>{payload}</code> : null}
          </li>
        ))}
      </ol>
    </>
  );
}
