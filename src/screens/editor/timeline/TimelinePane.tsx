/** The timeline: what the video is made of, in time. It fills the place that it is given. [E2]–[E4] */
import { useSelector } from '@xstate/react';
import { Suspense, useRef, useState } from 'react';
import { brokenSmall, later } from '../../../ui/loading/later';
import { useEditor } from '../EditorContext';
import { ReplacementInput, type ReplacementChoice } from './ReplacementInput';
import { Sheet } from './Sheet';
import * as css from './timeline.css';
import { TimelineContext } from './TimelineContext';
import { Toolbar } from './Toolbar';
import { createRoving } from './view/createRoving';
import { createViewport } from './view/createViewport';

const ItemMenu = later(() => import('./menu/ItemMenu'), brokenSmall);

export function TimelinePane() {
  const { engine, gesture } = useEditor();
  const scroller = useRef<HTMLDivElement>(null);
  const replacement = useRef<ReplacementChoice>(null);
  const [parts] = useState(() => ({
    scroller,
    viewport: createViewport(engine.session.view.spanSeconds()),
    roving: createRoving(engine),
  }));
  const isMenuOpen = useSelector(gesture, (state) => state.matches({ resting: 'menuOpen' }));
  return (
    <TimelineContext value={parts}>
      <div className={css.pane}>
        <Toolbar />
        <Sheet />
        <ReplacementInput ref={replacement} />
        {isMenuOpen ? (
          <Suspense fallback={null}>
            <ItemMenu chooseFile={(itemId) => replacement.current?.choose(itemId)} />
          </Suspense>
        ) : null}
      </div>
    </TimelineContext>
  );
}
