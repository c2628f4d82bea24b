/** Tools, panel, video, details, and the timeline below; the borders between them can be moved. */
import { Splitter } from '@ark-ui/react/splitter';
import { useSelector } from '@xstate/react';
import { X } from 'lucide-react';
import { button } from '../../../ui/controls/Button.css';
import { useMatches } from '../../../ui/useMatches';
import { editorShellMessages as text } from '../../../locales/messages/editor/shell';
import { useEditor } from '../EditorContext';
import { openPanel } from './openPanel';
import type { Panes } from './panes';
import { SideTabs } from './SideTabs';
import * as css from './shell.css';
import { Toolbar } from './Toolbar';

const rows = [
  { id: 'work', minSize: 25 },
  { id: 'timeline', minSize: 16 },
];
const columns = {
  panel: { id: 'panel', minSize: 14, maxSize: 40 },
  stage: { id: 'stage', minSize: 24 },
  side: { id: 'side', minSize: 18, maxSize: 55 },
};
/** Percent of the width, until a person says otherwise: on a tablet the details need more of it. */
const TABLET = '(max-width: 1099px)';
const standard = {
  columns: { wide: [70, 30], tablet: [58, 42] },
  columnsWithPanel: { wide: [22, 50, 28], tablet: [28, 34, 38] },
};

export default function DesktopPanes({ panes }: { panes: Panes }) {
  const { paneSizes } = useEditor();
  return (
    <div className={css.body}>
      <Toolbar />
      <Splitter.Root
        className={css.split}
        orientation="vertical"
        panels={rows}
        defaultSize={paneSizes.of('rows', [56, 44])}
        onResizeEnd={({ size }) => paneSizes.keep('rows', size)}
      >
        <Splitter.Panel id="work" className={css.pane}>
          <Columns panes={panes} />
        </Splitter.Panel>
        <Splitter.ResizeTrigger id="work:timeline" className={css.handle} aria-label={text.resizeTimeline} />
        <Splitter.Panel id="timeline" className={css.pane} asChild>
          <section aria-label={text.panes.timeline}>{panes.timeline}</section>
        </Splitter.Panel>
      </Splitter.Root>
    </div>
  );
}

function Columns({ panes }: { panes: Panes }) {
  const { paneSizes, panel } = useEditor();
  const open = useSelector(panel, openPanel);
  const width = useMatches(TABLET) ? 'tablet' : 'wide';
  const kind = open ? 'columnsWithPanel' : 'columns';
  return (
    <Splitter.Root
      key={kind + width}
      className={css.split}
      panels={open ? [columns.panel, columns.stage, columns.side] : [columns.stage, columns.side]}
      defaultSize={paneSizes.of(kind + width, standard[kind][width])}
      onResizeEnd={({ size }) => paneSizes.keep(kind + width, size)}
    >
      {open ? (
        <>
          <Splitter.Panel id="panel" className={css.panelPane} asChild>
            <section aria-label={text.panels[open]}>
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
          </Splitter.Panel>
          <Splitter.ResizeTrigger id="panel:stage" className={css.handle} aria-label={text.resizePanel} />
        </>
      ) : null}
      <Splitter.Panel id="stage" className={css.pane} asChild>
        <section aria-label={text.panes.stage}>{panes.player}</section>
      </Splitter.Panel>
      <Splitter.ResizeTrigger id="stage:side" className={css.handle} aria-label={text.resizeSide} />
      <Splitter.Panel id="side" className={css.sidePane} asChild>
        <section aria-label={text.panes.side}>
          <SideTabs panes={panes} names={['inspector', 'captions', 'transcript', 'script']} />
        </section>
      </Splitter.Panel>
    </Splitter.Root>
  );
}
