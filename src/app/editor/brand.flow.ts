/** The brand in the open video: a switch is a command over the engine. [B4] */
import type { EditorEngine } from '../../editor-engine/createEditorEngine';
import { brandUseMachine } from '../../machines/brandUse/brandUse.machine';
import { perform } from '../../screens/editor/engine/perform';
import { createBrandKitService } from '../../services/brandKit.service';
import { brandParts } from '../../templates/brand/brandParts';
import type { App } from '../app';
import { asking } from '../calling';

interface World {
  readonly app: App;
  readonly engine: EditorEngine;
  readonly announce: (text: string) => void;
}

export const editorBrandFlow = ({ app, engine, announce }: World) =>
  brandUseMachine.provide({
    actors: { fetchAssets: asking(createBrandKitService(app.call).fetchAssets) },
    actions: {
      usePart(_, { part, asset, isUsed }) {
        const change = isUsed ? brandParts[part].used : brandParts[part].unused;
        perform({ engine, announce }, 'brand.change', { videoData: change(engine.videoData(), asset) });
      },
    },
  });
