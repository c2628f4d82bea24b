/** One shot as an item: how it comes in and how it moves. */
import type { TemplateProps } from '../../../../contract/video/templateProps';
import { mainItemId, type ItemOf } from '../../../../contract/video/videoData';
import type { Look } from '../look';
import type { Scene } from './storyboard';

export type ShotItem = ItemOf<'image'> | ItemOf<'video'>;

const entranceOf = (look: Look, index: number) => {
  const name = look.entrance(index);
  return name ? { transition: { in: name } } : {};
};

export function shotItem(
  { media, shot }: Scene,
  index: number,
  look: Look,
  { project_id, width, height, media_facts }: TemplateProps,
): ShotItem {
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
    ...entranceOf(look, index),
  };
  const seen = facts
    ? {
        ...{ naturalWidth: facts.width, naturalHeight: facts.height },
        ...(facts.focus ? { focus: facts.focus } : {}),
      }
    : {};
  if (media.kind === 'video') {
    const trim = { from: media.trimFromMs, to: media.trimFromMs + (shot.to - shot.from) };
    const length = facts?.duration_seconds;
    // The voice-over tells the story: a clip's own sound is there to be turned up.
    const details = { ...box, ...seen, volume: 0, ...(length == null ? {} : { duration: length * 1000 }) };
    return { ...item, type: 'video', trim, details, metadata: { isImage: false } };
  }
  const natural = facts
    ? {
        ...seen,
        ...(facts.ground ? { plainGround: facts.ground } : {}),
        ...(facts.crop ? { crop: facts.crop } : {}),
      }
    : {};
  return {
    ...item,
    type: 'image',
    details: { ...box, ...natural, animation: look.movement(index, shot) },
    metadata: { isImage: true },
  };
}
