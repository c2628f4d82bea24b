import { render, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { AccountFacts } from '../../../../contract/account';
import { accountSettingsMachine } from '../../../../src/machines/accountSettings/accountSettings.machine';
import type { SettingsContext } from '../../../../src/machines/accountSettings/accountSettings.setup';
import { noticesMachine } from '../../../../src/machines/notices/notices.machine';
import { themeMachine } from '../../../../src/machines/theme/theme.machine';
import { accountUsageMachine } from '../../../../src/machines/accountUsage/accountUsage.machine';
import { AccountSettingsScreen } from '../../../../src/screens/account/AccountSettingsScreen';
import { creditLedgerMachine } from '../../../../src/machines/creditLedger/creditLedger.machine';
import { olderLedger } from '../../../support/creditSamples';
import { someUsage } from '../../../support/usageSamples';
import { plainAccount, settingsSamples } from '../../../support/settingsSamples';
import { walkScreen } from '../../../support/walking/walkScreen';

const machine = accountSettingsMachine.provide({
  actions: { noticeDeletion: () => {}, announceOpenSessions: () => {} },
});
const usage = createActor(
  accountUsageMachine.provide({ actors: { fetchUsage: fromPromise(async () => someUsage) } }),
).start();
const credits = createActor(
  creditLedgerMachine.provide({
    actors: { fetchNewest: fromPromise(async () => olderLedger) },
  }),
).start();
const titles = {
  name: 'Name',
  email: 'Email',
  password: 'Password',
  factor: 'Second factor',
  sessions: 'Sessions',
  data: 'Your data',
  deletion: 'Delete account',
};
const part = (place: keyof typeof titles) => within(screen.getByRole('region', { name: titles[place] }));
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const send = async (user: UserEvent, label: string, typed: string) => {
  // A part may be named as its field is.
  const field = screen.getByLabelText(label, { selector: 'input' });
  await user.clear(field);
  await user.type(field, `${typed}{Enter}`);
};
/** Nothing is offered that would not be heard. */
const expectOffers = (...names: readonly string[]) =>
  expect(
    screen
      .getAllByRole<HTMLButtonElement>('button')
      .filter(({ disabled }) => !disabled)
      .map((one) => one.getAttribute('aria-label') ?? one.textContent)
      .filter((name) => name !== 'Show password'),
  ).toEqual(names);
const expectAsked = (asked: unknown, input?: unknown) => {
  expect(asked).toEqual(input);
  expect(screen.queryByRole('alert')).toBeNull();
  expectOffers();
};
const expectSaid = ({ failure, done }: SettingsContext) => {
  if (failure) expect(part(failure.place).getByRole('alert').textContent).toBe('No.');
  else expect(screen.queryByRole('alert')).toBeNull();
  if (done) expect(part(done).getByRole('status').textContent).not.toBe('');
};

const theme = createActor(
  themeMachine.provide({
    actors: { watchSystem: fromCallback(() => {}) },
    actions: { keepTheme: () => {} },
  }),
  { input: { kept: null } },
).start();
const notices = createActor(noticesMachine, { input: { kept: { browser: false, mail: false } } }).start();
const beside = { usage, credits, theme, notices, mailIsOffered: true };

const walk = walkScreen(machine)({
  input: undefined,
  limit: 20_000,
  calls: [
    'fetchAccount',
    'saveName',
    'askNewEmail',
    'setPassword',
    'beginFactor',
    'verifyFactor',
    'removeFactor',
    'makeCodes',
    'endOtherSessions',
    'downloadData',
    'deleteAccount',
  ],
  samples: settingsSamples,
  alsoTellApart: ({ account }) => account && account.secondFactor !== null,
  offers: ({ context }, { type }) => {
    const hasFactor = Boolean((context as SettingsContext).account?.secondFactor);
    if (type === 'factor.wanted') return !hasFactor;
    return type === 'factor.removed' || type === 'codes.wanted' ? hasFactor : true;
  },
  screen: (actor) => <AccountSettingsScreen {...beside} actor={actor} />,
  gestures: {
    retried: (_, { user }) => press(user, 'Try again'),
    'name.submitted': ({ name }, { user }) => send(user, 'Name', name),
    'email.submitted': ({ email }, { user }) => send(user, 'New email', email),
    'password.submitted': ({ password }, { user }) => send(user, 'New password', password),
    'factor.wanted': (_, { user }) => press(user, 'Add an authenticator app'),
    'code.submitted': ({ code }, { user }) => send(user, 'Code from the app', code),
    'factor.removed': (_, { user }) => press(user, 'Turn off'),
    'codes.wanted': (_, { user }) => press(user, 'New recovery codes'),
    'codes.kept': (_, { user }) => press(user, 'I’ve saved them'),
    'otherSessions.ended': (_, { user }) => press(user, 'Sign out everywhere else'),
    'data.wanted': (_, { user }) => press(user, 'Download my data'),
    'deletion.wanted': (_, { user }) => press(user, 'Delete my account'),
    'deletion.confirmed': (_, { user }) => press(user, 'Yes, delete it'),
    left: (_, { user }) => press(user, 'Cancel'),
  },
  states: {
    fetchingAccount: ({ context }) => {
      if (context.account) expectOffers();
      else expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
    },
    unavailable: () => {
      expect(screen.getByRole('alert').textContent).toContain('Couldn’t load your account.');
      expectOffers('Try again');
    },
    settled: ({ context }) => {
      expectSaid(context);
      expectOffers(
        'Save',
        'Send confirmation',
        'Save',
        ...(context.account?.secondFactor
          ? ['New recovery codes', 'Turn off']
          : ['Add an authenticator app']),
        'Sign out everywhere else',
        'Download my data',
        'Delete my account',
      );
    },
    savingName: ({ inputOf }) => expectAsked(inputOf('saveName'), { name: 'Ida' }),
    askingNewEmail: ({ inputOf }) => expectAsked(inputOf('askNewEmail'), { email: 'b@example.com' }),
    settingPassword: ({ inputOf }) => expectAsked(inputOf('setPassword'), { password: ' new ' }),
    beginningFactor: ({ inputOf }) => expectAsked(inputOf('beginFactor')),
    scanning: ({ context }) => {
      expectSaid(context);
      expect(part('factor').getByText('ABC')).toBeTruthy();
      expect(
        part('factor').getByRole('img', { name: 'QR code for your authenticator app' }).getAttribute('src'),
      ).toBe('data:,');
      expectOffers('Turn on', 'Cancel');
    },
    verifyingFactor: ({ inputOf }) => expectAsked(inputOf('verifyFactor'), { factorId: 'f1', code: '12' }),
    showingCodes: () => {
      const codes = part('factor').getAllByRole('listitem');
      expect(codes.map(({ textContent }) => textContent)).toEqual(['aaaa-bbbb', 'cccc-dddd']);
      expectOffers('I’ve saved them');
    },
    removingFactor: ({ inputOf }) => expectAsked(inputOf('removeFactor')),
    makingCodes: ({ inputOf }) => expectAsked(inputOf('makeCodes')),
    endingOtherSessions: ({ inputOf }) => expectAsked(inputOf('endOtherSessions')),
    downloadingData: ({ inputOf }) => expectAsked(inputOf('downloadData')),
    confirmingDeletion: () => expectOffers('Yes, delete it', 'Cancel'),
    deletingAccount: ({ inputOf }) => expectAsked(inputOf('deleteAccount')),
    endingSessions: ({ inputOf }) => expectAsked(inputOf('endSessions')),
    leaving: () => expectOffers(),
  },
});

test.each(walk.paths)('[AC1] the settings follow their chart: %s', (_, run) => run(), 30_000);
test('[AC1] no transition of the settings is left unwalked', () => expect(walk.untaken()).toEqual([]));

test('[AC1] who is signed in by another service reads that the login stays there', async () => {
  const elsewhere: AccountFacts = { ...plainAccount, signInStays: true };
  const machine = accountSettingsMachine.provide({
    actors: { fetchAccount: fromPromise(async () => elsewhere) },
  });
  render(<AccountSettingsScreen {...beside} actor={createActor(machine).start()} />);
  expect(await screen.findByText(/is kept by another service and isn’t deleted/)).toBeTruthy();
});
