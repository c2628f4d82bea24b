/** An explainer's illustrations for the contact sheet, made as the pictures step makes them. */
import path from 'node:path';
import type { TemplateProps } from '../../contract/video/templateProps';
import type { TemplateName } from '../../contract/video/templateName';
import { mediaRef } from '../../server/media/mediaAddresses';
import { spokenParts } from '../../server/pipeline/spokenParts';
import { createCardPictures } from '../../server/pictures/cards/cardPictures';
import { readPictureNouns } from '../../server/pictures/cards/choosing/pictureNouns';
import { keepPicture } from './drawnPictures';
import { PLACE } from './lookPlaces';

interface Explained {
  readonly topic: string;
  readonly captions: TemplateProps['captions'];
  readonly template: TemplateName;
}
type Illustrations = Pick<TemplateProps, 'images' | 'videos' | 'timed_image_urls' | 'media_facts'>;

export async function illustrate(
  media: string,
  { topic, captions, template }: Explained,
): Promise<Illustrations> {
  const cards = createCardPictures({
    assetsDir: path.resolve('assets'),
    nouns: readPictureNouns(path.resolve('content'), null),
    hintFor: () => undefined,
  });
  const words = captions.map(([[start, end], text]) => ({ text, start, end }));
  const drawn: Illustrations = { images: [], videos: [], timed_image_urls: [], media_facts: {} };
  for (const [index, card] of cards.illustrate({ topic, parts: spokenParts(words) }).entries()) {
    const name = `${template}-card-${index}`;
    const { body, width, height, focus } = await card.draw(template);
    await keepPicture(media, name, body);
    const address = mediaRef(`${PLACE}/${name}.jpg`);
    drawn.images.push(address);
    drawn.timed_image_urls.push([[card.start, card.end], address]);
    drawn.media_facts[address] = {
      ...{ width, height, duration_seconds: null },
      backdrop_url: mediaRef(`${PLACE}/${name}.backdrop.jpg`),
      ...(focus ? { focus } : {}),
      ...(card.isWords ? { words: true } : {}),
    };
  }
  return drawn;
}
