/** Who speaks in a model, and in which languages: by what it says of itself, and by the names of its files. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** As the engine calls them; Piper's are its VITS. */
export type ModelFamily = 'kokoro' | 'kitten' | 'vits';

export const modelSpeakerSchema = z.object({
  /** Its number in the model. */
  sid: z.number().int(),
  name: z.string(),
  /** ISO 639-1; left out where nothing says it. */
  languages: z.array(z.string()).optional(),
  gender: z.enum(['female', 'male']).optional(),
});
export type ModelSpeaker = z.infer<typeof modelSpeakerSchema>;

interface Asked {
  readonly family: ModelFamily;
  readonly folder: string;
  /** Its file. */
  readonly model: string;
  readonly said: ReadonlyMap<string, string>;
  /** The files of the folder. */
  readonly reads: readonly string[];
}

export async function speakersOf(asked: Asked): Promise<readonly ModelSpeaker[]> {
  const given = await givenNames(asked.folder);
  const speakers = await of[asked.family](asked);
  return speakers.map((speaker) => ({ ...speaker, name: given[speaker.sid] ?? speaker.name }));
}

const of: Readonly<Record<ModelFamily, (asked: Asked) => Promise<ModelSpeaker[]>>> = {
  kokoro: async ({ said, reads }) =>
    named(said).flatMap((name, sid): ModelSpeaker[] => {
      const language = KOKORO_LANGUAGES[name[0] ?? ''];
      // Multilingual Kokoro reads what it has a lexicon for; the first one reads English.
      if (!language || (language !== 'en' && !reads.includes(`lexicon-${language}.txt`))) return [];
      return [{ sid, name: ownName(name.slice(3)) || 'Kokoro', languages: [language], ...genderOf(name[1]) }];
    }),
  // expr-voice-2-m
  kitten: async ({ said }) =>
    named(said).map((name, sid) => {
      const [, number = String(sid + 1), sex] = /(\d+)-([fm])$/.exec(name) ?? [];
      const label = sex ? `Kitten ${number}${sex.toUpperCase()}` : `Kitten ${number}`;
      return { sid, name: label, languages: ['en'], ...genderOf(sex) };
    }),
  async vits({ folder, model, said }) {
    const many = Math.max(1, Number(said.get('n_speakers')) || 1);
    const name = ownName(PIPER_FILE.exec(model)?.[1] ?? '');
    const languages =
      (await describedLanguage(path.join(folder, `${model}.json`))) ?? languageOf(said.get('voice'));
    return Array.from({ length: many }, (_, sid) => ({
      sid,
      name: name ? (many === 1 ? name : `${name} ${sid + 1}`) : `Local voice ${sid + 1}`,
      ...(languages && { languages: [languages] }),
    }));
  },
};

/** The first letter of a Kokoro voice: `af_bella`, `bm_george`, `zf_001`. */
const KOKORO_LANGUAGES: Readonly<Record<string, string>> = { a: 'en', b: 'en', z: 'zh' };
/** `de_DE-thorsten-medium.onnx` */
const PIPER_FILE = /^[a-z]{2,3}_[A-Z]{2}-(.+?)-(?:x_low|low|medium|high)(?:\.int8)?\.onnx$/;

const named = (said: ReadonlyMap<string, string>) =>
  (said.get('speaker_names') ?? '').split(',').filter(Boolean);
const genderOf = (letter: string | undefined) =>
  letter === 'f' ? { gender: 'female' as const } : letter === 'm' ? { gender: 'male' as const } : {};
const ownName = (name: string) =>
  name
    .split('_')
    .filter(Boolean)
    .map((part) => part[0]!.toUpperCase() + part.slice(1))
    .join(' ');
/** eSpeak's name of it: `en-us`, `pt-br`, and `cmn` for Mandarin. */
const languageOf = (voice = '') => (voice === 'cmn' ? 'zh' : /^[a-z]{2}(?=-|$)/.exec(voice)?.[0]);

const describedSchema = z.object({ language: z.object({ code: z.string() }) });

/** Piper's models lie beside a description that names their language (`de_DE`). */
async function describedLanguage(file: string): Promise<string | undefined> {
  if (!existsSync(file)) return undefined;
  const described = describedSchema.safeParse(JSON.parse(await readFile(file, 'utf8')));
  return described.success ? described.data.language.code.slice(0, 2).toLowerCase() : undefined;
}

/** `voices.txt`, a name a line, where the operator wrote one. */
async function givenNames(folder: string): Promise<readonly string[]> {
  const file = path.join(folder, 'voices.txt');
  if (!existsSync(file)) return [];
  const lines = (await readFile(file, 'utf8')).split('\n').map((line) => line.trim());
  return lines.filter(Boolean);
}
