/** Sounds of one's own, the built-in music and sounds of nature: heard before they are added. [E7] [E8] */
import { useSelector } from '@xstate/react';
import { useCallback, useEffect } from 'react';
import { MUSIC_TRACKS } from '../../../../../contract/sound/music';
import { NATURE_TRACKS } from '../../../../../contract/sound/nature';
import { editorLibraryMessages as text } from '../../../../locales/messages/editor/library';
import { musicMessages } from '../../../../locales/messages/wizards/music';
import { useEditor } from '../../EditorContext';
import { useFileDrop, type DroppedFiles } from '../files/useFileDrop';
import { heading, hint, panel, part } from '../library.css';
import { list } from '../sounds/sounds.css';
import { SoundRow } from '../sounds/SoundRow';
import { minutes } from '../sounds/length';
import { OwnSounds } from '../sounds/OwnSounds';
import { useSoundsInVideo } from '../sounds/soundsInVideo';

export function AudiosPanel() {
  const library = useEditor().library();
  const preview = useSelector(library, ({ children }) => children.audioPreview);
  const inVideo = useSoundsInVideo();
  const drop = useFileDrop(
    useCallback(
      (dropped: DroppedFiles) =>
        library.send({ type: 'files.dropped', ...dropped, destination: { to: 'library', shelf: 'audio' } }),
      [library],
    ),
  );
  // Nobody could stop what goes on being heard once its button is gone.
  useEffect(() => () => preview?.send({ type: 'preview.stopped' }), [preview]);
  if (!preview) return null;
  const add = (src: string, name: string) =>
    library.send({ type: 'addition.chosen', addition: { what: 'audio', src, name } });
  return (
    <div className={panel} {...drop}>
      <OwnSounds preview={preview} inVideo={inVideo} />
      <section className={part} aria-label={text.music}>
        <h3 className={heading}>{text.music}</h3>
        <p className={hint}>{text.musicHint}</p>
        <ul className={list}>
          {MUSIC_TRACKS.map(({ id, title, audio, bpm }) => (
            <SoundRow
              key={audio}
              preview={preview}
              src={audio}
              name={title}
              about={musicMessages.about(musicMessages.tracks[id].genre, musicMessages.tracks[id].mood, bpm)}
              addLabel={text.takeMusic(title)}
              isInVideo={inVideo(audio)}
              onAdd={() => add(audio, title)}
            />
          ))}
        </ul>
      </section>
      <section className={part} aria-label={text.nature}>
        <h3 className={heading}>{text.nature}</h3>
        <p className={hint}>{text.natureHint}</p>
        <ul className={list}>
          {NATURE_TRACKS.map(({ id, author, audio, seconds }) => (
            <SoundRow
              key={audio}
              preview={preview}
              src={audio}
              name={text.natureNames[id]}
              about={text.by(author, minutes(seconds))}
              addLabel={text.addSound(text.natureNames[id])}
              isInVideo={inVideo(audio)}
              onAdd={() => add(audio, text.natureNames[id])}
            />
          ))}
        </ul>
      </section>
    </div>
  );
}
