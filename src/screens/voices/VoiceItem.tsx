/** One voice: who it is, how it sounds, and the way into a video with it. [R14] */
import type { Voice } from '../../../contract/voice';
import { VOICE_TRAITS } from '../../../contract/ui/voiceSearch';
import { button } from '../../ui/controls/Button.css';
import { Link } from '../../ui/links/Link';
import { voicesMessages } from '../../locales/messages/wizards/voices';
import { Equalizer, SoundButton, useIsPlaying, type PreviewActor } from '../wizard/sound/SoundButton';
import { traitWords } from './traitWords';
import * as css from './voices.css';

const text = voicesMessages;

/** The wizards choose the voice of this name by themselves. */
const startWith = (wizard: '/urltoads' | '/explainers', name: string) =>
  `${wizard}?${new URLSearchParams({ voice: name })}`;

export function VoiceItem({ voice, preview }: { voice: Voice; preview: PreviewActor }) {
  const isPlaying = useIsPlaying(preview, voice.sample_url);
  const { name, description } = voice;
  return (
    <article className={css.voice} aria-label={name}>
      <div className={css.voiceHead}>
        <SoundButton
          preview={preview}
          sound={{ src: voice.sample_url, volume: 1 }}
          playLabel={text.play(name)}
          pauseLabel={text.pause(name)}
        />
        <h2 className={css.name}>{name}</h2>
        {isPlaying ? <Equalizer /> : null}
      </div>
      <p className={css.description}>{description}</p>
      <dl className={css.traits}>
        {VOICE_TRAITS.map((trait) => (
          <Trait key={trait} name={text.traits[trait]} value={traitWords(voice, trait)} />
        ))}
      </dl>
      <div className={css.use}>
        <span className={css.purpose}>{text.use}</span>
        <div className={css.ways}>
          <Link
            to={startWith('/urltoads', name)}
            aria-label={text.adWith(name)}
            className={button({ variant: 'secondary' })}
          >
            {text.ad}
          </Link>
          <Link
            to={startWith('/explainers', name)}
            aria-label={text.explainerWith(name)}
            className={button({ variant: 'secondary' })}
          >
            {text.explainer}
          </Link>
        </div>
      </div>
    </article>
  );
}

const Trait = ({ name, value }: { name: string; value: string | null }) =>
  value === null ? null : (
    <div className={css.trait}>
      <dt className={css.traitName}>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
