/** The window that a shop's page opens: that it waits for the page, or why none comes. [PG3] */
import { useSelector } from '@xstate/react';
import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react';
import type { ActorRefFrom } from 'xstate';
import { pageRefusalKeys } from '../../../contract/ui/arrival';
import { adsWizardMessages } from '../../locales/messages/wizards/adsWizard';
import type { pageReceiptMachine } from '../../machines/pageReceipt/pageReceipt.machine';
import type { StatesOf } from '../../machines/shared/statesOf';
import { button } from '../../ui/controls/Button.css';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Ring } from '../../ui/feedback/Spinner';
import { centred, title } from '../../ui/feedback/Spinner.css';
import { wholePage } from '../shell/waiting.css';
import { PageTitle } from '../../ui/layout/PageTitle';
import { Link } from '../../ui/links/Link';

const { receipt: words, errors } = adsWizardMessages;

interface Props {
  readonly actor: ActorRefFrom<typeof pageReceiptMachine>;
}

const waiting = (text: 'receiving' | 'keeping') =>
  function Waiting() {
    return (
      <div className={centred}>
        <Ring />
        <div role="status">
          <PageTitle className={title}>{words[text]}</PageTitle>
        </div>
      </div>
    );
  };

const ToWizard = () => (
  <Link to="/urltoads" className={button()}>
    {words.toWizard}
  </Link>
);

function Refused({ actor }: Props) {
  const refusal = useSelector(actor, ({ context }) => context.refusal) ?? 'not_kept';
  return (
    <EmptyState
      level="h1"
      icon={<CircleAlert size={30} />}
      title={words.refused}
      text={errors[pageRefusalKeys[refusal]]}
    >
      <ToWizard />
    </EmptyState>
  );
}

const views = {
  receivingPage: waiting('receiving'),
  keepingPage: waiting('keeping'),
  severed: () => (
    <EmptyState level="h1" icon={<CircleCheck size={30} />} title={words.severed} text={words.severedText}>
      <ToWizard />
    </EmptyState>
  ),
  unanswered: () => (
    <EmptyState
      level="h1"
      icon={<CircleHelp size={30} />}
      title={words.unanswered}
      text={words.unansweredText}
    >
      <ToWizard />
    </EmptyState>
  ),
  refused: Refused,
} satisfies Record<StatesOf<typeof pageReceiptMachine>, (props: Props) => React.ReactNode>;

export function PageReceiptScreen({ actor }: Props) {
  const View = views[useSelector(actor, ({ value }) => value)];
  return (
    <main className={wholePage}>
      <View actor={actor} />
    </main>
  );
}
