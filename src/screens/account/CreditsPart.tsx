/** What became of the account's credits: the balance, what is held, and each booking by its day. [AR1] */
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import { VIDEO_CREDITS } from '../../../contract/limits';
import type { creditLedgerMachine } from '../../machines/creditLedger/creditLedger.machine';
import { creditsMessages as text } from '../../locales/messages/account/credits';
import { Button } from '../../ui/controls/Button';
import { inUnit, signed } from '../../ui/amounts';
import { Alert } from '../../ui/feedback/Alert';
import { CentredSpinner } from '../../ui/feedback/Spinner';
import * as css from './account.css';
import { byDay, wordsOf, type Day } from './creditWords';

export type CreditsActor = ActorRefFrom<typeof creditLedgerMachine>;
interface Props {
  actor: CreditsActor;
}

const DayRows = ({ day: { name, bookings } }: { day: Day }) => (
  <tbody>
    <tr>
      <th scope="rowgroup" colSpan={3} className={css.day}>
        {name}
      </th>
    </tr>
    {bookings.map((booking) => (
      <tr key={booking.number}>
        <td className={css.bookedFor}>
          {wordsOf(booking)}
          {booking.state === 'held' ? <span className={css.small}>{text.isHeld}</span> : null}
        </td>
        <td className={css.bookedAmount}>{signed(booking.amount)}</td>
        <td className={css.bookedAfter}>{inUnit.count(booking.balance)}</td>
      </tr>
    ))}
  </tbody>
);

function Bookings({ actor }: Props) {
  const bookings = useSelector(actor, ({ context }) => context.bookings);
  if (bookings.length === 0) return <p className={css.soft}>{text.none}</p>;
  return (
    <table className={css.bookings} aria-label={text.list}>
      <thead>
        <tr>
          <th scope="col">{text.what}</th>
          <th scope="col">{text.amount}</th>
          <th scope="col">{text.after}</th>
        </tr>
      </thead>
      {byDay(bookings).map((day) => (
        <DayRows key={day.name} day={day} />
      ))}
    </table>
  );
}

/** The button keeps the focus while it waits: a press then is not heard. */
function Older({ actor }: Props) {
  const thereAreOlder = useSelector(actor, ({ context }) => context.before !== null);
  const isFetching = useSelector(actor, (state) => state.matches({ shown: 'fetchingOlder' }));
  const hasFailed = useSelector(actor, (state) => state.matches({ shown: 'olderUnavailable' }));
  return (
    <>
      <p role="status" className={css.done}>
        {isFetching ? text.fetchingOlder : ''}
      </p>
      {hasFailed ? (
        <Alert>
          <p>{text.olderUnavailable}</p>
        </Alert>
      ) : null}
      {thereAreOlder ? (
        <div className={css.row}>
          <Button
            variant="secondary"
            aria-disabled={isFetching}
            onClick={() => actor.send({ type: 'older.wanted' })}
          >
            {hasFailed ? text.retry : text.older}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function Shown({ actor }: Props) {
  const balance = useSelector(actor, ({ context }) => context.balance);
  const held = useSelector(actor, ({ context }) => context.held);
  return (
    <>
      <p className={css.soft}>{text.hint(VIDEO_CREDITS)}</p>
      <dl className={css.amounts}>
        {[[text.balance, balance] as const, [text.held, held] as const].map(([name, amount]) => (
          <div key={name} className={css.amount}>
            <dt>{name}</dt>
            <dd className={css.figure}>{inUnit.count(amount)}</dd>
          </div>
        ))}
      </dl>
      <Bookings actor={actor} />
      <Older actor={actor} />
    </>
  );
}

const Unavailable = ({ actor }: Props) => (
  <Alert>
    <p>{text.unavailable}</p>
    <Button variant="secondary" onClick={() => actor.send({ type: 'retried' })}>
      {text.retry}
    </Button>
  </Alert>
);

const views = {
  fetchingNewest: () => <CentredSpinner label={text.loading} />,
  unavailable: Unavailable,
  shown: Shown,
};
type Name = keyof typeof views;

export function CreditsPart({ actor }: Props) {
  const id = useId();
  const View = views[useSelector(actor, ({ value }): Name => (typeof value === 'string' ? value : 'shown'))];
  return (
    <section className={css.part} aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {text.title}
      </h2>
      <View actor={actor} />
    </section>
  );
}
