/** Whether there is no room for panes beside one another. */
import { useMatches } from '../../../ui/useMatches';

const PHONE = '(max-width: 719px)';

export const useIsPhone = (): boolean => useMatches(PHONE);
