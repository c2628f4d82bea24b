/** Etsy: the carousel carries each picture's full size beside the shown one. */
import { defineSource, found } from '../html/defineSource';
import { plainText } from '../html/plainText';

export const etsySource = defineSource({
  name: 'etsy',
  *find({ $ }) {
    const title = $('[data-buy-box-listing-title]').first();
    if (title.length === 0) return;
    yield found('title', plainText(title.html()));
    yield found(
      'description',
      plainText($('[data-product-details-description-text-content]').first().html()),
    );
    for (const image of $('[data-src-zoom-image], img[data-src-zoom-image]').toArray())
      yield found('image', $(image).attr('data-src-zoom-image'));
    for (const source of $('[data-carousel-pane] video source, [data-carousel-pane] video[src]').toArray())
      yield found('video', $(source).attr('src'));
  },
});
