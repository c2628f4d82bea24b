/** The captions' charts as the app runs them, on a real engine; the brand kit and the browser answer for the test. */
import { createActor, fromCallback } from 'xstate';
import type { ClaimSource } from '../../../../../contract/scripts/claimSource';
import type { BrandAsset } from '../../../../../contract/brandAsset';
import type { VideoData } from '../../../../../contract/video/videoData';
import { openDialogMachine } from '../../../../../src/machines/workspace/openDialog.machine';
import { toastsMachine } from '../../../../../src/machines/toasts/toasts.machine';
import { provideCaptionEdit } from '../../../../../src/app/editor/implementations/captionEdit.implementations';
import { provideOwnStyles } from '../../../../../src/app/implementations/ownStyles.implementations';
import type { Editor } from '../../../../../src/screens/editor/EditorContext';
import type { Call } from '../../../../../src/services/http';
import { openEngine } from '../../../editor-engine/support/openEngine';
import { editorWorld } from '../../../../support/editor/editorWorld';

interface Options {
  videoData?: VideoData;
  assets?: readonly BrandAsset[];
  /** Answers for the server; the brand kit's fonts, where it is left out. */
  call?: Call;
  spoken?: Editor['spoken'];
  claimSource?: ClaimSource;
}

export function captionWorld({
  videoData,
  assets = [],
  spoken = null,
  claimSource,
  ...options
}: Options = {}) {
  const engine = openEngine(videoData);
  engine.session.playback.setLength({ duration: 300, fps: 30 });
  const announced: string[] = [];
  const announce = (text: string) => void announced.push(text);
  const call = options.call ?? ((async () => ({ assets, voices: [], words: [] })) as unknown as Call);
  const captionEdit = createActor(
    provideCaptionEdit({
      ...{ engine, call, window, title: 'Mug', announce },
      project: { id: 'p1', input: { title: 'Mug' }, claim_source: claimSource },
      saveChanges: async () => {},
      toasts: createActor(toastsMachine, { input: { now: Date.now } }),
    }),
  ).start();
  const ownStyles = createActor(
    provideOwnStyles({
      engine,
      call: (async ({ path }: { path: string }) => (path === '/styles' ? [] : { assets })) as unknown as Call,
      announce,
    }),
  ).start();
  const dialog = createActor(
    openDialogMachine.provide({ actors: { listenToKeys: fromCallback(() => {}) } }),
  ).start();
  const editor = editorWorld({
    captionEdit: () => captionEdit,
    ownStyles: () => ownStyles,
    ...{ engine, dialog },
    announce,
    spoken,
  });
  return { engine, captionEdit, announced, editor };
}
