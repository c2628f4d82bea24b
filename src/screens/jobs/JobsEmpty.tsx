/** Why no job is to be seen, and what to do about it. [J1] */
import { BookOpen, Filter, Plus, ShoppingBag } from 'lucide-react';
import type { JobKind } from '../../../contract/job';
import { Button } from '../../ui/controls/Button';
import { button } from '../../ui/controls/Button.css';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Link } from '../../ui/links/Link';
import { jobsMessages as text } from '../../locales/messages/jobs';

const beginnings = {
  urltoads: { at: '/urltoads', icon: <ShoppingBag size={30} /> },
  text_to_videos: { at: '/explainers', icon: <BookOpen size={30} /> },
} as const satisfies Record<JobKind, object>;

export function NoJobs({ tab }: { tab: JobKind }) {
  const { title, text: why, action } = text.empty[tab];
  return (
    <EmptyState icon={beginnings[tab].icon} title={title} text={why}>
      <Link to={beginnings[tab].at} className={button()}>
        <Plus size={18} aria-hidden />
        {action}
      </Link>
    </EmptyState>
  );
}

export const NoJobsShown = ({ hidden, onShowAll }: { hidden: number; onShowAll: () => void }) => (
  <EmptyState icon={<Filter size={30} />} title={text.filteredTitle} text={text.filteredText(hidden)}>
    <Button variant="secondary" onClick={onShowAll}>
      {text.showAll}
    </Button>
  </EmptyState>
);
