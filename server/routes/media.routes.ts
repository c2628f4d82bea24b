/** A user's own pictures, videos and sounds come in, and are found again. [G3] [E9] */
import type { FastifyInstance } from 'fastify';
import {
  endMediaRight,
  listMedia,
  renewMediaRight,
  signMedia,
  uploadMedia,
  type OwnMedia,
} from '../../contract/routes/media.routes';
import { implement } from '../http/implement';
import { readerOf } from '../http/present';
import { mediaRef } from '../media/mediaAddresses';
import { mediaFacts } from '../media/mediaFacts';
import type { ListedMedia } from '../media/mediaLibrary';
import type { MediaRights } from '../media/mediaRights';
import { acceptForms, uploadedFile } from '../media/uploadedFile';
import type { Ports } from '../ports';
import { userPrefix } from '../storage/storage';
import { takeUpload } from '../quota/quota';

type Reader = ReturnType<typeof readerOf>;
interface Deps extends Pick<Ports, 'db' | 'library' | 'addresses' | 'config'> {
  readonly rights: MediaRights;
}
const PER_MINUTE = 120;

export function mediaRoutes(app: FastifyInstance, { db, library, addresses, config, rights }: Deps): void {
  void app.register(async (uploads) => {
    await acceptForms(uploads, config);

    implement(
      uploads,
      uploadMedia,
      async ({ request, caller }) => {
        await takeUpload(db, config, caller.userId);
        const { body, fileName } = await uploadedFile(request);
        const { key, kind } = await library.accept(caller.userId, body, fileName);
        return { file_url: addresses.toUrl(key, readerOf(request, config)), kind };
      },
      { perMinute: PER_MINUTE },
    );
  });

  function toOwn(one: ListedMedia, address: string, reader: Reader): OwnMedia {
    const { width, height, ground = null, crop = null, focus = null } = mediaFacts(one);
    return {
      address,
      url: addresses.toUrl(one.key, reader),
      kind: one.kind,
      width,
      height,
      duration_ms: one.durationMs,
      backdrop_url: one.backdropKey === null ? null : addresses.toUrl(one.backdropKey, reader),
      ground,
      crop,
      focus,
      beats: one.beats === null ? null : [...one.beats],
      created_time: one.createdAt.toISOString(),
    };
  }

  implement(app, signMedia, async ({ body, caller, request }) => {
    const reader = readerOf(request, config);
    const asked = body.addresses.map((address) => ({ address, key: addresses.toKey(address) }));
    const keys = asked.flatMap(({ key }) => key ?? []);
    const found = new Map((await library.findAll(caller.userId, keys)).map((one) => [one.key, one]));
    return {
      media: asked.flatMap(({ address, key }) => {
        const one = key === null ? undefined : found.get(key);
        if (!one) return [];
        return toOwn(one, address, reader);
      }),
    };
  });

  implement(app, listMedia, async ({ query: { kind, after }, caller, request }) => {
    const reader = readerOf(request, config);
    const { media, next } = await library.list(caller.userId, kind, after);
    return {
      media: media.map((one) => ({ ...toOwn(one, mediaRef(one.key), reader), name: one.name })),
      next,
    };
  });

  implement(app, renewMediaRight, async ({ body, caller, request }) => {
    await rights.renew(caller);
    const reader = readerOf(request, config);
    const own = mediaRef(userPrefix(caller.userId));
    return {
      folders: body.folders.flatMap((folder) => {
        const key = folder.startsWith(own) ? addresses.toKey(folder) : null;
        return key === null ? [] : { folder, url: addresses.toUrl(key, reader) };
      }),
    };
  });

  implement(app, endMediaRight, async ({ caller }) => {
    await rights.end(caller);
    return {};
  });
}
