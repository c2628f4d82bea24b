/** The browser's own model: offered, loaded, at work, or why it could not. [WR1] */
import { useSelector } from '@xstate/react';
import { Cpu } from 'lucide-react';
import type { SnapshotFrom } from 'xstate';
import { scriptWritingMessages } from '../../../locales/messages/wizards/scriptWriting';
import type { browserModelMachine } from '../../../machines/browserModel/browserModel.machine';
import { Button } from '../../../ui/controls/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { ProgressBar } from '../../../ui/feedback/ProgressBar';
import { Ring } from '../../../ui/feedback/Spinner';
import * as css from './ScriptWriting.css';
import { WriterFaults } from './WriterFaults';
import type { BrowserModelActor } from './writingActors';

const { browser: text, cancel, retry } = scriptWritingMessages;

interface Props {
  actor: BrowserModelActor;
  onChosen: () => void;
}

const Offer = ({ onChosen }: Props) => (
  <div className={css.offer}>
    <Button variant="secondary" wraps onClick={onChosen}>
      <Cpu size={16} aria-hidden />
      {text.offer}
    </Button>
    <p className={css.hint}>{text.hint}</p>
  </div>
);

const Working = ({ actor, children }: Pick<Props, 'actor'> & { children: React.ReactNode }) => (
  <div className={css.panel}>
    <div className={css.line}>
      {children}
      <Button variant="secondary" size="small" onClick={() => actor.send({ type: 'writing.cancelled' })}>
        {cancel}
      </Button>
    </div>
  </div>
);

const Waiting = ({ children }: { children: string }) => (
  <div className={css.offer}>
    <Ring />
    <p>{children}</p>
  </div>
);

const Opening = ({ actor }: Props) => (
  <Working actor={actor}>
    <Waiting>{text.opening}</Waiting>
  </Working>
);

function Downloading({ actor }: Props) {
  const downloaded = useSelector(actor, ({ context }) => context.downloaded);
  return (
    <Working actor={actor}>
      <div className={css.busy}>
        <p>{text.downloading(Math.floor(downloaded * 100))}</p>
        <ProgressBar label={text.downloadLabel} fraction={downloaded} />
      </div>
    </Working>
  );
}

function Writing({ actor }: Props) {
  const { words, faults } = useSelector(actor, ({ context }) => context);
  return (
    <Working actor={actor}>
      <Waiting>{words === 0 && faults.length > 0 ? text.again : text.writing(words)}</Waiting>
    </Working>
  );
}

const Checking = ({ actor }: Props) => (
  <Working actor={actor}>
    <Waiting>{text.checking}</Waiting>
  </Working>
);

function Failed({ actor, onChosen }: Props) {
  const { fault, faults } = useSelector(actor, ({ context }) => context);
  return (
    <Alert>
      <p>{fault ? text.faults[fault] : null}</p>
      {fault === 'unusable' ? <WriterFaults faults={faults} /> : null}
      <p>{text.stays}</p>
      <Button variant="secondary" size="small" onClick={onChosen}>
        {retry}
      </Button>
    </Alert>
  );
}

type Snapshot = SnapshotFrom<typeof browserModelMachine>;
type Value = Snapshot['value'];
type StateName = Extract<Value, string> | 'unneeded' | Extract<Value, { running: unknown }>['running'];
const nothing = () => null;
const views = {
  askingWhoWrites: nothing,
  unneeded: nothing,
  unoffered: nothing,
  checkingAvailability: nothing,
  unavailable: nothing,
  offered: Offer,
  fetchingPrompt: Opening,
  opening: Opening,
  downloading: Downloading,
  writing: Writing,
  checkingAnswer: Checking,
  failed: Failed,
} satisfies Record<StateName, (props: Props) => React.ReactNode>;

const stateOf = ({ value }: Snapshot): StateName =>
  typeof value === 'string' ? value : 'running' in value ? value.running : 'unneeded';

export function BrowserModelPanel(props: Props) {
  const View = views[useSelector(props.actor, stateOf)];
  return <View {...props} />;
}
