import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageReceiptMachine } from '../../../../src/machines/pageReceipt/pageReceipt.machine';
import { PageReceiptScreen } from '../../../../src/screens/pageReceipt/PageReceiptScreen';
import { walkScreen } from '../../../support/walking/walkScreen';
import { h1 } from '../../../support/wizards/wizardGestures';

const received = (html: string, origin: string) =>
  ({ type: 'page.received', origin, address: 'https://shop.example/mug', html }) as const;
const machine = pageReceiptMachine.provide({
  // Megabytes in each event would fill the walk's memory.
  guards: { pageIsTooLarge: (_, { html }) => html === 'large' },
});
const wayOn = () => screen.getByRole('link', { name: 'Go to the wizard' }).getAttribute('href');

const { paths, untaken } = walkScreen(machine)({
  input: undefined,
  calls: ['keepPage'],
  samples: {
    'page.received': [
      received('<h1>Mug</h1>', 'https://shop.example'),
      received('', 'https://shop.example'),
      received('large', 'https://shop.example'),
      received('<h1>Mug</h1>', 'https://evil.example'),
    ],
    'xstate.done.actor.receivePage': [],
    'xstate.done.actor.keepPage': [],
    'xstate.error.actor.keepPage': [{ type: 'xstate.error.actor.keepPage', error: new Error('no form') }],
  },
  alsoTellApart: ({ refusal }) => refusal,
  screen: (actor) => <PageReceiptScreen actor={actor} />,
  gestures: {
    'page.received': (event, { actor }) => actor.send(event),
    'opener.missed': (event, { actor }) => actor.send(event),
  },
  states: {
    receivingPage: () => expect(h1()).toBe('Receiving the page…'),
    keepingPage: ({ inputOf }) => {
      expect(h1()).toBe('Opening it in Reelwright…');
      expect(inputOf('keepPage')).toEqual({ address: 'https://shop.example/mug', html: '<h1>Mug</h1>' });
    },
    severed: () => expect([h1(), wayOn()]).toEqual(['Your page opens in the shop’s tab', '/urltoads']),
    unanswered: () => expect([h1(), wayOn()]).toEqual(['No page arrived', '/urltoads']),
    refused: ({ context: { refusal } }) => {
      expect([h1(), wayOn()]).toEqual(['This page can’t be used', '/urltoads']);
      const said = {
        from_elsewhere: 'The page didn’t come from the shop it names, so we didn’t use it.',
        empty: 'The page was empty. Wait until it has loaded in the shop, then send it again.',
        too_large:
          'The page is too large: at most 20 MB can be sent. Paste the part with the product instead.',
        too_many: '',
        not_kept: 'We couldn’t save the page. Send it again, or paste it.',
      }[refusal ?? 'too_many'];
      expect(screen.getByText(said)).toBeTruthy();
    },
  },
});

test.each(paths)('[PG3] the receiving page follows its chart: %s', (_, run) => run());
test('[PG3] no transition of the receiving page is left unwalked', () => expect(untaken()).toEqual([]));
