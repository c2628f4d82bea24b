/** What the next video uses of the brand kit: chosen once, remembered in this browser for each user. [B4] */
import { brandChoiceSchema, type BrandChoice } from '../../../contract/brandAsset';
import { brandUseMachine } from '../../machines/brandUse/brandUse.machine';
import { createBrandKitService } from '../../services/brandKit.service';
import { createDraftStorage } from '../../services/browser/stored/draftStorage';
import type { App } from '../app';
import { asking } from '../calling';

const keptChoice = ({ window, session }: App) =>
  createDraftStorage({
    storage: window.localStorage,
    key: `brand-use:${session.getSnapshot().context.session?.userId ?? 'nobody'}`,
    schema: brandChoiceSchema,
  });

/** What was switched last; a part that is not named is used. */
export const brandChoice = (app: App): BrandChoice => keptChoice(app).read() ?? {};

export function provideBrandUse(app: App) {
  const kept = keptChoice(app);
  return brandUseMachine.provide({
    actors: { fetchAssets: asking(createBrandKitService(app.call).fetchAssets) },
    actions: {
      usePart: (_, { part, isUsed }) => kept.write({ ...kept.read(), [part]: isUsed }),
    },
  });
}
