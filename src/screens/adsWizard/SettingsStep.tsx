/** Step 4: how it sounds and how its captions look. [W10]–[W13] */
import { useSelector } from '@xstate/react';
import { wizardWords } from '../../words/en/wizard';
import { MusicPicker } from '../wizard/MusicPicker';
import * as css from '../wizard/settings.css';
import type { PreviewActor } from '../wizard/SoundButton';
import { VoicePicker } from '../wizard/VoicePicker';
import { useForm, type StepProps } from './adsActor';
import { AdsStepFrame } from './AdsStepFrame';
import { CaptionStylePicker } from './CaptionStylePicker';

const { settings, confirm } = wizardWords;

export function SettingsStep({ actor, preview }: StepProps & { preview: PreviewActor }) {
  const { backgroundMusic, captionStyle, voice } = useForm(actor);
  const list = useSelector(actor, ({ children }) => children.voiceList);
  return (
    <AdsStepFrame actor={actor} step="settings" title={settings.title} text={settings.text} next={confirm}>
      <div className={css.parts}>
        <MusicPicker
          chosen={backgroundMusic}
          onChosen={(audio) => actor.send({ type: 'music.chosen', audio })}
          preview={preview}
        />
        <CaptionStylePicker
          chosen={captionStyle}
          onChosen={(style) => actor.send({ type: 'captionStyle.chosen', style })}
        />
        <VoicePicker
          list={list}
          chosen={voice}
          onChosen={(chosen) => actor.send({ type: 'voice.chosen', voice: chosen })}
          preview={preview}
        />
      </div>
    </AdsStepFrame>
  );
}
