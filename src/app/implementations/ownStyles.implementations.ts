/** A person's own styles: on the API, and in the editor on the engine and the brand kit. [T3] [E7] */
import { fromPromise } from 'xstate';
import type { EditorEngine } from '../../editor-engine/createEditorEngine';
import { captionsStyle, wholeLook } from '../../editor-engine/styles/styleOf';
import { editorCommandMessages } from '../../locales/messages/editor/commands';
import { ownStylesMessages as text } from '../../locales/messages/ownStyles';
import { ownStylesMachine } from '../../machines/ownStyles/ownStyles.machine';
import { createBrandKitService } from '../../services/brandKit.service';
import type { Call } from '../../services/http';
import { createOwnStylesService } from '../../services/ownStyles.service';
import { asking, calling } from '../calling';

interface Deps {
  readonly call: Call;
  readonly engine: EditorEngine;
  readonly announce: (text: string) => void;
}

/** Of a wizard: they are offered there, no more. */
export const provideOfferedStyles = ({ call }: Pick<Deps, 'call'>) =>
  ownStylesMachine.provide({ actors: { fetchStyles: asking(createOwnStylesService(call).fetchStyles) } });

export function provideOwnStyles({ call, engine, announce }: Deps) {
  const service = createOwnStylesService(call);
  const kit = createBrandKitService(call);
  /** Told with the styles: what is worn must not wait for a call. */
  let fonts: readonly { id: string; url: string }[] = [];
  return ownStylesMachine.provide({
    actors: {
      fetchStyles: asking(async (signal) => {
        const [styles, assets] = await Promise.all([service.fetchStyles(signal), kit.fetchAssets(signal)]);
        fonts = assets.filter(({ asset_type }) => asset_type === 'font');
        return styles;
      }),
      saveStyle: fromPromise(({ input: { name, scope }, signal }) => {
        const data = engine.videoData();
        const captions = captionsStyle(data, fonts);
        const content = scope === 'look' || !captions ? wholeLook(data, fonts) : { captions };
        return service.saveStyle({ name, content }, signal);
      }),
      renameStyle: calling(service.renameStyle),
      deleteStyle: calling(service.deleteStyle),
    },
    actions: {
      wearStyle: (_, { name, content: { captions, ...rest } }) => {
        const font = fonts.find(({ id }) => id === captions?.brandFont);
        const outcome = engine.execute('style.wear', {
          ...rest,
          ...(captions ? { captions: { ...captions, fontSrc: font?.url ?? null } } : {}),
        });
        if (!outcome.done) announce(editorCommandMessages.refusals[outcome.why]);
        else announce(captions?.brandFont && !font ? text.wornWithoutFont(name) : text.worn(name));
      },
      announceKept: (_, name) => announce(text.kept(name)),
      announceDeleted: () => announce(text.deleted),
    },
  });
}
