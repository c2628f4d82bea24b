/** A project opened in the editor: fetched from the API, repaired, laid into the engine. */
import { fromPromise } from 'xstate';
import type { Project } from '../../../contract/project';
import type { EditorEngine } from '../../editor-engine/createEditorEngine';
import { editorMachine, type OpenedDocument } from '../../machines/editor/editor.machine';
import { createProjectsService } from '../../services/projects.service';
import type { App } from '../app';
import { calling } from '../calling';
import { repaired } from '../editor/repaired';

export const provideEditor =
  (engine: EditorEngine) =>
  ({ call }: App) => {
    const { fetchProject } = createProjectsService(call);
    return editorMachine.provide({
      actors: {
        fetchProject: calling(fetchProject),
        openDocument: fromPromise<OpenedDocument, { project: Project }>(({ input }) =>
          openDocument(engine, input.project),
        ),
      },
    });
  };

async function openDocument(engine: EditorEngine, { output }: Project): Promise<OpenedDocument> {
  const { videoData, notes } = await repaired(output.video_data);
  engine.load(videoData);
  return { repaired: notes };
}
