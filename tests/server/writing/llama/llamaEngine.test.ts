/** llama.cpp itself, on a model that babbles: loaded, held to a schema, stopped, limited, ended. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { JSONSchema7 } from 'ai';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  createLlamaEngine,
  type LlamaEngine,
  type LlamaQuestion,
} from '../../../../server/writing/llama/llamaEngine';
import { babblingModel } from '../../../support/writing/babblingModel';
import { longTest } from '../../../support/form';

let folder: string;
let file: string;
const engines: LlamaEngine[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'llama-'));
  file = path.join(folder, 'babbling.gguf');
  await writeFile(file, babblingModel());
});
afterEach(async () => void (await Promise.all(engines.splice(0).map((engine) => engine.close()))));
afterAll(() => rm(folder, { recursive: true }));

const open = (settings: Parameters<typeof createLlamaEngine>[0] = {}) => {
  const engine = createLlamaEngine(settings);
  engines.push(engine);
  return engine;
};
const script: JSONSchema7 = {
  type: 'object',
  properties: { frame: { type: 'string', enum: ['list', 'offer'] }, script: { type: 'string' } },
  required: ['frame', 'script'],
  additionalProperties: false,
};
const schema: JSONSchema7 = {
  type: 'object',
  properties: { ideas: { type: 'array', minItems: 3, maxItems: 3, items: script } },
  required: ['ideas'],
  additionalProperties: false,
};
/** Without an end that a grammar allows: it goes on until somebody stops it. */
const endless: JSONSchema7 = { type: 'array', items: { type: 'integer' }, minItems: 1_500 };
const ask = (over: Partial<LlamaQuestion> = {}): LlamaQuestion => ({
  ...{
    file,
    memoryBytes: 2e9,
    contextTokens: 4096,
    system: 'You write.',
    prompt: 'Tea.',
    schema,
    mostTokens: 2000,
  },
  ...over,
});
const signal = new AbortController().signal;
const children = (of = process.pid) =>
  execFileSync('ps', ['-o', 'pid=,ni=,args=', '--ppid', String(of)], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('llama.process'))
    .map((line) => line.trim().split(/\s+/));
/** Who ended and is still in the list, because nobody asked how, is not. */
const isAlive = (pid = '') =>
  /^[^Z]/.test(spawnSync('ps', ['-o', 'stat=', '-p', pid], { encoding: 'utf8' }).stdout.trim());

test('a model that knows nothing answers in the schema that was asked for, in a process below the server’s priority', async () => {
  const engine = open();
  expect(children()).toEqual([]);
  const heard: string[] = [];
  const answer = await engine.ask(ask(), { signal, hear: (text) => heard.push(text) });
  const { ideas } = JSON.parse(answer);
  expect(ideas).toHaveLength(3);
  for (const idea of ideas) {
    expect(Object.keys(idea)).toEqual(['frame', 'script']);
    expect(['list', 'offer']).toContain(idea.frame);
  }
  expect(heard.length).toBeGreaterThan(0);
  expect(children().map(([, niceness]) => Number(niceness))).toEqual([expect.any(Number)]);
  expect(Number(children()[0]?.[1])).toBeGreaterThanOrEqual(10);
  await engine.close();
  expect(children()).toEqual([]);
});

test('who leaves stops it, and the next question is answered by the model that is in memory already', async () => {
  const engine = open();
  await engine.ask(ask(), { signal });
  const [before] = children();
  const leaving = new AbortController();
  const left = engine.ask(ask({ schema: endless, mostTokens: 4000 }), {
    signal: leaving.signal,
    hear: () => leaving.abort(new Error('gone')),
  });
  await expect(left).rejects.toThrow('gone');
  await engine.ask(ask(), { signal });
  expect(children().map(([pid]) => pid)).toEqual([before?.[0]]);
});

longTest('two who ask at once are answered one after the other', async () => {
  const engine = open();
  const answers = await Promise.all([engine.ask(ask(), { signal }), engine.ask(ask(), { signal })]);
  expect(answers.map((answer) => JSON.parse(answer).ideas.length)).toEqual([3, 3]);
  expect(children()).toHaveLength(1);
});

