import { expect, test } from 'vitest';
import { accountSettingsMachine } from '../../../../src/machines/accountSettings/accountSettings.machine';
import { accountLeavingMachine } from '../../../../src/machines/accountLeaving/accountLeaving.machine';
import { secondFactorMachine } from '../../../../src/machines/secondFactor/secondFactor.machine';
import { journey } from '../../../support/walking/walkMachine';

const done = (actor: string, output?: unknown) => ({ type: `xstate.done.actor.${actor}`, output });
const failed = (actor: string, detail: string) => ({
  type: `xstate.error.actor.${actor}`,
  error: { status: 422, detail },
});
const account = { name: 'Ada', email: 'ada@example.com', newEmail: null, secondFactor: null };
const fetched = done('fetchAccount', account);
const enrolment = { factorId: 'f1', qrCode: 'data:x', secret: 'ABC' };
const machine = accountSettingsMachine.provide({
  actions: { noticeDeletion: () => {}, announceOpenSessions: () => {} },
});

test.each([
  [
    'an account that cannot be fetched is asked for again',
    [failed('fetchAccount', 'x'), { type: 'retried' }],
    'fetchingAccount',
  ],
  [
    'a new address is asked for',
    [fetched, { type: 'email.submitted', email: 'b@example.com' }],
    'askingNewEmail',
  ],
  [
    'a second factor is scanned',
    [fetched, { type: 'factor.wanted' }, done('beginFactor', enrolment)],
    'scanning',
  ],
  [
    'its first code shows the recovery codes',
    [
      fetched,
      { type: 'factor.wanted' },
      done('beginFactor', enrolment),
      { type: 'code.submitted', code: '1' },
      done('verifyFactor'),
      done('makeCodes', ['a']),
    ],
    'showingCodes',
  ],
  [
    'a wrong code is asked for again',
    [
      fetched,
      { type: 'factor.wanted' },
      done('beginFactor', enrolment),
      { type: 'code.submitted', code: '1' },
      failed('verifyFactor', 'no'),
    ],
    'scanning',
  ],
  ['deleting asks once more', [fetched, { type: 'deletion.wanted' }], 'confirmingDeletion'],
  ['who thinks again stays', [fetched, { type: 'deletion.wanted' }, { type: 'left' }], 'settled'],
  [
    'a deleted account is left',
    [
      fetched,
      { type: 'deletion.wanted' },
      { type: 'deletion.confirmed' },
      done('deleteAccount'),
      done('endSessions'),
    ],
    'leaving',
  ],
])('[AC1] %s', (_, story, end) => {
  expect(journey(machine, undefined, story as never).value).toBe(end);
});

test('[AC1] a second factor whose recovery codes cannot be made is on all the same', () => {
  const story = [
    fetched,
    { type: 'factor.wanted' },
    done('beginFactor', enrolment),
    { type: 'code.submitted', code: '1' },
    done('verifyFactor'),
    failed('makeCodes', 'Not now.'),
  ];
  const { value, context } = journey(machine, undefined, story as never);
  expect(value).toBe('settled');
  expect(context.account?.secondFactor).toEqual({ codesLeft: 0 });
  expect(context.failure).toEqual({ place: 'factor', error: { message: 'Not now.' } });
});

test.each([
  ['codes that are written down are counted', ['codes.wanted', 'makeCodes', 'codes.kept'], { codesLeft: 2 }],
  ['a second factor that was turned off is gone', ['factor.removed', 'removeFactor'], null],
])('[AC1] %s, without asking again', (_, [wanted, actor = '', kept], left) => {
  const on = done('fetchAccount', { ...account, secondFactor: { codesLeft: 7 } });
  const story = [on, { type: wanted }, done(actor, ['a', 'b']), ...(kept ? [{ type: kept }] : [])];
  const { value, context } = journey(machine, undefined, story as never);
  expect([value, context.account?.secondFactor]).toEqual(['settled', left]);
});

test('[AC1] a refusal is told where it was asked for, and gone with the next try', () => {
  const refused = [
    fetched,
    { type: 'password.submitted', password: 'x' },
    failed('setPassword', 'Too short.'),
  ];
  expect(journey(machine, undefined, refused as never).context.failure).toEqual({
    place: 'password',
    error: { message: 'Too short.' },
  });
  const again = [...refused, { type: 'data.wanted' }];
  expect(journey(machine, undefined, again as never).context.failure).toBeNull();
});

test.each([
  ['a code of the app opens', [{ type: 'code.submitted', code: '1' }, done('checkAppCode')], 'done'],
  [
    'a wrong one is asked for again',
    [{ type: 'code.submitted', code: '1' }, failed('checkAppCode', 'no')],
    'askingApp',
  ],
  [
    'a lost device has its codes',
    [{ type: 'recovery.chosen' }, { type: 'code.submitted', code: 'a' }, done('checkRecoveryCode')],
    'done',
  ],
])('[AC1] %s', (_, story, end) => {
  expect(journey(secondFactorMachine, undefined, story as never).value).toBe(end);
});

test('[AC1] a deleted account is kept by a press', () => {
  const kept = accountLeavingMachine.provide({ actions: { openAccount: () => {} } });
  const story = [{ type: 'keeping.chosen' }, done('keepAccount')];
  expect(journey(kept, undefined, story as never).value).toBe('kept');
});

test('[AC1] an account is deleted, too, where its sessions elsewhere live on, and that is told', () => {
  const told: string[] = [];
  const telling = accountSettingsMachine.provide({
    actions: {
      noticeDeletion: () => void told.push('deleted'),
      announceOpenSessions: () => void told.push('open elsewhere'),
    },
  });
  const story = [
    fetched,
    { type: 'deletion.wanted' },
    { type: 'deletion.confirmed' },
    done('deleteAccount'),
    failed('endSessions', 'No.'),
  ];
  const { value, context } = journey(telling, undefined, story as never);
  expect([value, context.failure, told]).toEqual(['leaving', null, ['open elsewhere', 'deleted']]);
});
