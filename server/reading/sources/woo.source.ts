/** WooCommerce: the gallery names each picture's full size. */
import { defineSource, found } from '../html/defineSource';
import { plainText } from '../html/plainText';

export const wooSource = defineSource({
  name: 'woo',
  *find({ $ }) {
    if ($('.woocommerce-product-gallery, .product_title').length === 0) return;
    yield found('title', plainText($('.product_title').first().html()));
    yield found(
      'description',
      plainText(
        $('.woocommerce-product-details__short-description').first().html() ??
          $('#tab-description').first().html(),
      ),
    );
    for (const image of $('.woocommerce-product-gallery [data-large_image]').toArray())
      yield found('image', $(image).attr('data-large_image'));
    for (const video of $('.woocommerce-product-gallery video source').toArray())
      yield found('video', $(video).attr('src'));
  },
});
