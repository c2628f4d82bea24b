/** The editor's frame with its player and its timeline, on a document beside it: `project.json`. */
import { usualSettings, type Forecast } from '../../../contract/renderSettings';
import '@fontsource-variable/inter/index.css';
import '../../../src/ui/theme/global.css';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { VideoData } from '../../../contract/video/videoData';
import { provideGesture } from '../../../src/app/editor/implementations/gesture.implementations';
import { provideMissing } from '../../../src/app/editor/implementations/missing.implementations';
import {
  provideOpenTab,
  providePhoneSheet,
} from '../../../src/app/editor/implementations/workspace.implementations';
import { createLivingActors } from '../../../src/app/livingActors';
import { openTheme } from '../../../src/app/theme/openTheme';
import { openDialogMachine } from '../../../src/machines/workspace/openDialog.machine';
import { openPanelMachine } from '../../../src/machines/workspace/openPanel.machine';
import { publishCheckMachine } from '../../../src/machines/publishCheck/publishCheck.machine';
import { renderForecastMachine } from '../../../src/machines/renderForecast/renderForecast.machine';
import { renderStartMachine } from '../../../src/machines/renderStart/renderStart.machine';
import { PlayerPane } from '../../../src/screens/editor/player/PlayerPane';
import type { Panes } from '../../../src/screens/editor/shell/panes';
import { Workspace } from '../../../src/screens/editor/shell/Workspace';
import { MissingNotice } from '../../../src/screens/editor/shell/MissingNotice';
import { TimelinePane } from '../../../src/screens/editor/timeline/TimelinePane';
import { alwaysDark } from '../../../src/ui/theme/theme.css';
import { editorWorld, inEditor } from '../../../tests/support/editor/editorWorld';
import { openPlayer } from '../../../tests/support/editor/playerWorld';

const answer = await fetch('project.json');
const player = openPlayer((await answer.json()) as VideoData);
const { engine, playback, announce, commands } = player;
const panel = createActor(openPanelMachine).start();
const missing = createActor(provideMissing({ engine, commands, announce })).start();
/** Of one that a part asks for and that is not here, it is told. */
const editor = editorWorld({
  ...player,
  gesture: createActor(provideGesture({ engine, playback, announce, window })).start(),
  panel,
  phoneSheet: createActor(providePhoneSheet(engine, panel)).start(),
  tab: createActor(provideOpenTab(engine)).start(),
  missing: () => missing,
  theme: openTheme(window, createLivingActors()),
  dialog: createActor(
    openDialogMachine.provide({ actors: { listenToKeys: fromCallback(() => {}) } }),
  ).start(),
  renderStart: createActor(renderStartMachine, {
    input: {
      projectId: 'bench',
      settings: usualSettings(engine.videoData()),
      mailIsOffered: false,
      wantsMail: false,
    },
  }).start(),
  renderForecast: createActor(
    renderForecastMachine.provide({
      actors: { foretellRender: fromPromise(() => new Promise<readonly Forecast[]>(() => {})) },
    }),
    { input: { projectId: 'bench' } },
  ).start(),
  publishCheck: createActor(publishCheckMachine).start(),
});
const panes: Panes = {
  player: <PlayerPane />,
  timeline: <TimelinePane />,
  panel: null,
  inspector: null,
  captions: null,
  transcript: null,
  script: null,
  sound: null,
  saveState: null,
  saveNotices: null,
  uploads: null,
  missing: <MissingNotice />,
  versions: null,
  styles: null,
};
const root = document.getElementById('root');
if (root) {
  root.className = alwaysDark;
  createRoot(root).render(
    <MemoryRouter>{inEditor(editor, <Workspace panes={panes} notice={null} />)}</MemoryRouter>,
  );
}
