/** How `zoom-effect` paints: its pictures fill more of the screen than elsewhere, so that each push is felt. */
import { ImageItem } from '../paint/ImageItem';
import type { Painting, VisibleProps } from '../paint/painting';
import { NEAR } from './nearCrop';

const NearImage = (props: VisibleProps<'image'>) => <ImageItem {...props} crop={NEAR} />;

export const zoomEffectPainting: Pick<Painting, 'image'> = { image: NearImage };
