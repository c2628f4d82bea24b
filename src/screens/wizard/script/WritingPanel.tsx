/** What goes on at the server while scripts are shown already, and what went wrong there. [WR1] */
import { useSelector } from '@xstate/react';
import { Info } from 'lucide-react';
import { scriptWritingMessages as text } from '../../../locales/messages/wizards/scriptWriting';
import { Button } from '../../../ui/controls/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { note } from './ScriptChoice.css';
import * as css from './ScriptWriting.css';
import {
  calledIn,
  type BrowserModelActor,
  type ScriptWritingActor,
  type ScriptWritingSnapshot,
} from './writingActors';
import { WriterFaults } from './WriterFaults';
import { WritingProgress } from './WritingProgress';

interface Props {
  actor: ScriptWritingActor;
  /** Writes others, where it is offered and nobody has started it. */
  model?: BrowserModelActor | undefined;
}

/** Models that could not, and why: what is shown is by somebody else. */
function Failures({ actor }: Props) {
  const failures = useSelector(actor, ({ context }) => context.failures);
  return failures.map(({ writer, reason, faults }, index) => (
    <div key={index} className={note} role="status">
      <Info size={16} aria-hidden />
      <div>
        <p>{text.failures[reason](calledIn(writer))}</p>
        <WriterFaults faults={faults} />
      </div>
    </div>
  ));
}

const Writing = ({ actor }: Props) => (
  <div className={css.panel}>
    <div className={css.line}>
      <WritingProgress actor={actor} />
      <Button variant="secondary" size="small" onClick={() => actor.send({ type: 'writing.cancelled' })}>
        {text.cancel}
      </Button>
    </div>
  </div>
);

function Failed({ actor }: Props) {
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  return (
    <Alert>
      <p>{text.failed}</p>
      {refusal ? <p>{refusal}</p> : null}
      <Button variant="secondary" size="small" onClick={() => actor.send({ type: 'retried' })}>
        {text.retry}
      </Button>
    </Alert>
  );
}

function NothingNew({ model }: Props) {
  const isOffered = useSelector(model, (snapshot) => snapshot?.matches('offered') ?? false);
  return (
    <p className={css.hint} role="status">
      {isOffered ? text.nothingNewYet : text.nothingNew}
    </p>
  );
}

type StateName = Extract<ScriptWritingSnapshot['value'], string> | 'writing';
const views = {
  resting: () => null,
  writing: Writing,
  nothingNew: NothingNew,
  failed: Failed,
} satisfies Record<StateName, (props: Props) => React.ReactNode>;

const stateOf = ({ value }: ScriptWritingSnapshot): StateName =>
  typeof value === 'object' ? 'writing' : value;

export function WritingPanel({ actor, model }: Props) {
  const View = views[useSelector(actor, stateOf)];
  return (
    <>
      <View actor={actor} model={model} />
      <Failures actor={actor} />
    </>
  );
}
