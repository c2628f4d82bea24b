/** The cards of a media library: the user's own and those of the video, as far as they are looked for. [E7] */
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { mediaName } from '../../../../../contract/mediaAddress';
import { nameHolds } from '../../../../../contract/ui/nameSearch';
import {
  mediaInVideo,
  placedMedia,
  type PlacedMedia,
} from '../../../../editor-engine/selectors/placedMedia.selectors';
import type { LibraryKind, LibraryMedia } from '../../../../machines/library/libraryMedia';
import { locale } from '../../../../locales/language';
import { editorLibraryMessages as text } from '../../../../locales/messages/editor/library';
import { useEditor } from '../../EditorContext';
import { useVideoData } from '../../engine/useEngine';

/** What is shown as a card. */
export type MediaKind = Exclude<LibraryKind, 'audio'>;
export interface Card {
  readonly media: PlacedMedia;
  readonly preview: string | null;
  /** Null for what is in the video alone. */
  readonly own: LibraryMedia | null;
}

export function isCalled(search: string): (card: Card) => boolean {
  const isFound = nameHolds(search);
  return ({ media: { name } }) => isFound(name);
}

const LISTS = { image: 'pictures', video: 'clips', audio: 'sounds' } as const satisfies Record<
  LibraryKind,
  string
>;

/** The list of one kind that the server gives; absent only while the editor is being taken away. */
export function useMediaList(kind: LibraryKind) {
  const children = useSelector(useEditor().library(), (snapshot) => snapshot.children);
  return children[LISTS[kind]];
}

const noMedia: readonly LibraryMedia[] = [];

/** A file that this browser knows by its own name keeps it; newest first, as far as both say when they came. */
function joined(
  kept: readonly LibraryMedia[],
  listed: readonly LibraryMedia[],
  removed: readonly string[],
): readonly LibraryMedia[] {
  const known = new Set([...kept.map(({ src }) => mediaName(src)), ...removed]);
  return [...kept, ...listed.filter(({ id }) => !known.has(id))].toSorted((a, b) =>
    b.createdTime.localeCompare(a.createdTime),
  );
}

/** What a person brought of one kind, under the name by which it is shown. */
export function useOwnMedia(kind: LibraryKind): readonly LibraryMedia[] {
  const library = useEditor().library();
  const media = useSelector(library, ({ context }) => context.media);
  const removed = useSelector(library, ({ context }) => context.removed);
  const listed = useSelector(useMediaList(kind), (snapshot) => snapshot?.context.media ?? noMedia);
  return useMemo(() => {
    const kept = media.filter(({ type }) => type === kind);
    return joined(kept, listed, removed).map(named);
  }, [media, removed, listed, kind]);
}

export function useMediaCards(kind: MediaKind) {
  const brought = useOwnMedia(kind);
  const videoData = useVideoData();
  return useMemo(() => {
    const own = brought.map((one): Card => ({
      media: placedMedia(one),
      preview: one.preview,
      own: one,
    }));
    const names = new Set(own.map(({ media: { src } }) => mediaName(src)));
    const ofVideo = mediaInVideo(videoData, kind)
      .filter(({ src }) => !names.has(mediaName(src)))
      .map((one): Card => ({ media: one, preview: null, own: null }));
    return { own, ofVideo };
  }, [brought, videoData, kind]);
}

const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });

/** Of a file that nobody has named, when it came. */
const named = (media: LibraryMedia): LibraryMedia =>
  media.name === ''
    ? { ...media, name: text.kinds[media.type].unnamed(day.format(new Date(media.createdTime))) }
    : media;
