import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { appShellMachine } from '../../../../src/machines/appShell/appShell.machine';
import { sessionMachine } from '../../../../src/machines/session/session.machine';
import { ShellScreen } from '../../../../src/screens/shell/ShellScreen';
import { walkScreen } from '../../../support/walking/walkScreen';

const toggle = () => screen.getByRole('button', { name: 'Open menu' });
/** Never started: the menu knows nothing of it. */
const session = createActor(sessionMachine);

const walk = walkScreen(appShellMachine)({
  input: undefined,
  calls: [],
  samples: {},
  screen: (actor) => (
    <ShellScreen shell={actor} session={session}>
      <h1>The page</h1>
    </ShellScreen>
  ),
  gestures: {
    'menu.toggled': (_, { user }) => user.click(toggle()),
    'menu.left': (_, { user }) => user.click(screen.getByRole('button', { name: 'Close menu' })),
  },
  states: {
    closed: () => {
      expect(toggle().getAttribute('aria-expanded')).toBe('false');
      expect(screen.queryByRole('button', { name: 'Close menu' })).toBeNull();
    },
    open: () => {
      expect(toggle().getAttribute('aria-expanded')).toBe('true');
      expect(screen.getByRole('button', { name: 'Close menu' })).toBeTruthy();
    },
  },
});

test.each(walk.paths)('[R10] the menu follows its chart: %s', (_, run) => run());
test('[R10] no transition of the menu is left unwalked', () => expect(walk.untaken()).toEqual([]));
