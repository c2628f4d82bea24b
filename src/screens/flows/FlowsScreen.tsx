/** All charts on a page of their own, live with what is done in this tab and in others. */
import { flowsWords } from '../../words/en/flows';
import { PageTitle } from '../../ui/PageTitle';
import * as page from '../../ui/page.css';
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
          <PageTitle className={page.title}>{flowsWords.title}</PageTitle>
          <p className={css.hint}>{flowsWords.hint}</p>
        </div>
        <FollowButton flows={flows} />
      </div>
      <div className={css.narrowChoice}>
        <ChartChoice flows={flows} />
      </div>
      <div className={css.columns}>
        <nav className={css.charts} aria-label={flowsWords.charts}>
          <ChartList flows={flows} />
        </nav>
        <FlowsPanel flows={flows} panel={panel} />
      </div>
    </main>
  );
}
