/** What pages measure in: `content/words/units.yaml`, by dimension, each unit with how many of its base unit it is. */
import { z } from 'zod';
import { openContent } from '../content/contentFiles';
import { readYaml } from '../content/readYaml';

export const unitsSchema = z.record(z.string(), z.record(z.string(), z.number()));

/** Throws a `ContentError` where the file is not as it must be. */
export const readUnits = (contentDir: string) =>
  readYaml(openContent(contentDir, 'words/units.yaml'), unitsSchema).value;
