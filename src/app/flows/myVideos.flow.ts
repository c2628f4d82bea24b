/** The list of finished videos, on the API and the browser's downloads. */
import { myVideosMachine } from '../../machines/myVideos/myVideos.machine';
import { createDownloadFile } from '../../services/browser/downloadFile';
import { createProjectsService } from '../../services/projects.service';
import { videosWords } from '../../words/en/videos';
import type { App } from '../app';
import { asking, calling } from '../calling';

export const myVideosFlow = ({ call, window, toasts }: App) =>
  myVideosMachine.provide({
    actors: {
      fetchProjects: asking(createProjectsService(call).fetchProjects),
      downloadVideo: calling(createDownloadFile(window)),
    },
    actions: {
      announceDownloadFailure: (_, { message }) =>
        toasts.send({
          type: 'toast.raised',
          toast: {
            tone: 'error',
            title: videosWords.failureTitle,
            text: videosWords.downloadFailed(message),
          },
        }),
    },
  });
