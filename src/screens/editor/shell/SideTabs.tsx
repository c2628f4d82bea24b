/** What is known about the video, one view at a time: its item, captions, transcript, script. [E7] */
import { useSelector } from '@xstate/react';
import type { TabName } from '../../../machines/workspace/panels';
import { visuallyHidden } from '../../../ui/layout/page.css';
import { Tabs } from '../../../ui/controls/Tabs';
import { editorShellMessages as text } from '../../../locales/messages/editor/shell';
import { useEditor } from '../EditorContext';
import type { Panes } from './panes';

export function SideTabs({ panes, names }: { panes: Panes; names: readonly TabName[] }) {
  const { tab } = useEditor();
  const open = useSelector(tab, ({ value }) => value);
  return (
    <Tabs
      fills
      chosen={names.includes(open) ? open : (names[0] ?? open)}
      onChoose={(chosen) => tab.send({ type: 'tab.chosen', tab: chosen })}
      tabs={names.map((name) => ({
        name,
        label: text.tabs[name],
        panel: (
          <>
            <h2 className={visuallyHidden}>{text.tabs[name]}</h2>
            {panes[name]}
          </>
        ),
      }))}
    />
  );
}
