/** The drawings of `assets/pictures`, which content names. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import MiniSearch from 'minisearch';

const ENDING = '.webp';
const MOST_PROPOSED = 3;

/** @param assetsDir the absolute path of the folder `assets` */
export const readPictureNames = (assetsDir: string): ReadonlySet<string> =>
  new Set(
    readdirSync(path.join(assetsDir, 'pictures'))
      .filter((file) => file.endsWith(ENDING))
      .map((file) => path.basename(file, ENDING)),
  );

/** Says that there is no such picture, and which ones are called nearly so. */
export function noSuchPicture(name: string, pictures: ReadonlySet<string>): string {
  const index = new MiniSearch({ fields: ['name'], searchOptions: { fuzzy: 0.3, prefix: true } });
  index.addAll([...pictures].map((one, id) => ({ id, name: one })));
  const near = index.search(name).slice(0, MOST_PROPOSED);
  const names = near.map(({ id }) => [...pictures][id as number]);
  const proposed = names.length > 0 ? `, such as ${names.join(', ')}` : '';
  return `There is no picture "${name}" in assets/pictures: write the name of one that is there${proposed}.`;
}
