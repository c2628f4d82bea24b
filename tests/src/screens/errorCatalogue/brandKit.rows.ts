/** The brand kit. [B3] */
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { json } from '../../../support/fakeServer';
import { choose, pressing, tryAgain, type Row } from './row';

const kit = json({ assets: [{ id: 'b1', name: 'Mark', url: '/m.png', asset_type: 'logo' }] });

/** A kit whose page is opened anew looks again by itself. */
const tryAgainUnlessItHas = async (user: UserEvent) => {
  const [shown] = await screen.findAllByText(/^(Try again|Upload logo)$/);
  if (shown?.textContent === 'Try again') await user.click(shown);
};

export const brandKitRows: readonly Row[] = [
  {
    title: '[B3] the brand kit',
    at: '/brand-kit',
    call: 'GET /brandkit',
    says: () => 'ErrorFailed to load user assets. Please try again.',
    busy: 'Loading assets...',
    wayOn: tryAgainUnlessItHas,
    leadsTo: 'Upload logo',
  },
  {
    title: '[B3] bringing a file into the brand kit',
    at: '/brand-kit',
    call: 'POST /brandkit/assets/:assetType',
    begin: (user) => choose(user, 'add-logo'),
    says: ({ detail }) => `Error${detail ?? 'Failed to upload asset. Please try again.'}`,
    busy: 'Uploading 1 of 1',
    // A file that is itself at fault is refused once more: another one is chosen.
    wayOn: (user, { status }) => (status === 400 ? choose(user, 'add-logo') : tryAgain(user)),
    leadsTo: 'New',
  },
  {
    title: '[B3] deleting from the brand kit',
    at: '/brand-kit',
    answers: { 'GET /brandkit': kit },
    call: 'DELETE /brandkit/assets/:assetId',
    begin: pressing('Delete Mark'),
    says: () => 'ErrorFailed to delete asset. Please try again.',
    busy: 'Deleting Mark…',
    wayOn: pressing('Delete Mark'),
    leadsTo: 'Logo deleted successfully.',
  },
];
