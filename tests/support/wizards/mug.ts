/** One project as the server tells it. */
import type { Project } from '../../../contract/project';
import { videoDataSchema } from '../../../contract/video/videoData';

const video_data = videoDataSchema.parse({
  projectId: 'p1',
  duration: 1000,
  tracks: [],
  trackItemIds: [],
  trackItemsMap: {},
  template: 'default',
});

export const mug = (status: Project['status'], output: Partial<Project['output']> = {}): Project => ({
  _id: 'p1',
  id: 'p1',
  status,
  revision: 0,
  input: { title: 'Mug' },
  output: {
    thumbnail_url: null,
    rendered_video_url: null,
    video_data,
    render: null,
    failure: null,
    ...output,
  },
  created_time: '2026-01-01T00:00:00.000Z',
});
