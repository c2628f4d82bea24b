/** Step 4: how it sounds and how its captions look. [W10]–[W13] */
import { adsWizardWords } from '../../words/en/adsWizard';
import type { StepProps } from './adsActor';
import { CaptionStylePicker } from './CaptionStylePicker';
import { MusicPicker } from './MusicPicker';
import * as css from './SettingsStep.css';
import type { PreviewActor } from './SoundButton';
import { StepFrame } from './StepFrame';
import { VoicePicker } from './VoicePicker';

const { settings, confirm } = adsWizardWords;

export const SettingsStep = ({ actor, preview }: StepProps & { preview: PreviewActor }) => (
  <StepFrame actor={actor} title={settings.title} text={settings.text} next={confirm}>
    <div className={css.parts}>
      <MusicPicker actor={actor} preview={preview} />
      <CaptionStylePicker actor={actor} />
      <VoicePicker actor={actor} preview={preview} />
    </div>
  </StepFrame>
);
