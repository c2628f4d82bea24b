/** A project's page, on the API and the browser's downloads. */
import { projectResultMachine } from '../../machines/projectResult/projectResult.machine';
import { createDownloadFile } from '../../services/browser/files/downloadFile';
import { createProjectsService } from '../../services/projects.service';
import { projectMessages } from '../../locales/messages/project';
import type { App } from '../app';
import { calling } from '../calling';
import { inReadersWords } from '../failureText';
import { downloadFailureText } from './downloadFailureText';

export const provideProjectResult = ({ call, window }: App) => {
  const { fetchProject, cancelRender } = createProjectsService(call);
  return projectResultMachine.provide({
    actors: {
      fetchProject: calling(async (input: { projectId: string }, signal) => {
        const project = await fetchProject(input, signal);
        const output = await inReadersWords(project.output);
        const batch = output.batch && (await Promise.all(output.batch.map(inReadersWords)));
        return { ...project, output: { ...output, ...(batch && { batch }) } };
      }),
      downloadVideo: calling(createDownloadFile(window)),
      cancelRender: calling(cancelRender),
    },
    actions: {
      announceCancelFailure: () => window.alert(projectMessages.cancelFailed),
      announceDownloadFailure: (_, { error }) =>
        window.alert(projectMessages.downloadFailed(downloadFailureText(error))),
    },
  });
};
