/** The videos that a page plays or names. */
import { defineSource, found } from '../html/defineSource';
import { TRUST } from '../html/finding';

const VIDEO_FILE = /https?:[^"'\s\\<>]+?\.(?:mp4|webm|mov)(?:\?[^"'\s\\<>]*)?/g;
const EMBEDDED = /(?:youtube(?:-nocookie)?\.com\/embed\/|youtu\.be\/|yt:movie:)([\w-]{11})/;
/** What a script opens when it is pressed. */
const OPENED = '[data-trailer-url], [data-video-url], [data-video-src], [data-video], [data-youtube]';

export const videosSource = defineSource({
  name: 'videos',
  *find({ $, html }) {
    for (const video of $('video[src], video source[src]').toArray())
      yield found('video', $(video).attr('src'), TRUST.heading);
    for (const [file] of html.matchAll(VIDEO_FILE)) yield found('video', file, TRUST.text);
    for (const { attribs } of $(`iframe[src], ${OPENED}`).toArray()) {
      const id = EMBEDDED.exec(Object.values(attribs).join(' '))?.[1];
      if (id) yield found('video', `https://www.youtube.com/watch?v=${id}`, TRUST.text);
    }
  },
});
