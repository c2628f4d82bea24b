/** One press for whoever does not want to choose: it says which voice and music it takes. [W10] [W11] */
import { useSelector } from '@xstate/react';
import { MUSIC_TRACKS } from '../../../contract/sound/music';
import { picksFor, type Picks } from '../../../contract/ui/picks';
import type { WizardForm } from '../../machines/wizard/wizardForm';
import { wizardMessages } from '../../locales/messages/wizards/wizard';
import { Button } from '../../ui/controls/Button';
import * as css from './settings.css';
import type { VoiceListProps } from './voice/VoiceList';

const { picks: text } = wizardMessages.settings;

interface Props {
  list: VoiceListProps['list'];
  form: WizardForm;
  onConfirmed: (picks: Picks) => void;
}

export function PicksOffer({ list, form, onConfirmed }: Props) {
  const listed = useSelector(list, ({ context }) => context);
  const picks = picksFor(form, listed);
  if (!picks) return null;
  const track = MUSIC_TRACKS.find(({ audio }) => audio === picks.backgroundMusic);
  return (
    <div className={css.picks}>
      <p className={css.picksText}>{text.hint}</p>
      <Button variant="secondary" onClick={() => onConfirmed(picks)}>
        {text.confirm(picks.voice.name, track?.title ?? '')}
      </Button>
    </div>
  );
}
