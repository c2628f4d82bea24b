/** What a folder is, by what its model says of itself. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readModelFolder } from '../../../../server/speech/sherpa/modelFolder';
import { hummingOnnx } from '../../../support/speech/hummingModel';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'folders-'));
});
afterAll(() => rm(root, { recursive: true }));

async function folderOf(
  name: string,
  metadata: Record<string, string>,
  files: readonly string[],
): Promise<string> {
  const folder = path.join(root, name);
  await mkdir(path.join(folder, 'espeak-ng-data'), { recursive: true });
  await writeFile(path.join(folder, 'model.onnx'), hummingOnnx(metadata));
  for (const file of ['tokens.txt', ...files]) await writeFile(path.join(folder, file), '');
  return folder;
}
const KITTEN = { model_type: 'kitten-tts', speaker_names: 'expr-voice-2-m,expr-voice-2-f' };
const KOKORO = { model_type: 'kokoro', speaker_names: 'af,af_bella,bm_george' };
const MULTILINGUAL = { model_type: 'kokoro', version: '2', speaker_names: 'af_maple,zf_001,jf_alpha,zm_009' };

test('Kitten is no Kokoro, though its files have the same names', async () => {
  const folder = await folderOf('kitten', KITTEN, ['voices.bin']);
  const { settings, speakers } = await readModelFolder(folder);
  expect(settings).toEqual({
    model: {
      kitten: {
        model: path.join(folder, 'model.onnx'),
        tokens: path.join(folder, 'tokens.txt'),
        dataDir: path.join(folder, 'espeak-ng-data'),
        voices: path.join(folder, 'voices.bin'),
      },
    },
  });
  expect(speakers).toEqual([
    { sid: 0, name: 'Kitten 2M', languages: ['en'], gender: 'male' },
    { sid: 1, name: 'Kitten 2F', languages: ['en'], gender: 'female' },
  ]);
});

test('Kokoro in English has voices by their names, or by those that the operator wrote', async () => {
  const folder = await folderOf('kokoro', KOKORO, ['voices.bin']);
  const names = async () => (await readModelFolder(folder)).speakers.map(({ name }) => name);
  expect(await names()).toEqual(['Kokoro', 'Bella', 'George']);
  await writeFile(path.join(folder, 'voices.txt'), 'Heart\nAnna\n');
  expect(await names()).toEqual(['Heart', 'Anna', 'George']);
});

test('multilingual Kokoro reads with its lexicons and rules, and offers whom they let speak', async () => {
  const files = ['voices.bin', 'lexicon-us-en.txt', 'lexicon-zh.txt', 'date-zh.fst', 'number-zh.fst'];
  const folder = await folderOf('multilingual', MULTILINGUAL, files);
  const { settings, speakers } = await readModelFolder(folder);
  const all = (...names: string[]) => names.map((name) => path.join(folder, name)).join(',');
  expect(settings).toMatchObject({
    model: { kokoro: { lexicon: all('lexicon-us-en.txt', 'lexicon-zh.txt') } },
    ruleFsts: all('date-zh.fst', 'number-zh.fst'),
  });
  expect(speakers).toEqual([
    { sid: 0, name: 'Maple', languages: ['en'], gender: 'female' },
    { sid: 1, name: '001', languages: ['zh'], gender: 'female' },
    { sid: 3, name: '009', languages: ['zh'], gender: 'male' },
  ]);
});

test.each([
  ['holds no model', async () => path.join(root, 'nowhere'), 'there is no .onnx model in'],
  ['lacks a file of its family', () => folderOf('no voices', KITTEN, []), 'voices.bin is missing in'],
  [
    'is of another kind',
    () => folderOf('matcha', { model_type: 'matcha-tts' }, []),
    'does not say that it is Kokoro, Kitten or Piper',
  ],
  [
    'was cut off while it was copied',
    async () => {
      const folder = await folderOf('cut', KITTEN, ['voices.bin']);
      await writeFile(path.join(folder, 'model.onnx'), hummingOnnx(KITTEN).subarray(0, 200));
      return folder;
    },
    'is not a whole ONNX model',
  ],
  [
    'holds something else by that name',
    async () => {
      const folder = await folderOf('text', KITTEN, ['voices.bin']);
      await writeFile(path.join(folder, 'model.onnx'), '<html>Not found</html>');
      return folder;
    },
    'is not a whole ONNX model',
  ],
])('a folder that %s is refused in words', async (_, folder, reason) => {
  await expect(readModelFolder(await folder())).rejects.toThrow(reason);
});
