/** Every voice that can read a script, to be heard, told apart and chosen. [R14] */
import { useSelector } from '@xstate/react';
import { MicOff, SearchX } from 'lucide-react';
import type { SnapshotFrom } from 'xstate';
import type { voicesMachine } from '../../machines/voices/voices.machine';
import { matchingVoices } from '../../../contract/ui/voiceSearch';
import { Alert } from '../../ui/feedback/Alert';
import { Button } from '../../ui/controls/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { PageTitle } from '../../ui/layout/PageTitle';
import * as page from '../../ui/layout/page.css';
import { voicesMessages } from '../../locales/messages/wizards/voices';
import { VoiceFilterBar } from './VoiceFilterBar';
import { VoiceItem } from './VoiceItem';
import { VoicesWaiting } from './VoicesWaiting';
import type { VoicesProps } from './voicesActor';
import * as css from './voices.css';

const text = voicesMessages;

const shows = (snapshot: SnapshotFrom<typeof voicesMachine>) =>
  snapshot.matches('fetchingVoices')
    ? 'waiting'
    : snapshot.matches('unavailable')
      ? 'refused'
      : snapshot.matches({ loaded: 'empty' })
        ? 'empty'
        : snapshot.matches({ loaded: 'unmatched' })
          ? 'unmatched'
          : 'list';

const views = {
  waiting: () => <VoicesWaiting />,
  refused: ({ actor }) => (
    <Alert>
      <p>{text.failed}</p>
      <Button variant="secondary" onClick={() => actor.send({ type: 'retried' })}>
        {text.retry}
      </Button>
    </Alert>
  ),
  empty: ({ actor }) => (
    <EmptyState icon={<MicOff size={30} />} title={text.emptyTitle} text={text.emptyText}>
      <Button variant="secondary" onClick={() => actor.send({ type: 'retried' })}>
        {text.lookAgain}
      </Button>
    </EmptyState>
  ),
  unmatched: (props) => (
    <>
      <VoiceFilterBar {...props} />
      <EmptyState icon={<SearchX size={30} />} title={text.unmatchedTitle} text={text.unmatchedText}>
        <Button variant="secondary" onClick={() => props.actor.send({ type: 'search.cleared' })}>
          {text.clear}
        </Button>
      </EmptyState>
    </>
  ),
  list: (props) => (
    <>
      <VoiceFilterBar {...props} />
      <VoiceGrid {...props} />
    </>
  ),
} satisfies Record<ReturnType<typeof shows>, (props: VoicesProps) => React.JSX.Element>;

function VoiceGrid({ actor, preview }: VoicesProps) {
  const { voices, search, filters } = useSelector(actor, ({ context }) => context);
  return (
    <ul className={page.grid}>
      {matchingVoices(voices, { search, filters }).map((voice) => (
        <li key={voice.id} className={css.cell}>
          <VoiceItem voice={voice} preview={preview} />
        </li>
      ))}
    </ul>
  );
}

export function VoicesScreen(props: VoicesProps) {
  const View = views[useSelector(props.actor, shows)];
  return (
    <div className={page.page}>
      <div className={css.head}>
        <PageTitle className={page.title}>{text.title}</PageTitle>
        <p className={css.subtitle}>{text.subtitle}</p>
      </div>
      <View {...props} />
    </div>
  );
}
