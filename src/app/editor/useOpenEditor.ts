/** Starts the charts of an opened project, and joins them into what its screen shares. */
import { useEffect, useMemo, useState } from 'react';
import type { Project } from '../../../contract/project';
import type { EditorEngine } from '../../editor-engine/createEditorEngine';
import { openPanelMachine } from '../../machines/workspace/openPanel.machine';
import type { Editor } from '../../screens/editor/EditorContext';
import { createLandingPlace } from '../../screens/editor/timeline/pointer/landing';
import { createPaneSizes } from '../../services/browser/stored/paneSizes';
import { randomId } from '../../services/browser/randomId';
import { projectMessages } from '../../locales/en/project';
import { useApp } from '../app';
import { useFlowActor } from '../useFlowActor';
import { createAnnouncer } from './announcer';
import { editorBrandFlow } from './brand.flow';
import { canvasFlow } from './canvas.flow';
import { captionEditFlow } from './captionEdit.flow';
import { gestureFlow } from './gesture.flow';
import { libraryFlow } from './library.flow';
import { openMedia } from './mediaSources';
import { playbackFlow } from './playback.flow';
import { renderStartFlow } from './renderStart.flow';
import { savingFlow } from './saving.flow';
import { openDialogFlow, openTabFlow } from './workspace.flow';

export function useOpenEditor(engine: EditorEngine, project: Project): Editor {
  const app = useApp();
  const { window } = app;
  const title = project.input.title || projectMessages.defaultTitle;
  const [{ announce, announced }] = useState(createAnnouncer);
  const [media] = useState(() => openMedia(window));
  useEffect(() => media.close, [media]);

  const playback = useFlowActor(() => playbackFlow(engine));
  const saving = useFlowActor(savingFlow(engine, project.id), {
    input: {
      projectId: project.id,
      revision: project.revision,
      writer: useState(randomId)[0],
      now: Date.now,
    },
  });
  const gesture = useFlowActor(() => gestureFlow({ engine, playback, announce, window }));
  const canvas = useFlowActor(() => canvasFlow({ engine, window, announce }));
  const captionEdit = useFlowActor(({ call }) => captionEditFlow({ engine, call, window, title, announce }));
  const library = useFlowActor(() => libraryFlow({ app, engine, reader: media.reader, announce }));
  const brand = useFlowActor(() => editorBrandFlow({ app, engine, announce }), { input: { choice: {} } });
  const renderStart = useFlowActor(renderStartFlow(saving), { input: { projectId: project.id } });
  const panel = useFlowActor(() => openPanelMachine);
  const tab = useFlowActor(() => openTabFlow(engine));
  const [paneSizes] = useState(() => createPaneSizes(window.localStorage));
  // Every part of it lives as long as the page, so it is put together once.
  const [parts] = useState((): Omit<Editor, 'dialog'> => ({
    engine,
    projectId: project.id,
    title,
    credits: project.credits ?? [],
    panel,
    tab,
    playback,
    canvas,
    gesture,
    saving,
    captionEdit,
    library,
    brand,
    renderStart,
    media: media.sources,
    paneSizes,
    landing: createLandingPlace(),
    announce,
    announced,
  }));
  const dialog = useFlowActor(() => openDialogFlow(parts, window));
  return useMemo(() => ({ ...parts, dialog }), [parts, dialog]);
}
