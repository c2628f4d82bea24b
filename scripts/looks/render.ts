/** Draws the contact sheets into docs/looks: a grid of stills and a short clip a template; `npm run looks [template…]`. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TemplateName } from '../../contract/video/templateName';
import { findBrowser } from '../../server/browser/findBrowser';
import { runFfmpeg } from '../../server/ffmpeg/ffmpeg';
import { createRenderer } from '../../server/render/renderer';
import { arrange, templateNames } from '../../src/templates/arrangements';
import { stylesMessages } from '../../src/locales/messages/styles';
import { folderStorage } from '../../tests/server/render/support/folderStorage';
import { asReference, drawHeldStills, HELD_FOLDER } from './heldStills';
import { lookProjects } from './looks.projects';
import { lookProps } from './lookProps';
import { drawSheet, type SheetRow } from './sheet';

const FOLDER = path.resolve('docs/looks');
/** Of a project's length: the hook, the middle of things, the end. */
const MOMENTS = [0.05, 0.4, 0.97];
/** Of the projects with the most to see. */
const MORE_MOMENTS = [0.05, 0.213, 0.4, 0.66, 0.97];
const RICH = 5;
/** Stills are drawn at a third of their size, clips too. */
const STILL_SCALE = 1 / 3;
const CLIP = { width: 360, height: 640, fps: 15, seconds: 8, rate: '220k' } as const;

const wanted = process.argv.slice(2);
const templates = templateNames.filter((name) => wanted.length === 0 || wanted.includes(name));
const folder = await mkdtemp(path.join(tmpdir(), 'looks-'));
const configured = process.env.BROWSER_EXECUTABLE;
const renderer = createRenderer({
  config: { DATA_DIR: path.join(folder, 'data') },
  storage: folderStorage(folder),
  browser: () => findBrowser(configured ? { configured } : {}),
});

async function renderSheet(template: TemplateName): Promise<void> {
  const rows: SheetRow[] = [];
  for (const [index, project] of lookProjects.entries()) {
    const props = await lookProps(folder, project, template);
    const size = { width: props.width * STILL_SCALE, height: props.height * STILL_SCALE };
    const videoData = arrange({ ...props, ...size });
    const stills: Buffer[] = [];
    for (const moment of index < RICH ? MORE_MOMENTS : MOMENTS)
      stills.push(await renderer.drawStill({ videoData, atMs: moment * videoData.duration }));
    rows.push({ label: project.name, stills });
  }
  await writeFile(path.join(FOLDER, `${template}.jpg`), await drawSheet(rows, 62));
}

async function renderClip(template: TemplateName): Promise<void> {
  const [ad] = lookProjects;
  if (!ad) return;
  const { width, height, fps, seconds, rate } = CLIP;
  const props = await lookProps(folder, ad, template);
  const video = path.join(folder, `${template}.mp4`);
  const whole = arrange({ ...props, width, height, fps });
  const videoData = { ...whole, duration: Math.min(whole.duration, seconds * 1000) };
  await renderer.renderVideo({ videoData, outputPath: video });
  const packed = [
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-b:v',
    rate,
    '-pix_fmt',
    'yuv420p',
    '-movflags',
    '+faststart',
  ];
  await runFfmpeg([
    '-y',
    '-i',
    video,
    '-t',
    String(seconds),
    '-an',
    ...packed,
    path.join(FOLDER, `${template}.mp4`),
  ]);
}

async function holdStills(): Promise<void> {
  await rm(HELD_FOLDER, { recursive: true, force: true });
  await mkdir(HELD_FOLDER, { recursive: true });
  for (const [name, still] of await drawHeldStills(renderer, folder))
    await writeFile(path.join(HELD_FOLDER, `${name}.webp`), await asReference(still));
}

const index = () =>
  [
    '# The looks',
    '',
    'Every template over the same projects. Drawn by `npm run looks`; a change here is a decision, and',
    '`tests/src/templates/stills.test.ts` holds a few of these moments.',
    ...templateNames.flatMap((name) => [
      '',
      `## ${stylesMessages.names[name] ?? name}`,
      '',
      `[A few seconds of it](${name}.mp4)`,
      '',
      `![${stylesMessages.names[name] ?? name}: a row a project, from its first second to its last](${name}.jpg)`,
    ]),
    '',
  ].join('\n');

try {
  await mkdir(FOLDER, { recursive: true });
  await holdStills();
  for (const template of templates) {
    console.log(template);
    await renderSheet(template);
    await renderClip(template);
  }
  await writeFile(path.join(FOLDER, 'README.md'), index());
} finally {
  await renderer.close();
  await rm(folder, { recursive: true, force: true });
}
