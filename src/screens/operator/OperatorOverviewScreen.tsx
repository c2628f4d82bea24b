/** What stands behind the server, what workers do, and who waits. [OP1] */
import { useSelector } from '@xstate/react';
import type { Overview } from '../../../contract/operator';
import { overviewMessages as text } from '../../locales/messages/operator/overview';
import { CentredSpinner } from '../../ui/feedback/Spinner';
import { ageOf } from '../../ui/age';
import { DataTable } from '../../ui/layout/DataTable';
import * as css from './operator.css';
import type { OverviewProps } from './operatorActors';
import { inUnit } from '../../ui/amounts';
import { Link } from '../../ui/links/Link';
import { LookFailed, OperatorFrame } from './OperatorFrame';
import { PartCard } from './PartCard';

const nameOfQueue = (queue: string) =>
  Object.hasOwn(text.queues, queue) ? text.queues[queue as keyof typeof text.queues] : queue;

function Workers({ overview: { workers }, seenAt }: { overview: Overview; seenAt: number }) {
  if (workers.length === 0) return <p className={css.rest}>{text.noWorkers}</p>;
  return (
    <DataTable
      label={text.workersTitle}
      rows={workers}
      keyOf={({ name, since }) => name + since}
      columns={[
        {
          name: 'name',
          title: text.worker,
          render: ({ name }) => <span className={css.strong}>{name}</span>,
        },
        { name: 'since', title: text.since, render: ({ since }) => ageOf(Date.parse(since), seenAt) },
        {
          name: 'doing',
          title: text.doing,
          render: ({ doing }) =>
            doing.length === 0
              ? text.resting
              : doing
                  .map(({ queue, since }) =>
                    [nameOfQueue(queue), since && ageOf(Date.parse(since), seenAt)]
                      .filter(Boolean)
                      .join(', '),
                  )
                  .join(' · '),
        },
        {
          name: 'drawing',
          title: text.drawing,
          render: ({ drawing }) =>
            drawing === null ? (
              text.wayUnknown
            ) : (
              <span className={css.stack}>
                {text.ways[drawing.way]}
                <span className={css.faint}>{drawing.browser}</span>
                {drawing.reason ? <span className={css.faint}>{drawing.reason}</span> : null}
              </span>
            ),
        },
      ]}
    />
  );
}

function Waiting({ overview: { waiting }, seenAt }: { overview: Overview; seenAt: number }) {
  if (waiting.length === 0) return <p className={css.rest}>{text.nobodyWaits}</p>;
  return (
    <DataTable
      label={text.waitingTitle}
      rows={waiting}
      keyOf={({ user_id }) => user_id}
      columns={[
        {
          name: 'account',
          title: text.account,
          render: ({ email }) => (
            <Link className={css.link} to={`/operator/users?account=${encodeURIComponent(email)}`}>
              {email}
            </Link>
          ),
        },
        { name: 'waiting', title: text.waiting, render: ({ waiting: many }) => many },
        { name: 'oldest', title: text.oldest, render: ({ oldest }) => ageOf(Date.parse(oldest), seenAt) },
      ]}
    />
  );
}

function Limits({ overview: { limits } }: { overview: Overview }) {
  if (limits.length === 0) return <p className={css.rest}>{text.noLimits}</p>;
  return (
    <DataTable
      label={text.limitsTitle}
      rows={limits}
      keyOf={({ name }) => name}
      columns={[
        { name: 'what', title: text.limit, render: ({ name }) => text.limits[name] },
        { name: 'variable', title: text.variable, render: ({ name }) => <code>{name}</code> },
        {
          name: 'most',
          title: text.most,
          render: ({ limit, unit }) => (limit === null ? text.noLimit : inUnit[unit](limit)),
        },
        {
          name: 'used',
          title: text.used,
          render: ({ used, unit }) => (used === null ? text.eachTime : inUnit[unit](used)),
        },
      ]}
    />
  );
}

function Loaded({ actor }: OverviewProps) {
  const overview = useSelector(actor, ({ context }) => context.overview);
  const seenAt = useSelector(actor, ({ context }) => context.seenAt);
  const isStale = useSelector(actor, (state) => state.matches({ loaded: { look: 'unanswered' } }));
  if (!overview) return null;
  return (
    <>
      <div role="status" className={css.heard}>
        {isStale ? <p className={css.stale}>{text.stale}</p> : null}
      </div>
      <section className={css.section} aria-labelledby="parts">
        <h2 id="parts" className={css.sectionTitle}>
          {text.parts}
        </h2>
        <div className={css.parts}>
          {overview.parts.map((part) => (
            <PartCard key={part.name} actor={actor} part={part} />
          ))}
        </div>
      </section>
      <section className={css.section} aria-labelledby="workers">
        <h2 id="workers" className={css.sectionTitle}>
          {text.workersTitle}
        </h2>
        <Workers overview={overview} seenAt={seenAt} />
      </section>
      <section className={css.section} aria-labelledby="waiting">
        <h2 id="waiting" className={css.sectionTitle}>
          {text.waitingTitle}
        </h2>
        <Waiting overview={overview} seenAt={seenAt} />
      </section>
      <section className={css.section} aria-labelledby="limits">
        <h2 id="limits" className={css.sectionTitle}>
          {text.limitsTitle}
        </h2>
        <p className={css.rest}>{text.limitsIntro}</p>
        <Limits overview={overview} />
      </section>
    </>
  );
}

const Failed = ({ actor }: OverviewProps) => (
  <LookFailed words={text.failed} onRetry={() => actor.send({ type: 'retried' })} />
);

const views = {
  loading: () => <CentredSpinner label={text.loading} text={text.loading} />,
  failed: Failed,
  loaded: Loaded,
};

export function OperatorOverviewScreen({ actor }: OverviewProps) {
  const at = useSelector(actor, ({ value }) => (typeof value === 'string' ? value : 'loaded'));
  const View = views[at];
  return (
    <OperatorFrame title={text.title} intro={text.intro}>
      <View actor={actor} />
    </OperatorFrame>
  );
}
