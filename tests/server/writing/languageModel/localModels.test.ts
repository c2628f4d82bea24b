import OpenAI from 'openai';
import { Ollama } from 'ollama';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { ScriptProgress } from '../../../../contract/scripts/script';
import { readConfig } from '../../../../server/config';
import { readClaimsCheck } from '../../../../server/writing/checking/claimsCheck';
import { createScriptWriter } from '../../../../server/writing/createScriptWriter';
import type { LanguageModel } from '../../../../server/writing/languageModel/languageModel';
import { findLocalModel } from '../../../../server/writing/languageModel/localModels';
import { createLlamaEngine } from '../../../../server/writing/llama/llamaEngine';
import { createLlamaModel } from '../../../../server/writing/llama/llamaModel';
import { partsOf } from '../../../../server/text/partsOfSpeech';
import { readFrames } from '../../../../server/writing/quoting/frames';
import { contentDir } from '../../../support/contentDir';
import { babblingModel } from '../../../support/writing/babblingModel';
import { openModelServer, type Lists, type ModelServer, type Reply } from '../../../support/modelServer';
import { answerOf, BRIEF, ideas } from './modelSamples';
import { longTest } from '../../../support/form';

const open: ModelServer[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const server of open.splice(0)) server.close();
});
async function serverWith(lists: Lists, ...replies: Reply[]) {
  const server = await openModelServer(replies, { lists });
  open.push(server);
  return server;
}
const NOWHERE = 'http://127.0.0.1:9';
const found = async (...servers: (ModelServer | null)[]) =>
  findLocalModel([0, 1, 2, 3].map((at) => servers[at]?.url ?? NOWHERE));

const details = { parent_model: '', format: 'gguf', family: 'llama', families: ['llama'], parameter_size: '3.2B', quantization_level: 'Q4_K_M' }; // prettier-ignore
const tag = (name: string, more: object) => ({ name, model: name, modified_at: '2026-11-01T10:00:00Z', size: 2_019_393_189, digest: 'a80c', details, ...more }); // prettier-ignore
const running = (name: string) => ({ ...tag(name, {}), expires_at: '2026-11-22T12:00:00Z', size_vram: 0, context_length: 4096 }); // prettier-ignore
const writes = { capabilities: ['completion', 'tools'] };
const ollama = {
  '/api/tags': {
    models: [
      tag('nomic-embed-text:latest', { capabilities: ['embedding'] }),
      tag('gpt-oss:120b-cloud', { ...writes, remote_host: 'https://ollama.com:443' }),
      tag('llama3.2:latest', writes),
      tag('gemma3:4b', writes),
    ],
  },
  '/api/ps': { models: [] },
};
const lmModel = (key: string, type: string, loaded: string[]) => ({ type, publisher: 'x', key, display_name: `Nice ${key}`, loaded_instances: loaded.map((id) => ({ id, config: { context_length: 4096 } })), size_bytes: 1, max_context_length: 8192, format: 'gguf' }); // prettier-ignore
const lmStudio = (loaded: string[]) => ({
  '/api/v1/models': {
    models: [lmModel('nomic', 'embedding', ['nomic']), lmModel('phi', 'llm', []), lmModel('qwen', 'llm', loaded)],
  },
}); // prettier-ignore
const llama = {
  '/health': { status: 'ok' },
  '/v1/models': {
    object: 'list',
    data: [{ id: '../models/Llama-3.1-8B-Q4_K_M.gguf', object: 'model', created: 1_735_142_223, owned_by: 'llamacpp', architecture: { input_modalities: ['text'], output_modalities: ['text'] }, meta: { n_ctx_train: 131_072 } }],
  },
}; // prettier-ignore

