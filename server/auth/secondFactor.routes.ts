/** Second factors as Supabase's client asks for them (`auth.mfa`): authenticator apps and recovery codes. [AC1] */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { recordEvent } from '../audit/recordEvent';
import type { Executor, Transaction } from '../db/database';
import {
  authFactorsRepository,
  CHALLENGE_SECONDS,
  type AuthFactor,
} from '../repositories/accounts/authFactors.repository';
import { authSessionsRepository, type OpenSession } from '../repositories/accounts/authSessions.repository';
import type { AuthUser } from '../repositories/accounts/authUsers.repository';
import { isId } from '../repositories/ids';
import { AuthRefusal } from './authRefusal';
import type { AuthRouteDeps } from './authRouteDeps';
import { openSessionOf } from './bearer';
import { checked } from './jsonBody';
import { notOffered } from './notOffered';
import { partyOf } from './partyOf';
import { perAddress } from './rateLimits';
import {
  hashOfRecoveryCode,
  newRecoveryCodes,
  newSecret,
  RECOVERY_CODES,
  stepOf,
  totpForApp,
} from './secondFactors';
import { raiseSession } from './sessionGrants';

const MOST_FACTORS = 10;
const nameSchema = z.string().trim().max(100);
const enrolSchema = z.object({
  factor_type: z.enum(['totp', 'phone', 'webauthn']),
  friendly_name: nameSchema.nullish(),
  issuer: nameSchema.nullish(),
});
const codeSchema = z.string().trim().max(100);
const answerSchema = z.object({ challenge_id: z.string(), code: codeSchema });
const recoverySchema = z.object({ code: codeSchema });
const codesSchema = z.object({ friendly_name: nameSchema.nullish() });

const isWorking = ({ type, status }: AuthFactor) => type === 'totp' && status === 'verified';
const wrongCode = (said?: string) => new AuthRefusal(422, 'mfa_verification_failed', said);
const noFactor = () => new AuthRefusal(404, 'mfa_factor_not_found');

function wantSecondFactor({ session }: OpenSession): void {
  if (session.aal !== 'aal2') throw new AuthRefusal(403, 'insufficient_aal');
}

