/** What can be added by a press: natural voices of `content/speech/voicePacks.yaml`, writers of `content/writing/writerPacks.yaml`. */
import { z } from 'zod';
import type { PackKind } from '../../contract/packs';
import { throwFaults } from '../content/contentError';
import { openContent } from '../content/contentFiles';
import { readYaml } from '../content/readYaml';

const language = z.string().regex(/^[a-z]{2}$/);
const address = z.url({ protocol: /^https$/ });
const licenceSchema = z.strictObject({ name: z.string().min(1), address });
const published = {
  id: z.string().regex(/^[a-z0-9-]{1,64}$/),
  name: z.string().min(1),
  languages: z.array(language).min(1),
  bytes: z.number().int().positive(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  licence: z.string(),
  source: address,
};
const voicePackSchema = z.strictObject({
  ...published,
  family: z.enum(['kokoro', 'kitten', 'piper']),
  voices: z.number().int().positive(),
  archive: z.string().regex(/^[\w.-]+\.tar\.bz2$/),
});
const writerPackSchema = z.strictObject({
  ...published,
  address: address.refine((one) => one.endsWith('.gguf')),
  /** In billions. */
  parameters: z.number().min(1).max(5),
  /** What a token takes of memory while it is thought of. */
  tokenBytes: z.number().int().positive(),
});
const licencesSchema = z.record(z.string(), licenceSchema);
const voicesSchema = z.strictObject({
  from: address.refine((one) => one.endsWith('/')),
  trials: z.record(language, z.string().min(1)),
  licences: licencesSchema,
  packs: z.array(voicePackSchema).min(1),
});
const writersSchema = z.strictObject({ licences: licencesSchema, packs: z.array(writerPackSchema).min(1) });

interface Published {
  readonly id: string;
  readonly name: string;
  readonly languages: readonly string[];
  readonly bytes: number;
  readonly sha256: string;
  readonly licence: z.output<typeof licenceSchema>;
  /** Who made it. */
  readonly source: string;
  /** Where it is published. */
  readonly address: string;
}
export interface OfferedVoices extends Published {
  readonly kind: 'voices';
  readonly family: 'kokoro' | 'kitten' | 'piper';
  readonly voices: number;
}
export interface OfferedWriter extends Published {
  readonly kind: 'writers';
  readonly parameters: number;
  readonly tokenBytes: number;
}
export type OfferedPack = OfferedVoices | OfferedWriter;
export interface PackOffer {
  /** No two have the same id. */
  readonly packs: readonly OfferedPack[];
  /** What is read aloud to try a voice, a language each. */
  readonly trials: Readonly<Record<string, string>>;
}
export const packsOf = <Kind extends PackKind>({ packs }: PackOffer, kind: Kind) =>
  packs.filter((pack): pack is Extract<OfferedPack, { kind: Kind }> => pack.kind === kind);

/** Throws a `ContentError` with file and line of all that is wrong. */
export function readPacks(contentDir: string): PackOffer {
  const voices = readYaml(openContent(contentDir, 'speech/voicePacks.yaml'), voicesSchema);
  const writers = readYaml(openContent(contentDir, 'writing/writerPacks.yaml'), writersSchema);
  const ids = [...voices.value.packs, ...writers.value.packs].map(({ id }) => id);
  const { from, trials } = voices.value;
  throwFaults([
    ...[voices, writers].flatMap(({ value: { packs, licences }, faultAt }, file) =>
      packs.flatMap(({ id, licence }, at) => [
        ...(ids.indexOf(id) < at + (file === 0 ? 0 : voices.value.packs.length)
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
      ]),
    ),
    ...voices.value.packs.flatMap(({ languages }, at) =>
      languages
        .filter((one) => !Object.hasOwn(trials, one))
        .map((one) =>
          voices.faultAt(
            ['packs', at, 'languages'],
            `There is no trial sentence for "${one}": write one above.`,
          ),
        ),
    ),
  ]);
  const withLicence = <Read extends { readonly licence: string }, Made>(
    { packs, licences }: { packs: readonly Read[]; licences: z.output<typeof licencesSchema> },
    make: (pack: Read, licence: z.output<typeof licenceSchema>) => Made,
  ): Made[] =>
    packs.flatMap((pack) => {
      const licence = licences[pack.licence];
      return licence ? [make(pack, licence)] : [];
    });
  return {
    trials,
    packs: [
      ...withLicence(voices.value, ({ archive, ...pack }, licence): OfferedVoices => ({
        ...pack,
        kind: 'voices',
        address: from + archive,
        licence,
      })),
      ...withLicence(writers.value, (pack, licence): OfferedWriter => ({
        ...pack,
        kind: 'writers',
        licence,
      })),
    ],
  };
}