test('[WR1] Ollama’s own client reads the same lists, and the last fetched model that writes here is taken', async () => {
  const server = await serverWith(ollama);
  const { models } = await new Ollama({ host: server.url }).list();
  expect(models.map(({ model }) => model)).toHaveLength(4);
  expect(await found(server)).toEqual({
    baseUrl: server.baseUrl,
    model: 'llama3.2:latest',
    name: 'llama3.2:latest',
    isLoaded: false,
    reasoningEffort: 'none',
  });
});
test('[WR1] the model in Ollama’s memory is the one that somebody uses', async () => {
  const server = await serverWith({ ...ollama, '/api/ps': { models: [running('gemma3:4b')] } });
  expect(await found(server)).toMatchObject({ model: 'gemma3:4b', isLoaded: true });
});
test('[WR1] an older Ollama says of each model what it can', async () => {
  const server = await serverWith({
    '/api/tags': { models: [tag('nomic-embed-text:latest', {}), tag('llama3.2:latest', {})] },
    '/api/ps': { models: [] },
    '/api/show': (asked: unknown) =>
      JSON.stringify(asked).includes('llama') ? writes : { capabilities: ['embedding'] },
  });
  expect(await found(server)).toMatchObject({ model: 'llama3.2:latest' });
});
test('[WR1] LM Studio’s loaded model is asked by its instance and called by its name', async () => {
  const server = await serverWith(lmStudio(['qwen:2']));
  expect(await found(null, server)).toEqual({
    baseUrl: server.baseUrl,
    model: 'qwen:2',
    name: 'Nice qwen',
    isLoaded: true,
  });
});
test('[WR1] an older LM Studio is asked as it knows', async () => {
  const data = [
    { id: 'bge', object: 'model', type: 'embeddings', state: 'loaded' },
    { id: 'qwen2-vl-7b', object: 'model', type: 'vlm', state: 'not-loaded' },
  ];
  const server = await serverWith({ '/api/v0/models': { object: 'list', data } });
  expect(await found(null, server)).toMatchObject({ model: 'qwen2-vl-7b', isLoaded: false });
});
test('[WR1] llama.cpp’s server is known by what it calls itself, at either of its ports', async () => {
  const server = await serverWith(llama);
  const page = await new OpenAI({ baseURL: server.baseUrl, apiKey: 'none' }).models.list();
  expect(page.data[0]).toMatchObject({ owned_by: 'llamacpp' });
  expect(await found(null, null, null, server)).toEqual({
    baseUrl: server.baseUrl,
    model: '../models/Llama-3.1-8B-Q4_K_M.gguf',
    name: 'Llama-3.1-8B-Q4_K_M',
    isLoaded: true,
    reasoningEffort: 'none',
  });
});
test.each([
  ['of another server at its port', { ...llama, '/v1/models': { object: 'list', data: [{ id: 'x', owned_by: 'vllm' }] } }],
  ['while it loads', { '/v1/models': llama['/v1/models'] }],
  ['of a model that only decides', { ...llama, '/v1/models': { data: [{ id: 'x', owned_by: 'llamacpp', architecture: { output_modalities: ['decisions'] } }] } }],
])('[WR1] nothing is taken %s', async (_, lists) => {
  expect(await found(null, null, await serverWith(lists))).toBeUndefined();
}); // prettier-ignore
test('[WR1] a model in memory goes before one that must be loaded', async () => {
  const studio = await serverWith(lmStudio(['qwen']));
  expect(await found(await serverWith(ollama), studio)).toMatchObject({ model: 'qwen' });
});
test('[WR1] a port that is silent is left, and the others are found', async () => {
  const silent = await serverWith({ '/api/tags': () => new Promise(() => {}), '/api/ps': { models: [] } });
  const other = await serverWith(llama);
  expect(await findLocalModel([silent.url, NOWHERE, other.url], 150)).toMatchObject({
    name: 'Llama-3.1-8B-Q4_K_M',
  });
});

