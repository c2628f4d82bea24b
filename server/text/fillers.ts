/** Sounds of thinking that say nothing, by language: `content/words/fillers.<language>.yaml`. [SC2] */
import { z } from 'zod';
import { contentUnder } from '../content/contentFiles';
import { readEach } from '../content/contentError';
import { readYaml } from '../content/readYaml';

const fillersSchema = z.strictObject({
  sounds: z
    .string()
    .trim()
    .transform((text) => text.split(/\s+/).filter(Boolean)),
});

/** By the language's code, `en`. */
export type Fillers = ReadonlyMap<string, readonly string[]>;

const FILE = /fillers\.(\w+)\.yaml$/;

/** Throws a `ContentError` with all faults of all files. */
export function readFillers(contentDir: string): Fillers {
  const files = contentUnder(contentDir, 'words', '.yaml').filter(({ name }) => FILE.test(name));
  const read = readEach(files, (file) => {
    const { value, faultAt } = readYaml(file, fillersSchema);
    return { value: [FILE.exec(file.name)?.[1] ?? '', value.sounds] as const, faultAt };
  });
  return new Map(read.map(({ value }) => value));
}
