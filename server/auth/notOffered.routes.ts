/** Addresses of Supabase's server whose whole subject is not offered here. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { AuthRefusal } from './authRefusal';
import { checked } from './jsonBody';
import { notOffered } from './notOffered';
import { perAddress } from './rateLimits';

const otpSchema = z.looseObject({ phone: z.string().optional() });

const subjects = [
  ['POST', '/sso', 'saml'],
  ['GET', '/user/identities/authorize', 'linking'],
  ['DELETE', '/user/identities/:identityId', 'linking'],
  ['GET', '/passkeys', 'passkey'],
  ['POST', '/passkeys/*', 'passkey'],
  ['PATCH', '/passkeys/*', 'passkey'],
  ['DELETE', '/passkeys/*', 'passkey'],
] as const;

export function notOfferedRoutes(app: FastifyInstance): void {
  for (const [method, url, what] of subjects)
    app.route({
      method,
      url,
      ...perAddress(60),
      handler: async () => {
        throw notOffered(what);
      },
    });

  app.post('/otp', perAddress(60), async (request) => {
    throw notOffered(checked(otpSchema, request.body).phone ? 'phoneText' : 'mailedSignIn');
  });

  /** Where `signInWithOAuth` leads a browser. */
  app.get('/authorize', perAddress(60), async () => {
    throw new AuthRefusal(400, 'validation_failed', 'Unsupported provider: provider is not enabled');
  });
}
