/** The chart of the colours, over this browser: what is chosen is kept, and what it comes to is shown. */
import { createActor, fromCallback } from 'xstate';
import { themeMachine } from '../../machines/theme/theme.machine';
import { createKeptTheme } from '../../services/browser/stored/theme';
import type { LivingActors } from '../livingActors';
import { showTheme, themeOf } from './themeOfPage';

export function openTheme(window: Window, actors: Pick<LivingActors, 'add'>) {
  const kept = createKeptTheme(() => window.localStorage);
  const theme = createActor(
    themeMachine.provide({
      actors: {
        watchSystem: fromCallback(({ sendBack }) => {
          const system = window.matchMedia('(prefers-color-scheme: dark)');
          const tell = () => sendBack({ type: 'system.changed', isDark: system.matches });
          tell();
          system.addEventListener('change', tell);
          return () => system.removeEventListener('change', tell);
        }),
      },
      actions: { keepTheme: (_, chosen) => kept.keep(chosen) },
    }),
    { input: { kept: kept.read() } },
  );
  theme.subscribe((state) => showTheme(window.document.documentElement, themeOf(state)));
  actors.add(theme);
  return theme.start();
}