export function secondFactorRoutes(app: FastifyInstance, { db, keys, limits }: AuthRouteDeps): void {
  type Given = FastifyRequest<{ Params: { factorId: string } }>;
  const held = async (tx: Executor, { id }: AuthUser, factorId: string): Promise<AuthFactor> => {
    const factor = isId(factorId) ? await authFactorsRepository(tx).hold(id, factorId) : null;
    if (!factor) throw noFactor();
    return factor;
  };
  const failed = (request: FastifyRequest, user: AuthUser) =>
    recordEvent(db, request, { kind: 'second_factor_failed', by: null, on: partyOf(user) });

  app.post('/factors', perAddress(30), async (request) => {
    const open = await openSessionOf(request, db, keys);
    const { factor_type, friendly_name, issuer } = checked(enrolSchema, request.body);
    if (factor_type !== 'totp') throw notOffered(factor_type === 'phone' ? 'phoneFactor' : 'webAuthnFactor');
    if (open.isHalfOpen) wantSecondFactor(open);
    const name = friendly_name ?? '';
    return db.transaction(async (tx) => {
      const factors = authFactorsRepository(tx);
      const known = await factors.of(open.user.id);
      if (name && known.some((one) => one.friendlyName === name))
        throw new AuthRefusal(422, 'mfa_factor_name_conflict');
      if (known.filter(({ type }) => type === 'totp').length >= MOST_FACTORS)
        throw new AuthRefusal(422, 'too_many_enrolled_mfa_factors');
      const { id, user } = { id: open.user.id, user: open.user };
      const secret = newSecret();
      const factor = await factors.add({
        userId: id,
        type: 'totp',
        friendlyName: name,
        secret,
        status: 'unverified',
      });
      const totp = totpForApp(secret, { issuer: issuer || 'Reelwright', account: user.email });
      return { id: factor.id, type: 'totp', friendly_name: name, totp };
    });
  });

  app.post('/factors/:factorId/challenge', perAddress(60), async (request: Given) => {
    const { user } = await openSessionOf(request, db, keys);
    const factor = await held(db, user, request.params.factorId);
    if (factor.type !== 'totp') throw noFactor();
    const { id, createdAt } = await authFactorsRepository(db).challenge(factor.id);
    return { id, type: 'totp', expires_at: Math.floor(createdAt.getTime() / 1000) + CHALLENGE_SECONDS };
  });

  app.post('/factors/:factorId/verify', perAddress(60), async (request: Given) => {
    const { user, session } = await openSessionOf(request, db, keys);
    const { challenge_id, code } = checked(answerSchema, request.body);
    await limits.code(request, user.email);
    const granted = await db.transaction(async (tx) => {
      const factors = authFactorsRepository(tx);
      const factor = await held(tx, user, request.params.factorId);
      const step = factor.secret === null ? null : stepOf(factor.secret, code);
      // A wrong code leaves the challenge: the next try answers it.
      if (step === null) return 'wrong';
      const asked = isId(challenge_id) ? await factors.takeChallenge(factor.id, challenge_id) : null;
      if (asked !== 'good') return 'late';
      if (!(await factors.takeStep(factor.id, step))) return 'wrong';
      if (factor.status === 'unverified') {
        await factors.removeUnverified(user.id);
        await recordEvent(tx, request, { kind: 'second_factor_added', by: partyOf(user) });
      }
      return raiseSession(tx, keys, user, session.id, 'totp');
    });
    if (granted === 'late') throw new AuthRefusal(422, 'mfa_challenge_expired');
    if (granted === 'wrong') {
      await failed(request, user);
      throw wrongCode('Invalid TOTP code entered');
    }
    return granted;
  });

  app.delete('/factors/:factorId', perAddress(30), async (request: Given) => {
    const open = await openSessionOf(request, db, keys);
    return db.transaction(async (tx) => {
      const factor = await held(tx, open.user, request.params.factorId);
      if (factor.type !== 'totp') throw noFactor();
      if (factor.status === 'verified') wantSecondFactor(open);
      const factors = authFactorsRepository(tx);
      await factors.remove(factor.id);
      if (factor.status === 'verified') {
        const left = await factors.of(open.user.id);
        if (!left.some(isWorking)) {
          // Recovery codes alone are no second factor.
          for (const { id } of left) await factors.remove(id);
          await authSessionsRepository(tx).lowerAll(open.user.id);
        }
        await recordEvent(tx, request, { kind: 'second_factor_removed', by: partyOf(open.user) });
      }
      return { id: factor.id };
    });
  });

  const codesOf = async (tx: Executor, { id }: AuthUser) =>
    (await authFactorsRepository(tx).of(id)).find(({ type }) => type === 'recovery_code');
  const kept = async (tx: Executor, user: AuthUser): Promise<AuthFactor> => {
    const factor = await codesOf(tx, user);
    if (!factor) throw noFactor();
    return factor;
  };
  async function giveCodes(
    tx: Transaction,
    request: FastifyRequest,
    user: AuthUser,
    { id, friendlyName }: AuthFactor,
  ) {
    const codes = newRecoveryCodes();
    await authFactorsRepository(tx).setCodes(id, codes.map(hashOfRecoveryCode));
    await recordEvent(tx, request, { kind: 'recovery_codes_made', by: partyOf(user) });
    return { id, type: 'recovery_code', friendly_name: friendlyName, total: RECOVERY_CODES, codes };
  }
  const CODES = '/factors/recovery-codes';

  app.get(CODES, perAddress(60), async (request) => {
    const { user } = await openSessionOf(request, db, keys);
    const { id } = await kept(db, user);
    return { id, type: 'recovery_code', ...(await authFactorsRepository(db).codesLeft(id)) };
  });

  app.post(CODES, perAddress(10), async (request) => {
    const open = await openSessionOf(request, db, keys);
    const { user } = open;
    const { friendly_name } = checked(codesSchema, request.body);
    return db.transaction(async (tx) => {
      const factors = await authFactorsRepository(tx).of(user.id);
      if (!factors.some(isWorking)) throw new AuthRefusal(422, 'mfa_recovery_codes_sole_factor');
      wantSecondFactor(open);
      if (await codesOf(tx, user)) throw new AuthRefusal(422, 'mfa_verified_factor_exists');
      const friendlyName = friendly_name || 'Recovery codes';
      const factor = await authFactorsRepository(tx).add({
        userId: user.id,
        type: 'recovery_code',
        friendlyName,
        secret: null,
        status: 'verified',
      });
      return giveCodes(tx, request, user, factor);
    });
  });

  app.post(`${CODES}/regenerate`, perAddress(10), async (request) => {
    const open = await openSessionOf(request, db, keys);
    wantSecondFactor(open);
    return db.transaction(async (tx) => giveCodes(tx, request, open.user, await kept(tx, open.user)));
  });

  app.delete(CODES, perAddress(10), async (request) => {
    const open = await openSessionOf(request, db, keys);
    wantSecondFactor(open);
    const { id } = await kept(db, open.user);
    await authFactorsRepository(db).remove(id);
    return { id };
  });

  app.post(`${CODES}/verify`, perAddress(30), async (request) => {
    const { user, session } = await openSessionOf(request, db, keys);
    const { code } = checked(recoverySchema, request.body);
    await limits.code(request, user.email);
    const granted = await db.transaction(async (tx) => {
      const factor = await codesOf(tx, user);
      if (!factor) return null;
      const isGood = await authFactorsRepository(tx).useCode(factor.id, hashOfRecoveryCode(code));
      return isGood ? raiseSession(tx, keys, user, session.id, 'mfa/recovery_code') : null;
    });
    if (granted) return granted;
    await failed(request, user);
    throw wrongCode();
  });
}
