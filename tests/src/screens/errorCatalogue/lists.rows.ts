/** The lists of projects, jobs, voices and videos. [P1] [J1] [R12] [R14] */
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { chooseInMenu } from '../../../support/chooseInMenu';
import { json } from '../../../support/fakeServer';
import { tryAgain, type Row } from './row';

const listedMug = json([
  {
    _id: 'p1',
    id: 'p1',
    status: 'done',
    input: { title: 'Mug' },
    output: { thumbnail_url: null, rendered_video_url: '/mug.mp4' },
    created_time: '2026-01-01T00:00:00.000Z',
  },
]);
const removeMug = async (user: UserEvent) => {
  (await screen.findByRole('button', { name: 'More options for Mug' })).focus();
  await user.keyboard('{Enter}');
  await chooseInMenu(user, 'Delete');
};

export const listRows: readonly Row[] = [
  {
    title: '[P1] the list of projects',
    at: '/',
    call: 'GET /projects',
    says: () => 'Error loading projects. Please try again.',
    busy: 'Loading projects...',
    wayOn: tryAgain,
    leadsTo: 'Your first video starts with a link',
  },
  {
    title: '[P1] deleting a project',
    at: '/',
    answers: { 'GET /projects': listedMug },
    call: 'DELETE /project/:projectId',
    begin: removeMug,
    says: () => 'Couldn’t delete “Mug”. Please try again.',
    busy: 'All projects',
    wayOn: removeMug,
    leadsTo: '“Mug” has been deleted.',
  },
  {
    title: '[J1] the list of jobs',
    at: '/jobs',
    call: 'GET /generate/jobs',
    says: () => 'An error occurred while loading jobs. Please try again.',
    busy: 'Loading jobs',
    wayOn: tryAgain,
    leadsTo: 'No ads yet',
  },
  {
    title: '[R14] the list of voices',
    at: '/voices',
    call: 'GET /voices/',
    says: () => 'Couldn’t load the voices. Please try again.',
    busy: 'Loading voices...',
    wayOn: tryAgain,
    leadsTo: '1 voice',
  },
  {
    title: '[R12] the list of finished videos',
    at: '/videos',
    call: 'GET /projects',
    says: () => 'Couldn’t load your videos. Please try again.',
    busy: 'Loading videos...',
    wayOn: tryAgain,
    leadsTo: 'No finished videos yet',
  },
];
