/** The voice that reads the script: fetched, listed, chosen. [W11] */
import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { voiceListMachine } from '../../machines/voiceList/voiceList.machine';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { visuallyHidden } from '../../ui/page.css';
import { Skeleton } from '../../ui/Skeleton';
import { adsWizardWords } from '../../words/en/adsWizard';
import { useForm, type StepProps } from './adsActor';
import { part, partTitle } from './SettingsStep.css';
import type { PreviewActor } from './SoundButton';
import { VoiceCard } from './VoiceCard';
import { VoiceMenu } from './VoiceMenu';
import * as css from './VoicePicker.css';

const { settings, retry } = adsWizardWords;
type ListProps = StepProps & { preview: PreviewActor; list: ActorRefFrom<typeof voiceListMachine> };

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
  list: ({ list, actor, preview }) => (
    <VoiceMenu actor={actor} preview={preview} voices={list.getSnapshot().context.voices} />
  ),
} satisfies Record<ReturnType<typeof shows>, (props: ListProps) => React.JSX.Element>;

function VoiceListView(props: ListProps) {
  const View = views[useSelector(props.list, shows)];
  return <View {...props} />;
}

export function VoicePicker({ actor, preview }: StepProps & { preview: PreviewActor }) {
  const list = useSelector(actor, ({ children }) => children.voiceList);
  const { voice } = useForm(actor);
  return (
    <section className={part}>
      <h2 className={partTitle}>{settings.voice}</h2>
      <div className={css.frame}>
        {list ? <VoiceListView actor={actor} preview={preview} list={list} /> : null}
        {voice ? <VoiceCard voice={voice} preview={preview} /> : null}
      </div>
    </section>
  );
}
