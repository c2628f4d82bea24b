import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawHeldStills, HELD_FOLDER } from '../../../scripts/looks/heldStills';
import { createRenderer, type Renderer } from '../../../server/render/renderer';
import { templateNames } from '../../../src/templates/arrangements';
import { folderStorage } from '../../server/render/support/folderStorage';
import { testBrowser } from '../../server/render/support/testBrowser';
import { few } from '../../support/form';
import { seenDifference } from './support/seenDifference';

/** Parts of the picture. Another machine's type differs by less than the first, another look by more than the second. */
const SAME = 0.03;
const OTHER = 0.08;
const shown = few(templateNames, (_, index) => index === 0);

let folder: string;
let renderer: Renderer;
let drawn: Map<string, Buffer>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stills-'));
  renderer = createRenderer({
    config: { DATA_DIR: path.join(folder, 'data') },
    storage: folderStorage(folder),
    browser: testBrowser,
  });
  drawn = await drawHeldStills(renderer, folder, shown);
}, 180_000);
afterAll(async () => {
  await renderer.close();
  await rm(folder, { recursive: true, force: true });
});

const reference = (name: string) => readFile(path.join(HELD_FOLDER, `${name}.webp`));
const drawnOf = (name: string) => drawn.get(name) ?? Buffer.alloc(0);

test('[T1] every template is held at its hook, at an entrance and at its end, and nothing else is', async () => {
  const namesOf = (templates: typeof templateNames) =>
    templates.flatMap((template) => ['hook', 'entrance', 'end'].map((moment) => `${template}.${moment}`));
  const names = namesOf(templateNames);
  expect([...drawn.keys()]).toEqual(namesOf(shown));
  expect((await readdir(HELD_FOLDER)).sort()).toEqual(names.map((name) => `${name}.webp`).sort());
});

test.each(shown)('[T1] %s looks as it was decided; `npm run looks` decides anew', async (template) => {
  const changed: [moment: string, difference: number][] = [];
  for (const moment of ['hook', 'entrance', 'end']) {
    const name = `${template}.${moment}`;
    const difference = await seenDifference(drawnOf(name), await reference(name));
    if (difference > SAME) changed.push([moment, difference]);
  }
  expect(changed).toEqual([]);
});

test('one template is not taken for another', async () => {
  const alike: [template: string, other: string, difference: number][] = [];
  for (const [index, template] of templateNames.entries())
    for (const other of templateNames.slice(index + 1)) {
      const pictures = [
        await reference(`${template}.entrance`),
        await reference(`${other}.entrance`),
      ] as const;
      const difference = await seenDifference(...pictures);
      if (difference < OTHER) alike.push([template, other, difference]);
    }
  expect(alike).toEqual([]);
});
