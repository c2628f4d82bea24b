/** What is left of a deleted account: the way back, until its day. [AC1] */
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { accountLeavingMachine } from '../../machines/accountLeaving/accountLeaving.machine';
import { Button } from '../../ui/controls/Button';
import { PageTitle } from '../../ui/layout/PageTitle';
import { accountMessages } from '../../locales/messages/account/account';
import { leavingMessages } from '../../locales/messages/account/leaving';
import { dateLocale } from '../../locales/language';
import * as css from './auth.css';

const text = leavingMessages;
interface Props {
  actor: ActorRefFrom<typeof accountLeavingMachine>;
  /** ISO 8601. */
  erasedAt: string | null;
  onSignOut: () => void;
}
const dayOf = (erasedAt: string) => new Date(erasedAt).toLocaleDateString(dateLocale, { dateStyle: 'long' });

export function AccountLeavingScreen({ actor, erasedAt, onSignOut }: Props) {
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('pending'));
  const error = useSelector(actor, ({ context }) => context.error);
  return (
    <div className={css.form}>
      <div className={css.head}>
        <PageTitle className={css.title}>{text.title}</PageTitle>
        {erasedAt ? <p className={css.soft}>{text.text(dayOf(erasedAt))}</p> : null}
      </div>
      {error ? (
        <p role="alert" className={css.error}>
          {error.message ?? accountMessages.unknownError}
        </p>
      ) : null}
      <Button size="large" wide disabled={isBusy} onClick={() => actor.send({ type: 'keeping.chosen' })}>
        {isBusy ? accountMessages.busy : text.keep}
      </Button>
      <Button variant="quiet" wide onClick={onSignOut}>
        {text.signOut}
      </Button>
    </div>
  );
}
