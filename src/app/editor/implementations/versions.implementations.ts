/** The versions of an opened project, on the API; one that is taken up is a step that can be undone. [E12] */
import type { EditorEngine } from '../../../editor-engine/createEditorEngine';
import { versionsMachine } from '../../../machines/saving/versions.machine';
import { createVersionsService } from '../../../services/versions.service';
import type { App } from '../../app';
import { calling } from '../../calling';
import { repaired } from '../repaired';

export const provideVersions =
  (engine: Pick<EditorEngine, 'execute'>) =>
  ({ call }: App) => {
    const versions = createVersionsService(call);
    return versionsMachine.provide({
      actors: {
        fetchVersions: calling(versions.fetchVersions),
        restoreVersion: calling(async (input, signal) => {
          const { video_data } = await versions.fetchVersion(input, signal);
          const { videoData } = await repaired(video_data);
          const outcome = engine.execute('document.replace', { videoData });
          if (!outcome.done) throw new Error(outcome.why);
        }),
      },
    });
  };
