import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accountUsageMachine } from '../../../../src/machines/accountUsage/accountUsage.machine';
import { UsagePart } from '../../../../src/screens/account/UsagePart';
import { usageSamples } from '../../../support/usageSamples';
import { walkScreen } from '../../../support/walking/walkScreen';

const walk = walkScreen(accountUsageMachine)({
  input: undefined,
  calls: ['fetchUsage'],
  samples: usageSamples,
  screen: (actor) => <UsagePart actor={actor} />,
  gestures: { retried: (_, { user }) => user.click(screen.getByRole('button', { name: 'Try again' })) },
  states: {
    fetchingUsage: () => expect(screen.getByRole('status', { name: 'Loading your usage' })).toBeTruthy(),
    unavailable: () => expect(screen.getByRole('alert').textContent).toContain('Couldn’t load your usage.'),
    shown: () => {
      const amounts = screen
        .getAllByRole('term')
        .map((term) => [
          term.textContent,
          ...[...(term.parentElement?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent),
        ]);
      expect(amounts).toEqual([
        ['Credits', '1,240'],
        [
          'Storage',
          '5.3 MB of 20 GB',
          'Pictures and clips 1.1 MB · Brand files 200 kB · Finished videos 4 MB',
        ],
        ['Projects', '3 of 1,000'],
        ['Files uploaded today', '7 of 500'],
        ['Videos being made', '1 of 20'],
        ['Videos being rendered', '2'],
      ]);
    },
  },
});

test.each(walk.paths)('[TR2] the usage follows its chart: %s', (_, run) => run(), 30_000);
test('[TR2] no transition of the usage is left unwalked', () => expect(walk.untaken()).toEqual([]));
