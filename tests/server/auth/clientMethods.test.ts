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
type Refusal = readonly [status: number, code: string, message: string];

const NOTHING: Refusal = [404, 'not_found', 'There is nothing at this address.'];
const NO_PHONE = 'phone_provider_disabled';
const NO_LINKING: Refusal = [404, 'manual_linking_disabled', 'Manual linking is disabled'];
const PHONE = '+4915112345678';
const PASSWORD = 'a long enough password';
const ID = randomUUID();

/** What somebody may ask for that is not offered here. */
const refused: Readonly<Record<string, readonly [Ask, Refusal]>> = {
  signInAnonymously: [
    (one) => one.signInAnonymously(),
    [422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'],
  ],
  signInWithOtp: [
    (one) => one.signInWithOtp({ phone: PHONE }),
    [400, NO_PHONE, 'Unsupported phone provider'],
  ],
  'signInWithOtp by mail': [
    (one) => one.signInWithOtp({ email: 'ada@example.com' }),
    [422, 'otp_disabled', 'Signing in by a mailed code or link is disabled'],
  ],
  'signUp by phone': [
    (one) => one.signUp({ phone: PHONE, password: PASSWORD }),
    [400, NO_PHONE, 'Phone signups are disabled'],
  ],
  'signInWithPassword by phone': [
    (one) => one.signInWithPassword({ phone: PHONE, password: PASSWORD }),
    [422, NO_PHONE, 'Phone logins are disabled'],
  ],
  'verifyOtp by phone': [
    (one) => one.verifyOtp({ phone: PHONE, token: '123456', type: 'sms' }),
    [403, 'otp_expired', 'Token has expired or is invalid'],
  ],
  'verifyOtp by what is no phone number': [
    (one) => one.verifyOtp({ phone: `${PHONE}-home`, token: '123456', type: 'sms' }),
    [400, 'validation_failed', 'Invalid phone number format (E.164 required)'],
  ],
  'resend by phone': [
    (one) => one.resend({ type: 'sms', phone: PHONE }),
    [400, NO_PHONE, 'Phone logins are disabled'],
  ],
  'updateUser to a phone number': [
    (one) => one.updateUser({ phone: PHONE }),
    [400, 'validation_failed', 'phone: Accounts have no phone number here.'],
  ],
  signInWithIdToken: [
    (one) => one.signInWithIdToken({ provider: 'google', token: 'x' }),
    [400, 'provider_disabled', 'Provider is not enabled'],
  ],
  signInWithWeb3: [
    (one) => one.signInWithWeb3({ chain: 'solana', message: 'x', signature: new Uint8Array(64) }),
    [422, 'web3_provider_disabled', 'Web3 provider is disabled'],
  ],
  signInWithSSO: [
    (one) => one.signInWithSSO({ domain: 'example.com' }),
    [404, 'saml_provider_disabled', 'SAML 2.0 is disabled'],
  ],
  exchangeCodeForSession: [
    (one) => one.exchangeCodeForSession('x'),
    [404, 'flow_state_not_found', 'invalid flow state, no valid flow state found'],
  ],
  reauthenticate: [(one) => one.reauthenticate(), NOTHING],
  linkIdentity: [
    (one) => one.linkIdentity({ provider: 'google', options: { skipBrowserRedirect: true } }),
    NO_LINKING,
  ],
  unlinkIdentity: [
    (one) => one.unlinkIdentity({ identity_id: ID, id: ID, user_id: ID, provider: 'google' }),
    NO_LINKING,
  ],
  'mfa.enroll of a phone': [
    (one) => one.mfa.enroll({ factorType: 'phone', phone: PHONE }),
    [422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone'],
  ],
  'mfa.enroll of a security key': [
    (one) => one.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Key' }),
    [422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn'],
  ],
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

test.each(Object.entries(refused))(
  '[AC1] %s is refused by Supabase’s own code, in words',
  async (_, [ask, [status, code, message]]) => {
    expect((await ask(client)).error).toMatchObject({ status, code, message });
  },
);

const own: Readonly<Record<string, readonly [Ask, Refusal]>> = {
  'a password that is too short': [
    (one) => one.signUp({ email: 'short@example.com', password: 'sevenxy' }),
    [422, 'weak_password', 'Password should be at least 8 characters.'],
  ],
  'what is no e-mail address': [
    (one) => one.signUp({ email: 'ada', password: PASSWORD }),
    [400, 'validation_failed', 'Unable to validate email address: invalid format'],
  ],
  'too much to be kept with an account': [
    (one) => one.updateUser({ data: { large: 'x'.repeat(9000) } }),
    [400, 'validation_failed', 'data: This is too large: at most 8 kB are kept with an account.'],
  ],
  'a token that is none': [
    (one) => one.admin.signOut('no-token'),
    [403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature, Invalid Compact JWS'],
  ],
};
test.each(Object.entries(own))(
  '[AC1] of what is offered, %s is refused in the words that programs know from Supabase',
  async (_, [ask, [status, code, message]]) => {
    expect((await ask(client)).error).toMatchObject({ status, code, message });
  },
);

test('[AC1] a wrong code of an app is refused in the words that programs know from Supabase', async () => {
  const { client: one } = await signedUp(server, 'c@example.com');
  const { data: factor } = await one.mfa.enroll({ factorType: 'totp' });
  const { error } = await one.mfa.challengeAndVerify({ factorId: factor?.id ?? '', code: 'none' });
  expect(error).toMatchObject({
    status: 422,
    code: 'mfa_verification_failed',
    message: 'Invalid TOTP code entered',
  });
});

test('[AC1] an operator’s call for a session’s own end is answered', async () => {
  const { session } = await signedUp(server, 'b@example.com');
  expect((await server.client().admin.signOut(session.access_token)).error).toBeNull();
  await expect(server.verifier.verify(session.access_token)).rejects.toMatchObject({ statusCode: 401 });
});
