/** The built-in tracks, heard before one is chosen. [W10] */
import { Check } from 'lucide-react';
import { MUSIC_PREVIEW_VOLUME } from '../../../contract/limits';
import { MUSIC_TRACKS, type MusicTrack } from '../../../contract/music';
import { adsWizardWords } from '../../words/en/adsWizard';
import { useForm, type StepProps } from './adsActor';
import * as css from './SettingsStep.css';
import { Equalizer, SoundButton, useIsPlaying, type PreviewActor } from './SoundButton';

const { settings } = adsWizardWords;
type Props = StepProps & { preview: PreviewActor };

function Track({ actor, preview, track }: Props & { track: MusicTrack }) {
  const chosen = useForm(actor).backgroundMusic === track.audio;
  const isPlaying = useIsPlaying(preview, track.audio);
  return (
    <div className={css.option({ chosen })}>
      <input
        type="radio"
        name="music"
        className={css.radio}
        aria-label={track.title}
        checked={chosen}
        onChange={() => actor.send({ type: 'music.chosen', audio: track.audio })}
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
      {isPlaying ? <Equalizer /> : chosen ? <Check size={18} className={css.tick} aria-hidden /> : null}
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
