/** The brand kit on the API: one a user and tab, so that uploads and the way back from a deletion outlast the page. */
import { createActor, type ActorRefFrom } from 'xstate';
import { brandKitMachine } from '../../machines/brandKit/brandKit.machine';
import { createBrandKitService } from '../../services/brandKit.service';
import { soundTurnOf } from '../../services/browser/sound/soundTurn';
import { brandKitMessages } from '../../locales/messages/brandKit';
import { toastsMessages } from '../../locales/messages/toasts';
import type { App } from '../app';
import { asking, calling } from '../calling';

const { errors, types, deleted } = brandKitMessages;

function provideBrandKit({ call, toasts }: App) {
  const kit = createBrandKitService(call);
  const refuse = (text: string) =>
    toasts.send({ type: 'toast.raised', toast: { tone: 'error', title: toastsMessages.errorTitle, text } });
  return brandKitMachine.provide({
    actors: {
      fetchAssets: asking(kit.fetchAssets),
      uploadAsset: calling(kit.uploadAsset),
      deleteAsset: calling(kit.deleteAsset),
      restoreAsset: calling(kit.restoreAsset),
    },
    actions: {
      announceLoadFailure: () => refuse(errors.load),
      announceUploadFailure: (_, detail) => refuse(detail ?? errors.upload),
      announceDeletion: ({ self }, gone) =>
        toasts.send({
          type: 'toast.raised',
          toast: {
            tone: 'success',
            title: toastsMessages.successTitle,
            text: deleted(types[gone.asset.asset_type]),
            undo: () => self.send({ type: 'undo.chosen', deleted: gone }),
          },
        }),
      announceDeleteFailure: () => refuse(errors.remove),
      announceRestoreFailure: (_, detail) => refuse(detail ?? errors.restore),
    },
  });
}

const kits = new WeakMap<App, ActorRefFrom<typeof brandKitMachine>>();
const userOf = ({ session }: App) => session.getSnapshot().context.session?.userId;

/** The kit of whoever is signed in; it ends when somebody else is, or nobody. */
export function openBrandKit(app: App): ActorRefFrom<typeof brandKitMachine> {
  const open = kits.get(app);
  if (open) {
    open.send({ type: 'kit.opened' });
    return open;
  }
  // Its clips are heard one at a time, too.
  soundTurnOf(app.window.document);
  const actor = createActor(provideBrandKit(app)).start();
  const unsee = app.actors.add(actor);
  const user = userOf(app);
  const leaving = app.session.subscribe(() => {
    if (userOf(app) === user) return;
    leaving.unsubscribe();
    unsee();
    actor.stop();
    kits.delete(app);
  });
  kits.set(app, actor);
  return actor;
}
