/** The built-in tracks by their kinds, heard before one is chosen. [W10] */
import { Check } from 'lucide-react';
import { useId } from 'react';
import { MUSIC_PREVIEW_VOLUME } from '../../../../contract/limits';
import {
  MUSIC_FAMILIES,
  MUSIC_TRACKS,
  type MusicFamily,
  type MusicTrack,
} from '../../../../contract/sound/music';
import { musicMessages } from '../../../locales/messages/wizards/music';
import { wizardMessages } from '../../../locales/messages/wizards/wizard';
import * as css from '../settings.css';
import { Equalizer, SoundButton, useIsPlaying, type PreviewActor } from './SoundButton';

const { settings } = wizardMessages;
interface Props {
  /** The address of the chosen track. */
  chosen: string | null;
  onChosen: (audio: string) => void;
  preview: PreviewActor;
}

function Track({ chosen, onChosen, preview, track }: Props & { track: MusicTrack }) {
  const { id, title, audio, bpm } = track;
  const { genre, mood } = musicMessages.tracks[id];
  const isChosen = chosen === audio;
  const isPlaying = useIsPlaying(preview, audio);
  const aboutId = useId();
  return (
    <div className={css.option({ chosen: isChosen })}>
      <input
        type="radio"
        name="music"
        className={css.radio}
        aria-label={title}
        aria-describedby={aboutId}
        checked={isChosen}
        onChange={() => onChosen(audio)}
      />
      <SoundButton
        preview={preview}
        sound={{ src: audio, volume: MUSIC_PREVIEW_VOLUME }}
        playLabel={settings.play(title)}
        pauseLabel={settings.pause(title)}
      />
      <span className={css.optionWords} aria-hidden>
        <span className={css.optionTitle}>{title}</span>
        <span className={css.optionText} id={aboutId}>
          {musicMessages.about(genre, mood, bpm)}
        </span>
      </span>
      {isPlaying ? <Equalizer /> : isChosen ? <Check size={18} className={css.tick} aria-hidden /> : null}
    </div>
  );
}

function Family({ family, ...props }: Props & { family: MusicFamily }) {
  const headingId = useId();
  return (
    <div role="group" aria-labelledby={headingId} className={css.family}>
      <h3 className={css.familyName} id={headingId}>
        {musicMessages.families[family]}
      </h3>
      <div className={css.tracks}>
        {MUSIC_TRACKS.filter((track) => track.family === family).map((track) => (
          <Track key={track.audio} {...props} track={track} />
        ))}
      </div>
    </div>
  );
}

export const MusicPicker = (props: Props) => (
  <fieldset className={css.part}>
    <legend className={css.legend}>
      <h2 className={css.partTitle}>{settings.music}</h2>
    </legend>
    {MUSIC_FAMILIES.map((family) => (
      <Family key={family} {...props} family={family} />
    ))}
  </fieldset>
);
