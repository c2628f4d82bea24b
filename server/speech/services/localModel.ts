/**
 * A neural model in a folder of this machine: Kokoro or Piper as sherpa-onnx packs them. Its engine is not among
 * our dependencies: whoever sets `SPEECH_MODEL_DIR` runs `npm install --no-save sherpa-onnx-node`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { writeWav } from '../../audio/wav';
import { SAMPLE_SENTENCE, ServiceRefused, type VoiceService } from './voiceService';

interface Engine {
  readonly numSpeakers: number;
  generate(request: { text: string; sid: number; speed: number }): {
    samples: Float32Array;
    sampleRate: number;
  };
}
export interface SherpaModule {
  readonly OfflineTts: new (settings: object) => Engine;
}
export interface LocalModelOptions {
  readonly folder: string;
  readonly load?: () => Promise<SherpaModule>;
}

const PREFIX = 'local-';
const PACKAGE = 'sherpa-onnx-node';
const loadSherpa = async (): Promise<SherpaModule> => {
  const loaded = (await import(PACKAGE)) as SherpaModule & { default?: SherpaModule };
  return loaded.default ?? loaded;
};

export function createLocalModel({ folder, load = loadSherpa }: LocalModelOptions): VoiceService {
  let opening: Promise<Engine> | null = null;
  const open = async () => {
    const { OfflineTts } = await load().catch((cause: unknown) => {
      throw new ServiceRefused(`the package ${PACKAGE} is not installed`, false, { cause });
    });
    return new OfflineTts({ model: modelIn(folder), maxNumSentences: 1 });
  };
  const engine = () =>
    (opening ??= open().catch((error: unknown) => {
      opening = null;
      throw error;
    }));
  const speak = async (text: string, id: string) => {
    const { samples, sampleRate } = (await engine()).generate({
      text,
      sid: Number(id.slice(PREFIX.length)),
      speed: 1,
    });
    return writeWav({ sampleRate, channels: [samples] });
  };
  return {
    name: 'The local model',
    wantsWords: true,
    async voices() {
      const { numSpeakers } = await engine();
      const names = namesIn(folder);
      return Array.from({ length: Math.max(1, numSpeakers) }, (_, speaker) => ({
        id: PREFIX + speaker,
        name: names[speaker] ?? `Local voice ${speaker + 1}`,
        category: 'local',
        description: '',
        sample_url: '',
        ...languagesIn(folder),
        labels: {},
      }));
    },
    say: async (text, { id }) => ({ sound: await speak(text, id) }),
    sample: ({ id }) => speak(SAMPLE_SENTENCE, id),
  };
}

/** Kokoro has a file of voices beside its model, Piper has not. Throws ServiceRefused. */
function modelIn(folder: string): object {
  const file = (name: string) => path.join(folder, name);
  const model = existsSync(folder) ? readdirSync(folder).find((name) => name.endsWith('.onnx')) : undefined;
  if (!model) throw new ServiceRefused(`there is no .onnx model in ${folder}`, false);
  const files = { model: file(model), tokens: file('tokens.txt'), dataDir: file('espeak-ng-data') };
  return existsSync(file('voices.bin'))
    ? { kokoro: { ...files, voices: file('voices.bin') } }
    : { vits: files };
}

const describedSchema = z.object({ language: z.object({ code: z.string() }) });

/** Piper's models lie beside a description that names their language (`de_DE`); Kokoro's say nothing. */
function languagesIn(folder: string): { languages?: string[] } {
  const file = readdirSync(folder).find((name) => name.endsWith('.onnx.json'));
  const described = file
    ? describedSchema.safeParse(JSON.parse(readFileSync(path.join(folder, file), 'utf8')))
    : null;
  return described?.success ? { languages: [described.data.language.code.slice(0, 2).toLowerCase()] } : {};
}

/** `voices.txt`, a name a line, where the operator wrote one. */
const namesIn = (folder: string): string[] => {
  const file = path.join(folder, 'voices.txt');
  return existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
    : [];
};
