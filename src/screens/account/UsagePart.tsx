/** What the account has in use, beside what it may have. [TR2] */
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Usage } from '../../../contract/usage';
import type { accountUsageMachine } from '../../machines/accountUsage/accountUsage.machine';
import { usageMessages as text } from '../../locales/messages/account/usage';
import { Button } from '../../ui/controls/Button';
import { inUnit } from '../../ui/amounts';
import { Alert } from '../../ui/feedback/Alert';
import { CentredSpinner } from '../../ui/feedback/Spinner';
import * as css from './account.css';

export type UsageActor = ActorRefFrom<typeof accountUsageMachine>;
interface Props {
  actor: UsageActor;
}
type Unit = 'count' | 'bytes';

const beside = (used: number, limit: number | null, unit: Unit) =>
  limit === null ? inUnit[unit](used) : text.of(inUnit[unit](used), inUnit[unit](limit));

function Amounts({ usage }: { usage: Usage }) {
  const { credits, stored, projects, jobs, renders, uploads_today: uploads } = usage;
  const kinds = (['media', 'recordings', 'brand_assets', 'videos'] as const).filter(
    (kind) => stored[kind] > 0,
  );
  const rows: readonly (readonly [string, string])[] = [
    [text.credits, inUnit.count(credits)],
    [text.stored, beside(stored.bytes, stored.limit, 'bytes')],
    [text.projects, beside(projects.count, projects.limit, 'count')],
    [text.uploads, beside(uploads.count, uploads.limit, 'count')],
    [text.jobs, beside(jobs.under_way, jobs.limit, 'count')],
    [text.renders, beside(renders.under_way, renders.limit, 'count')],
  ];
  return (
    <dl className={css.amounts}>
      {rows.map(([name, amount]) => (
        <div key={name} className={css.amount}>
          <dt>{name}</dt>
          <dd className={css.figure}>{amount}</dd>
          {name === text.stored && kinds.length > 0 ? (
            <dd className={css.ofWhich}>
              {kinds.map((kind) => `${text.kinds[kind]} ${inUnit.bytes(stored[kind])}`).join(' · ')}
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  );
}

const views = {
  fetchingUsage: () => <CentredSpinner label={text.loading} />,
  unavailable: ({ actor }: Props) => (
    <Alert>
      <p>{text.unavailable}</p>
      <Button variant="secondary" onClick={() => actor.send({ type: 'retried' })}>
        {text.retry}
      </Button>
    </Alert>
  ),
  shown: function Shown({ actor }: Props) {
    const usage = useSelector(actor, ({ context }) => context.usage);
    return usage && <Amounts usage={usage} />;
  },
};

export function UsagePart({ actor }: Props) {
  const id = useId();
  const View = views[useSelector(actor, ({ value }) => value)];
  return (
    <section className={css.part} aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {text.title}
      </h2>
      <View actor={actor} />
    </section>
  );
}
