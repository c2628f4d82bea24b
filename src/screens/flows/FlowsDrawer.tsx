/** The live charts beside the page that is used: a handle at the edge, and a drawer that leaves the page alone. */
import { useSelector } from '@xstate/react';
import { ExternalLink, Workflow } from 'lucide-react';
import { button } from '../../ui/controls/Button.css';
import { flowsMessages } from '../../locales/messages/flows';
import { ChartChoice, FollowButton } from './ChartChoice';
import * as css from './drawer.css';
import type { FlowsProps } from './flowsActor';
import { FlowsPanel } from './FlowsPanel';

const OpenDrawer = ({ flows, panel }: FlowsProps) => (
  <aside id="flows-drawer" className={css.drawer} aria-label={flowsMessages.title}>
    <div className={css.head}>
      <ChartChoice flows={flows} />
      <a
        className={button({ variant: 'quiet', size: 'icon' })}
        href="/flows"
        target="_blank"
        rel="noreferrer"
        aria-label={flowsMessages.ownPage}
        title={flowsMessages.ownPage}
      >
        <ExternalLink size={18} aria-hidden />
      </a>
      <FollowButton flows={flows} />
    </div>
    <FlowsPanel flows={flows} panel={panel} />
  </aside>
);

export function FlowsDrawer({ flows, panel }: FlowsProps) {
  const isOpen = useSelector(panel, (state) => state.matches('open'));
  const label = isOpen ? flowsMessages.close : flowsMessages.open;
  return (
    <>
      <button
        type="button"
        className={isOpen ? css.handleOpen : css.handle}
        aria-expanded={isOpen}
        aria-controls="flows-drawer"
        aria-label={label}
        title={label}
        onClick={() => panel.send({ type: 'drawer.toggled' })}
      >
        <Workflow size={20} aria-hidden />
      </button>
      {isOpen ? <OpenDrawer flows={flows} panel={panel} /> : null}
    </>
  );
}
