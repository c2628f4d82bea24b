/** A user's own pictures and videos come in, and are found again. [G3] [E9] */
import type { FastifyInstance } from 'fastify';
import { signMedia, uploadMedia } from '../../contract/routes/media.routes';
import { implement } from '../http/implement';
import { originOf } from '../http/origin';
import { acceptForms, uploadedFile } from '../media/uploadedFile';
import type { Ports } from '../ports';
import { takeUpload } from '../quota/quota';

type Deps = Pick<Ports, 'db' | 'library' | 'addresses' | 'config'>;
const PER_MINUTE = 120;

export function mediaRoutes(app: FastifyInstance, { db, library, addresses, config }: Deps): void {
  void app.register(async (uploads) => {
    await acceptForms(uploads, config);

    implement(
      uploads,
      uploadMedia,
      async ({ request, caller }) => {
        await takeUpload(db, config, caller.userId);
        const { body, fileName } = await uploadedFile(request);
        const { key } = await library.accept(caller.userId, body, fileName);
        return { file_url: addresses.toUrl(key, originOf(request, config)) };
      },
      { perMinute: PER_MINUTE },
    );
  });

  implement(app, signMedia, async ({ body, caller, request }) => {
    const origin = originOf(request, config);
    const asked = body.addresses.map((address) => ({ address, key: addresses.toKey(address) }));
    const keys = asked.flatMap(({ key }) => key ?? []);
    const found = new Map((await library.findAll(caller.userId, keys)).map((one) => [one.key, one]));
    return {
      media: asked.flatMap(({ address, key }) => {
        const one = key === null ? undefined : found.get(key);
        if (!one) return [];
        const { kind, width, height, durationMs, backdropKey } = one;
        return {
          address,
          url: addresses.toUrl(one.key, origin),
          kind,
          width,
          height,
          duration_ms: durationMs,
          backdrop_url: backdropKey === null ? null : addresses.toUrl(backdropKey, origin),
        };
      }),
    };
  });
}
