/** Every template's arithmetic by name: what the server needs of a template, without its painting. [T1] */
import type { TemplateProps } from '../../contract/video/templateProps';
import type { TemplateName } from '../../contract/video/templateName';
import type { VideoData } from '../../contract/video/videoData';
import { beatsBehindIntro, withBrand } from './brand/withBrand';
import { arrangeDefault } from './default/default.arrange';
import { arrangeEducational } from './educational/educational.arrange';
import { arrangeFunky } from './funky/funky.arrange';
import { arrangeMotionCards } from './motionCards/motionCards.arrange';
import { arrangeStockMedia } from './stockMedia/stockMedia.arrange';
import { TemplateNotFound } from './templateNotFound';
import { arrangeZoomEffect } from './zoomEffect/zoomEffect.arrange';

type Arrange = (props: TemplateProps) => VideoData;

const arrangements: Record<TemplateName, Arrange> = {
  default: arrangeDefault,
  'motion-cards': arrangeMotionCards,
  'zoom-effect': arrangeZoomEffect,
  funky: arrangeFunky,
  'stock-media': arrangeStockMedia,
  educational: arrangeEducational,
};

/** The templates that can be laid out, in the order in which they are offered. */
export const templateNames = Object.keys(arrangements) as readonly TemplateName[];

/** @throws TemplateNotFound */
export function arrange(props: TemplateProps): VideoData {
  const arrangement = Object.hasOwn(arrangements, props.template)
    ? arrangements[props.template as TemplateName]
    : undefined;
  if (!arrangement) throw new TemplateNotFound(props.template);
  return withBrand(arrangement({ ...props, beats: beatsBehindIntro(props) }), props);
}
