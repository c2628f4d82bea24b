/** The packs of natural voices that `content/speech/voicePacks.yaml` offers. */
import { z } from 'zod';
import { openContent } from '../content/contentFiles';
import { throwFaults } from '../content/contentError';
import { readYaml } from '../content/readYaml';

const language = z.string().regex(/^[a-z]{2}$/);
const packSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,64}$/),
  name: z.string().min(1),
  family: z.enum(['kokoro', 'kitten', 'piper']),
  languages: z.array(language).min(1),
  voices: z.number().int().positive(),
  archive: z.string().regex(/^[\w.-]+\.tar\.bz2$/),
  bytes: z.number().int().positive(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  licence: z.string(),
  source: z.url({ protocol: /^https$/ }),
});
const licenceSchema = z.strictObject({ name: z.string().min(1), address: z.url({ protocol: /^https$/ }) });
const offerSchema = z.strictObject({
  from: z.url({ protocol: /^https$/ }).refine((address) => address.endsWith('/')),
  trials: z.record(language, z.string().min(1)),
  licences: z.record(z.string(), licenceSchema),
  packs: z.array(packSchema).min(1),
});

export interface OfferedPack extends Omit<z.output<typeof packSchema>, 'licence' | 'archive'> {
  readonly licence: z.output<typeof licenceSchema>;
  /** Where it is published. */
  readonly address: string;
}
export interface VoicePackOffer {
  readonly packs: readonly OfferedPack[];
  /** What is read aloud to try a voice, a language each. */
  readonly trials: Readonly<Record<string, string>>;
}

/** Throws a `ContentError` with file and line of all that is wrong. */
export function readVoicePacks(contentDir: string): VoicePackOffer {
  const file = openContent(contentDir, 'speech/voicePacks.yaml');
  const { value, faultAt } = readYaml(file, offerSchema);
  const { from, trials, licences, packs } = value;
  const ids = packs.map(({ id }) => id);
  throwFaults(
    packs.flatMap(({ id, licence, languages }, at) => [
      ...(ids.indexOf(id) < at
        ? [faultAt(['packs', at, 'id'], `There is a pack "${id}" already: give this one another id.`)]
        : []),
      ...(Object.hasOwn(licences, licence)
        ? []
        : [
            faultAt(
              ['packs', at, 'licence'],
              `There is no licence "${licence}": write one of ${Object.keys(licences).join(', ')}.`,
            ),
          ]),
      ...languages
        .filter((one) => !Object.hasOwn(trials, one))
        .map((one) =>
          faultAt(['packs', at, 'languages'], `There is no trial sentence for "${one}": write one above.`),
        ),
    ]),
  );
  return {
    trials,
    packs: packs.flatMap(({ archive, licence: named, ...pack }) => {
      const licence = licences[named];
      return licence ? [{ ...pack, address: from + archive, licence }] : [];
    }),
  };
}
