/** One shot of the template `default` as an item: how it comes in and how it moves. */
import type { TemplateProps } from '../../../contract/templateProps';
import { mainItemId, type Animation, type ItemOf, type TransitionName } from '../../../contract/videoData';
import type { ShotMedia } from './mediaOrder';
import type { Shot } from './shots';

/** The order of entrances; the first shot has none, so that the video opens at once. */
const ENTRANCES: readonly TransitionName[] = [
  'zoomRightOut',
  'imageVerticalBlur',
  'zoomLeftOut',
  'imageZoomTwist',
  'zoomRightIn',
  'imageVerticalBlur',
  'zoomLeftIn',
];

const entrance = (index: number) => {
  const name = ENTRANCES[(index - 1) % ENTRANCES.length];
  return index === 0 || !name ? {} : { transition: { in: name } };
};
const movement = (index: number, { from, to }: Shot): { animation: Animation } => ({
  animation: { type: index % 2 === 0 ? 'zoom' : 'zoomOut', duration: to - from, delay: 0, easing: 'linear' },
});

export function shotItem(
  media: ShotMedia,
  shot: Shot,
  index: number,
  { project_id, width, height, media_facts }: TemplateProps,
): ItemOf<'image'> | ItemOf<'video'> {
  const facts = media_facts[media.src];
  const item = {
    id: mainItemId(index, project_id),
    name: `Shot ${index + 1}`,
    display: { ...shot },
    isMain: true,
  };
  const box = {
    src: media.src,
    width,
    height,
    top: 0,
    left: 0,
    ...(facts?.backdrop_url ? { backdropSrc: facts.backdrop_url } : {}),
    ...entrance(index),
  };
  if (media.kind === 'video') {
    const trim = { from: media.trimFromMs, to: media.trimFromMs + (shot.to - shot.from) };
    const length = facts?.duration_seconds;
    // The voice-over tells the story: a clip's own sound is there to be turned up.
    const details = { ...box, volume: 0, ...(length == null ? {} : { duration: length * 1000 }) };
    return { ...item, type: 'video', trim, details, metadata: { isImage: false } };
  }
  const natural = facts ? { naturalWidth: facts.width, naturalHeight: facts.height } : {};
  return {
    ...item,
    type: 'image',
    details: { ...box, ...natural, ...movement(index, shot) },
    metadata: { isImage: true },
  };
}
