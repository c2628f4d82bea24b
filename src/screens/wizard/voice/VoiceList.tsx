/** The voices that are listed, on their way, or could not be had. [W11] */
import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Voice } from '../../../../contract/voice';
import type { voiceListMachine } from '../../../machines/voiceList/voiceList.machine';
import { Alert } from '../../../ui/feedback/Alert';
import { Button } from '../../../ui/controls/Button';
import { brokenSmall, later } from '../../../ui/loading/later';
import { visuallyHidden } from '../../../ui/layout/page.css';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { wizardMessages } from '../../../locales/messages/wizards/wizard';
import type { PreviewActor } from '../sound/SoundButton';

/** A sixth of a wizard's weight, which its first steps do without. */
const VoiceMenu = later(async () => ({ default: (await import('./VoiceMenu')).VoiceMenu }), brokenSmall);

const { settings, retry } = wizardMessages;
export interface VoiceListProps {
  list: ActorRefFrom<typeof voiceListMachine>;
  chosen: Voice | null;
  onChosen: (voice: Voice) => void;
  preview: PreviewActor;
}

const shows = (snapshot: SnapshotFrom<typeof voiceListMachine>) =>
  snapshot.matches('fetchingVoices') ? 'waiting' : snapshot.matches('unavailable') ? 'refused' : 'list';

const Waiting = () => (
  <div role="status">
    <span className={visuallyHidden}>{settings.voicesLoading}</span>
    <Skeleton height="48px" />
  </div>
);

const views = {
  waiting: Waiting,
  refused: ({ list }) => (
    <Alert>
      <p>{settings.voicesFailed}</p>
      <Button variant="secondary" size="small" onClick={() => list.send({ type: 'retried' })}>
        {retry}
      </Button>
    </Alert>
  ),
  list: ({ list, ...choice }) => (
    <Suspense fallback={<Waiting />}>
      <VoiceMenu
        {...choice}
        voices={list.getSnapshot().context.voices}
        scriptLanguage={list.getSnapshot().context.scriptLanguage}
      />
    </Suspense>
  ),
} satisfies Record<ReturnType<typeof shows>, (props: VoiceListProps) => React.JSX.Element>;

export function VoiceList(props: VoiceListProps) {
  const View = views[useSelector(props.list, shows)];
  return <View {...props} />;
}
