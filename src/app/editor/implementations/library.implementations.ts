/** The library, on the API and on what this browser remembers; what it adds goes through the engine. [E7]–[E10] */
import { TEXT_ENTRANCE_FRAMES, TRANSITION_SECONDS } from '../../../../contract/limits';
import { trackOf } from '../../../../contract/sound/music';
import { isBackgroundMusic, type ItemOf, type TrackItem } from '../../../../contract/video/videoData';
import type { EditorEngine } from '../../../editor-engine/createEditorEngine';
import { libraryMachine } from '../../../machines/library/library.machine';
import { mediaListMachine } from '../../../machines/library/mediaList.machine';
import { placedMedia, type PlacedMedia } from '../../../editor-engine/selectors/placedMedia.selectors';
import type { Addition } from '../../../machines/library/libraryMedia';
import type { EditorCommands } from '../../../screens/editor/commands';
import type { MediaReader } from '../../../services/browser/media/mediaReader';
import { createUploadedMedia } from '../../../services/browser/media/uploadedMedia';
import { createLibraryService } from '../../../services/library.service';
import { randomId } from '../../../services/browser/randomId';
import { editorLibraryMessages } from '../../../locales/messages/editor/library';
import { toastsMessages } from '../../../locales/messages/toasts';
import type { App } from '../../app';
import { asking, calling } from '../../calling';
import { provideAudioPreview } from '../../implementations/wizards/audioPreview.implementations';

interface Deps {
  readonly app: App;
  readonly engine: EditorEngine;
  readonly reader: MediaReader;
  readonly commands: EditorCommands;
  readonly announce: (text: string) => void;
}

const logFailure = (message: string, error: unknown) => console.warn(message, error);

export function provideLibrary({ app, engine, reader, commands, announce }: Deps) {
  const { call, session, toasts, window } = app;
  const library = createLibraryService({
    call,
    kept: createUploadedMedia({ storage: window.localStorage, logFailure }),
    reader,
    userId: () => session.getSnapshot().context.session?.userId ?? '',
    newId: randomId,
    logFailure,
  });
  const drop = (media: PlacedMedia, atMs: number) => void commands.perform('media.drop', { ...media, atMs });
  return libraryMachine.provide({
    actors: {
      openLibrary: asking(library.openLibrary),
      uploadFile: calling(library.uploadFile),
      audioPreview: provideAudioPreview(app),
      mediaList: mediaListMachine.provide({ actors: { fetchMedia: calling(library.fetchMedia) } }),
    },
    actions: {
      keepMedia: (_, { media, index }) => library.keepMedia(media, index),
      forgetMedia: (_, media) => library.forgetMedia(media),
      addToVideo: (_, addition) => addToVideo({ engine, commands }, addition),
      placeInVideo: (_, { media, destination }) => {
        if (destination.to === 'library' && destination.shelf !== media.type)
          announce(editorLibraryMessages.kinds[media.type].isHere(media.name));
        if (destination.to === 'moment') drop(placedMedia(media), destination.atMs);
        if (destination.to === 'item')
          commands.perform('item.replace', { ...placedMedia(media), id: destination.itemId });
      },
      announceRemoval: ({ self }, removed) =>
        toasts.send({
          type: 'toast.raised',
          toast: {
            tone: 'success',
            title: toastsMessages.successTitle,
            text: editorLibraryMessages.removed(removed.media.name),
            undo: () => self.send({ type: 'undo.chosen', removed }),
          },
        }),
    },
  });
}

/** At the playhead, wherever it stands. [E8] */
function addToVideo({ engine, commands }: Pick<Deps, 'engine' | 'commands'>, addition: Addition): void {
  const atMs = Math.round(engine.session.playback.currentMs());
  if (addition.what === 'media') commands.perform('media.drop', { ...addition.media, atMs });
  if (
    addition.what === 'text' &&
    commands.perform('text.add', { atMs, text: addition.text, look: addition.look })
  )
    seekToWhole(engine);
  if (addition.what === 'shape') commands.perform('shape.add', { atMs, shape: addition.shape });
  if (addition.what === 'sticker') {
    const { sticker, name } = addition;
    if (commands.perform('sticker.add', { atMs, sticker, name })) seekToWhole(engine, ENTRANCE_MS);
  }
  if (addition.what === 'audio') {
    const { src, name } = addition;
    const { duration } = engine.videoData();
    // A sound of nature goes beside the music.
    const replaces = trackOf(src) ? replacedMusic(engine) : {};
    // It goes round, so its own length does not matter.
    commands.perform('audio.add', { atMs, src, name, durationMs: duration, loop: true, ...replaces });
  }
  if (addition.what === 'music') {
    const { what: _, ...music } = addition;
    // What lasts can be trimmed at both ends; what is shorter than the video goes round.
    const loop = music.durationMs < engine.videoData().duration;
    commands.perform('audio.add', { atMs, ...music, loop, ...replacedMusic(engine) });
  }
}

const ENTRANCE_MS = TRANSITION_SECONDS * 1000;

/** What grows in from nothing is not seen at its first frame: the film goes on to where it is whole. */
function seekToWhole(engine: EditorEngine, entranceMs?: number): void {
  const { selection, playback } = engine.session;
  const added = engine.item(selection.get()[0] ?? '');
  const { fps, currentFrame, isPlaying } = playback.get();
  if (!added || isPlaying) return;
  const entrance = entranceMs === undefined ? TEXT_ENTRANCE_FRAMES : Math.ceil((entranceMs * fps) / 1000) + 1;
  const whole = Math.ceil((added.display.from * fps) / 1000) + entrance - 1;
  if (currentFrame < whole) playback.seekTo(whole);
}

/** Two pieces of music at a time are a noise: another one takes the first one's place. */
function replacedMusic(engine: EditorEngine) {
  const music = Object.values(engine.videoData().trackItemsMap).find(isMusic);
  return music ? { replaces: music.id } : {};
}

const isMusic = (item: TrackItem): item is ItemOf<'audio'> =>
  item.type === 'audio' &&
  isBackgroundMusic(item.id) &&
  (trackOf(item.details.src) !== undefined || item.details.fileBeats !== undefined);
