/** The drawings of `assets/pictures`, which content names. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import MiniSearch from 'minisearch';

const ENDING = '.webp';
const MOST_PROPOSED = 3;

/** @param assetsDir the absolute path of the folder `assets` */
export function readPictureNames(assetsDir: string): ReadonlySet<string> {
  const folder = path.join(assetsDir, 'pictures');
  const files = readdirSync(folder).filter((file) => file.endsWith(ENDING));
  const { symbol } = JSON.parse(readFileSync(path.join(folder, 'glyphs.json'), 'utf8')) as {
    readonly symbol: Readonly<Record<string, string>>;
  };
  return new Set([...files.map((file) => path.basename(file, ENDING)), ...Object.keys(symbol)]);
}

/** Says that there is no such picture, and which ones are called nearly so. */
export function noSuchPicture(name: string, pictures: ReadonlySet<string>): string {
  const index = new MiniSearch({ fields: ['name'], searchOptions: { fuzzy: 0.3, prefix: true } });
  index.addAll([...pictures].map((one, id) => ({ id, name: one })));
  const near = index.search(name).slice(0, MOST_PROPOSED);
  const names = near.map(({ id }) => [...pictures][id as number]);
  const proposed = names.length > 0 ? `, such as ${names.join(', ')}` : '';
  return `There is no picture "${name}" in assets/pictures: write the name of one that is there${proposed}.`;
}
