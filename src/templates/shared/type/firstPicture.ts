/** The picture that a title is laid over. Pure. */
import type { TemplateProps } from '../../../../contract/video/templateProps';

/** Its address; undefined where it is not known to be a picture. */
export function firstPicture({ images, videos, ...timed }: TemplateProps): string | undefined {
  if (videos.length + timed.timed_video_urls.length > 0) return undefined;
  return timed.timed_image_urls[0]?.[1] ?? images[0];
}
