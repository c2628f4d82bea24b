/** Sets a few words large and centred, in a typeface of ours, so that every machine draws the same. */
import sharp from 'sharp';
import { layerOf, type Laid } from './layer';

const WIDTH = 880;
const HEIGHT = 640;
/** For few words; with words that do not fit a line of that; for many words. */
const SIZE_PX = { few: 140, long: 108, many: 100 } as const;
const LONG_WORD = 10;
const MANY_CHARACTERS = 30;

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

interface Setting {
  /** Their middle. */
  readonly at: { readonly x: number; readonly y: number };
  readonly colour: string;
  /** TrueType: the only form in which the text engine takes a file. */
  readonly typeface: string;
}

export async function setWords(text: string, { at: { x, y }, colour, typeface }: Setting): Promise<Laid> {
  const set = await layerOf(
    sharp({
      text: {
        text: `<span foreground="${colour}">${escaped(text) || '…'}</span>`,
        // The comma ends the family's name: without it `ExtraBold` would be read as a weight.
        font: `Montserrat ExtraBold, ${sizeFor(text)}`,
        fontfile: typeface,
        rgba: true,
        width: WIDTH,
        align: 'center',
        spacing: 12,
      },
    }),
  );
  const scale = Math.min(1, WIDTH / set.width, HEIGHT / set.height);
  const { data, width, height } = set;
  const layer =
    scale < 1
      ? await layerOf(
          sharp(data, { raw: { width, height, channels: 4 } }).resize(
            Math.round(width * scale),
            Math.round(height * scale),
          ),
        )
      : set;
  return { layer, left: Math.round(x - layer.width / 2), top: Math.round(y - layer.height / 2) };
}

function sizeFor(text: string): number {
  const longest = Math.max(...text.split(/\s+/).map((word) => word.length));
  if (text.length > MANY_CHARACTERS) return SIZE_PX.many;
  return longest > LONG_WORD ? SIZE_PX.long : SIZE_PX.few;
}
