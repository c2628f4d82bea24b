/** Photos or videos: bring more in, find one, add it. Files can be dropped anywhere on it. [E7] [E9] [E10] */
import { useSelector } from '@xstate/react';
import { useCallback, useEffect } from 'react';
import { editorLibraryMessages } from '../../../../locales/messages/editor/library';
import { useEditor } from '../../EditorContext';
import { EmptyShelf, MoreMedia, ShelfUnavailable, ShelfWaiting } from './shelfStates';
import { hint, panel } from '../library.css';
import { isCalled, useMediaCards, useMediaList, type MediaKind } from '../cards/mediaCards';
import { MediaGrid } from '../cards/MediaGrid';
import { SearchField, useSearch } from './SearchField';
import { UploadButton } from '../files/UploadButton';
import { UploadState } from '../files/UploadState';
import { useFileDrop, type DroppedFiles } from '../files/useFileDrop';

export function MediaPanel({ kind }: { kind: MediaKind }) {
  const library = useEditor().library();
  const text = editorLibraryMessages.kinds[kind];
  const shelf = useSelector(library, ({ value }) => value.shelf);
  const list = useMediaList(kind);
  const listed = useSelector(list, (snapshot) => snapshot?.value ?? 'unasked');
  useEffect(() => list?.send({ type: 'list.shown' }), [list]);
  const search = useSearch('media');
  const { own, ofVideo } = useMediaCards(kind);
  const found = { own: own.filter(isCalled(search)), ofVideo: ofVideo.filter(isCalled(search)) };
  const foundCount = found.own.length + found.ofVideo.length;
  const hasCards = own.length + ofVideo.length > 0;
  const drop = useFileDrop(
    useCallback(
      (dropped: DroppedFiles) =>
        library.send({ type: 'files.dropped', ...dropped, destination: { to: 'library', shelf: kind } }),
      [library, kind],
    ),
  );
  return (
    <div className={panel} {...drop}>
      <UploadButton kind={kind} />
      <UploadState />
      {hasCards ? (
        <SearchField among="media" label={text.search} found={foundCount} nothingFound={text.nothingFound} />
      ) : null}
      {shelf === 'unavailable' ? <ShelfUnavailable /> : null}
      {shelf === 'openingLibrary' || (listed === 'fetchingMedia' && own.length === 0) ? (
        <ShelfWaiting />
      ) : null}
      {shelf === 'stocked' && listed === 'whole' && own.length === 0 ? <EmptyShelf kind={kind} /> : null}
      {foundCount > 0 ? <p className={hint}>{editorLibraryMessages.placeHint}</p> : null}
      <MediaGrid title={text.list} cards={found.own} />
      {list ? <MoreMedia actor={list} hasCards={own.length > 0} /> : null}
      <MediaGrid title={text.project} cards={found.ofVideo} />
    </div>
  );
}
