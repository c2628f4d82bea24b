/** The columns of a library: two stand abreast in a pane that has no room for two of `wanted`, down to what a finger needs. */
import { theme } from '../../../ui/theme/theme.css';

export const abreast = (wanted: string) =>
  `repeat(auto-fill, minmax(max(64px, min(${wanted}, 50% - ${theme.space.xs} / 2)), 1fr))`;
