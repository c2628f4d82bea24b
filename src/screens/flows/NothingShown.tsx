/** No chart has moved, and none was chosen. */
import { CircleDashed } from 'lucide-react';
import { EmptyState } from '../../ui/EmptyState';
import { flowsWords } from '../../words/en/flows';

export const NothingShown = () => (
  <EmptyState
    icon={<CircleDashed size={30} />}
    title={flowsWords.nothingShown}
    text={flowsWords.nothingShownHint}
  />
);
