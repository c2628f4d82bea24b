/** Projects and jobs as the lists of the server tell them. */
import type { Job, JobListItem } from '../../contract/job';
import type { ProjectListItem, ProjectStatus } from '../../contract/projectListItem';

export const listedProject = (
  id: string,
  created_time: string,
  status: ProjectStatus = 'done',
): ProjectListItem => ({
  _id: id,
  id,
  status,
  input: { title: id === 'untitled' ? '' : `Project ${id}` },
  output: { thumbnail_url: null, rendered_video_url: null },
  created_time,
});

export const listedJob = (id: string, changes: Partial<JobListItem> = {}): JobListItem => ({
  _id: id,
  id,
  title: `Job ${id}`,
  description: 'Keeps coffee hot.',
  status: 'done',
  created_time: '2026-01-01T00:00:00.000Z',
  created_with: 'urltoads',
  input: { images: [], videos: [] },
  output: { project_ids: [] },
  progress: { step: null, fraction: 0 },
  failure: null,
  ...changes,
});

/** A finished explainer that can be had in two styles. */
export const finishedJob: Job = {
  ...listedJob('j1', { created_with: 'text_to_videos' }),
  progress: { step: null, steps: [], fraction: 1 },
  input: { images: [], videos: [], script: 'Why?', remote_dir: 'https://files.example/j1/' },
  output: {
    remote_dir: 'https://files.example/j1/',
    layouts: [
      { template: 'default', layout_file: 'default.json' },
      { template: 'educational', layout_file: 'educational.json' },
    ],
    project_ids: ['p1'],
  },
};
