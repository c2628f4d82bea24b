/** An account in its settings, and what a person, the authentication and the API say there. */
import type { AccountFacts, Enrolment } from '../../contract/account';
import type { accountSettingsMachine } from '../../src/machines/accountSettings/accountSettings.machine';
import type { Samples } from './walking/walkMachine';

export const plainAccount: AccountFacts = {
  name: 'Ada',
  email: 'ada@example.com',
  newEmail: null,
  secondFactor: null,
};
export const securedAccount: AccountFacts = { ...plainAccount, secondFactor: { codesLeft: 1 } };
export const enrolment: Enrolment = { factorId: 'f1', qrCode: 'data:,', secret: 'ABC' };
export const newCodes = ['aaaabbbb', 'ccccdddd'] as const;

const error = { status: 422, detail: 'No.' };
const calls = {
  fetchAccount: [plainAccount, securedAccount],
  saveName: [{ ...plainAccount, name: 'Ida' }],
  askNewEmail: [{ ...plainAccount, newEmail: 'b@example.com' }],
  setPassword: [undefined],
  beginFactor: [enrolment],
  verifyFactor: [newCodes],
  removeFactor: [undefined],
  makeCodes: [newCodes],
  endOtherSessions: [undefined],
  downloadData: [undefined],
  deleteAccount: [undefined],
  endSessions: [undefined],
};
const answers = Object.entries(calls).flatMap(([id, outputs]) => [
  [`xstate.done.actor.${id}`, outputs.map((output) => ({ type: `xstate.done.actor.${id}`, output }))],
  [`xstate.error.actor.${id}`, [{ type: `xstate.error.actor.${id}`, error }]],
]);

export const settingsSamples: Samples<typeof accountSettingsMachine> = {
  'name.submitted': [{ type: 'name.submitted', name: ' Ida ' }],
  'email.submitted': [{ type: 'email.submitted', email: 'b@example.com' }],
  'password.submitted': [{ type: 'password.submitted', password: ' new ' }],
  'code.submitted': [{ type: 'code.submitted', code: ' 12 ' }],
  ...Object.fromEntries(answers),
};
