import { expect, test } from 'vitest';
import { accountSettingsMachine } from '../../../../src/machines/accountSettings/accountSettings.machine';
import type {
  SettingsContext,
  SettingsPlace,
} from '../../../../src/machines/accountSettings/accountSettings.setup';
import { enrolment, newCodes, settingsSamples } from '../../../support/settingsSamples';
import type { StatesOf } from '../../../support/walking/statesOf';
import { modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const machine = accountSettingsMachine.provide({
  actions: { noticeDeletion: () => {}, announceOpenSessions: () => {} },
});
const paths = modelOf(machine, undefined, settingsSamples, {
  alsoTellApart: ({ account, failure }) => [account !== null, failure?.place],
  limit: 20_000,
}).getShortestPaths();

type Seen = { context: SettingsContext };
const saysNothing = ({ context: { failure, done } }: Seen) => expect([failure, done]).toEqual([null, null]);
const hasNoSecrets = ({ context }: Seen) => expect([context.enrolment, context.codes]).toEqual([null, []]);
const fails = (place: SettingsPlace) => ({ place, error: { message: 'No.' } });
const states = {
  fetchingAccount: hasNoSecrets,
  unavailable: hasNoSecrets,
  settled: (seen) => {
    const { account, failure, done } = seen.context;
    hasNoSecrets(seen);
    expect(account).not.toBeNull();
    expect(failure && done).toBeNull();
    if (failure) expect(failure).toEqual(fails(failure.place));
  },
  savingName: saysNothing,
  askingNewEmail: saysNothing,
  settingPassword: saysNothing,
  beginningFactor: saysNothing,
  scanning: ({ context }) => {
    expect(context.enrolment).toEqual(enrolment);
    expect([null, fails('factor')]).toContainEqual(context.failure);
  },
  verifyingFactor: (seen) => {
    saysNothing(seen);
    expect(seen.context.enrolment).toEqual(enrolment);
  },
  showingCodes: ({ context }) => expect([context.codes, context.failure]).toEqual([newCodes, null]),
  removingFactor: saysNothing,
  makingCodes: saysNothing,
  endingOtherSessions: saysNothing,
  downloadingData: saysNothing,
  confirmingDeletion: saysNothing,
  deletingAccount: saysNothing,
  endingSessions: saysNothing,
  leaving: saysNothing,
} satisfies Record<StatesOf<typeof accountSettingsMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('[AC1] the settings keep their chart along %s', async (_, path) => {
  await path.test({ states });
});
test('[AC1] every transition of the settings is taken', () =>
  expect(untakenTransitions(machine, undefined, paths)).toEqual([]));
