/** eBay: the carousel's zoom pictures, asked for in their largest size. */
import { defineSource, found } from '../html/defineSource';
import { plainText } from '../html/plainText';

const LARGEST = 's-l1600';

export const ebaySource = defineSource({
  name: 'ebay',
  *find({ $ }) {
    const title = $('.x-item-title__mainTitle').first();
    if (title.length === 0) return;
    yield found('title', plainText(title.html()));
    const facts = $('.ux-labels-values')
      .toArray()
      .map((row) => {
        const label = plainText($(row).find('.ux-labels-values__labels').html());
        const value = plainText($(row).find('.ux-labels-values__values').html());
        return label && value ? `${label.replace(/:$/, '')}: ${value}` : '';
      })
      .filter(Boolean);
    yield found('description', facts.join('\n'));
    for (const image of $('.ux-image-carousel-item img, .ux-image-carousel img').toArray()) {
      const address = $(image).attr('data-zoom-src') ?? $(image).attr('data-src') ?? $(image).attr('src');
      yield found('image', address?.replace(/s-l\d+/, LARGEST));
    }
  },
});
