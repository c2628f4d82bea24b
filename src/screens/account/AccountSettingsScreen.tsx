/** What a person settles: looks, language, notices, name, address, password, second factor, sessions, data, departure. [AC1] */
import { useSelector } from '@xstate/react';
import type { AccountFacts } from '../../../contract/account';
import { Alert } from '../../ui/feedback/Alert';
import { CentredSpinner } from '../../ui/feedback/Spinner';
import { Button } from '../../ui/controls/Button';
import { TextField } from '../../ui/controls/Field';
import { PageTitle } from '../../ui/layout/PageTitle';
import * as page from '../../ui/layout/page.css';
import { settingsMessages } from '../../locales/messages/account/settings';
import { shellMessages } from '../../locales/messages/shell';
import { PasswordField } from '../auth/PasswordField';
import * as css from './account.css';
import { AppearancePart, type ThemeActor } from './AppearancePart';
import { NoticesPart, type NoticesActor } from './NoticesPart';
import { CreditsPart, type CreditsActor } from './CreditsPart';
import { SecondFactorPart } from './SecondFactorPart';
import { UsagePart, type UsageActor } from './UsagePart';
import { SettingsForm, SettingsPart, useHears, type SettingsActor } from './SettingsPart';

const text = settingsMessages;

function Departure({ actor, account }: { actor: SettingsActor; account: AccountFacts }) {
  const isAsked = useSelector(
    actor,
    (snapshot) =>
      snapshot.matches('confirmingDeletion') ||
      snapshot.matches('deletingAccount') ||
      snapshot.matches('endingSessions') ||
      snapshot.matches('leaving'),
  );
  const isAsking = useHears(actor, 'deletion.confirmed');
  const isSettled = useHears(actor, 'deletion.wanted');
  return (
    <SettingsPart
      actor={actor}
      place="deletion"
      title={text.deletion.title}
      hint={account.signInStays ? `${text.deletion.hint} ${text.deletion.signInStays}` : text.deletion.hint}
      view={isAsked ? 'asked' : 'offered'}
    >
      {isAsked ? (
        <>
          <p>{text.deletion.sure}</p>
          <div className={css.row}>
            <Button disabled={!isAsking} onClick={() => actor.send({ type: 'deletion.confirmed' })}>
              {text.deletion.confirm}
            </Button>
            <Button variant="quiet" disabled={!isAsking} onClick={() => actor.send({ type: 'left' })}>
              {text.cancel}
            </Button>
          </div>
        </>
      ) : (
        <div className={css.row}>
          <Button
            variant="secondary"
            disabled={!isSettled}
            onClick={() => actor.send({ type: 'deletion.wanted' })}
          >
            {text.deletion.ask}
          </Button>
        </div>
      )}
    </SettingsPart>
  );
}

interface Props {
  theme: ThemeActor;
  notices: NoticesActor;
  mailIsOffered: boolean;
  actor: SettingsActor;
  usage: UsageActor;
  credits: CreditsActor;
}

type OfAccount = Pick<Props, 'actor' | 'usage' | 'credits'>;

function Settings({ actor, usage, credits, account }: OfAccount & { account: AccountFacts }) {
  const isSettled = useHears(actor, 'data.wanted');
  return (
    <>
      <div className={css.list}>
        <SettingsPart actor={actor} place="name" title={text.name.title}>
          <SettingsForm
            actor={actor}
            sends="name.submitted"
            place="name"
            submit={text.save}
            onSubmit={(typed) => actor.send({ type: 'name.submitted', name: String(typed.get('name')) })}
            fields={
              <TextField
                label={text.name.label}
                name="name"
                autoComplete="name"
                maxLength={100}
                defaultValue={account.name}
              />
            }
          />
        </SettingsPart>
        <SettingsPart
          actor={actor}
          place="email"
          title={text.email.title}
          hint={account.newEmail ? text.email.waiting(account.newEmail) : text.email.now(account.email)}
        >
          <SettingsForm
            actor={actor}
            sends="email.submitted"
            place="email"
            submit={text.email.submit}
            onSubmit={(typed) => actor.send({ type: 'email.submitted', email: String(typed.get('email')) })}
            fields={
              <TextField required label={text.email.label} type="email" name="email" autoComplete="email" />
            }
          />
        </SettingsPart>
        <SettingsPart actor={actor} place="password" title={text.password.title} hint={text.password.hint}>
          <SettingsForm
            actor={actor}
            sends="password.submitted"
            place="password"
            submit={text.save}
            onSubmit={(typed) =>
              actor.send({ type: 'password.submitted', password: String(typed.get('password')) })
            }
            fields={<PasswordField label={text.password.label} name="password" />}
          />
        </SettingsPart>
        <SecondFactorPart actor={actor} account={account} />
        <SettingsPart actor={actor} place="sessions" title={text.sessions.title} hint={text.sessions.hint}>
          <div className={css.row}>
            <Button
              variant="secondary"
              disabled={!isSettled}
              onClick={() => actor.send({ type: 'otherSessions.ended' })}
            >
              {text.sessions.end}
            </Button>
          </div>
        </SettingsPart>
      </div>
      <div className={css.second}>
        <UsagePart actor={usage} />
        <CreditsPart actor={credits} />
        <SettingsPart actor={actor} place="data" title={text.data.title} hint={text.data.hint}>
          <div className={css.row}>
            <Button
              variant="secondary"
              disabled={!isSettled}
              onClick={() => actor.send({ type: 'data.wanted' })}
            >
              {text.data.download}
            </Button>
          </div>
        </SettingsPart>
        <Departure actor={actor} account={account} />
      </div>
    </>
  );
}

function Body({ actor, usage, credits }: OfAccount) {
  const account = useSelector(actor, ({ context }) => context.account);
  const isUnavailable = useSelector(actor, (snapshot) => snapshot.matches('unavailable'));
  if (isUnavailable)
    return (
      <Alert>
        <p>{text.unavailable}</p>
        <Button variant="secondary" onClick={() => actor.send({ type: 'retried' })}>
          {text.retry}
        </Button>
      </Alert>
    );
  return account ? (
    <Settings actor={actor} usage={usage} credits={credits} account={account} />
  ) : (
    <CentredSpinner label={shellMessages.loading} />
  );
}

export const AccountSettingsScreen = (props: Props) => (
  <div className={page.page}>
    <div className={page.head}>
      <PageTitle className={page.title}>{text.title}</PageTitle>
    </div>
    <div className={css.columns}>
      <div className={css.list}>
        <AppearancePart theme={props.theme} />
        <NoticesPart notices={props.notices} mailIsOffered={props.mailIsOffered} />
      </div>
      <Body {...props} />
    </div>
  </div>
);
