/** Every method of Supabase's own client: what is answered, what is refused in words, what never leaves the client. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAuthServer, signedUp, type AuthServer } from './support/authServer';

type Client = ReturnType<AuthServer['client']>;
let server: AuthServer;
let client: Client;
beforeAll(async () => {
  server = await openAuthServer();
  ({ client } = await signedUp(server));
});
afterAll(() => server.close());

type Answer = Promise<{ error: unknown }>;
type Ask = (client: Client) => Answer;
type Refusal = readonly [status: number, message: string];

const NOTHING: Refusal = [404, 'There is nothing at this address.'];
const NO_GRANT: Refusal = [422, 'grant_type: Invalid option: expected one of "password"|"refresh_token"'];
const NO_MAIL: Refusal = [422, 'email: Type your e-mail address.'];
const ONLY_TOTP: Refusal = [422, 'factor_type: Invalid input: expected "totp"'];
const PHONE = '+4915112345678';
const PASSWORD = 'a long enough password';
const ID = randomUUID();

/** What somebody may ask for that is not offered here. */
const refused: Readonly<Record<string, readonly [Ask, Refusal]>> = {
  signInAnonymously: [
    (one) => one.signInAnonymously(),
    [422, 'email: Type your e-mail address.; password: Type a password.'],
  ],
  signInWithOtp: [(one) => one.signInWithOtp({ phone: PHONE }), NOTHING],
  'signInWithOtp by mail': [(one) => one.signInWithOtp({ email: 'ada@example.com' }), NOTHING],
  'signUp by phone': [(one) => one.signUp({ phone: PHONE, password: PASSWORD }), NO_MAIL],
  'signInWithPassword by phone': [
    (one) => one.signInWithPassword({ phone: PHONE, password: PASSWORD }),
    NO_MAIL,
  ],
  'verifyOtp by phone': [
    (one) => one.verifyOtp({ phone: PHONE, token: '123456', type: 'sms' }),
    [422, 'type: Invalid option: expected one of "recovery"|"signup"|"email_change"|"email"'],
  ],
  'resend by phone': [
    (one) => one.resend({ type: 'sms', phone: PHONE }),
    [422, 'type: Invalid option: expected one of "signup"|"email_change"; email: Type your e-mail address.'],
  ],
  'updateUser to a phone number': [
    (one) => one.updateUser({ phone: PHONE }),
    [422, 'phone: Accounts have no phone number here.'],
  ],
  signInWithIdToken: [(one) => one.signInWithIdToken({ provider: 'google', token: 'x' }), NO_GRANT],
  signInWithWeb3: [
    (one) => one.signInWithWeb3({ chain: 'solana', message: 'x', signature: new Uint8Array(64) }),
    NO_GRANT,
  ],
  signInWithSSO: [(one) => one.signInWithSSO({ domain: 'example.com' }), NOTHING],
  exchangeCodeForSession: [(one) => one.exchangeCodeForSession('x'), NO_GRANT],
  reauthenticate: [(one) => one.reauthenticate(), NOTHING],
  linkIdentity: [
    (one) => one.linkIdentity({ provider: 'google', options: { skipBrowserRedirect: true } }),
    NOTHING,
  ],
  unlinkIdentity: [
    (one) => one.unlinkIdentity({ identity_id: ID, id: ID, user_id: ID, provider: 'google' }),
    NOTHING,
  ],
  'mfa.enroll of a phone': [(one) => one.mfa.enroll({ factorType: 'phone', phone: PHONE }), ONLY_TOTP],
  'admin.createUser': [({ admin }) => admin.createUser({ email: 'b@example.com' }), NOTHING],
  'admin.deleteUser': [({ admin }) => admin.deleteUser(ID), NOTHING],
  'admin.generateLink': [
    ({ admin }) => admin.generateLink({ type: 'magiclink', email: 'b@example.com' }),
    NOTHING,
  ],
  'admin.getUserById': [({ admin }) => admin.getUserById(ID), NOTHING],
  'admin.inviteUserByEmail': [({ admin }) => admin.inviteUserByEmail('b@example.com'), NOTHING],
  'admin.listUsers': [({ admin }) => admin.listUsers(), NOTHING],
  'admin.updateUserById': [({ admin }) => admin.updateUserById(ID, {}), NOTHING],
  'admin.mfa.listFactors': [({ admin }) => admin.mfa.listFactors({ userId: ID }), NOTHING],
  'admin.mfa.deleteFactor': [({ admin }) => admin.mfa.deleteFactor({ userId: ID, id: ID }), NOTHING],
  'admin.oauth.listClients': [({ admin }) => admin.oauth.listClients(), NOTHING],
  'admin.customProviders.listProviders': [({ admin }) => admin.customProviders.listProviders(), NOTHING],
};

/** What is offered: each has tests of its own in this folder. */
const offered = [
  ...['signUp', 'signInWithPassword', 'verifyOtp', 'resend', 'getUser', 'getUserIdentities', 'updateUser'],
  ...['getClaims', 'setSession', 'refreshSession', 'signOut', 'resetPasswordForEmail'],
];
/** What asks nobody, or leads a browser to an address that `refused` stands for, or needs its WebAuthn. */
const within = [
  ...['dispose', 'initialize', 'isThrowOnErrorEnabled', 'getSession', 'onAuthStateChange'],
  ...['startAutoRefresh', 'stopAutoRefresh', 'signInWithOAuth', 'signInWithPasskey', 'registerPasskey'],
  // Of the class itself, not for who calls it.
  ...['fetchJwk', 'linkIdentityIdToken', 'linkIdentityOAuth', 'signInWithEthereum', 'signInWithSolana'],
];

function methodsOf(value: object): string[] {
  const prototype = Object.getPrototypeOf(value) as object;
  return Object.entries(Object.getOwnPropertyDescriptors(prototype))
    .filter(([name, { value: method }]) => typeof method === 'function' && !/^(_|constructor$)/.test(name))
    .map(([name]) => name);
}

test('[AC1] each method of the client is offered, refused, or stays within it: a new one has to be looked at', () => {
  const told = [...offered, ...within, ...Object.keys(refused)];
  expect(methodsOf(client).filter((name) => !told.includes(name))).toEqual([]);
  // `signOut` ends the session whose token it is given.
  const ofOperators = methodsOf(client.admin).filter((name) => name !== 'signOut');
  expect(ofOperators.filter((name) => !told.includes(`admin.${name}`))).toEqual([]);
});

test.each(Object.entries(refused))('[AC1] %s is refused in words', async (_, [ask, [status, message]]) => {
  expect((await ask(client)).error).toMatchObject({ status, message });
});

test('[AC1] an operator’s call for a session’s own end is answered', async () => {
  const { session } = await signedUp(server, 'b@example.com');
  expect((await server.client().admin.signOut(session.access_token)).error).toBeNull();
  await expect(server.verifier.verify(session.access_token)).rejects.toMatchObject({ statusCode: 401 });
});
