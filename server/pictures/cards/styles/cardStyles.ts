/** Which style a template's cards have. */
import type { TemplateName } from '../../../../contract/video/templateName';
import type { CardStyle } from './cardStyle';
import { defaultStyle } from './default.style';
import { educationalStyle } from './educational.style';
import { funkyStyle } from './funky.style';
import { motionCardsStyle } from './motionCards.style';
import { stockMediaStyle } from './stockMedia.style';
import { zoomEffectStyle } from './zoomEffect.style';

export const cardStyles = {
  default: defaultStyle,
  'motion-cards': motionCardsStyle,
  'zoom-effect': zoomEffectStyle,
  funky: funkyStyle,
  'stock-media': stockMediaStyle,
  educational: educationalStyle,
} satisfies Record<TemplateName, CardStyle>;
