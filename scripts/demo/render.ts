/** Makes the sample explainer of /project/educational into assets/demo. Run by `npm run demo`. [T4] */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { arrange } from '../../src/templates/arrangements';
import { runFfmpeg } from '../../server/ffmpeg/ffmpeg';
import { captions } from '../../server/pipeline/steps/captions.step';
import { pictures } from '../../server/pipeline/steps/pictures.step';
import { voiceOver } from '../../server/pipeline/steps/voiceOver.step';
import type { StepContext, StepPorts, StepResults } from '../../server/pipeline/step';
import { templatePropsOf } from '../../server/pipeline/templatePropsOf';
import { createCardPictures } from '../../server/pictures/cards/cardPictures';
import { readPictureNouns } from '../../server/pictures/cards/choosing/pictureNouns';
import { createPictureHints } from '../../server/writing/explainer/pictureHints';
import { readTopics } from '../../server/writing/explainer/readTopics';
import { createFliteSpeech } from '../../server/speech/flite/fliteSpeech';
import { jobPrefix } from '../../server/storage/storage';
import { mapStrings } from '../../server/media/mapStrings';

const FOLDER = path.resolve('assets/demo');
const TOPIC = 'How vaccines work';
const contentDir = path.resolve('content');
const topics = readTopics({ contentDir });
const script = topics.find(({ name }) => name === 'vaccines')?.scripts[0];
if (!script) throw new Error('The topic has no script.');

const files = new Map<string, Buffer>();
const speech = createFliteSpeech();
const job: StepContext['job'] = {
  id: 'demo',
  userId: 'demo',
  kind: 'text_to_videos',
  status: 'running',
  request: {
    title: TOPIC,
    description: TOPIC,
    script: script.lines.map(([, line]) => line).join(' '),
    selected_voice: 'Isla',
    background_music_url: '/assets/music/business-corporate.m4a',
    images: [],
    videos: [],
  },
};
const results = new Map<string, unknown>();
const context: StepContext = {
  job,
  // The steps that run here speak, draw and put; nothing else is asked of the world.
  ports: {
    speech,
    pictures: {
      ...createCardPictures({
        assetsDir: path.resolve('assets'),
        nouns: readPictureNouns(contentDir, null),
        hintFor: createPictureHints(topics),
      }),
      find: () => Promise.resolve([]),
    },
    storage: { put: async (key: string, body: Buffer) => void files.set(key, body) },
  } as unknown as StepPorts,
  signal: new AbortController().signal,
  resultOf: (name) => results.get(name) as StepResults[typeof name],
  report: () => {},
};
for (const step of [voiceOver, captions, pictures]) results.set(step.name, await step.run(context));
await speech.close();

const stored = 'media:';
/** A stored file's public name; the recording is packed, the captions are in the document. */
const publicName = (key: string) =>
  key.replace(jobPrefix(job.userId, job.id), '').replace('audio_voice.wav', 'voice.m4a').replaceAll('/', '-');
/** The files of other templates are left behind. */
const shown = new Set<string>();
const sample = mapStrings(arrange(templatePropsOf(context, 'educational', 'educational')), (text) => {
  if (!text.startsWith(stored)) return text;
  shown.add(text.slice(stored.length));
  return `/assets/demo/${publicName(text.slice(stored.length))}`;
});

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
await writeFile(path.join(FOLDER, 'educational.json'), `${JSON.stringify(sample)}\n`);
for (const key of shown) {
  const [file, body] = [path.join(FOLDER, publicName(key)), files.get(key)];
  if (!body) throw new Error(`${key} is shown, but was not made.`);
  if (key.endsWith('.wav'))
    await runFfmpeg(['-y', '-i', 'pipe:0', '-c:a', 'aac', '-b:a', '96k', '-fflags', '+bitexact', '-movflags', '+faststart', '-f', 'mp4', file], { input: body }); // prettier-ignore
  else await writeFile(file, body);
}
console.log(`${(sample.duration / 1000).toFixed(1)} s, ${shown.size} files`);
