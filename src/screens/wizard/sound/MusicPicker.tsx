/** The built-in tracks, a few of each kind first, heard before one is chosen. [W10] */
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
import { Missing } from '../Missing';
import { Equalizer, SoundButton, useIsPlaying, type PreviewActor } from './SoundButton';

const { settings } = wizardMessages;
/** What is seen at once: as many kinds as there are, then the first ones again. */
const FIRST = 8;
const ofFamily = (family: MusicFamily) => MUSIC_TRACKS.filter((track) => track.family === family);
const longest = Math.max(...MUSIC_FAMILIES.map((family) => ofFamily(family).length));
const firstTracks = Array.from({ length: longest }, (_, turn) =>
  MUSIC_FAMILIES.flatMap((family) => ofFamily(family)[turn] ?? []),
)
  .flat()
  .slice(0, FIRST);
const otherTracks = MUSIC_TRACKS.filter((track) => !firstTracks.includes(track));

interface Props {
  /** The address of the chosen track. */
  chosen: string | null;
  onChosen: (audio: string) => void;
  preview: PreviewActor;
}

type TrackProps = Props & { track: MusicTrack; isFirst?: boolean };

function Track({ chosen, onChosen, preview, track, isFirst = false }: TrackProps) {
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
        data-field={isFirst ? 'music' : undefined}
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
        {otherTracks
          .filter((track) => track.family === family)
          .map((track) => (
            <Track key={track.audio} {...props} track={track} />
          ))}
      </div>
    </div>
  );
}

export const MusicPicker = ({ missing, ...props }: Props & { missing: string | null }) => (
  <fieldset className={css.part}>
    <legend className={css.legend}>
      <h2 className={css.partTitle}>{settings.music}</h2>
    </legend>
    <Missing text={missing} />
    <div className={css.tracks}>
      {firstTracks.map((track, index) => (
        <Track key={track.audio} {...props} track={track} isFirst={index === 0} />
      ))}
    </div>
    <details className={css.more} open={otherTracks.some(({ audio }) => audio === props.chosen)}>
      <summary className={css.moreSummary}>{settings.moreMusic(otherTracks.length)}</summary>
      <div className={css.moreFamilies}>
        {MUSIC_FAMILIES.map((family) => (
          <Family key={family} {...props} family={family} />
        ))}
      </div>
    </details>
  </fieldset>
);
