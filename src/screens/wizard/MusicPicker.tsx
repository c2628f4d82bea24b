/** The built-in tracks, heard before one is chosen. [W10] */
import { Check } from 'lucide-react';
import { MUSIC_PREVIEW_VOLUME } from '../../../contract/limits';
import { MUSIC_TRACKS, type MusicTrack } from '../../../contract/music';
import { wizardWords } from '../../words/en/wizard';
import * as css from './settings.css';
import { Equalizer, SoundButton, useIsPlaying, type PreviewActor } from './SoundButton';

const { settings } = wizardWords;
interface Props {
  /** The address of the chosen track. */
  chosen: string | null;
  onChosen: (audio: string) => void;
  preview: PreviewActor;
}

function Track({ chosen, onChosen, preview, track }: Props & { track: MusicTrack }) {
  const isChosen = chosen === track.audio;
  const isPlaying = useIsPlaying(preview, track.audio);
  return (
    <div className={css.option({ chosen: isChosen })}>
      <input
        type="radio"
        name="music"
        className={css.radio}
        aria-label={track.title}
        checked={isChosen}
        onChange={() => onChosen(track.audio)}
      />
      <SoundButton
        preview={preview}
        sound={{ src: track.audio, volume: MUSIC_PREVIEW_VOLUME }}
        playLabel={settings.play(track.title)}
        pauseLabel={settings.pause(track.title)}
      />
      <span className={css.optionWords} aria-hidden>
        <span className={css.optionTitle}>{track.title}</span>
        <span className={css.optionText}>{track.mood}</span>
      </span>
      {isPlaying ? <Equalizer /> : isChosen ? <Check size={18} className={css.tick} aria-hidden /> : null}
    </div>
  );
}

export const MusicPicker = (props: Props) => (
  <fieldset className={css.part}>
    <legend className={css.legend}>{settings.music}</legend>
    <div className={css.tracks}>
      {MUSIC_TRACKS.map((track) => (
        <Track key={track.audio} {...props} track={track} />
      ))}
    </div>
  </fieldset>
);
