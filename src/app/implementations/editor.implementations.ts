/** A project opened in the editor: fetched from the API, repaired, laid into the engine. */
import { fromPromise } from 'xstate';
import type { Project } from '../../../contract/project';
import type { EditorEngine } from '../../editor-engine/createEditorEngine';
import { repairVideoData } from '../../editor-engine/repair/repairVideoData';
import { editorMachine, type OpenedDocument } from '../../machines/editor/editor.machine';
import { createProjectsService } from '../../services/projects.service';
import type { App } from '../app';
import { calling } from '../calling';

export const provideEditor =
  (engine: EditorEngine) =>
  ({ call }: App) => {
    const { fetchProject } = createProjectsService(call);
    return editorMachine.provide({
      actors: {
        fetchProject: calling(fetchProject),
        openDocument: fromPromise<OpenedDocument, { project: Project }>(async ({ input }) =>
          openDocument(engine, input.project),
        ),
      },
    });
  };

function openDocument(engine: EditorEngine, { output }: Project): OpenedDocument {
  const repaired = repairVideoData(output.video_data);
  if ('refused' in repaired) throw new Error(repaired.refused);
  engine.load(repaired.videoData);
  return { repaired: repaired.notes };
}
