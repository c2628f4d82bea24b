/** What a browser may do on our pages. Works on plain http in a home network as well as behind https. */
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { PLAYER_ORIGINS } from '../../contract/video/videoSharing';
import type { Config } from '../config';

export async function secureHeaders(
  app: FastifyInstance,
  { PUBLIC_URL, SUPABASE_URL }: Pick<Config, 'PUBLIC_URL' | 'SUPABASE_URL'>,
): Promise<void> {
  const origins = (...urls: (string | undefined)[]) =>
    urls.filter((url) => url !== undefined).map((url) => new URL(url).origin);
  const ours = ["'self'", ...origins(PUBLIC_URL)];

  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Positions and sizes of what is on the canvas are inline styles.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: [...ours, 'data:', 'blob:'],
        mediaSrc: [...ours, 'data:', 'blob:'],
        fontSrc: [...ours, 'data:'],
        connectSrc: [...ours, 'data:', 'blob:', ...origins(SUPABASE_URL)],
        workerSrc: ["'self'", 'blob:'],
        frameSrc: [...PLAYER_ORIGINS],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    // YouTube's player refuses to play for a page that does not name itself.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}
