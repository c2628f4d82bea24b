/** A new caption that looks as another one does. */
import type { ItemOf } from '../../../../contract/video/videoData';
import type { Caption } from '../../selectors/captions.selectors';
import type { Span } from '../../selectors/placement.selectors';
import { nameAfter } from './newItems';

/** Without the other's words, whether those are spoken, and how it comes and goes. Whole ms. */
export function captionLike(model: Caption | undefined, text: string, window: Span): ItemOf<'text'> {
  const {
    words: _,
    unspoken: __,
    toBeSpokenBy: ___,
    animation: ____,
    transition: _____,
    ...details
  } = model?.details ?? { textAlign: 'center' };
  return {
    id: 'caption',
    name: nameAfter(text),
    type: 'text',
    display: { from: Math.round(window.from), to: Math.round(window.to) },
    details: { ...details, text: text.trim() },
    ...(model?.formats ? { formats: model.formats } : {}),
  };
}
