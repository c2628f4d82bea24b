import { expect, test } from 'vitest';
import { placing } from '../../../../src/templates/capture/ownSizeCanvases';

const whole = { left: 0, top: 0, right: 0, bottom: 0 };
const box = { width: 1080, height: 1920 };

test('[RD1] a clip that covers its box is scaled from its own pixels about the middle of the box', () => {
  expect(placing({ width: 960, height: 720 }, box, { fit: 'cover', cut: whole, transform: '' })).toBe(
    'translate(540px, 960px) scale(2.6666666666666665, 2.6666666666666665) translate(-480px, -360px)',
  );
});

test('[RD1] what moves the clip by CSS still does, about the same middle', () => {
  expect(
    placing({ width: 540, height: 960 }, box, { fit: 'contain', cut: whole, transform: 'scale(1.2)' }),
  ).toBe('translate(540px, 960px) scale(1.2) scale(2, 2) translate(-270px, -480px)');
});

test('[RD1] a clip that fills its box is stretched', () => {
  expect(placing({ width: 1080, height: 960 }, box, { fit: 'fill', cut: whole, transform: '' })).toContain(
    'scale(1, 2)',
  );
});

test('[RD1] [Y3] of a clip that is cropped the middle of what is left stands in the middle of the box', () => {
  const cut = { left: 0.5, top: 0, right: 0, bottom: 0.25 };
  expect(placing({ width: 960, height: 1280 }, box, { fit: 'cover', cut, transform: '' })).toBe(
    'translate(540px, 960px) scale(2.25, 2.25) translate(-720px, -480px)',
  );
});
