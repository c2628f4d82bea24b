/** The gallery of styles over an opened project: layouts are files of the job, or of a duplicate; the one that is chosen is a step that can be undone. [S1] */
import type { LayoutKeeper } from '../../../../contract/ui/layoutKeeper';
import { layoutsOf } from '../../../../contract/ui/styles';
import type { EditorEngine } from '../../../editor-engine/createEditorEngine';
import { styleChange } from '../../../editor-engine/styles/styleChange';
import { styleGalleryMachine } from '../../../machines/styleSelection/styleGallery.machine';
import type { EditorCommands } from '../../../screens/editor/commands';
import { createJobsService } from '../../../services/jobs.service';
import { createProjectsService } from '../../../services/projects.service';
import { createStylesService } from '../../../services/styles.service';
import type { App } from '../../app';
import { calling } from '../../calling';

interface Deps {
  readonly engine: Pick<EditorEngine, 'videoData'>;
  readonly commands: Pick<EditorCommands, 'perform'>;
}

export const provideStyleGallery =
  ({ engine, commands }: Deps) =>
  ({ call, window }: App) => {
    const [jobs, projects] = [createJobsService(call), createProjectsService(call)];
    const styles = createStylesService(call, window.fetch.bind(window));
    return styleGalleryMachine.provide({
      actors: {
        fetchLayouts: calling(async (keeper: LayoutKeeper, signal) => {
          if ('jobId' in keeper) {
            const { output } = await jobs.fetchJob(keeper, signal);
            return styles.fetchLayouts({ remoteDir: output.remote_dir, entries: output.layouts }, signal);
          }
          const { layouts } = await projects.fetchProject(keeper, signal);
          if (!layouts) throw new Error('the project keeps no layouts');
          return styles.fetchLayouts({ remoteDir: layouts.remote_dir, entries: layouts.entries }, signal);
        }),
      },
      actions: {
        applyStyle: ({ context: { chosen, styles: known } }) => {
          if (chosen === null) return;
          const change =
            known.length > 0
              ? styleChange(engine.videoData(), { template: chosen, layouts: layoutsOf(known) })
              : { template: chosen };
          commands.perform('template.change', change);
        },
      },
    });
  };
