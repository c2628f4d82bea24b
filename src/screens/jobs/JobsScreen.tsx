/** The user's jobs: a tab a kind, switches for how they stand. [J1] */
import { useSelector } from '@xstate/react';
import { CircleCheck, CircleX, LoaderCircle } from 'lucide-react';
import { jobFilters, jobTabs } from '../../../contract/ui/jobsView';
import { PageTitle } from '../../ui/layout/PageTitle';
import { listPage, stack } from '../../ui/layout/longGrid.css';
import * as page from '../../ui/layout/page.css';
import { Tabs } from '../../ui/controls/Tabs';
import { ToggleGroup } from '../../ui/controls/ToggleGroup';
import { jobsMessages as text } from '../../locales/messages/jobs';
import type { JobsProps } from './jobsActor';
import { JobsPanel } from './JobsPanel';

const filterIcons = {
  done: <CircleCheck size={16} aria-hidden />,
  failed: <CircleX size={16} aria-hidden />,
  running: <LoaderCircle size={16} aria-hidden />,
};
const toggles = jobFilters.map((name) => ({ name, label: text.filter[name], icon: filterIcons[name] }));

export function JobsScreen({ actor }: JobsProps) {
  const tab = useSelector(actor, ({ context }) => context.tab);
  const filters = useSelector(actor, ({ context }) => context.filters);
  const panel = (
    <div className={stack}>
      <ToggleGroup
        label={text.filters}
        on={filters}
        toggles={toggles}
        onChange={(on) => actor.send({ type: 'filters.chosen', filters: on })}
      />
      <JobsPanel actor={actor} />
    </div>
  );
  return (
    <div className={listPage}>
      <div className={page.head}>
        <PageTitle className={page.title}>{text.title}</PageTitle>
      </div>
      <Tabs
        chosen={tab}
        onChoose={(chosen) => actor.send({ type: 'tab.chosen', tab: chosen })}
        tabs={jobTabs.map((name) => ({ name, label: text.tabs[name], panel: name === tab ? panel : null }))}
      />
    </div>
  );
}
