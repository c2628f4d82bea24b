/** Sentences of a project said anew: once each, by whom it speaks, and only for whose it is. */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { projectSchema } from '../../../contract/project';
import { spokenSentenceSchema } from '../../../contract/routes/speech.routes';
import type { VoiceOver } from '../../../contract/voiceOver';
import { openReceiver } from '../../../server/queue/openReceiver';
import type { Receiver } from '../../../server/queue/queue';
import { recordingKey } from '../../../server/storage/storage';
import { startWork } from '../../../server/work';
import { adRequest } from '../../support/world/adRequest';
import { fakePorts, VOICE, type OnCall } from '../../support/world/fakePorts';
import { testApp, type TestApp } from '../../support/world/testApp';

let server: TestApp;
let receiver: Receiver;
let ann: string;
let spoken: string[];
let onCall: OnCall = async () => {};
let stored: Map<string, Buffer>;

beforeAll(async () => {
  const ports = fakePorts((...call) => onCall(...call));
  stored = ports.files;
  server = await testApp({}, { speech: ports.speech, storage: ports.storage, recordings: ports.recordings });
  receiver = await openReceiver({ url: server.url, onError: () => {} });
  await startWork({ db: server.db, receiver, sender: server.sender, logError: () => {}, ...ports });
});
afterAll(async () => {
  await receiver.stop();
  await server.close();
});
beforeEach(() => {
  ann = randomUUID();
  spoken = [];
});
afterEach(() => {
  onCall = async () => {};
});

async function madeProject(voice_over?: VoiceOver): Promise<string> {
  const request = { ...adRequest(ann), ...(voice_over ? { voice_over } : {}) };
  const { job_id } = (await server.call(ann, 'POST', '/generate/videos', request)).json();
  const job = async () => (await server.call(ann, 'GET', `/jobs/${job_id}`)).json();
  await expect.poll(async () => (await job()).status, { timeout: 20_000 }).toBe('done');
  onCall = async (call, what) => void (call === 'speak' && spoken.push(what));
  return (await job()).output.project_ids[0];
}
const speak = (id: string, body: object, user = ann) =>
  server.call(user, 'POST', `/project/${id}/speech`, body);
const open = async (id: string) =>
  projectSchema.parse((await server.call(ann, 'GET', `/project/${id}`)).json());

test('[SC1] a sentence is said by the project’s own voice and pace, and asked again it is the same sound', async () => {
  const id = await madeProject({ by: 'voice', speed: 1.2 });
  expect((await open(id)).spoken).toEqual({ by: 'voice', voice: VOICE, speed: 1.2 });
  const first = spokenSentenceSchema.parse((await speak(id, { text: ' It is warm. ' })).json());
  expect(first).toMatchObject({
    words: [
      { text: 'It', from: 0, to: 400 },
      { text: 'is', from: 500, to: 900 },
      { text: 'warm.', from: 1000, to: 1400 },
    ],
    sound: { durationMs: 1500, voice: VOICE, speed: 1.2 },
  });
  expect(first.sound?.src).toMatch(
    new RegExp(`^http://localhost:80/media/grant/u/${ann}/projects/${id}/speech/[0-9a-f]{64}\\.wav$`),
  );
  expect((await speak(id, { text: 'It is warm.' })).json()).toEqual(first);
  expect(spoken).toEqual(['It is warm.']);
  expect([...stored.keys()].filter((key) => key.includes(`${id}/speech/`))).toHaveLength(2);
});

test('[SC1] one sentence has a pace of its own, and each pace is another sound', async () => {
  const id = await madeProject();
  const at = async (speed: number) =>
    spokenSentenceSchema.parse((await speak(id, { text: 'It is warm.', speed })).json()).sound;
  const [slow, fast] = [await at(0.8), await at(1.4)];
  expect([slow?.speed, fast?.speed, slow?.voice]).toEqual([0.8, 1.4, VOICE]);
  expect(slow?.src).not.toBe(fast?.src);
});

test('[SC1] [TR2] what was said counts as stored, beside the videos', async () => {
  const id = await madeProject();
  await speak(id, { text: 'It is warm.' });
  const kept = [...stored].filter(([key]) => key.includes(`${id}/speech/`));
  const bytes = kept.reduce((sum, [, file]) => sum + file.length, 0);
  expect((await server.call(ann, 'GET', '/usage')).json().stored.videos).toBe(bytes);
});

test('[SC1] [TR2] asked for by many at once it is said and counted once; of many sentences a few at a time', async () => {
  const id = await madeProject();
  const answers = await Promise.all([1, 2, 3].map(() => speak(id, { text: 'It is warm.' })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(spoken).toEqual(['It is warm.']);
  let refused = 0;
  // None is done before two were refused.
  onCall = () => expect.poll(() => refused, { timeout: 10_000 }).toBe(2);
  const many = await Promise.all(
    [1, 2, 3, 4, 5, 6].map(async (n) => {
      const answer = await speak(id, { text: `Number ${n}.` });
      refused += Number(answer.statusCode === 503);
      return answer;
    }),
  );
  expect(many.filter(({ statusCode }) => statusCode === 200)).toHaveLength(4);
  expect(new Set(many.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 503]));
});

test('[SC1] where nobody speaks, words are timed for who reads them', async () => {
  const id = await madeProject({ by: 'nobody', speed: 1 });
  const { words, sound } = spokenSentenceSchema.parse((await speak(id, { text: 'It is warm.' })).json());
  expect(sound).toBeNull();
  expect(words.map(({ text }) => text)).toEqual(['It', 'is', 'warm.']);
  expect(spoken).toEqual([]);
});

test('[SC1] in a video with an own recording a voice is asked for', async () => {
  const recording_url = `http://localhost/media/grant/${recordingKey(ann, 'take.webm')}`;
  const id = await madeProject({ by: 'recording', recording_url });
  const refused = await speak(id, { text: 'It is warm.' });
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'voice_needed']);
  expect((await speak(id, { text: 'It is warm.', voice: VOICE })).statusCode).toBe(200);
});

