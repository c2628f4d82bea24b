/** How often one address may knock, and how often one e-mail address may be tried from anywhere. */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AuthRefusal } from './authRefusal';

const PER_EMAIL = {
  password: { max: 10, timeWindow: '5 minutes' },
  recovery: { max: 3, timeWindow: '1 hour' },
};

/** Options of a route that anybody may call `max` times a minute from one address. */
export const perAddress = (max: number) => ({
  config: { access: 'public' as const, rateLimit: { max, timeWindow: '1 minute' } },
});

export interface EmailLimits {
  /** Throws the refusal when `email` was tried too often. */
  password(request: FastifyRequest, email: string): Promise<void>;
  recovery(request: FastifyRequest, email: string): Promise<void>;
}

export async function limitRates(app: FastifyInstance): Promise<EmailLimits> {
  if (!app.hasDecorator('createRateLimit')) await app.register(rateLimit, { global: false });
  const limiter = (options: (typeof PER_EMAIL)['password']) => {
    const emails = new WeakMap<FastifyRequest, string>();
    const count = app.createRateLimit({ ...options, keyGenerator: (request) => emails.get(request) ?? '' });
    return async (request: FastifyRequest, email: string) => {
      emails.set(request, email);
      const counted = await count(request);
      if (counted.isAllowed || !counted.isExceeded) return;
      throw new AuthRefusal(429, 'over_request_rate_limit', 'Too many tries. Please wait a few minutes.');
    };
  };
  return { password: limiter(PER_EMAIL.password), recovery: limiter(PER_EMAIL.recovery) };
}
