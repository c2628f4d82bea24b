/** The gallery of styles over an opened project: layouts are the job's files; the one that is chosen is a step that can be undone. [S1] */
import { layoutsOf } from '../../../../contract/ui/styles';
import { styleGalleryMachine } from '../../../machines/styleSelection/styleGallery.machine';
import type { EditorCommands } from '../../../screens/editor/commands';
import { createJobsService } from '../../../services/jobs.service';
import { createStylesService } from '../../../services/styles.service';
import type { App } from '../../app';
import { calling } from '../../calling';

export const provideStyleGallery =
  (commands: Pick<EditorCommands, 'perform'>) =>
  ({ call, window }: App) => {
    const jobs = createJobsService(call);
    const styles = createStylesService(call, window.fetch.bind(window));
    return styleGalleryMachine.provide({
      actors: {
        fetchLayouts: calling(async ({ jobId }: { jobId: string }, signal) => {
          const { output } = await jobs.fetchJob({ jobId }, signal);
          return styles.fetchLayouts({ remoteDir: output.remote_dir, entries: output.layouts }, signal);
        }),
      },
      actions: {
        applyStyle: ({ context: { chosen, styles: known } }) => {
          if (chosen === null) return;
          const layouts = known.length > 0 ? { layouts: layoutsOf(known) } : {};
          commands.perform('template.change', { template: chosen, ...layouts });
        },
      },
    });
  };
