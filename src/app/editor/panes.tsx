/** What fills the editor: what it opens with at once, the rest when it is shown, or when the hands rest. */
import { Suspense, type ComponentType, type ReactElement } from 'react';
import { PlayerPane } from '../../screens/editor/player/PlayerPane';
import { SaveState } from '../../screens/editor/saving/SaveState';
import { SavingNotices } from '../../screens/editor/saving/SavingNotices';
import type { Panes } from '../../screens/editor/shell/panes';
import { TimelinePane } from '../../screens/editor/timeline/TimelinePane';
import { brandCode, captionEditCode, libraryCode, missingCode, ownStylesCode } from './chartCode';
import { soon, type Broken } from '../../ui/loading/later';
import { CentredSpinner } from '../../ui/feedback/Spinner';
import type { Code } from '../../ui/loading/code';
import { editorShellMessages as text } from '../../locales/messages/editor/shell';

/** @param charts what runs the charts that it shows */
function pane(
  load: () => Promise<ComponentType>,
  fallback: ReactElement | null,
  charts: readonly Code<unknown>[] = [],
  whereBroken?: Broken,
): ReactElement {
  const Pane = soon(async () => {
    const [shown] = await Promise.all([load(), ...charts.map((one) => one.bring())]);
    return { default: shown };
  }, whereBroken);
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
    [captionEditCode],
  ),
  saveState: <SaveState />,
  saveNotices: <SavingNotices />,
  panel: pane(
    () => import('../../screens/editor/library/panels/LibraryPanels').then((one) => one.LibraryPanels),
    opening,
    [libraryCode, brandCode],
  ),
  inspector: pane(
    () => import('../../screens/editor/inspector/Inspector').then((one) => one.Inspector),
    opening,
    [captionEditCode, ownStylesCode],
  ),
  transcript: pane(
    () => import('../../screens/editor/captions/transcript/TranscriptTab').then((one) => one.TranscriptTab),
    opening,
    [captionEditCode],
  ),
  missing: pane(
    () => import('../../screens/editor/shell/MissingNotice').then((one) => one.MissingNotice),
    null,
    [missingCode],
    () => null,
  ),
  uploads: pane(
    () => import('../../screens/editor/shell/UploadsElsewhere').then((one) => one.UploadsElsewhere),
    null,
    [libraryCode],
    () => null,
  ),
  script: pane(
    () => import('../../screens/editor/captions/transcript/ScriptTab').then((one) => one.ScriptTab),
    opening,
    [captionEditCode],
  ),
  sound: pane(
    () => import('../../screens/editor/inspector/SoundSheet').then((one) => one.SoundSheet),
    opening,
  ),
  styles: pane(() => import('./StylesPane').then((one) => one.StylesPane), null),
  versions: pane(() => import('./VersionsPane').then((one) => one.VersionsPane), null),
};
