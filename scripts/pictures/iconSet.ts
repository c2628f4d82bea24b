/** A set of drawings as Iconify packs it: the insides of SVGs by name. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';

interface Packed {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}

export interface IconSet {
  /** The inside of the drawing's SVG. Throws when there is none of this name. */
  readonly body: (name: string) => string;
}

/** @param folder where `@iconify-json` packages are installed. */
export async function openIconSet(folder: string, name: string): Promise<IconSet> {
  const packed = JSON.parse(await readFile(path.join(folder, name, 'icons.json'), 'utf8')) as Packed;
  const { icons, aliases = {} } = packed;
  return {
    body(drawing) {
      const icon = icons[drawing] ?? icons[aliases[drawing]?.parent ?? ''];
      if (!icon) throw new Error(`There is no drawing called "${drawing}" in ${name}.`);
      return icon.body;
    },
  };
}
