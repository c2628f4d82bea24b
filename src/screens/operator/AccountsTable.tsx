/** Accounts: what each has, and what can be done about it. */
import type { Account } from '../../../contract/operator';
import type { AccountAct } from '../../machines/operator/operatorList.machine';
import { listMessages as text } from '../../locales/messages/operator/lists';
import { Button } from '../../ui/controls/Button';
import { ageOf } from '../../ui/age';
import { DataTable } from '../../ui/layout/DataTable';
import { asBytes } from '../../ui/amounts';
import { atMoment } from '../../ui/moments';
import * as css from './operator.css';
import type { ListProps } from './operatorActors';

const Who = ({ account }: { account: Account }) => (
  <span className={css.stack}>
    <span className={css.strong}>{account.email}</span>
    {account.is_operator ? <span className={css.badge({ tone: 'good' })}>{text.operator}</span> : null}
    {account.locked ? <span className={css.badge({ tone: 'broken' })}>{text.locked}</span> : null}
    {account.erased_at ? (
      <span className={css.badge({ tone: 'limited' })}>{text.erased(atMoment(account.erased_at))}</span>
    ) : null}
  </span>
);

const SignIns = ({ account, seenAt }: { account: Account; seenAt: number }) =>
  account.last_sign_in ? (
    <span className={css.stack}>
      <time dateTime={account.last_sign_in}>{ageOf(Date.parse(account.last_sign_in), seenAt)}</time>
      {account.sign_ins > 0 ? <span className={css.faint}>{text.times(account.sign_ins)}</span> : null}
    </span>
  ) : (
    text.neverSignedIn
  );

function Acts({ actor, account }: ListProps & { account: Account }) {
  const button = (kind: AccountAct, label: string) => (
    <Button
      variant="secondary"
      size="small"
      aria-label={text.actOn(label, account.email)}
      onClick={() => actor.send({ type: 'act.wanted', act: { kind, account } })}
    >
      {label}
    </Button>
  );
  return (
    <span className={css.acts}>
      {button('credits', text.changeCredits)}
      {account.locked ? button('unlock', text.unlock) : null}
      {account.locked || account.is_operator ? null : button('lock', text.lock)}
      {account.has_second_factor ? button('removeFactor', text.removeFactor) : null}
      {account.erased_at ? button('keep', text.keep) : null}
      {account.erased_at || account.is_operator ? null : button('erase', text.erase)}
    </span>
  );
}

interface Props extends ListProps {
  accounts: readonly Account[];
  seenAt: number;
}

export const AccountsTable = ({ actor, accounts, seenAt }: Props) => (
  <DataTable
    label={text.accounts}
    rows={accounts}
    keyOf={({ id }) => id}
    columns={[
      { name: 'account', title: text.account, render: (account) => <Who account={account} /> },
      { name: 'credits', title: text.credits, render: ({ credits }) => credits },
      { name: 'stored', title: text.stored, render: ({ bytes }) => asBytes(bytes) },
      { name: 'uploads', title: text.uploadsToday, render: ({ uploads_today }) => uploads_today },
      { name: 'underWay', title: text.underWay, render: ({ under_way }) => under_way },
      { name: 'projects', title: text.projects, render: ({ projects }) => projects },
      {
        name: 'signIns',
        title: text.signIns,
        render: (account) => <SignIns account={account} seenAt={seenAt} />,
      },
      { name: 'actions', title: text.actions, render: (account) => <Acts actor={actor} account={account} /> },
    ]}
  />
);
