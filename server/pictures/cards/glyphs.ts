/** The things that a card can show, in each of their kinds, at any size: layers to lay on a card. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { layerOf, type Layer } from './layer';

/** How a thing is shown: as if it stood there, flat in its colours, or drawn with one pen. */
export type GlyphKind = 'modelled' | 'flat' | 'drawn';
/** What names of symbols begin with: there is one kind of them, and cards set it on a tile. */
export const SYMBOL = 'ph-';

interface Bodies {
  readonly flat: Readonly<Record<string, string>>;
  readonly drawn: Readonly<Record<string, string>>;
  readonly symbol: Readonly<Record<string, string>>;
}
export interface GlyphInk {
  /** Of what is drawn with one pen. */
  readonly pen: string;
  /** Of the tile behind a symbol. */
  readonly tile: string;
}
export interface Glyphs {
  /** @returns `size` px square. Throws when there is no such thing. */
  readonly draw: (name: string, kind: GlyphKind, size: number, ink: GlyphInk) => Promise<Layer>;
}

/** Of the viewBox of a thing, and of a symbol. */
const BOX = { thing: 32, symbol: 256 } as const;

/** @param folder `assets/pictures`. */
export function openGlyphs(folder: string): Glyphs {
  let reading: Promise<Bodies> | undefined;
  const bodies = () =>
    (reading ??= readFile(path.join(folder, 'glyphs.json'), 'utf8').then(
      (text) => JSON.parse(text) as Bodies,
    ));

  return {
    async draw(name, kind, size, { pen, tile }) {
      if (name.startsWith(SYMBOL)) {
        const body = known((await bodies()).symbol[name], name);
        return paint(kind === 'drawn' ? svgOf(body, BOX.symbol, size, pen) : onTile(body, size, tile));
      }
      if (kind === 'modelled') {
        const file = path.join(folder, `${name}.webp`);
        return layerOf(sharp(file).resize(size, size, { fit: 'inside' }));
      }
      return paint(svgOf(known((await bodies())[kind][name], name), BOX.thing, size, pen));
    },
  };
}

const paint = (svg: string) => layerOf(sharp(Buffer.from(svg)));

function known(body: string | undefined, name: string): string {
  if (body === undefined) throw new Error(`There is no drawing called "${name}".`);
  return body;
}

const NAMESPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

const svgOf = (body: string, box: number, size: number, colour: string) =>
  `<svg ${NAMESPACES} width="${size}" height="${size}" viewBox="0 0 ${box} ${box}" color="${colour}">${body}</svg>`;

/** White on a rounded tile that catches the light as modelled things do. */
const onTile = (body: string, size: number, tile: string) =>
  `<svg ${NAMESPACES} width="${size}" height="${size}" viewBox="0 0 512 512">
<defs><linearGradient id="shine" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".34"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".22"/></linearGradient></defs>
<rect x="36" y="36" width="440" height="440" rx="112" fill="${tile}"/>
<rect x="36" y="36" width="440" height="440" rx="112" fill="url(#shine)"/>
<g transform="translate(112 112) scale(1.125)" color="#fff">${body}</g>
</svg>`;
