/** A video put into another language: the copy's document, by a real engine; the server answers for the test. [SC4] */
import { createActor, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import { ServiceError } from '../../../../src/services/serviceError';
import type { Call } from '../../../../src/services/http';
import type { VideoData } from '../../../../contract/video/videoData';
import { provideScriptTranslation } from '../../../../src/app/editor/implementations/translation.implementations';
import { sentencesOf } from '../../../../src/editor-engine/script/sentences';
import { speakerAt } from '../../../../src/editor-engine/script/spokenBy';
import { voiceClips } from '../../../../src/editor-engine/script/voiceClips';
import { captionsOf } from '../../../../src/editor-engine/selectors/captions.selectors';
import { mainItems } from '../../../../src/editor-engine/selectors/mainItems.selectors';
import { threeSentences } from '../../editor-engine/plugins/script/threeSentences';
import { openEngine } from '../../editor-engine/support/openEngine';
import { items } from '../../editor-engine/support/sampleVideo';
import { offer } from '../../screens/editor/captions/translationSamples';

const GERMAN: Readonly<Record<string, string>> = {
  'Meet this mug.': 'Das ist der Becher.',
  'It keeps your coffee warm.': 'Er hält deinen Kaffee warm.',
  'Get it today.': 'Hol ihn dir heute.',
  'A mug': 'Ein Becher',
};
type Asked = {
  route: string;
  body: { texts?: string[]; text?: string; title?: string } & Partial<VideoData>;
};

interface World {
  readonly language?: string;
  readonly isAd?: boolean;
  readonly saves?: () => Promise<void>;
  /** The copy as another tab has changed it meanwhile. */
  readonly layout?: VideoData;
  readonly speaks?: (text: string) => boolean;
  readonly videoData?: VideoData;
}

const WORD_MS = 300;
async function translate(world: World = {}) {
  const { language = 'de', isAd = false, saves = async () => {}, speaks = () => true } = world;
  const videoData = world.videoData ?? threeSentences();
  const engine = openEngine(videoData);
  const before = engine.videoData();
  const asked: Asked[] = [];
  const answers: Readonly<Record<string, (body: Asked['body']) => unknown>> = {
    '/voices/': () => ({ voices: offer.voices }),
    '/generate/writer': () => offer.writer,
    '/generate/script_language': () => ({ language: 'en' }),
    '/generate/translation': ({ texts = [] }) => ({
      texts: texts.map((text) => GERMAN[text] ?? text),
      writer: offer.writer,
    }),
    '/project/:projectId/translation': ({ title }) => ({
      project_id: 'p2',
      title,
      layout: { ...(world.layout ?? videoData), projectId: 'p2' },
    }),
    '/project/:projectId/speech': ({ text = '' }) => {
      if (!speaks(text)) throw new ServiceError('status', 503, 'The voice is out of service.');
      const said = text.split(' ');
      const words = said.map((word, n) => ({
        text: word,
        from: n * WORD_MS,
        to: (n + 1) * WORD_MS,
      }));
      const durationMs = said.length * WORD_MS + 50;
      return { words, sound: { src: `media:${text}`, durationMs, voice: 'Thorsten', speed: 1.1 } };
    },
    '/project/:copyId/translation/shown': () => ({ project_id: 'p2' }),
  };
  const call = (async ({ path }: { path: string }, { body = {} }: { body?: Asked['body'] } = {}) => {
    asked.push({ route: path, body });
    return answers[path]?.(body) ?? expect.fail(path);
  }) as unknown as Call;
  const announced: string[] = [];
  const actor = createActor(
    provideScriptTranslation({
      ...{ call, saveChanges: saves, announce: (text) => void announced.push(text) },
      openVideo: async () => ({
        ...{ engine, title: 'Mug' },
        project: {
          id: 'p1',
          input: { title: 'A mug' },
          is_ad: isAd,
          spoken: { by: 'voice', voice: 'Ryan', speed: 1.1 },
        },
      }),
    }),
  ).start();
  actor.send({ type: 'translation.requested' });
  await waitFor(actor, (state) => state.matches({ open: 'choosing' }));
  actor.send({ type: 'language.chosen', language });
  actor.send({ type: 'choice.submitted' });
  const end = await waitFor(
    actor,
    (state) => state.matches({ open: 'shown' }) || state.matches({ open: 'refused' }),
  );
  expect(engine.videoData()).toBe(before);
  const bodies = (route: string) => asked.flatMap((one) => (one.route === route ? [one.body] : []));
  return { end, announced, bodies, made: bodies('/project/:copyId/translation/shown')[0] as VideoData };
}
const script = (data: VideoData) => sentencesOf(data).map(({ text }) => text);
const textOf = (data: VideoData, id: string) => {
  const item = data.trackItemsMap[id];
  return item?.type === 'text' ? item.details.text : null;
};

test('[SC4] the copy says, shows and captions the other language, its shots keep to their sentences, and it is as long as it takes', async () => {
  const { made, bodies, announced } = await translate();
  expect(bodies('/project/:projectId/translation')).toEqual([
    { title: 'Mug (Deutsch)', spoken: { voice: 'Thorsten', speed: 1.1 } },
  ]);
  expect(bodies('/project/:projectId/speech')[0]).toEqual({
    ...{ text: 'Das ist der Becher.', voice: 'Thorsten', speed: 1.1 },
  });
  expect(made.projectId).toBe('p2');
  expect(script(made)).toEqual(['Das ist der Becher.', 'Er hält deinen Kaffee warm.', 'Hol ihn dir heute.']);
  expect(textOf(made, items.title.id)).toBe('Ein Becher');
  const sentences = sentencesOf(made);
  expect(mainItems(made).map(({ display }) => display.from)).toEqual([
    0,
    ...sentences.slice(1).map(({ from }) => from),
  ]);
  expect(made.duration).toBeLessThan(10_000);
  expect(speakerAt(made, sentences[1] ?? expect.fail())).toEqual({ voice: 'Thorsten', speed: 1.1 });
  const voices = voiceClips(made).map(({ details }) => details.src);
  expect(voices).toEqual(script(made).map((text) => `media:${text}`));
  expect(announced).toEqual(['“Mug (Deutsch)” is ready.']);
});

test('[SC4] what an ad sells keeps its name', async () => {
  const { made, bodies } = await translate({ isAd: true });
  expect(bodies('/generate/translation')[0]).toMatchObject({ names: ['A mug'] });
  expect(bodies('/generate/translation')[0]?.texts).not.toContain('A mug');
  expect(textOf(made, items.title.id)).toBe('A mug');
});

test('[SC4] a sentence that the voice cannot say is in the copy, marked, with who is to say it', async () => {
  const { made, end } = await translate({ speaks: (text) => !text.startsWith('Er') });
  expect(sentencesOf(made).map(({ isUnspoken }) => isUnspoken)).toEqual([false, true, false]);
  expect(script(made)[1]).toBe('Er hält deinen Kaffee warm.');
  expect(speakerAt(made, sentencesOf(made)[1] ?? expect.fail())).toEqual({ voice: 'Thorsten', speed: 1.1 });
  expect(end.context.spoken?.unspoken).toBe(1);
});

test('[SC4] where no voice speaks the language, what is spoken stays, and the captions are in it', async () => {
  const { made, bodies } = await translate({ language: 'ja' });
  expect(bodies('/project/:projectId/translation')).toEqual([{ title: 'Mug (日本語)' }]);
  expect(bodies('/project/:projectId/speech')).toEqual([]);
  expect(script(made)).toEqual(['Das ist der Becher.', 'Er hält deinen Kaffee warm.', 'Hol ihn dir heute.']);
  const [was, is] = [threeSentences(), made];
  expect([is.duration, is.trackItemsMap[items.voice.id]]).toEqual([
    was.duration,
    was.trackItemsMap[items.voice.id],
  ]);
  const starts = (data: VideoData) => sentencesOf(data).map(({ words }) => Math.round(words[0]?.from ?? 0));
  expect(starts(is)).toEqual(starts(was));
  expect(captionsOf(is)[0]?.details.fontSize).toBe(72);
});

test('[SC4] a longer title takes no more room than the shorter one had', async () => {
  const long = {
    ...items.title,
    details: { ...items.title.details, text: 'A mug', width: 300, fontSize: 90 },
  };
  const videoData = threeSentences();
  videoData.trackItemsMap = { ...videoData.trackItemsMap, [long.id]: long };
  const { made } = await translate({ videoData });
  const item = made.trackItemsMap[long.id];
  expect(item?.type === 'text' && item.details).toMatchObject({ text: 'Ein Becher' });
  expect(item?.type === 'text' && (item.details.fontSize ?? 0)).toBeLessThan(90);
});

test('[SC4] changes that are not saved, and a video that was changed meanwhile, end it with what to do', async () => {
  const unsaved = await translate({ saves: () => Promise.reject(new Error('no line')) });
  expect(unsaved.end.context.problem).toBe('Your last changes aren’t saved yet. Save them, then try again.');
  expect(unsaved.bodies('/generate/translation')).toEqual([]);
  const other = threeSentences();
  const [first] = captionsOf(other);
  other.trackItemsMap = {
    ...other.trackItemsMap,
    caption_0_p1: { ...first, details: { ...first?.details, text: 'Meet that cup.' } } as never,
  };
  const changed = await translate({ layout: other });
  expect(changed.end.context.problem).toBe('The script has changed since. Please try again.');
  expect(changed.made).toBeUndefined();
});
