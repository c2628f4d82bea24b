/** A phone's editor: the video, the timeline under it, what is opened over that, and a bar for the thumb. [E2] [E7] */
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { editorShellMessages as text } from '../../../../locales/messages/editor/shell';
import { useEditor } from '../../EditorContext';
import { useSelection } from '../../engine/useEngine';
import type { Panes } from '../panes';
import { ItemTools } from './ItemTools';
import * as css from './phone.css';
import { PhoneSheet } from './PhoneSheet';
import { PhoneTools } from './PhoneTools';

export default function PhonePanes({ panes }: { panes: Panes }) {
  const open = useSelector(useEditor().phoneSheet, ({ value }) => value);
  const isSomethingSelected = useSelection().length > 0;
  const bar = useRef<HTMLDivElement>(null);
  return (
    <div className={css.phone}>
      <section className={css.stage} aria-label={text.panes.stage}>
        {panes.player}
      </section>
      <div className={css.below}>
        <section className={css.timeline} aria-label={text.panes.timeline} inert={open !== 'closed'}>
          {panes.timeline}
        </section>
        {open === 'closed' ? null : <PhoneSheet open={open} panes={panes} bar={bar} />}
      </div>
      <div ref={bar} className={css.bar}>
        {isSomethingSelected ? <ItemTools bar={bar} /> : <PhoneTools />}
      </div>
    </div>
  );
}