test('[SC1] a sentence is said by its owner’s own recording, which stays with the project', async () => {
  const id = await madeProject();
  const recording_url = `http://localhost/media/grant/${recordingKey(ann, 'take.webm')}`;
  const said = spokenSentenceSchema.parse(
    (await speak(id, { text: 'It is warm all day.', recording_url })).json(),
  );
  expect(said.words.map(({ text }) => text)).toEqual(['It', 'is', 'warm', 'all', 'day.']);
  expect(said.sound).toMatchObject({ durationMs: 6000, voice: null, speed: 1 });
  expect(said.sound?.src).toContain(`/projects/${id}/speech/`);
  expect(spoken).toEqual([]);
  expect((await speak(id, { text: 'It is warm all day.', recording_url })).json()).toEqual(said);
  const other = `http://localhost/media/grant/${recordingKey(ann, 'again.webm')}`;
  const again = (await speak(id, { text: 'It is warm all day.', recording_url: other })).json();
  expect(again.sound.src).not.toBe(said.sound?.src);
});

test.each([
  ['somebody else’s', (_: string) => recordingKey(randomUUID(), 'take.webm'), 404, 'not_found'],
  [
    'one of minutes',
    (me: string) => recordingKey(me, 'minutes.webm'),
    422,
    'recording_too_long_for_sentence',
  ],
] as const)(
  '[SC1] a recording that is %s is refused in words, and nothing is kept',
  async (_, key, status, code) => {
    const id = await madeProject();
    const recording_url = `http://localhost/media/grant/${key(ann)}`;
    const refused = await speak(id, { text: 'It is warm.', recording_url });
    expect([refused.statusCode, refused.json().code]).toEqual([status, code]);
    expect([...stored.keys()].filter((one) => one.includes(`${id}/speech/`))).toEqual([]);
  },
);

test.each([
  ['nothing', { text: '  ' }, 'script_empty'],
  ['signs alone', { text: '?!' }, 'script_wordless'],
  ['an unknown voice', { text: 'It is warm.', voice: 'Nobody' }, 'unknown_voice'],
  ['a thousand characters and one', { text: 'a'.repeat(1001) }, 'invalid_input'],
  ['a pace beyond bounds', { text: 'It is warm.', speed: 3 }, 'invalid_input'],
])('[SC1] %s is refused, and nothing is kept', async (_, body, code) => {
  const id = await madeProject();
  const refused = await speak(id, body);
  expect([refused.statusCode, refused.json().code]).toEqual([422, code]);
  expect([...stored.keys()].filter((key) => key.includes(`${id}/speech/`))).toEqual([]);
});

test('[SC2] sounds of thinking are those of the script’s language, and of nobody else’s project', async () => {
  const id = await madeProject();
  const path = `/project/${id}/fillers`;
  expect((await server.call(ann, 'GET', path)).json()).toEqual({ words: ['um', 'uh'] });
  expect((await server.call(randomUUID(), 'GET', path)).statusCode).toBe(404);
});

test('[SC1] nobody speaks for somebody else’s project', async () => {
  const id = await madeProject();
  expect((await speak(id, { text: 'It is warm.' }, randomUUID())).statusCode).toBe(404);
  expect(spoken).toEqual([]);
});

test('[SC1] a voice that fails half-way leaves nothing, and the next try succeeds', async () => {
  const id = await madeProject();
  onCall = async (call) => {
    if (call === 'speak') throw new Error('The engine died.');
  };
  expect((await speak(id, { text: 'It is warm.' })).statusCode).toBe(500);
  expect([...stored.keys()].filter((key) => key.includes(`${id}/speech/`))).toEqual([]);
  onCall = async () => {};
  expect((await speak(id, { text: 'It is warm.' })).statusCode).toBe(200);
});

test('[SC1] a video with a sentence that nobody says yet is not rendered', async () => {
  const id = await madeProject();
  const { video_data } = (await open(id)).output;
  const captionId = video_data.trackItemIds.find((one) => one.startsWith('caption')) ?? '';
  const item = video_data.trackItemsMap[captionId];
  const trackItemsMap = {
    ...video_data.trackItemsMap,
    [captionId]: { ...item, details: { ...item?.details, unspoken: true } },
  };
  await server.call(ann, 'PUT', `/project/${id}/layout`, { ...video_data, trackItemsMap });
  const refused = await server.call(ann, 'POST', `/project/${id}/render`);
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'script_unspoken']);
  expect((await open(id)).status).toBe('draft');
});
