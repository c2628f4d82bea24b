/** The brand kit: a user adds to, sees and deletes from only their own. [B2] */
import type { FastifyInstance } from 'fastify';
import {
  deleteBrandAsset,
  listBrandAssets,
  restoreBrandAsset,
  uploadBrandAsset,
} from '../../contract/routes/brandkit.routes';
import { recordEvent } from '../audit/recordEvent';
import { createBrandKit } from '../brandKit/createBrandKit';
import { implement } from '../http/implement';
import type { Present } from '../http/present';
import { NotFound } from '../http/problems';
import { acceptForms, uploadedFile } from '../media/uploadedFile';
import type { Ports } from '../ports';
import { takeUpload } from '../quota/quota';
import { brandAssetsRepository } from '../repositories/brandKit/brandAssets.repository';

interface BrandKitWorld extends Pick<Ports, 'db' | 'storage' | 'config'> {
  readonly present: Present;
}
const PER_MINUTE = 60;

export function brandkitRoutes(app: FastifyInstance, world: BrandKitWorld): void {
  const { present, config } = world;
  const kit = createBrandKit(world);

  implement(app, listBrandAssets, async ({ caller, request }) =>
    present({ assets: await kit.list(caller.userId) }, request),
  );

  void app.register(async (uploads) => {
    await acceptForms(uploads, config);
    implement(
      uploads,
      uploadBrandAsset,
      async ({ params: { assetType }, caller, request }) => {
        await takeUpload(world.db, config, caller.userId);
        return present(
          await kit.add(caller.userId, assetType, await uploadedFile(request), request.once?.id),
          request,
        );
      },
      { perMinute: PER_MINUTE },
    );
  });

  implement(app, deleteBrandAsset, async ({ params: { assetId }, caller, request }) => {
    await world.db.transaction(async (tx) => {
      if (!(await brandAssetsRepository(tx).delete(caller.userId, assetId))) throw new NotFound('brandAsset');
      await recordEvent(tx, request, { kind: 'brand_asset_deleted', by: caller, details: { id: assetId } });
    });
    return { id: assetId };
  });

  implement(app, restoreBrandAsset, async ({ params: { assetId }, caller, request }) => {
    const asset = await world.db.transaction(async (tx) => {
      const restored = await brandAssetsRepository(tx).restore(caller.userId, assetId);
      if (!restored) throw new NotFound('deletedBrandAsset');
      await recordEvent(tx, request, { kind: 'brand_asset_restored', by: caller, details: { id: assetId } });
      return restored;
    });
    return present(asset, request);
  });
}
