/** The saving of an opened project: on the API, in this browser, and beside its other tabs. [E11] [E12] */
import { fromCallback, fromPromise } from 'xstate';
import { CALL_LIMIT_MS } from '../../../../contract/limits';
import type { VideoData } from '../../../../contract/video/videoData';
import type { EditorEngine } from '../../../editor-engine/createEditorEngine';
import type { HistoryRecord } from '../../../editor-engine/kernel/history';
import { draftMachine } from '../../../machines/saving/draft.machine';
import { otherTabsMachine } from '../../../machines/saving/otherTabs.machine';
import { savingMachine } from '../../../machines/saving/saving.machine';
import type { SavingEvent } from '../../../machines/saving/saving.setup';
import { createEditorDrafts } from '../../../services/browser/stored/editorDrafts';
import { openProjectTabs } from '../../../services/browser/tabs/tabs';
import { createProjectsService } from '../../../services/projects.service';
import { createVersionsService } from '../../../services/versions.service';
import type { App } from '../../app';
import { calling } from '../../calling';
import { findDraftOf } from '../findDraft';
import { repaired } from '../repaired';

type Id = { projectId: string };
type Opened = Pick<EditorEngine, 'load' | 'videoData' | 'subscribe'> & {
  readonly history: Pick<EditorEngine['history'], 'undoName' | 'toJSON'>;
};

/** An engine that has the server's document open. */
export const provideSaving =
  (engine: Opened, projectId: string) =>
  ({ call, window, session }: App) => {
    const projects = createProjectsService(call);
    const versions = createVersionsService(call);
    /** Without an answer a draft is as it was: its changes are worth more than its pictures. */
    const renewAddresses = async <T>(value: T): Promise<T> => {
      try {
        const { createMediaRightService } = await import('../../../services/mediaRight.service');
        const media = createMediaRightService(call);
        return await media.renewAddresses(value, AbortSignal.timeout(CALL_LIMIT_MS));
      } catch (error) {
        console.warn('The addresses in a draft could not be renewed.', error);
        return value;
      }
    };
    const drafts = createEditorDrafts({ logFailure: (message, error) => console.warn(message, error) });
    const tabs = openProjectTabs({ projectId, locks: window.navigator.locks, window });
    const userId = session.getSnapshot().context.session?.userId ?? 'nobody';
    const here = { userId, projectId };
    let isOpening = false;
    /** What is opened is no change of the one who edits. */
    const open = (videoData: VideoData, history?: HistoryRecord) => {
      isOpening = true;
      engine.load(videoData, history);
      isOpening = false;
    };

    return savingMachine.provide({
      actors: {
        findDraft: fromPromise(({ input }) =>
          findDraftOf({ ...here, revision: input.revision }, { drafts, tabs, renewAddresses }),
        ),
        saveLayout: calling(async ({ revision, edits, writer, cause }, signal) =>
          window.navigator.onLine
            ? projects.saveLayout(
                { projectId, layout: engine.videoData(), overRevision: revision, cause, writer, edit: edits },
                signal,
              )
            : { status: 'offline' },
        ),
        keepVersion: calling(async (_: Id, signal) => {
          await versions.keepVersion({ projectId, layout: engine.videoData() }, signal);
        }),
        fetchTheirs: calling(async (_: Id, signal) => {
          const { revision, output } = await projects.fetchProject({ projectId }, signal);
          return { revision, videoData: (await repaired(output.video_data)).videoData };
        }),
        watchDocument: fromCallback<SavingEvent>(({ sendBack }) =>
          engine.subscribe(() => {
            const isRestored = engine.history.undoName === 'document.replace';
            if (!isOpening) sendBack({ type: 'document.changed', isRestored });
          }),
        ),
        watchPage: fromCallback<SavingEvent>(({ sendBack }) => watchPage(window, sendBack)),
        watchOtherSaves: fromCallback<SavingEvent>(({ sendBack }) =>
          tabs.onSaved((revision) => sendBack({ type: 'otherTab.saved', revision })),
        ),
        draft: draftMachine.provide({
          actors: {
            keepDraft: fromPromise(({ input }) =>
              drafts.keep({
                ...here,
                ...input,
                at: Date.now(),
                videoData: engine.videoData(),
                history: engine.history.toJSON(),
              }),
            ),
          },
        }),
        otherTabs: otherTabsMachine.provide({
          actors: {
            watchOtherTabs: fromCallback(({ sendBack, input: { writer } }) =>
              tabs.join(writer, {
                onOpened: () => sendBack({ type: 'otherTab.opened' }),
                onClosed: () => sendBack({ type: 'otherTabs.closed' }),
              }),
            ),
          },
        }),
      },
      actions: {
        openDraft: (_, { videoData, history }) => open(videoData, history as HistoryRecord),
        openTheirs: (_, { videoData }) => open(videoData),
        notifyOtherTabs: ({ context }) => tabs.notifySaved(context.revision),
      },
    });
  };

function watchPage(window: Window, sendBack: (event: SavingEvent) => void): () => void {
  const { document } = window;
  const offline = () => sendBack({ type: 'browser.wentOffline' });
  const online = () => sendBack({ type: 'browser.cameOnline' });
  const leave = () => sendBack({ type: 'page.left' });
  const hide = () => (document.visibilityState === 'hidden' ? leave() : undefined);
  window.addEventListener('offline', offline);
  window.addEventListener('online', online);
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', hide);
  return () => {
    window.removeEventListener('offline', offline);
    window.removeEventListener('online', online);
    window.removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', hide);
  };
}
