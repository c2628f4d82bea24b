/** The running kit, as its screens know it. */
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { AssetType } from '../../../contract/ui/assetFiles';
import type { brandKitMachine } from '../../machines/brandKit/brandKit.machine';
import type { fontPreviewMachine } from '../../machines/brandKit/fontPreview.machine';

export type BrandKitActor = ActorRefFrom<typeof brandKitMachine>;
export interface KitProps {
  readonly actor: BrandKitActor;
  readonly fontPreview: typeof fontPreviewMachine;
}
export interface SectionProps extends KitProps {
  readonly assetType: AssetType;
}

export const useKit = (actor: BrandKitActor) => useSelector(actor, ({ context }) => context);
