/** Following a job, choosing its style, looking at the project and rendering it. [J4] [S3] [V1] [E7] [E11] */
import { screen } from '@testing-library/react';
import { json, type Answers } from '../../../support/fakeServer';
import { mug } from '../../../support/wizards/mug';
import { mugJob, mugJobDone } from '../../../support/wizards/mugJob';
import { press, pressing, tryAgain, type Row } from './row';

const origin = window.location.origin;
const SUPPORT =
  'Video generation has failed. Please try again or contact support at help@example.com if the issue persists.';
const layouts = {
  'GET /jobs/:jobId': json({
    ...mugJobDone('p1'),
    created_with: 'text_to_videos',
    output: {
      remote_dir: `${origin}/media/j1/`,
      layouts: [{ template: 'default', layout_file: 'default.json' }],
      project_ids: ['p1'],
    },
  }),
  'GET /media/j1/default.json': json(mug('draft').output.video_data),
} satisfies Answers;

export const makingRows: readonly Row[] = [
  {
    title: '[J4] a job that is followed',
    at: '/urltoads/videos/j1',
    call: 'GET /jobs/:jobId',
    says: () => SUPPORT,
    busy: 'Loading',
    wayOn: tryAgain,
    leadsTo: 'Making your video',
    notThere: 'This job doesn’t exist.',
  },
  {
    title: '[J4] beginning a failed job anew',
    at: '/urltoads/videos/j1',
    answers: { 'GET /jobs/j1': json(mugJob({ status: 'failed' })) },
    call: 'POST /jobs/:jobId/retry',
    begin: tryAgain,
    says: ({ detail }) => detail ?? 'Couldn’t restart it. Please try again.',
    busy: 'Starting again…',
    wayOn: tryAgain,
    leadsTo: 'Making your video',
  },
  {
    title: '[S3] the job whose style is chosen',
    at: '/jobs/j1',
    call: 'GET /jobs/:jobId',
    says: () => 'Failed to fetch job data. Please try again.',
    busy: 'Loading',
    wayOn: tryAgain,
    leadsTo: 'Making your video',
    notThere: 'This job doesn’t exist.',
  },
  {
    title: '[S3] the layout of a style',
    at: '/jobs/j1',
    answers: layouts,
    call: 'GET /media/j1/default.json',
    says: () => 'Failed to fetch layout data. Please try again.',
    busy: 'Loading styles',
    wayOn: tryAgain,
    leadsTo: 'Playing default',
  },
  {
    title: '[S3] rendering the chosen style',
    at: '/jobs/j1',
    answers: { ...layouts, 'GET /project/:projectId': json(mug('draft')) },
    call: 'POST /project/:projectId/render',
    begin: pressing('Render video'),
    says: () => 'Failed to render video. Please try again.',
    busy: 'Starting the render…',
    wayOn: pressing('Render video'),
    leadsTo: 'Video is not generated yet...',
  },
  {
    title: '[S3] [E11] saving the layout of the chosen style',
    at: '/jobs/j1',
    answers: {
      ...layouts,
      'GET /project/:projectId': json({
        ...mug('draft'),
        output: {
          ...mug('draft').output,
          video_data: { ...mug('draft').output.video_data, template: 'funky' },
        },
      }),
    },
    call: 'PUT /project/:projectId/layout',
    begin: async (user) => {
      await user.click(await screen.findByRole('checkbox', { name: 'Default' }));
      await press(user, 'Edit video');
    },
    says: () => 'Failed to save the style. Please try again.',
    busy: 'Applying the style…',
    wayOn: pressing('Edit video'),
    leadsTo: 'All changes saved',
  },
  {
    title: '[V1] a project',
    at: '/project/p1',
    call: 'GET /project/:projectId',
    says: () => 'Failed to load project',
    busy: 'Loading project',
    wayOn: tryAgain,
    leadsTo: 'Video is rendering...',
    notThere: 'Project not found',
  },
  {
    title: '[R4] a project that is opened',
    at: '/project/p1/editor',
    call: 'GET /project/:projectId',
    says: () => 'Failed to load project',
    busy: 'Loading project',
    wayOn: tryAgain,
    leadsTo: 'All changes saved',
    notThere: 'Project not found',
  },
  {
    title: '[E7] rendering a project that is opened',
    at: '/project/p1/editor',
    call: 'POST /project/:projectId/render',
    // Where there is no worker to look through it, nobody is kept.
    begin: pressing('Render video'),
    says: () => 'Failed to render video. Please try again.',
    busy: 'Starting the render…',
    wayOn: pressing('Render video'),
    leadsTo: 'Video is rendering...',
  },
];
