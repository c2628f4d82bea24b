/** A main picture with the details that a test is about. */
import type { ItemOf } from '../../../../contract/video/videoData';

export const shotOf = (details: Partial<ItemOf<'image'>['details']>): ItemOf<'image'> => ({
  ...{ id: 'shot', name: 'Shot', type: 'image', isMain: true, display: { from: 0, to: 4000 } },
  details: { src: 'media:u/1/a.jpg', ...details },
});
