/** No chart has moved, and none was chosen. */
import { CircleDashed } from 'lucide-react';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { flowsMessages } from '../../locales/messages/flows';

export const NothingShown = () => (
  <EmptyState
    icon={<CircleDashed size={30} />}
    title={flowsMessages.nothingShown}
    text={flowsMessages.nothingShownHint}
  />
);