longTest('sixty answers that are over at once are all given', async () => {
  const engine = open();
  for (let asked = 0; asked < 60; asked += 1)
    await engine.ask(ask({ schema: { type: 'boolean' }, mostTokens: 1 }), { signal });
  expect(children()).toHaveLength(1);
});

longTest('an answer ends at its limit of tokens', async () => {
  const answer = await open().ask(ask({ schema: endless, mostTokens: 20 }), { signal });
  expect(answer.length).toBeLessThan(200);
});

longTest('a question that does not fit beside its answer is told', async () => {
  const long = ask({ prompt: 'tea '.repeat(300), contextTokens: 256 });
  await expect(open().ask(long, { signal })).rejects.toMatchObject({
    reason: 'brokeOff',
    message: expect.stringContaining('ran out of room'),
  });
});

test('a file that is no model is told with the library’s own words, and the next file is loaded', async () => {
  const broken = path.join(folder, 'broken.gguf');
  await writeFile(broken, babblingModel());
  await truncate(broken, 20_000);
  const engine = open();
  await expect(engine.ask(ask({ file: broken }), { signal })).rejects.toMatchObject({
    name: 'LlamaFailed',
    reason: 'unloadable',
    message: expect.stringMatching(/load|tensor|file/i),
  });
  expect(JSON.parse(await engine.ask(ask(), { signal })).ideas).toHaveLength(3);
});

longTest('a process that is killed is told, and replaced at the next question', async () => {
  const engine = open();
  const dying = engine.ask(ask({ schema: endless, mostTokens: 4000 }), {
    signal,
    hear() {
      for (const [pid] of children()) process.kill(Number(pid), 'SIGKILL');
    },
  });
  await expect(dying).rejects.toMatchObject({
    reason: 'brokeOff',
    message: expect.stringContaining('SIGKILL'),
  });
  expect(JSON.parse(await engine.ask(ask(), { signal })).ideas).toHaveLength(3);
});

test('a process of which nothing is heard is ended', async () => {
  const engine = open({ silenceMs: 400 });
  const stuck = engine.ask(ask(), {
    signal,
    hear: () => {},
  });
  await expect.poll(() => children().length, { interval: 5 }).toBe(1);
  process.kill(Number(children()[0]?.[0]), 'SIGSTOP');
  await expect(stuck).rejects.toMatchObject({ reason: 'silent' });
  await expect.poll(children).toEqual([]);
});

longTest('a process that takes more memory than it may is ended, and what it took is told', async () => {
  const greedy = open().ask(ask({ memoryBytes: 1e6, schema: endless, mostTokens: 4000 }), { signal });
  await expect(greedy).rejects.toMatchObject({
    message: expect.stringMatching(/took \d+ MB of memory, more than 1 MB/),
  });
});

test('without the memory that it needs nothing is loaded', async () => {
  const engine = open({ availableBytes: () => 1e9 });
  await expect(engine.ask(ask(), { signal })).rejects.toMatchObject({
    reason: 'noMemory',
    message: 'it needs 2.0 GB of memory; 1.0 GB are free',
  });
  expect(children()).toEqual([]);
});

longTest('after a rest the process goes, and with it its memory', async () => {
  await open({ restMs: 50 }).ask(ask(), { signal });
  await expect.poll(children).toEqual([]);
});

test('a process does not outlive a server that is killed, not even in the middle of an answer', async () => {
  const engine = new URL('../../../../server/writing/llama/llamaEngine.ts', import.meta.url).href;
  const asked = ask({ schema: endless, contextTokens: 32_768, mostTokens: 30_000 });
  const server = spawn(
    process.execPath,
    [
      ...['--import', 'tsx', '--input-type=module', '--eval'],
      `const { createLlamaEngine } = await import(${JSON.stringify(engine)});
       const options = { signal: new AbortController().signal, hear: () => process.stdout.write('heard') };
       await createLlamaEngine().ask(${JSON.stringify(asked)}, options);`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(server.stdout, 'data');
  const [[pid] = []] = children(server.pid);
  expect(isAlive(pid)).toBe(true);
  server.kill('SIGKILL');
  await expect.poll(() => isAlive(pid)).toBe(false);
});
