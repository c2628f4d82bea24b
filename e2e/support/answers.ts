/** Answers in the server's place, for what a sound server does not do on demand. */
import type { Page } from '@playwright/test';
import type { Job } from '../../contract/job';
import type { Project } from '../../contract/project';

/** From now on `path` below `/v1` answers so; without a status, nobody answers at all. */
export async function answer(page: Page, path: string, status?: number, body: unknown = {}): Promise<void> {
  const address = new RegExp(`/v1${path}(\\?|$)`);
  await page.unroute(address);
  await page.route(address, (route) =>
    status === undefined ? route.abort('connectionrefused') : route.fulfill({ status, json: body }),
  );
}
export const sound = (page: Page, path: string) => page.unroute(new RegExp(`/v1${path}(\\?|$)`));

export const refusal = (detail: string, code = 'refused') => ({ code, detail });

export const someJob = (over: Partial<Job> = {}): Job => ({
  _id: 'j1',
  id: 'j1',
  title: 'Ember Flask',
  description: 'Keeps drinks hot',
  status: 'done',
  created_time: '2026-03-02T10:00:00.000Z',
  created_with: 'urltoads',
  input: { images: [], videos: [], script: 'Cold coffee?', remote_dir: '/media/j1/' },
  output: { remote_dir: '/media/j1/', layouts: [], project_ids: [] },
  progress: { step: null, steps: [], fraction: 1 },
  failure: null,
  ...over,
});

export const someProject = (
  over: Omit<Partial<Project>, 'output'> & { output?: Partial<Project['output']> },
) => ({
  _id: 'p1',
  id: 'p1',
  status: 'done',
  revision: 0,
  input: { title: 'Ember Flask' },
  created_time: '2026-03-02T10:00:00.000Z',
  ...over,
  output: {
    thumbnail_url: null,
    rendered_video_url: '/media/p1/video.mp4',
    video_data: {
      projectId: 'p1',
      duration: 1000,
      fps: 30,
      size: { width: 1080, height: 1920 },
      tracks: [],
      trackItemIds: [],
      trackItemsMap: {},
      template: 'default',
    },
    render: null,
    failure: null,
    ...over.output,
  },
});
