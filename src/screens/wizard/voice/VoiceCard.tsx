/** The chosen voice: who it is, and its sample. [W11] */
import { Pause, Play } from 'lucide-react';
import type { Voice } from '../../../../contract/voice';
import { Button } from '../../../ui/controls/Button';
import { languageNames } from '../../../locales/languageName';
import { voicesMessages } from '../../../locales/messages/wizards/voices';
import { wizardMessages } from '../../../locales/messages/wizards/wizard';
import { useIsPlaying, type PreviewActor } from '../sound/SoundButton';
import * as css from './VoicePicker.css';

const { settings } = wizardMessages;
const values: Readonly<Record<string, string>> = voicesMessages.values;

export function VoiceCard({ voice, preview }: { voice: Voice; preview: PreviewActor }) {
  const isPlaying = useIsPlaying(preview, voice.sample_url);
  const { accent, gender, age } = voice.labels;
  return (
    <section className={css.chosenCard} aria-label={voice.name}>
      <h3 className={css.name}>{voice.name}</h3>
      <p className={css.description}>{voice.description}</p>
      <dl className={css.facts}>
        {voice.languages ? (
          <div className={css.fact}>
            <dt className={css.factName}>{settings.languages}</dt>
            <dd className={css.factValue}>{languageNames(voice.languages)}</dd>
          </div>
        ) : null}
        {Object.entries({ accent, gender, age }).map(([name, value]) => (
          <div key={name} className={css.fact}>
            <dt className={css.factName}>{settings[name as 'accent' | 'gender' | 'age']}</dt>
            <dd className={css.factValue}>
              {value ? (values[value.toLowerCase()] ?? value) : settings.unknown}
            </dd>
          </div>
        ))}
      </dl>
      <div>
        <Button
          variant="secondary"
          size="small"
          onClick={() =>
            preview.send({ type: 'preview.toggled', sound: { src: voice.sample_url, volume: 1 } })
          }
        >
          {isPlaying ? <Pause size={16} aria-hidden /> : <Play size={16} aria-hidden />}
          {isPlaying ? settings.pauseSample : settings.playSample}
        </Button>
      </div>
    </section>
  );
}
