/** Adding a second factor, writing its recovery codes down, taking it away. [AC1] */
import { useSelector } from '@xstate/react';
import type { AccountFacts } from '../../../contract/account';
import { Button } from '../../ui/controls/Button';
import { TextField } from '../../ui/controls/Field';
import { settingsMessages } from '../../locales/messages/account/settings';
import * as css from './account.css';
import { SettingsForm, SettingsPart, useHears, type SettingsActor } from './SettingsPart';

const text = settingsMessages.factor;
const inFours = (code: string, between: string) => (code.match(/.{1,4}/g) ?? []).join(between);

const Scanning = ({ actor }: { actor: SettingsActor }) => {
  const enrolment = useSelector(actor, ({ context }) => context.enrolment);
  const canLeave = useHears(actor, 'left');
  return (
    <>
      <p>{text.scan}</p>
      <img className={css.qr} src={enrolment?.qrCode} alt={text.qrCode} />
      <p className={css.soft}>
        {text.secret} <span className={css.secret}>{inFours(enrolment?.secret ?? '', ' ')}</span>
      </p>
      <SettingsForm
        actor={actor}
        sends="code.submitted"
        place="factor"
        submit={text.confirm}
        onSubmit={(typed) => actor.send({ type: 'code.submitted', code: String(typed.get('code')) })}
        beside={
          <Button variant="quiet" disabled={!canLeave} onClick={() => actor.send({ type: 'left' })}>
            {settingsMessages.cancel}
          </Button>
        }
        fields={
          <TextField
            required
            label={text.code}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
          />
        }
      />
    </>
  );
};

const Codes = ({ actor }: { actor: SettingsActor }) => {
  const codes = useSelector(actor, ({ context }) => context.codes);
  return (
    <>
      <p>{text.codes}</p>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>{inFours(code, '-')}</li>
        ))}
      </ul>
      <div className={css.row}>
        <Button onClick={() => actor.send({ type: 'codes.kept' })}>{text.codesKept}</Button>
      </div>
    </>
  );
};

export function SecondFactorPart({ actor, account }: { actor: SettingsActor; account: AccountFacts }) {
  const shows = useSelector(actor, (snapshot) =>
    snapshot.matches('scanning') || snapshot.matches('verifyingFactor')
      ? 'scanning'
      : snapshot.matches('showingCodes')
        ? 'codes'
        : account.secondFactor
          ? 'on'
          : 'off',
  );
  const isBusy = useSelector(actor, (snapshot) => !snapshot.matches('settled'));
  const views = {
    scanning: <Scanning actor={actor} />,
    codes: <Codes actor={actor} />,
    on: (
      <>
        <p>{text.on(account.secondFactor?.codesLeft ?? 0)}</p>
        <div className={css.row}>
          <Button variant="secondary" disabled={isBusy} onClick={() => actor.send({ type: 'codes.wanted' })}>
            {text.newCodes}
          </Button>
          <Button variant="quiet" disabled={isBusy} onClick={() => actor.send({ type: 'factor.removed' })}>
            {text.remove}
          </Button>
        </div>
      </>
    ),
    off: (
      <div className={css.row}>
        <Button variant="secondary" disabled={isBusy} onClick={() => actor.send({ type: 'factor.wanted' })}>
          {text.add}
        </Button>
      </div>
    ),
  };
  return (
    <SettingsPart actor={actor} place="factor" title={text.title} hint={text.hint} view={shows}>
      {views[shows]}
    </SettingsPart>
  );
}
