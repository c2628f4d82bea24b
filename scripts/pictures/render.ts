/**
 * Makes what `content/pictures` names, in assets/pictures: modelled ones as WebP, flat and drawn ones and symbols as the
 * insides of SVGs. The sets are large, so they are no dependencies: `npm install --no-save
 * @iconify-json/fluent-emoji@1.2.7 @iconify-json/fluent-emoji-flat@1.2.6
 * @iconify-json/fluent-emoji-high-contrast@1.2.6 @iconify-json/ph@1.2.2`, then `npm run pictures`.
 * Another folder of them can be named: `npm run pictures -- <folder>/@iconify-json`.
 * The typefaces in assets/pictures/type are @expo-google-fonts' montserrat/800ExtraBold, lora/700Bold and
 * caveat/700Bold, cut to Latin, Cyrillic and signs by `subset-font`.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { readPictureNouns } from '../../server/pictures/cards/choosing/pictureNouns';
import { SYMBOL } from '../../server/pictures/cards/glyphs';
import { openIconSet } from './iconSet';

/** What cards show them at, or little less. */
const SIZE_PX = 576;
const out = path.resolve('assets/pictures');
const sets = path.resolve(process.argv[2] ?? 'node_modules/@iconify-json');

const modelled = await openIconSet(sets, 'fluent-emoji');
const flat = await openIconSet(sets, 'fluent-emoji-flat');
const drawn = await openIconSet(sets, 'fluent-emoji-high-contrast');
const symbols = await openIconSet(sets, 'ph');

const used = [...readPictureNouns(path.resolve('content'), null).pictures].sort();
const things = used.filter((name) => !name.startsWith(SYMBOL));
const symbolsUsed = used.filter((name) => name.startsWith(SYMBOL));

await mkdir(out, { recursive: true });
for (const file of await readdir(out)) {
  if (file.endsWith('.webp') && !things.includes(path.basename(file, '.webp')))
    await rm(path.join(out, file));
}
for (const name of things) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${SIZE_PX}" height="${SIZE_PX}" viewBox="0 0 32 32">${modelled.body(name)}</svg>`;
  await sharp(Buffer.from(svg))
    .webp({ quality: 76, alphaQuality: 80, effort: 6 })
    .toFile(path.join(out, `${name}.webp`));
}
const bodies = (names: readonly string[], body: (name: string) => string) =>
  Object.fromEntries(names.map((name) => [name, body(name)]));
const glyphs = {
  flat: bodies(things, flat.body),
  drawn: bodies(things, drawn.body),
  symbol: bodies(symbolsUsed, (name) => symbols.body(`${name.slice(SYMBOL.length)}-duotone`)),
};
await writeFile(path.join(out, 'glyphs.json'), `${JSON.stringify(glyphs, null, 0)}\n`);
console.log(`${things.length} things and ${symbolsUsed.length} symbols in ${path.relative('.', out)}`);
