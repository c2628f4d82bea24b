/** The voices that are listed, on their way, or could not be had. [W11] */
import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Voice } from '../../../contract/voice';
import type { voiceListMachine } from '../../machines/voiceList/voiceList.machine';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { visuallyHidden } from '../../ui/page.css';
import { Skeleton } from '../../ui/Skeleton';
import { wizardWords } from '../../words/en/wizard';
import type { PreviewActor } from './SoundButton';
import { VoiceMenu } from './VoiceMenu';

const { settings, retry } = wizardWords;
export interface VoiceListProps {
  list: ActorRefFrom<typeof voiceListMachine>;
  chosen: Voice | null;
  onChosen: (voice: Voice) => void;
  preview: PreviewActor;
}

const shows = (snapshot: SnapshotFrom<typeof voiceListMachine>) =>
  snapshot.matches('fetchingVoices') ? 'waiting' : snapshot.matches('unavailable') ? 'refused' : 'list';

const views = {
  waiting: () => (
    <div role="status">
      <span className={visuallyHidden}>{settings.voicesLoading}</span>
      <Skeleton height="48px" />
    </div>
  ),
  refused: ({ list }) => (
    <Alert>
      <p>{settings.voicesFailed}</p>
      <Button look="secondary" size="small" onClick={() => list.send({ type: 'retried' })}>
        {retry}
      </Button>
    </Alert>
  ),
  list: ({ list, ...choice }) => <VoiceMenu {...choice} voices={list.getSnapshot().context.voices} />,
} satisfies Record<ReturnType<typeof shows>, (props: VoiceListProps) => React.JSX.Element>;

export function VoiceList(props: VoiceListProps) {
  const View = views[useSelector(props.list, shows)];
  return <View {...props} />;
}
