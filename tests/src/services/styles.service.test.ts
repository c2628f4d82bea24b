import { expect, test, vi } from 'vitest';
import { videoDataSchema } from '../../../contract/video/videoData';
import type { Call } from '../../../src/services/http';
import { createStylesService } from '../../../src/services/styles.service';
import { mug } from '../../support/wizards/mug';

const DIR = 'https://files.example/media/7.x/u/1/jobs/j1/';
const layout = (template: string) => videoDataSchema.parse({ ...mug('draft').output.video_data, template });
const answering = (answers: Record<string, unknown>) =>
  vi.fn(async (address: string | URL | Request) => {
    const body = answers[String(address)];
    return body === undefined ? new Response('', { status: 404 }) : Response.json(body);
  });
const projectOf = (answer: () => Promise<unknown>) => (() => answer()) as unknown as Call;
const held = projectOf(() => Promise.resolve(mug('draft')));
const entry = (template: string, layout_file = `${template}.json`) => ({ template, layout_file });
const source = { projectId: 'p1', remoteDir: DIR, entries: [entry('default'), entry('funky')] };

test("[S3] layouts come from remote_dir + layout_file as JSON, without the session's token", async () => {
  const fetch = answering({ [`${DIR}default.json`]: layout('default') });
  const { fetchLayout } = createStylesService(held, fetch);
  expect(await fetchLayout({ remoteDir: DIR, entry: entry('default') })).toEqual(layout('default'));
  expect(fetch.mock.calls).toEqual([[`${DIR}default.json`, {}]]);
});

test.each([
  ['a missing file', undefined],
  ['a page instead of a layout', '<html>'],
  ['another shape', { ...layout('default'), trackItemIds: ['nowhere'] }],
  ['the layout of another style', layout('funky')],
])('[S3] %s is refused', async (_, body) => {
  const { fetchLayout } = createStylesService(held, answering({ [`${DIR}default.json`]: body }));
  await expect(fetchLayout({ remoteDir: DIR, entry: entry('default') })).rejects.toThrow();
});

test.each(['', '../j2/default.json', '../../../../etc/passwd'])(
  'a file by the name "%s" is not asked for',
  async (file) => {
    const fetch = answering({});
    const { fetchLayout } = createStylesService(held, fetch);
    await expect(fetchLayout({ remoteDir: DIR, entry: entry('default', file) })).rejects.toThrow(
      'is no file of this job',
    );
    expect(fetch).not.toHaveBeenCalled();
  },
);

test('[S3] one style that does not come leaves the others to be chosen', async () => {
  const { fetchStyles } = createStylesService(held, answering({ [`${DIR}default.json`]: layout('default') }));
  expect(await fetchStyles(source)).toEqual({
    styles: [
      { template: 'default', layout: layout('default') },
      { template: 'funky', layout: null },
    ],
    held: 'default',
    video: mug('draft').output.video_data,
  });
});
test('[S3] when none comes, that is a failure; a project that cannot be asked for is none', async () => {
  await expect(createStylesService(held, answering({})).fetchStyles(source)).rejects.toThrow('no layout');
  const silent = projectOf(() => Promise.reject(new Error('offline')));
  const styles = createStylesService(silent, answering({ [`${DIR}default.json`]: layout('default') }));
  expect(await styles.fetchStyles(source)).toMatchObject({ held: null, video: null });
});
