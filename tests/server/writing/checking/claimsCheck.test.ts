/** What an ad may not say: the figures, prices, superlatives and promises that its page does not hold. */
import { describe, expect, test } from 'vitest';
import { readClaimsCheck } from '../../../../server/writing/checking/claimsCheck';
import { contentDir } from '../../../support/contentDir';

const { foundedPart, unfounded } = readClaimsCheck(contentDir);

const PAGE = `Ember Flask, 500 ml
Keeps drinks hot for 12 hours. Two deep pockets. 1,200 cups a year. $29.00, 20% off. The lightest flask we make.
Free shipping. Never leaks.`;

describe('[W8] a claim is on the page, or is not said', () => {
  test.each([
    ['It keeps drinks hot for 12 hours.'],
    ['It has 2 deep pockets.'],
    ['That makes 1200 cups.'],
    ['It costs $29.'],
    ['Only 29 dollars.'],
    ['It is the lightest flask.'],
    ['Shipping is free, and it never leaks.'],
    ['Three reasons to look at it. One. It is light. Two. It is small. Three. It is black.'],
    ['Take it off the shelf. An honest flask with a backrest, at the request of your guest.'],
    ['One look is enough.'],
    ['Feel free to keep your hands free for most of the time.'],
    ['The earnest priest tests the crest of the nearby forest.'],
    ['It leads the way and limits nothing.'],
    ['Freely shipped, and it is never leaking.'],
  ])('“%s” is', (script) => {
    expect(unfounded(script, PAGE)).toEqual([]);
  });

  test.each([
    ['It keeps drinks hot for 24 hours.', ['24']],
    ['It lasts three years.', ['three']],
    ['It costs $19.', ['$19']],
    ['It costs €29.', ['€29']],
    ['Get half a litre, or twice as much.', ['half', 'twice']],
    ['The best flask, the warmest, and the most loved.', ['best', 'most', 'warmest']],
    ['An award-winning, perfectly sustainable flask.', ['award winning', 'perfectly', 'sustainable']],
    ['With a money-back guarantee.', ['money back', 'guarantee']],
    ['It comes with a warranty.', ['warranty']],
    ['Clinically proven, and vegan.', ['Clinically', 'proven', 'vegan']],
    ['Loved by thousands of customers.', ['thousands', 'customers']],
    ['Perfect for everyone.', ['Perfect', 'everyone']],
    ['Order now: limited sale.', ['limited', 'sale']],
  ])('“%s” is not', (script, claims) => {
    expect(unfounded(script, PAGE)).toEqual(claims);
  });

  test('what nothing bears out is taken out, sentence by sentence', () => {
    expect(foundedPart('Meet the flask. It won 3 awards! It keeps drinks hot. The best of all.', PAGE)).toBe(
      'Meet the flask. It keeps drinks hot.',
    );
  });
});
