/** Starts the charts of an opened project, and joins them into what its screen shares. */
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Project } from '../../../contract/project';
import { usualSettings } from '../../../contract/renderSettings';
import { layoutKeeperOf } from '../../../contract/ui/layoutKeeper';
import type { EditorEngine } from '../../editor-engine/createEditorEngine';
import { openPanelMachine } from '../../machines/workspace/openPanel.machine';
import type { Editor } from '../../screens/editor/EditorContext';
import { createPaneSizes } from '../../services/browser/stored/paneSizes';
import { randomId } from '../../services/browser/randomId';
import { shellMessages } from '../../locales/messages/shell';
import { projectNames } from '../../locales/messages/projectNames';
import { useApp, type App } from '../app';
import { noticesOf } from '../keptNotices';
import { useProvidedActor } from '../useProvidedActor';
import { createAnnouncer } from './announcer';
import {
  brandCode,
  captionEditCode,
  libraryCode,
  lookThroughCode,
  ownStylesCode,
  scriptCode,
  missingCode,
} from './chartCode';
import type { LookThrough } from './check/lookThrough';
import type { SpeakWhere } from './implementations/script.implementations';
import { useLateCharts } from './lateCharts';
import { createFolds } from './createFolds';
import { createCommands } from './commands/createCommands';
import { createDropTarget } from './createDropTarget';
import { provideCanvas } from './implementations/canvas.implementations';
import { provideGesture } from './implementations/gesture.implementations';
import { shortcuts } from './keys/shortcuts';
import { saveChanges, whenSaved } from './saveChanges';
import { openMedia } from './mediaSources';
import { providePublishCheck } from './implementations/publishCheck.implementations';
import { providePlayback } from './implementations/playback.implementations';
import { provideRenderForecast } from '../implementations/renderForecast.implementations';
import { provideRenderStart } from './implementations/renderStart.implementations';
import { provideSaving } from './implementations/saving.implementations';
import {
  provideJump,
  provideOpenDialog,
  provideOpenTab,
  providePhoneSheet,
} from './implementations/workspace.implementations';

const { partFailed } = shellMessages;
const notThere = { tone: 'error', title: partFailed.title, text: partFailed.text } as const;

const newCheckWorker = () =>
  new Worker(new URL('./check/publishCheck.worker.ts', import.meta.url), { type: 'module' });

export function useOpenEditor(engine: EditorEngine, project: Project): Editor {
  const app = useApp();
  const { window } = app;
  const title = project.input.title || projectNames.defaultTitle;
  const [{ announce, announced }] = useState(createAnnouncer);
  const [commands] = useState(() => createCommands({ engine, announce }));
  const stage = useRef<HTMLDivElement>(null);
  const [media] = useState(() => openMedia(window));
  useEffect(() => media.close, [media]);

  const playback = useProvidedActor(() => providePlayback(engine));
  const saving = useProvidedActor(provideSaving(engine, project.id), {
    input: {
      projectId: project.id,
      revision: project.revision,
      writer: useState(randomId)[0],
      now: Date.now,
    },
  });
  const gesture = useProvidedActor(() => provideGesture({ engine, playback, announce, window }));
  const canvas = useProvidedActor(() => provideCanvas({ engine, window, announce, stage }));
  const { late } = useLateCharts();
  const [lookThrough] = useState(() => lookThroughOf({ app, engine, project, media: media.sources }));
  const [library] = useState(() =>
    late(() => libraryCode.there().provideLibrary({ app, engine, reader: media.reader, commands, announce })),
  );
  const panel = useProvidedActor(() => openPanelMachine);
  const tab = useProvidedActor(() => provideOpenTab(engine));
  const phoneSheet = useProvidedActor(() => providePhoneSheet(engine, panel));
  const jump = useProvidedActor(() => provideJump(engine, { tab, phoneSheet }));
  const [speakWhere] = useState((): SpeakWhere => async (...asked) => {
    const { createSpeakWhere } = await scriptCode.bring();
    return createSpeakWhere({ engine, call: app.call, projectId: project.id })(...asked);
  });
  const looking = { engine, announce, lookThrough, jump, speakWhere };
  const publishCheck = useProvidedActor(() => providePublishCheck(looking));
  const mailIsOffered = typeof project.output.mail_notice === 'boolean';
  const [{ mail }] = useState(() => noticesOf(window));
  const renderStart = useProvidedActor(provideRenderStart({ ...looking, saving }), {
    input: {
      projectId: project.id,
      settings: usualSettings(project.output.video_data),
      mailIsOffered,
      wantsMail: mailIsOffered && mail,
    },
  });
  const renderForecast = useProvidedActor(provideRenderForecast, { input: { projectId: project.id } });
  useEffect(
    () => whenSaved(saving, () => renderForecast.send({ type: 'video.saved' })),
    [saving, renderForecast],
  );
  const [paneSizes] = useState(() => createPaneSizes(window.localStorage));
  const [folds] = useState(createFolds);
  // Every part of it lives as long as the page, so it is put together once.
  const [parts] = useState((): Omit<Editor, 'dialog'> => ({
    engine,
    projectId: project.id,
    title,
    keeper: layoutKeeperOf(project),
    credits: project.credits ?? [],
    spoken: project.spoken ?? null,
    panel,
    tab,
    phoneSheet,
    jump,
    theme: app.theme,
    playback,
    canvas,
    gesture,
    saving,
    captionEdit: late(() =>
      captionEditCode.there().provideCaptionEdit({
        ...{ engine, window, title, announce, project, call: app.call, toasts: app.toasts },
        saveChanges: (signal) => saveChanges(saving, signal),
      }),
    ),
    library,
    takeFiles: (files) =>
      void libraryCode.bring().then(
        () => library().send(files),
        () => app.toasts.send({ type: 'toast.raised', toast: notThere }),
      ),
    brand: late(() => brandCode.there().provideEditorBrand({ app, engine, commands }), {
      input: { choice: {} },
    }),
    ownStyles: late(() => ownStylesCode.there().provideOwnStyles({ call: app.call, engine, announce })),
    renderStart,
    renderForecast,
    missing: late(() => missingCode.there().provideMissing({ engine, commands, announce })),
    publishCheck,
    media: media.sources,
    paneSizes,
    folds,
    dropTarget: createDropTarget(),
    stage,
    commands,
    shortcuts,
    announce,
    announced,
  }));
  const dialog = useProvidedActor(() => provideOpenDialog(parts, window));
  return useMemo(() => ({ ...parts, dialog }), [parts, dialog]);
}

interface LookedAt {
  readonly app: App;
  readonly engine: EditorEngine;
  readonly project: Project;
  readonly media: Editor['media'];
}
const lookThroughOf =
  ({ app, ...looked }: LookedAt): LookThrough =>
  async (signal, how) => {
    const { createLookThrough } = await lookThroughCode.bring();
    return createLookThrough({ ...looked, call: app.call, newWorker: newCheckWorker })(signal, how);
  };
