/** Decodes pictures of phones away from the thread that answers calls: a dozen megapixels take seconds. */
import openLibheif from 'libheif-js/libheif-wasm/libheif-bundle.mjs';
import { answerQuestions } from '../../threads/answerQuestions';
import { colourProfileOf } from './colourProfile';
import type { HeicAnswer, HeicQuestion } from './decodeHeic';

answerQuestions<HeicQuestion, HeicAnswer>(async ({ file, mostPixels }) => {
  const libheif = openLibheif();
  await libheif.ready;
  // The first is the picture; others are views of it, or the frames of a burst.
  const [image] = new libheif.HeifDecoder().decode(file);
  if (!image) throw new Error('There is no picture in it.');
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > mostPixels) throw new Error('It exceeds the pixel limit.');
  const pixels = { data: new Uint8ClampedArray(width * height * 4), width, height };
  const shown = await new Promise((resolve) => image.display(pixels, resolve));
  if (!shown) throw new Error('It cannot be decoded.');
  const data = new Uint8Array(pixels.data.buffer);
  const profile = colourProfileOf(libheif, image);
  return { answer: { data, width, height, profile }, transfer: [data.buffer] };
});
