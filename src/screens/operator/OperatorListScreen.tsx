/** A list of the operator's page: accounts, failures, or the audit log. [OP1] */
import { useSelector } from '@xstate/react';
import { ScrollText, ShieldCheck, Users } from 'lucide-react';
import type { FormEvent } from 'react';
import { AUDIT_DAYS, auditKindSchema } from '../../../contract/audit';
import type { Listed, OperatorPlace } from '../../machines/operator/operatorList.machine';
import { listMessages as text } from '../../locales/messages/operator/lists';
import { Button } from '../../ui/controls/Button';
import { TextField } from '../../ui/controls/Field';
import { QuietSelect } from '../../ui/controls/QuietSelect';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { CentredSpinner } from '../../ui/feedback/Spinner';
import { AccountsTable } from './AccountsTable';
import { ActDialog } from './ActDialog';
import { AuditTable } from './AuditTable';
import { FailuresTable } from './FailuresTable';
import * as css from './operator.css';
import type { ListProps } from './operatorActors';
import { LookFailed, OperatorFrame } from './OperatorFrame';

const icons: Readonly<Record<OperatorPlace, typeof Users>> = {
  accounts: Users,
  failures: ShieldCheck,
  audit: ScrollText,
};
const kinds = auditKindSchema.options.map((value) => ({ value, label: text.happened[value] }));

function Search({ actor, place }: ListProps & { place: OperatorPlace }) {
  const search = useSelector(actor, ({ context }) => context.search);
  const kind = useSelector(actor, ({ context }) => context.kind);
  if (place === 'failures') return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'search.submitted' });
  };
  return (
    <form className={css.search} role="search" onSubmit={submit}>
      <TextField
        label={text.search}
        type="search"
        maxLength={254}
        placeholder={text.searchHint}
        value={search}
        onChange={({ target }) => actor.send({ type: 'search.typed', search: target.value })}
      />
      <Button type="submit" variant="secondary">
        {text.find}
      </Button>
      {place === 'audit' ? (
        <QuietSelect
          label={text.kind}
          anyLabel={text.anyKind}
          chosen={kind}
          choices={kinds}
          onChoose={(value) =>
            actor.send({ type: 'kind.chosen', kind: kinds.find((one) => one.value === value)?.value ?? null })
          }
        />
      ) : null}
    </form>
  );
}

function Rows({ actor, listed }: ListProps & { listed: Listed }) {
  const seenAt = useSelector(actor, ({ context }) => context.seenAt);
  if (listed.answer.items.length === 0) {
    const Icon = icons[listed.place];
    return (
      <EmptyState
        icon={<Icon size={30} />}
        title={text.nothing[listed.place]}
        text={text.nothingHint[listed.place]}
      />
    );
  }
  switch (listed.place) {
    case 'accounts':
      return <AccountsTable actor={actor} accounts={listed.answer.items} seenAt={seenAt} />;
    case 'failures':
      return <FailuresTable actor={actor} failures={listed.answer.items} />;
    case 'audit':
      return <AuditTable entries={listed.answer.items} />;
  }
}

function Turning({ actor, listed: { answer } }: ListProps & { listed: Listed }) {
  const turn = (page: number) => () => actor.send({ type: 'page.chosen', page });
  return (
    <nav aria-label={text.pages} className={css.turning}>
      <span>
        {text.page(Math.min(answer.page, answer.pages), answer.pages)} · {text.total(answer.total)}
      </span>
      {answer.pages > 1 ? (
        <span className={css.acts}>
          <Button
            variant="secondary"
            size="small"
            disabled={answer.page <= 1}
            onClick={turn(Math.min(answer.page, answer.pages + 1) - 1)}
          >
            {text.previous}
          </Button>
          <Button
            variant="secondary"
            size="small"
            disabled={answer.page >= answer.pages}
            onClick={turn(answer.page + 1)}
          >
            {text.next}
          </Button>
        </span>
      ) : null}
    </nav>
  );
}

const ListFailed = ({ actor }: ListProps) => (
  <LookFailed words={text.failed} onRetry={() => actor.send({ type: 'retried' })} />
);

export function OperatorListScreen({ actor }: ListProps) {
  const place = useSelector(actor, ({ context }) => context.place);
  const listed = useSelector(actor, ({ context }) => context.listed);
  const done = useSelector(actor, ({ context }) => context.done);
  const hasFailed = useSelector(actor, (state) => state.matches({ browsing: 'failed' }));
  const isFetching = useSelector(actor, (state) => state.matches({ browsing: 'fetchingList' }));
  return (
    <OperatorFrame title={text[place]} {...(place === 'audit' ? { intro: text.auditHint(AUDIT_DAYS) } : {})}>
      <Search actor={actor} place={place} />
      <p role="status" className={`${css.rest} ${css.heard}`}>
        {isFetching && listed ? text.loading : done ? text.did[done.kind] : ''}
      </p>
      {hasFailed ? <ListFailed actor={actor} /> : null}
      {isFetching && !listed ? <CentredSpinner label={text.loading} /> : null}
      {listed && !hasFailed ? (
        <>
          <Rows actor={actor} listed={listed} />
          <Turning actor={actor} listed={listed} />
        </>
      ) : null}
      <ActDialog actor={actor} />
    </OperatorFrame>
  );
}
