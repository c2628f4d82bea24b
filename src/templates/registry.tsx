/** How each template paints its items; a template that looks like `default` has one line here. [T1] */
import { TemplateNotFound } from './templateNotFound';
import type { TemplateName } from '../../contract/video/templateName';
import { isCaption } from '../../contract/video/videoData';
import { Caption } from './captions/Caption';
import { educationalPainting } from './educational/educational.template';
import { funkyPainting } from './funky/funky.template';
import { motionCardsPainting } from './motionCards/motionCards.template';
import { ImageItem } from './paint/ImageItem';
import type { Painting } from './paint/painting';
import { TextItem } from './paint/TextItem';
import { VideoItem } from './paint/VideoItem';
import { ShapeItem } from './shapes/ShapeItem';
import { stockMediaPainting } from './stockMedia/stockMedia.template';

const defaultPainting: Painting = {
  image: ImageItem,
  video: VideoItem,
  text: (props) => (isCaption(props.item.id) ? <Caption {...props} /> : <TextItem {...props} />),
  shape: ShapeItem,
};

const paintings: Partial<Record<TemplateName, Painting>> = {
  default: defaultPainting,
  'motion-cards': { ...defaultPainting, ...motionCardsPainting },
  'zoom-effect': defaultPainting,
  funky: { ...defaultPainting, ...funkyPainting },
  'stock-media': { ...defaultPainting, ...stockMediaPainting },
  educational: { ...defaultPainting, ...educationalPainting },
};

export const isTemplate = (template: string): boolean => Object.hasOwn(paintings, template);

/** @throws TemplateNotFound */
export function paintingOf(template: string): Painting {
  const painting = isTemplate(template) ? paintings[template as TemplateName] : undefined;
  if (!painting) throw new TemplateNotFound(template);
  return painting;
}
