/** The media and brand kit routes on real storage, a real database and a website on loopback; a bearer token is the caller's id. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import type { RequestListener } from 'node:http';
import { brandAssets, media } from '../../../../server/db/schema/app';
import { readConfig } from '../../../../server/config';
import { createGuardedFetch } from '../../../../server/fetching/guardedFetch';
import { answerErrors } from '../../../../server/http/errors';
import { presentBy } from '../../../../server/http/present';
import { createMediaAddresses } from '../../../../server/media/createMediaAddresses';
import { createMediaRights } from '../../../../server/media/mediaRights';
import { createMediaLibrary } from '../../../../server/media/createMediaLibrary';
import type { ProductPage, ProductPages } from '../../../../server/reading/productPages';
import { createStorage } from '../../../../server/storage/createStorage';
import { brandkitRoutes } from '../../../../server/routes/brandkit.routes';
import { linkCheckRoutes } from '../../../../server/routes/linkCheck.routes';
import { mediaRoutes } from '../../../../server/routes/media.routes';
import { mediaFilesRoutes } from '../../../../server/routes/mediaFiles.routes';
import { productInfoRoutes } from '../../../../server/routes/productInfo.routes';
import { openSite } from '../../fetching/support/site';
import { freshDatabase } from '../../../support/postgres/freshDatabase';

export const ANNA = randomUUID();
export const BERT = randomUUID();

/** A caller here has one session, which is called as they are. */
export const sessionOf = (userId: string) => userId;

interface WorldOptions {
  readonly site?: RequestListener;
  readonly uploadMb?: string;
  /** What one user may keep. */
  readonly storageGb?: string;
}

export async function mediaWorld({
  site: answer = (_, response) => response.end(),
  uploadMb = '4',
  storageGb,
}: WorldOptions = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'media-'));
  const site = await openSite(answer);
  const database = await freshDatabase();
  const { db } = database;
  const config = readConfig({
    ...{ DATA_DIR: folder, UPLOAD_MAX_MB: uploadMb, FETCH_ALLOW: site.allow },
    ...(storageGb && { USER_STORAGE_GB: storageGb }),
  });
  const storage = await createStorage(config);
  const guardedFetch = createGuardedFetch({ allow: config.FETCH_ALLOW });
  const addresses = createMediaAddresses({ secret: Buffer.alloc(32, 7) });
  const library = createMediaLibrary({ db, storage, guardedFetch, config });
  const shown: { page: ProductPage } = {
    page: {
      title: '',
      description: '',
      language: '',
      properties: [],
      possibleDescriptions: [],
      price: '',
      possiblePrices: [],
      images: [],
      moreImages: [],
      videos: [],
    },
  };
  const pages: ProductPages = {
    read: async () => shown.page,
    readProductHtml: async () => ({ ...shown.page, statedAddress: '' }),
    sizesOf: (address) => [address.replace('-small', ''), address],
    browser: { holding: () => 'untested', attempt: async () => 'namespaces' },
  };

  // What a client keeps open must not keep the test from its end.
  const app = Fastify({ forceCloseConnections: true });
  answerErrors(app);
  app.addHook('onRequest', async (request) => {
    request.caller = {
      userId: request.headers.authorization ?? ANNA,
      email: 'anna@example.com',
      sessionId: null,
    };
    if (request.url.startsWith('/v1')) await rights.noteCall(request.caller);
  });
  const rights = createMediaRights(db);
  const reader = (userId: string, origin: string) => ({ origin, sessionId: sessionOf(userId) });
  const ports = { rights, config, db, storage, guardedFetch, addresses, library, pages };
  mediaFilesRoutes(app, ports);
  await app.register(
    async (v1) => {
      mediaRoutes(v1, ports);
      linkCheckRoutes(v1, ports);
      productInfoRoutes(v1, ports);
      brandkitRoutes(v1, { ...ports, present: presentBy(addresses, config) });
    },
    { prefix: '/v1' },
  );
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });

  const filesIn = async (name: string) =>
    (await readdir(path.join(folder, name), { recursive: true, withFileTypes: true }).catch(() => []))
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name)
      .sort();

  const send = (path: string, body: Buffer, name: string, userId: string, field = 'file') => {
    const form = new FormData();
    form.set(field, new Blob([new Uint8Array(body)]), name);
    return fetch(`${origin}/v1${path}`, { method: 'POST', body: form, headers: { authorization: userId } });
  };

  return {
    ...ports,
    app,
    db,
    site,
    reader,
    shown,
    origin,
    upload: (body: Buffer, name = 'file.jpg', userId = ANNA, field = 'file') =>
      send('/media/upload', body, name, userId, field),
    addAsset: (type: string, body: Buffer, name = 'file', userId = ANNA) =>
      send(`/brandkit/assets/${type}`, body, name, userId),
    call: (method: 'GET' | 'POST' | 'DELETE', path: string, userId = ANNA) =>
      fetch(`${origin}/v1${path}`, { method, headers: { authorization: userId } }),
    /** Everything that is left anywhere. */
    async left() {
      const rows = (await db.$count(media)) + (await db.$count(brandAssets));
      return { rows, stored: await filesIn('storage'), waiting: await filesIn('incoming') };
    },
    async close() {
      await app.close();
      await guardedFetch.close();
      await site.close();
      await database.drop();
      await rm(folder, { recursive: true });
    },
  };
}
export type MediaWorld = Awaited<ReturnType<typeof mediaWorld>>;
export const NOTHING = { rows: 0, stored: [], waiting: [] };
