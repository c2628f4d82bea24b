/**
 * Renders the things that cards show into assets/pictures. The drawings are Microsoft's Fluent Emoji (MIT), 99 MB as
 * a package, so it is not a dependency: `npm install --no-save @iconify-json/fluent-emoji@1.2.7`, `npm run pictures`.
 */
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { picturesUsed } from './picturesUsed';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}

/** Drawn a little larger than any card shows them. */
const SIZE_PX = 640;
const folder = path.resolve('assets/pictures');
const source = path.resolve(process.argv[2] ?? 'node_modules/@iconify-json/fluent-emoji/icons.json');

const { icons, aliases = {} } = JSON.parse(await readFile(source, 'utf8')) as IconSet;
await mkdir(folder, { recursive: true });
const wanted = picturesUsed();
for (const file of await readdir(folder)) {
  if (file.endsWith('.webp') && !wanted.has(path.basename(file, '.webp'))) await rm(path.join(folder, file));
}
for (const name of [...wanted].sort()) {
  const icon = icons[name] ?? icons[aliases[name]?.parent ?? ''];
  if (!icon) throw new Error(`There is no drawing called "${name}".`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${SIZE_PX}" height="${SIZE_PX}" viewBox="0 0 32 32">${icon.body}</svg>`;
  await sharp(Buffer.from(svg))
    .webp({ quality: 82, alphaQuality: 90, effort: 6 })
    .toFile(path.join(folder, `${name}.webp`));
}
console.log(`${wanted.size} pictures in ${path.relative('.', folder)}`);
