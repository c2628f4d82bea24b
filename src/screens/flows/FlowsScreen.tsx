/** All charts on a page of their own, live with what is done in this tab and in others. */
import { flowsMessages } from '../../locales/messages/flows';
import { PageTitle } from '../../ui/layout/PageTitle';
import * as page from '../../ui/layout/page.css';
import { ChartChoice, FollowButton } from './ChartChoice';
import { ChartList } from './ChartList';
import * as css from './flows.css';
import type { FlowsProps } from './flowsActor';
import { FlowsPanel } from './FlowsPanel';

export function FlowsScreen({ flows, panel }: FlowsProps) {
  return (
    <main className={css.page}>
      <div className={page.head}>
        <div className={css.heading}>
          <PageTitle className={page.title}>{flowsMessages.title}</PageTitle>
          <p className={css.hint}>{flowsMessages.hint}</p>
        </div>
        <FollowButton flows={flows} />
      </div>
      <div className={css.narrowChoice}>
        <ChartChoice flows={flows} />
      </div>
      <div className={css.columns}>
        <nav className={css.charts} aria-label={flowsMessages.charts}>
          <ChartList flows={flows} />
        </nav>
        <FlowsPanel flows={flows} panel={panel} />
      </div>
    </main>
  );
}
