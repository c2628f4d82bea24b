/** The brand in the open video: a switch is a command over the engine. [B4] */
import type { EditorEngine } from '../../../editor-engine/createEditorEngine';
import { brandUseMachine } from '../../../machines/brandUse/brandUse.machine';
import { createBrandKitService } from '../../../services/brandKit.service';
import { brandParts } from '../../../templates/brand/brandParts';
import type { App } from '../../app';
import { asking } from '../../calling';
import type { EditorCommands } from '../../../screens/editor/commands';

interface Deps {
  readonly app: App;
  readonly engine: EditorEngine;
  readonly commands: EditorCommands;
}

export const provideEditorBrand = ({ app, engine, commands }: Deps) =>
  brandUseMachine.provide({
    actors: { fetchAssets: asking(createBrandKitService(app.call).fetchAssets) },
    actions: {
      usePart(_, { part, asset, isUsed }) {
        const change = isUsed ? brandParts[part].used : brandParts[part].unused;
        commands.perform('brand.change', { videoData: change(engine.videoData(), asset) });
      },
    },
  });
