/** Which look a template's cards have. */
import type { TemplateName } from '../../../../contract/templateProps';
import type { CardLook } from './cardLook';
import { defaultLook } from './default.look';
import { educationalLook } from './educational.look';
import { funkyLook } from './funky.look';
import { motionCardsLook } from './motionCards.look';
import { stockMediaLook } from './stockMedia.look';
import { zoomEffectLook } from './zoomEffect.look';

export const cardLooks = {
  default: defaultLook,
  'motion-cards': motionCardsLook,
  'zoom-effect': zoomEffectLook,
  funky: funkyLook,
  'stock-media': stockMediaLook,
  educational: educationalLook,
} satisfies Record<TemplateName, CardLook>;
