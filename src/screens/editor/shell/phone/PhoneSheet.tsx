/** What is opened over the timeline: a library, or what is known of the video, one at a time. */
import { useSelector } from '@xstate/react';
import { X } from 'lucide-react';
import { useEffect, type RefObject } from 'react';
import type { SheetName } from '../../../../machines/workspace/panels';
import { button } from '../../../../ui/controls/Button.css';
import { editorShellMessages as text } from '../../../../locales/messages/editor/shell';
import { useEditor } from '../../EditorContext';
import { openPanel } from '../openPanel';
import type { Panes } from '../panes';
import { panelHead, panelTitle, scroll } from '../shell.css';
import * as css from './phone.css';

interface Props {
  open: SheetName | 'library';
  panes: Panes;
  bar: RefObject<HTMLElement | null>;
}

export function PhoneSheet({ open, panes, bar }: Props) {
  const { phoneSheet, panel } = useEditor();
  const library = useSelector(panel, openPanel);
  const title = open !== 'library' ? text.sheets[open] : library === null ? '' : text.panels[library];
  useEffect(
    () => () => {
      // Who went elsewhere by themselves stays there.
      if (document.activeElement === document.body) bar.current?.querySelector('button')?.focus();
    },
    [bar],
  );
  return (
    <section className={css.sheet} aria-label={title}>
      <div className={panelHead}>
        <h2 className={panelTitle}>{title}</h2>
        <button
          type="button"
          className={button({ variant: 'quiet', size: 'icon' })}
          aria-label={text.closePanel}
          onClick={() => phoneSheet.send({ type: 'sheet.closed' })}
        >
          <X size={20} aria-hidden />
        </button>
      </div>
      {/* Another one begins at its head. */}
      <div key={library ?? open} className={scroll}>
        {panes[open === 'library' ? 'panel' : open]}
      </div>
    </section>
  );
}
