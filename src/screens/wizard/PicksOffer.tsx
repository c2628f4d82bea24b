/** One press for whoever does not want to choose: it says which voice and music it takes. [W10] [W11] */
import { useSelector } from '@xstate/react';
import { MUSIC_TRACKS } from '../../../contract/sound/music';
import { picksFor, type Picks } from '../../../contract/ui/picks';
import type { WizardForm } from '../../machines/wizard/wizardForm';
import { wizardMessages } from '../../locales/messages/wizards/wizard';
import { Button } from '../../ui/controls/Button';
import { Skeleton } from '../../ui/feedback/Skeleton';
import * as css from './settings.css';
import type { VoiceListProps } from './voice/VoiceList';

const { picks: text } = wizardMessages.settings;

interface Props {
  list: VoiceListProps['list'];
  form: WizardForm;
  onConfirmed: (picks: Picks) => void;
}

export function PicksOffer({ list, form, onConfirmed }: Props) {
  const isFetching = useSelector(list, (snapshot) => snapshot.matches('fetchingVoices'));
  const listed = useSelector(list, ({ context }) => context);
  const picks = picksFor(form, listed);
  // Room is kept while the voices are on their way: nothing below moves when they come.
  if (!picks && (!isFetching || (form.voice && form.backgroundMusic))) return null;
  return (
    <div className={css.picks}>
      <p className={css.picksText}>{text.hint}</p>
      {picks ? (
        <Button variant="secondary" wraps onClick={() => onConfirmed(picks)}>
          {text.confirm(picks.voice.name, titleOf(picks.backgroundMusic))}
        </Button>
      ) : (
        <Skeleton height="44px" width="260px" />
      )}
    </div>
  );
}

const titleOf = (track: string) => MUSIC_TRACKS.find(({ audio }) => audio === track)?.title ?? '';
