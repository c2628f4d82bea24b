/** Tools, panel, video, details, and the timeline below, beside one another where it is low; borders can be moved. */
import { useSelector } from '@xstate/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PanelName } from '../../../machines/workspace/panels';
import { button } from '../../../ui/controls/Button.css';
import type { PaneLimits } from '../../../ui/layout/resizedPanes';
import { Split, type SplitPane } from '../../../ui/layout/Split';
import { useMatches } from '../../../ui/useMatches';
import { editorShellMessages as text } from '../../../locales/messages/editor/shell';
import { useEditor } from '../EditorContext';
import { LOW } from './lowWindow';
import { openPanel } from './openPanel';
import type { Panes } from './panes';
import { SideTabs } from './SideTabs';
import * as css from './shell.css';
import { Toolbar } from './Toolbar';

const rows = { work: { min: 25 }, timeline: { min: 16 } };
const columns = {
  panel: { min: 14, max: 40 },
  stage: { min: 24 },
  timeline: { min: 20 },
  side: { min: 18, max: 55 },
} satisfies Record<string, PaneLimits>;
type Column = keyof typeof columns;
/** Percent of the width, until a person says otherwise: on a tablet the details need more of it. */
const TABLET = '(max-width: 1099px)';
const standard = {
  columns: { wide: [70, 30], tablet: [58, 42] },
  columnsWithPanel: { wide: [22, 50, 28], tablet: [28, 34, 38] },
};
const LOW_SIZES = [26, 40, 34];

/** px that the usual lanes take at their lowest, with tools and ruler; and what stands above both rows. */
const TIMELINE_PX = 274;
const TOP_BAR_PX = 49;
/** Percent of the height, until a person says otherwise: the picture has what the timeline can do without. */
function rowsOf(heightPx: number): number[] {
  const timeline = Math.min(60, Math.max(30, (100 * TIMELINE_PX) / Math.max(1, heightPx - TOP_BAR_PX)));
  return [100 - timeline, timeline];
}

interface Props {
  panes: Panes;
}
interface StageProps extends Props {
  /** What stands over the video, and leaves tools and details free. */
  notices: ReactNode;
}

export default function DesktopPanes({ panes, notices }: StageProps) {
  const isLow = useMatches(LOW);
  return (
    <div className={css.body}>
      <Toolbar />
      {isLow ? <LowColumns panes={panes} /> : <Rows panes={panes} notices={notices} />}
    </div>
  );
}

function Rows({ panes, notices }: StageProps) {
  const { paneSizes, panel } = useEditor();
  const open = useSelector(panel, openPanel);
  const width = useMatches(TABLET) ? 'tablet' : 'wide';
  const kind = open ? 'columnsWithPanel' : 'columns';
  const work = (
    <div className={css.pane}>
      <Columns
        key={kind + width}
        kept={kind + width}
        sizes={standard[kind][width]}
        names={open ? ['panel', 'stage', 'side'] : ['stage', 'side']}
        panes={panes}
        notices={notices}
      />
    </div>
  );
  return (
    <Split
      orientation="vertical"
      panes={[
        { id: 'work', ...rows.work, view: work },
        {
          id: 'timeline',
          ...rows.timeline,
          border: text.resizeTimeline,
          view: <Timeline panes={panes} />,
        },
      ]}
      sizes={paneSizes.of('rows', rowsOf(window.innerHeight))}
      onResized={(sizes) => paneSizes.keep('rows', sizes)}
    />
  );
}

function Timeline({ panes }: Props) {
  return (
    <section className={css.pane} aria-label={text.panes.timeline}>
      {panes.timeline}
    </section>
  );
}

/** A library takes the place of the details. */
function LowColumns({ panes }: Props) {
  const open = useSelector(useEditor().panel, openPanel);
  return (
    <Columns
      key={open ? 'panel' : 'side'}
      kept="low"
      sizes={LOW_SIZES}
      names={['stage', 'timeline', open ? 'panel' : 'side']}
      panes={panes}
    />
  );
}

const resizes: Readonly<Record<string, string>> = {
  'panel:stage': text.resizePanel,
  'stage:side': text.resizeSide,
  'stage:timeline': text.resizeTimeline,
  'timeline:side': text.resizeSide,
  'timeline:panel': text.resizePanel,
};

interface ColumnsProps extends Props {
  notices?: ReactNode;
  /** As what their sizes are kept. */
  kept: string;
  sizes: number[];
  names: readonly Column[];
}

function Columns({ panes, notices, kept, sizes, names }: ColumnsProps) {
  const { paneSizes, panel } = useEditor();
  const open = useSelector(panel, openPanel);
  const views: Readonly<Record<Column, ReactNode>> = {
    panel: open && <Panel open={open} panes={panes} />,
    stage: (
      <section className={css.pane} aria-label={text.panes.stage}>
        {panes.player}
        {notices}
      </section>
    ),
    timeline: <Timeline panes={panes} />,
    side: (
      <section className={css.sidePane} aria-label={text.panes.side}>
        <SideTabs panes={panes} names={['inspector', 'captions', 'transcript', 'script']} />
      </section>
    ),
  };
  return (
    <Split
      orientation="horizontal"
      panes={names.map((name, index): SplitPane => ({
        id: name,
        ...columns[name],
        border: resizes[`${names[index - 1]}:${name}`],
        view: views[name],
      }))}
      sizes={paneSizes.of(kept, sizes)}
      onResized={(resized) => paneSizes.keep(kept, resized)}
    />
  );
}

function Panel({ open, panes }: Props & { open: PanelName }) {
  const { panel } = useEditor();
  return (
    <section className={css.panelPane} aria-label={text.panels[open]}>
      <div className={css.panelHead}>
        <h2 className={css.panelTitle}>{text.panels[open]}</h2>
        <button
          type="button"
          className={button({ variant: 'quiet', size: 'icon' })}
          aria-label={text.closePanel}
          onClick={() => panel.send({ type: 'panel.closed' })}
        >
          <X size={18} aria-hidden />
        </button>
      </div>
      {/* A library of its own: the next one begins at its head. */}
      <div key={open} className={css.scroll}>
        {panes.panel}
      </div>
    </section>
  );
}
