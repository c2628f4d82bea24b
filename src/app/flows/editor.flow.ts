/** A project opened in the editor: fetched from the API, mended, laid into the engine. */
import { fromPromise } from 'xstate';
import type { Project } from '../../../contract/project';
import type { EditorEngine } from '../../editor-engine/createEditorEngine';
import { mendVideoData } from '../../editor-engine/mendVideoData';
import { editorMachine, type OpenedDocument } from '../../machines/editor/editor.machine';
import { createProjectsService } from '../../services/projects.service';
import type { App } from '../app';
import { calling } from '../calling';

export const editorFlow =
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
  const mended = mendVideoData(output.video_data);
  if ('refused' in mended) throw new Error(mended.refused);
  engine.load(mended.videoData);
  return { mended: mended.notes };
}
