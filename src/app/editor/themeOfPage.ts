/** The colours of the editor, with all that it opens: dialogs and menus stand outside of its own element, scroll bars outside of all. */
import { alwaysDark, alwaysLight } from '../../ui/theme/theme.css';
import type { EditorTheme } from '../../machines/workspace/editorTheme.machine';
import * as css from './themeOfPage.css';

const classes: Readonly<Record<EditorTheme, readonly string[]>> = {
  dark: [...alwaysDark.split(' '), ...css.dark.split(' ')],
  light: [...alwaysLight.split(' '), ...css.light.split(' ')],
};

export function showTheme({ classList }: Element, theme: EditorTheme): void {
  classList.remove(...classes[theme === 'dark' ? 'light' : 'dark']);
  classList.add(...classes[theme]);
}
export const leaveTheme = ({ classList }: Element): void =>
  classList.remove(...classes.dark, ...classes.light);
