/** What fills the editor: what it opens with at once, the rest when it is shown, or when the hands rest. */
import { Suspense, type ComponentType, type ReactElement } from 'react';
import { ScriptTab } from '../../screens/editor/captions/transcript/ScriptTab';
import { PlayerPane } from '../../screens/editor/player/PlayerPane';
import { SaveState } from '../../screens/editor/saving/SaveState';
import { SavingNotices } from '../../screens/editor/saving/SavingNotices';
import type { Panes } from '../../screens/editor/shell/panes';
import { TimelinePane } from '../../screens/editor/timeline/TimelinePane';
import { soon } from '../../ui/loading/later';
import { CentredSpinner } from '../../ui/feedback/Spinner';
import { editorShellMessages as text } from '../../locales/messages/editor/shell';

function pane(load: () => Promise<ComponentType>, fallback: ReactElement | null): ReactElement {
  const Pane = soon(async () => ({ default: await load() }));
  return (
    <Suspense fallback={fallback}>
      <Pane />
    </Suspense>
  );
}
const opening = <CentredSpinner label={text.opening} />;

export const panes: Panes = {
  player: <PlayerPane />,
  timeline: <TimelinePane />,
  captions: pane(
    () => import('../../screens/editor/captions/list/CaptionsList').then((one) => one.CaptionsList),
    opening,
  ),
  saveState: <SaveState />,
  saveNotices: <SavingNotices />,
  panel: pane(
    () => import('../../screens/editor/library/panels/LibraryPanels').then((one) => one.LibraryPanels),
    opening,
  ),
  inspector: pane(
    () => import('../../screens/editor/inspector/Inspector').then((one) => one.Inspector),
    opening,
  ),
  transcript: pane(
    () => import('../../screens/editor/captions/transcript/TranscriptTab').then((one) => one.TranscriptTab),
    opening,
  ),
  script: <ScriptTab />,
  sound: pane(
    () => import('../../screens/editor/inspector/SoundSheet').then((one) => one.SoundSheet),
    opening,
  ),
  styles: pane(() => import('./StylesPane').then((one) => one.StylesPane), null),
  versions: pane(() => import('./VersionsPane').then((one) => one.VersionsPane), null),
};
