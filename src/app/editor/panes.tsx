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

type Load = () => Promise<ComponentType>;
interface Options {
  /** Code of the charts that it shows. */
  readonly charts?: readonly Code<unknown>[];
  readonly whereBroken?: Broken;
  readonly fallback?: ReactElement | null;
}

function brought(load: Load, { charts = [], whereBroken, fallback = null }: Options): ReactElement {
  const Part = soon(async () => {
    const [shown] = await Promise.all([load(), ...charts.map((one) => one.bring())]);
    return { default: shown };
  }, whereBroken);
  return (
    <Suspense fallback={fallback}>
      <Part />
    </Suspense>
  );
}
const opening = <CentredSpinner label={text.opening} />;
const pane = (load: Load, ...charts: Code<unknown>[]) => brought(load, { charts, fallback: opening });
/** Is nothing to be seen of until it has something to say. */
const notice = (load: Load, ...charts: Code<unknown>[]) => brought(load, { charts, whereBroken: () => null });
const dialog = (load: Load) => brought(load, {});

export const panes: Panes = {
  player: <PlayerPane />,
  timeline: <TimelinePane />,
  captions: pane(
    () => import('../../screens/editor/captions/list/CaptionsList').then((one) => one.CaptionsList),
    captionEditCode,
  ),
  saveState: <SaveState />,
  saveNotices: <SavingNotices />,
  panel: pane(
    () => import('../../screens/editor/library/panels/LibraryPanels').then((one) => one.LibraryPanels),
    libraryCode,
    brandCode,
  ),
  inspector: pane(
    () => import('../../screens/editor/inspector/Inspector').then((one) => one.Inspector),
    captionEditCode,
    ownStylesCode,
  ),
  transcript: pane(
    () => import('../../screens/editor/captions/transcript/TranscriptTab').then((one) => one.TranscriptTab),
    captionEditCode,
  ),
  missing: notice(
    () => import('../../screens/editor/shell/MissingNotice').then((one) => one.MissingNotice),
    missingCode,
  ),
  uploads: notice(
    () => import('../../screens/editor/shell/UploadsElsewhere').then((one) => one.UploadsElsewhere),
    libraryCode,
  ),
  script: pane(
    () => import('../../screens/editor/captions/transcript/ScriptTab').then((one) => one.ScriptTab),
    captionEditCode,
  ),
  sound: pane(() => import('../../screens/editor/inspector/SoundSheet').then((one) => one.SoundSheet)),
  styles: dialog(() => import('./StylesPane').then((one) => one.StylesPane)),
  versions: dialog(() => import('./VersionsPane').then((one) => one.VersionsPane)),
};
