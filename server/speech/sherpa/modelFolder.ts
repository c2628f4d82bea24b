/** A folder as sherpa-onnx packs its models, recognised by what its model says of itself: Kokoro, Kitten or Piper. */
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { ServiceRefused } from '../services/voiceService';
import { NotOnnx, onnxMetadata } from './onnxMetadata';
import { speakersOf, type ModelFamily, type ModelSpeaker } from './speakers';

/** What the engine is opened with; files by their absolute paths. */
export interface ModelSettings {
  readonly model: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly ruleFsts?: string;
}
export interface ModelFolder {
  readonly settings: ModelSettings;
  readonly speakers: readonly ModelSpeaker[];
}

const FAMILIES = { kokoro: 'kokoro', 'kitten-tts': 'kitten', vits: 'vits' } as const satisfies Record<
  string,
  ModelFamily
>;

/** Beside the model of each family. */
const needed: Readonly<Record<ModelFamily, readonly string[]>> = {
  kokoro: ['tokens.txt', 'voices.bin', 'espeak-ng-data'],
  kitten: ['tokens.txt', 'voices.bin', 'espeak-ng-data'],
  vits: ['tokens.txt'],
};
/** Of multilingual Kokoro: how words are read, and how figures are written out. */
const LEXICONS = ['lexicon-us-en.txt', 'lexicon-zh.txt'];
const RULES = ['phone-zh.fst', 'date-zh.fst', 'number-zh.fst'];

/** Throws ServiceRefused, which says what is missing. */
export async function readModelFolder(folder: string): Promise<ModelFolder> {
  const file = (name: string) => path.resolve(folder, name);
  const names: readonly string[] = await readdir(folder).catch(() => []);
  const model = names.filter((name) => name.endsWith('.onnx')).sort()[0];
  if (!model) throw new ServiceRefused(`there is no .onnx model in ${folder}`, false);
  const said = await onnxMetadata(file(model)).catch((cause: unknown) => {
    if (!(cause instanceof NotOnnx)) throw cause;
    throw new ServiceRefused(`${model} in ${folder} is not a whole ONNX model`, false, { cause });
  });
  const family = familyOf(said.get('model_type'));
  if (!family)
    throw new ServiceRefused(
      `${model} in ${folder} does not say that it is Kokoro, Kitten or Piper, as sherpa-onnx packs them`,
      false,
    );
  const missing = needed[family].filter((name) => !names.includes(name));
  if (missing.length > 0) throw new ServiceRefused(`${missing.join(' and ')} is missing in ${folder}`, false);

  const there = (wanted: readonly string[]) =>
    wanted
      .filter((name) => names.includes(name))
      .map(file)
      .join(',');
  const files = {
    model: file(model),
    tokens: file('tokens.txt'),
    ...(existsSync(file('espeak-ng-data')) && { dataDir: file('espeak-ng-data') }),
  };
  const lexicon = there(family === 'kokoro' ? LEXICONS : ['lexicon.txt']);
  const rules = there(RULES);
  const settings: ModelSettings = {
    model: {
      [family]: {
        ...files,
        ...(family !== 'vits' && { voices: file('voices.bin') }),
        ...(lexicon && family !== 'kitten' && { lexicon }),
      },
    },
    ...(rules && { ruleFsts: rules }),
  };
  const speakers = await speakersOf({ family, folder, model, said, reads: names });
  if (speakers.length === 0)
    throw new ServiceRefused(`no voice of ${folder} speaks a language that it can read`, false);
  return { settings, speakers };
}

const familyOf = (type = ''): ModelFamily | null =>
  Object.hasOwn(FAMILIES, type) ? FAMILIES[type as keyof typeof FAMILIES] : null;
