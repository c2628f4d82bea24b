/** The list of finished videos, on the API and the browser's downloads. */
import { myVideosMachine } from '../../machines/myVideos/myVideos.machine';
import { createDownloadFile } from '../../services/browser/files/downloadFile';
import { createProjectListService } from '../../services/projectList.service';
import { videosMessages } from '../../locales/messages/videos';
import type { App } from '../app';
import { asking, calling } from '../calling';
import { downloadFailureText } from './downloadFailureText';

export const provideMyVideos = ({ call, window, toasts }: App) =>
  myVideosMachine.provide({
    actors: {
      fetchProjects: asking(createProjectListService(call).fetchProjects),
      downloadVideo: calling(createDownloadFile(window)),
    },
    actions: {
      announceDownloadFailure: (_, { error }) =>
        toasts.send({
          type: 'toast.raised',
          toast: {
            tone: 'error',
            title: videosMessages.failureTitle,
            text: videosMessages.downloadFailed(downloadFailureText(error)),
          },
        }),
    },
  });
