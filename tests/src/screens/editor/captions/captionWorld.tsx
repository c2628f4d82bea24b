/** The captions' charts as the app runs them, on a real engine; the brand kit and the browser answer for the test. */
import { createActor } from 'xstate';
import type { BrandAsset } from '../../../../../contract/brandAsset';
import type { VideoData } from '../../../../../contract/video/videoData';
import { provideCaptionEdit } from '../../../../../src/app/editor/implementations/captionEdit.implementations';
import type { Call } from '../../../../../src/services/http';
import { openEngine } from '../../../editor-engine/support/openEngine';
import { editorWorld } from '../../../../support/editor/editorWorld';

interface Options {
  videoData?: VideoData;
  assets?: readonly BrandAsset[];
}

export function captionWorld({ videoData, assets = [] }: Options = {}) {
  const engine = openEngine(videoData);
  engine.session.playback.setLength({ duration: 300, fps: 30 });
  const announced: string[] = [];
  const announce = (text: string) => void announced.push(text);
  const call = (async () => ({ assets })) as unknown as Call;
  const captionEdit = createActor(
    provideCaptionEdit({ engine, call, window, title: 'Mug', announce }),
  ).start();
  const editor = editorWorld({ engine, captionEdit, announce });
  return { engine, captionEdit, announced, editor };
}
