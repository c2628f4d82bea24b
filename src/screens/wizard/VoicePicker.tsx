/** The voice that reads the script: fetched, listed, chosen. [W11] */
import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Voice } from '../../../contract/voice';
import type { voiceListMachine } from '../../machines/voiceList/voiceList.machine';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { visuallyHidden } from '../../ui/page.css';
import { Skeleton } from '../../ui/Skeleton';
import { wizardWords } from '../../words/en/wizard';
import { part, partTitle } from './settings.css';
import type { PreviewActor } from './SoundButton';
import { VoiceCard } from './VoiceCard';
import { VoiceMenu } from './VoiceMenu';
import * as css from './VoicePicker.css';

const { settings, retry } = wizardWords;
interface Props {
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
} satisfies Record<ReturnType<typeof shows>, (props: Props) => React.JSX.Element>;

function VoiceListView(props: Props) {
  const View = views[useSelector(props.list, shows)];
  return <View {...props} />;
}

/** `list` is undefined for the moment in which the step is left. */
export const VoicePicker = ({
  list,
  ...choice
}: Omit<Props, 'list'> & { list: Props['list'] | undefined }) => (
  <section className={part}>
    <h2 className={partTitle}>{settings.voice}</h2>
    <div className={css.frame}>
      {list ? <VoiceListView {...choice} list={list} /> : null}
      {choice.chosen ? <VoiceCard voice={choice.chosen} preview={choice.preview} /> : null}
    </div>
  </section>
);
