/** Whether there is no room for panes beside one another. */
import { onPhone } from '../../../ui/theme/theme.css';
import { useMatches } from '../../../ui/useMatches';

export const useIsPhone = (): boolean => useMatches(onPhone);
