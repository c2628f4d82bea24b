/** Sounds that a person brought: what has a beat is taken as the music, the rest is played at the playhead. [E7] [E8] */
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { bpmOf } from '../../../../../contract/sound/heardBeats';
import { editorLibraryMessages as text } from '../../../../locales/messages/editor/library';
import type { Addition, LibraryMedia } from '../../../../machines/library/libraryMedia';
import { placedMedia } from '../../../../editor-engine/selectors/placedMedia.selectors';
import type { PreviewActor } from '../../../wizard/sound/SoundButton';
import { useEditor } from '../../EditorContext';
import { useMediaList, useOwnMedia } from '../cards/mediaCards';
import { UploadButton } from '../files/UploadButton';
import { UploadState } from '../files/UploadState';
import { heading, hint, part } from '../library.css';
import { EmptyShelf, MoreMedia, ShelfUnavailable, ShelfWaiting } from '../panels/shelfStates';
import { minutes } from './length';
import { SoundRow } from './SoundRow';
import { list } from './sounds.css';

interface Props {
  preview: PreviewActor;
  inVideo: (src: string) => boolean;
}

export function OwnSounds({ preview, inVideo }: Props) {
  const library = useEditor().library();
  const shelf = useSelector(library, ({ value }) => value.shelf);
  const listing = useMediaList('audio');
  const listed = useSelector(listing, (snapshot) => snapshot?.value ?? 'unasked');
  useEffect(() => listing?.send({ type: 'list.shown' }), [listing]);
  const sounds = useOwnMedia('audio');
  const isWaiting = shelf === 'openingLibrary' || listed === 'fetchingMedia';
  return (
    <section className={part} aria-label={text.ownSounds}>
      <h3 className={heading}>{text.ownSounds}</h3>
      <UploadButton kind="audio" />
      <UploadState />
      {shelf === 'unavailable' ? <ShelfUnavailable /> : null}
      {isWaiting && sounds.length === 0 ? <ShelfWaiting /> : null}
      {shelf === 'stocked' && listed === 'whole' && sounds.length === 0 ? <EmptyShelf kind="audio" /> : null}
      {sounds.length > 0 ? (
        <>
          <p className={hint}>{text.ownSoundsHint}</p>
          <ul className={list} aria-label={text.kinds.audio.list}>
            {sounds.map((sound) => (
              <SoundRow
                key={sound.id}
                preview={preview}
                src={sound.src}
                name={sound.name}
                about={aboutOf(sound)}
                addLabel={sound.beats ? text.takeMusic(sound.name) : text.addSound(sound.name)}
                isInVideo={inVideo(sound.src)}
                onAdd={() => library.send({ type: 'addition.chosen', addition: additionOf(sound) })}
                onRemove={() => library.send({ type: 'media.removed', media: sound })}
              />
            ))}
          </ul>
        </>
      ) : null}
      {listing ? <MoreMedia actor={listing} hasCards={sounds.length > 0} /> : null}
    </section>
  );
}

function aboutOf({ beats, durationMs }: LibraryMedia): string {
  const length = minutes((durationMs ?? 0) / 1000);
  const bpm = beats && bpmOf(beats);
  return bpm ? text.withBeats(bpm, length) : text.withoutBeats(length);
}

function additionOf(sound: LibraryMedia): Addition {
  const { src, name, durationMs, beats } = sound;
  return beats && durationMs !== null
    ? { what: 'music', src, name, durationMs, beats }
    : { what: 'media', media: placedMedia(sound) };
}
