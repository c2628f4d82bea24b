/** How much a word tells, by how common it is: read from `content/words/common.<language>.yaml`. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { openContent } from '../../content/contentFiles';
import { readYaml } from '../../content/readYaml';

/** Where each band of common words ends, by rank: one twice as rare tells a bit more. */
export const COMMON_BANDS = [300, 600, 1200, 2400, 4800] as const;
/** What a word tells that is in no band, in bits. */
export const MOST_BITS = COMMON_BANDS.length;
/** Of a language whose common words are not listed, each word tells as much: two are worth a rare one. */
const BITS_OF_ANY = MOST_BITS / 2;

const commonSchema = z.strictObject({ bands: z.array(z.string()).length(COMMON_BANDS.length) });

/** The list spells as films do: "color", "organize". */
const asInAmerica = (root: string) => root.replace('our', 'or').replace(/is$/, 'iz');

/** By the root of a word. Throws a `ContentError` where the file is not as it must be. */
export function readBits(contentDir: string, language: string): (root: string) => number {
  const file = `words/common.${language}.yaml`;
  if (!existsSync(path.join(contentDir, file))) return () => BITS_OF_ANY;
  const { bands } = readYaml(openContent(contentDir, file), commonSchema).value;
  const bits = new Map(bands.flatMap((words, at) => words.split(/\s+/).map((root) => [root, at])));
  return (root) => bits.get(root) ?? bits.get(asInAmerica(root)) ?? MOST_BITS;
}
