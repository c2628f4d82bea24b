/** The colours of the page, with all that it opens: dialogs and menus stand outside of its own element, scroll bars outside of all. */
import type { SnapshotFrom } from 'xstate';
import { alwaysDark, alwaysLight } from '../../ui/theme/theme.css';
import type { Theme, themeMachine } from '../../machines/theme/theme.machine';
import * as css from './themeOfPage.css';

const classes: Readonly<Record<Theme, readonly string[]>> = {
  system: [],
  dark: [...alwaysDark.split(' '), ...css.dark.split(' ')],
  light: [...alwaysLight.split(' '), ...css.light.split(' ')],
};

/** Before anybody chose, the editor is dark, and every other page as the system is. */
export function themeOf(state: SnapshotFrom<typeof themeMachine>): Theme {
  if (state.matches({ choice: 'dark' })) return 'dark';
  if (state.matches({ choice: 'light' })) return 'light';
  return state.matches({ choice: 'unchosen', page: 'editor' }) ? 'dark' : 'system';
}

export function showTheme({ classList }: Element, theme: Theme): void {
  classList.remove(...classes.dark, ...classes.light);
  classList.add(...classes[theme]);
}
