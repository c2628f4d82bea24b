/** Who speaks: a voice, oneself, or nobody. */
import { AudioLines, Captions, Mic } from 'lucide-react';
import type { VoiceSource } from '../../../machines/wizard/voiceChoice';
import { voiceRecorderMessages as text } from '../../../locales/messages/wizards/voiceRecorder';
import { option, optionText, optionTitle, optionWords, radio } from '../settings.css';
import * as css from './voice.css';

const icons = { voice: AudioLines, recording: Mic, nobody: Captions } satisfies Record<VoiceSource, unknown>;
const sources = Object.keys(icons) as VoiceSource[];

interface Props {
  chosen: VoiceSource;
  onChosen: (source: VoiceSource) => void;
}

export const VoiceSourcePicker = ({ chosen, onChosen }: Props) => (
  <fieldset className={css.sources} aria-label={text.source}>
    {sources.map((source) => {
      const Icon = icons[source];
      const { label, text: hint } = text.sources[source];
      return (
        <div key={source} className={option({ chosen: chosen === source })}>
          <input
            type="radio"
            name="voiceSource"
            className={radio}
            aria-label={label}
            checked={chosen === source}
            onChange={() => onChosen(source)}
          />
          <Icon size={20} aria-hidden />
          <span className={optionWords} aria-hidden>
            <span className={optionTitle}>{label}</span>
            <span className={optionText}>{hint}</span>
          </span>
        </div>
      );
    })}
  </fieldset>
);