const writersWith = (
  environment: NodeJS.ProcessEnv,
  find: () => ReturnType<typeof findLocalModel>,
  added: () => Promise<LanguageModel[]> = async () => [],
) =>
  createScriptWriter(readConfig(environment), {
    topics: [],
    outlines: new Map(),
    sentenceWords: new Map(),
    reader: {
      condense: () => Promise.reject(new Error('No notes are read here.')),
      tag: async (sentences) => sentences.map(partsOf),
      warm: () => {},
    },
    frames: readFrames(contentDir),
    claims: readClaimsCheck(contentDir),
    log: () => {},
    findLocal: find,
    added,
  });

test('[WR1] the operator’s model writes; when it fails, the one on this machine, beside ours', async () => {
  const [theirs, local] = [await serverWith({}, { status: 500 }), await serverWith(ollama, answerOf(ideas.slice(0, 3)))]; // prettier-ignore
  const writers = writersWith({ LLM_BASE_URL: theirs.baseUrl, LLM_MODEL: 'big' }, () => found(local));
  expect(await writers.whoWrites()).toEqual({ kind: 'operatorModel', model: 'big' });
  const written = await writers.writeAdScripts(BRIEF);
  if ('needs' in written) return expect.unreachable();
  expect(written.map(({ writer }) => writer?.kind)).toEqual([
    ...Array<string>(3).fill('localModel'),
    ...Array<string>(5).fill('builtIn'),
  ]);
  expect(written[0]?.writer).toEqual({ kind: 'localModel', model: 'llama3.2:latest' });
});
test('[WR1] one that is started later is found, and LLM_AUTO=false looks for none', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const local = await serverWith(ollama);
  const servers: ModelServer[] = [];
  const writers = writersWith({}, () => found(...servers));
  expect(await writers.whoWrites()).toEqual({ kind: 'builtIn' });
  servers.push(local);
  expect(await writers.whoWrites()).toEqual({ kind: 'builtIn' });
  vi.setSystemTime(Date.now() + 31_000);
  expect(await writers.whoWrites()).toEqual({ kind: 'localModel', model: 'llama3.2:latest' });
  const switchedOff = writersWith({ LLM_AUTO: 'false' }, () => expect.unreachable());
  expect(await switchedOff.whoWrites()).toEqual({ kind: 'builtIn' });
});

longTest(
  '[WR1] [OP1] a writer that was added comes after one that was found; what it cannot is told, and ours stand there before it',
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'added-writer-'));
    const file = path.join(folder, 'babbling.gguf');
    await writeFile(file, babblingModel());
    const engine = createLlamaEngine();
    const babbler = createLlamaModel({
      engine,
      name: 'Babbler',
      limitMs: 60_000,
      open: async () => ({ file, memoryBytes: 2e9, contextTokens: 16_384 }),
    });
    const [theirs, local] = [
      await serverWith({}, { status: 500 }),
      await serverWith(ollama, { status: 500 }),
    ];
    const writers = writersWith(
      { LLM_BASE_URL: theirs.baseUrl, LLM_MODEL: 'big' },
      () => found(local),
      async () => [babbler],
    );
    const told: ScriptProgress[] = [];
    const written = await writers.writeAdScripts(BRIEF, { report: (progress) => told.push(progress) });
    await engine.close();
    await rm(folder, { recursive: true });
    if ('needs' in written) return expect.unreachable();
    expect(new Set(written.map(({ writer }) => writer?.kind))).toEqual(new Set(['builtIn']));
    const failures = told.flatMap((one) => (one.type === 'failed' ? [[one.writer.model, one.reason]] : []));
    expect(failures).toEqual([
      ['big', 'refused'],
      ['llama3.2:latest', 'refused'],
      ['Babbler', 'unusable'],
    ]);
    const at = (type: ScriptProgress['type']) => told.findIndex((one) => one.type === type);
    expect(at('ready')).toBeGreaterThanOrEqual(0);
    expect(at('ready')).toBeLessThan(
      told.findIndex((one) => one.type === 'writing' && one.writer.model === 'Babbler'),
    );
  },
);
