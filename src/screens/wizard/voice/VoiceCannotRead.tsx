/** A voice that does not speak the script's language: what to do, before a credit is spent. [LG1] */
import { canRead } from '../../../../contract/ui/voiceLanguage';
import type { VoiceChoice, VoiceOverChanged } from '../../../machines/wizard/voiceChoice';
import { languageName, languageNames } from '../../../locales/languageName';
import { voiceRecorderMessages } from '../../../locales/messages/wizards/voiceRecorder';
import { wizardMessages } from '../../../locales/messages/wizards/wizard';
import { Button } from '../../../ui/controls/Button';
import { Alert } from '../../../ui/feedback/Alert';
import * as css from './voice.css';

const { settings } = wizardMessages;
const { sources } = voiceRecorderMessages;

interface Props {
  choice: VoiceChoice;
  onChanged: (changes: VoiceOverChanged['changes']) => void;
}

export function VoiceCannotRead({ choice: { voice, scriptLanguage }, onChanged }: Props) {
  if (!voice?.languages || scriptLanguage === null || canRead(voice, scriptLanguage)) return null;
  return (
    <Alert>
      <p>{settings.cannotRead(languageName(scriptLanguage), voice.name, languageNames(voice.languages))}</p>
      <div className={css.actions}>
        <Button variant="secondary" size="small" onClick={() => onChanged({ voiceSource: 'recording' })}>
          {sources.recording.label}
        </Button>
        <Button variant="secondary" size="small" onClick={() => onChanged({ voiceSource: 'nobody' })}>
          {sources.nobody.label}
        </Button>
      </div>
    </Alert>
  );
}
