/** How often one address may knock, and how often one account may be tried: from one place, and from everywhere. */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AuthRefusal } from './authRefusal';
import type { KnownDevices } from './knownDevices';

/** `here` is a known device, or an address; `everywhere` counts strangers only, so the owner is never shut out by them. */
const PER_ACCOUNT = {
  password: { here: 10, everywhere: 100, timeWindow: '5 minutes' },
  recovery: { here: 3, everywhere: 10, timeWindow: '1 hour' },
  /** Of a million codes three are right at a time. */
  code: { here: 10, everywhere: 10, timeWindow: '5 minutes' },
};

/** Options of a route that anybody may call `max` times a minute from one address. */
export const perAddress = (max: number) => ({
  config: { access: 'public' as const, rateLimit: { max, timeWindow: '1 minute' } },
});

export interface EmailLimits {
  /** Throws the refusal when `email` was tried too often. */
  password(request: FastifyRequest, email: string): Promise<void>;
  recovery(request: FastifyRequest, email: string): Promise<void>;
  /** A code of a second factor. */
  code(request: FastifyRequest, email: string): Promise<void>;
}

export async function limitRates(app: FastifyInstance, devices: KnownDevices): Promise<EmailLimits> {
  if (!app.hasDecorator('createRateLimit')) await app.register(rateLimit, { global: false });

  const counter = (max: number, timeWindow: string) => {
    const keys = new WeakMap<FastifyRequest, string>();
    const count = app.createRateLimit({
      max,
      timeWindow,
      keyGenerator: (request) => keys.get(request) ?? '',
    });
    return async (request: FastifyRequest, key: string) => {
      keys.set(request, key);
      const counted = await count(request);
      if (counted.isAllowed || !counted.isExceeded) return;
      throw new AuthRefusal(429, 'over_request_rate_limit', undefined, {
        'retry-after': String(counted.ttlInSeconds),
      });
    };
  };
  const limiter = ({ here, everywhere, timeWindow }: (typeof PER_ACCOUNT)['password']) => {
    const countHere = counter(here, timeWindow);
    const countEverywhere = counter(everywhere, timeWindow);
    return async (request: FastifyRequest, email: string) => {
      const device = devices.idOf(request, email);
      await countHere(request, JSON.stringify(device ? { device } : { email, address: request.ip }));
      if (!device) await countEverywhere(request, email);
    };
  };
  return {
    password: limiter(PER_ACCOUNT.password),
    recovery: limiter(PER_ACCOUNT.recovery),
    code: limiter(PER_ACCOUNT.code),
  };
}
