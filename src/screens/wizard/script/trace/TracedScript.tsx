/** A script with what backs each of its sentences; what nothing backs is named, and can be kept. [WR3] */
import { useSelector } from '@xstate/react';
import { useContext } from 'react';
import type { SnapshotFrom } from 'xstate';
import { isMereDoubt } from '../../../../../contract/scripts/claimReason';
import type { TracedSentence, UnsupportedPart } from '../../../../../contract/scripts/claims';
import type { BackedSentence } from '../../../../../contract/scripts/script';
import { claimsMessages as text } from '../../../../locales/messages/wizards/claims';
import type { claimsTraceMachine } from '../../../../machines/claimsTrace/claimsTrace.machine';
import { Button } from '../../../../ui/controls/Button';
import { ideaText } from '../ScriptChoice.css';
import { whoJudged } from '../../../claims/whoJudged';
import * as css from './trace.css';
import { BackedScript, type BackingSource } from './BackedScript';
import { Doubts } from './Doubts';
import { Sentences } from './Sentences';
import { BackingContext, ClaimsTraceContext, type ClaimsTraceView } from './traceContext';

/** As it is read where it is not traced, and before it is. */
const Plain = ({ script }: { script: string }) => <p className={ideaText}>{script}</p>;

interface ScriptProps {
  script: string;
  /** Its text stands in a field above. */
  isEdited?: boolean;
  /** Says that its sentences can be pressed. */
  showsHint?: boolean;
  /** What came with it, and from where. */
  backing?: readonly BackedSentence[] | undefined;
  source?: BackingSource;
}

export function TracedScript({
  script,
  isEdited = false,
  showsHint = true,
  backing,
  source = 'notes',
}: ScriptProps) {
  const view = useContext(ClaimsTraceContext);
  const backed = useContext(BackingContext);
  if (view) return <Traced view={view} script={script} isEdited={isEdited} showsHint={showsHint} />;
  if (backed && backing)
    return (
      <BackedScript
        view={backed}
        script={script}
        backing={backing}
        source={source}
        isTitled={isEdited}
        showsHint={showsHint}
      />
    );
  return isEdited ? null : <Plain script={script} />;
}

interface Props {
  view: ClaimsTraceView;
  script: string;
  isEdited: boolean;
  showsHint: boolean;
}

/** Of the notes that stand at each script one is read aloud, at the chosen one. */
type NoteProps = ClaimsTraceView & { role: 'status' | undefined };

const Asking = () => (
  <p role="status" className={css.said}>
    {text.asking}
  </p>
);

function BrowserIsReading({ actor }: ClaimsTraceView) {
  const said = useSelector(actor, ({ context: { verdicts, traces, chosen } }) =>
    text.browserReads(verdicts, traces[chosen]?.length ?? 0),
  );
  return (
    <div className={css.asked}>
      <p role="status">{said}</p>
      <Button variant="secondary" size="small" onClick={() => actor.send({ type: 'judging.cancelled' })}>
        {text.cancel}
      </Button>
    </div>
  );
}

type Snapshot = SnapshotFrom<typeof claimsTraceMachine>;
type Value = Snapshot['value'];
type StateName = Extract<Value, string> | Extract<Value, object>['running'];
const stateOf = ({ value }: Snapshot): StateName => (typeof value === 'object' ? value.running : value);

const notes = {
  judging: () => null,
  settling: () => null,
  traced: () => null,
  checkingScripts: ({ role }) => (
    <p role={role} className={css.said}>
      {text.checking}
    </p>
  ),
  askingModel: Asking,
  unavailable: ({ actor, role }) => (
    <div role={role} className={css.said}>
      <p>{text.unavailable}</p>
      <Button variant="secondary" size="small" onClick={() => actor.send({ type: 'retried' })}>
        {text.retry}
      </Button>
    </div>
  ),
  checkingAvailability: Asking,
  fetchingPrompt: BrowserIsReading,
  opening: BrowserIsReading,
  reading: BrowserIsReading,
  checkingVerdicts: BrowserIsReading,
} satisfies Record<StateName, (props: NoteProps) => React.ReactNode>;
const waitsForModel: readonly StateName[] = [
  'askingModel',
  'checkingAvailability',
  'fetchingPrompt',
  'opening',
  'reading',
  'checkingVerdicts',
];

function Traced({ view, script, isEdited, showsHint }: Props) {
  const state = useSelector(view.actor, stateOf);
  const key = script.trim();
  const sentences = useSelector(view.actor, ({ context }) => context.traces[key]);
  const judge = useSelector(view.actor, ({ context }) => context.judges[key]);
  const isChosen = useSelector(view.actor, ({ context }) => context.chosen === key);
  const isAsked = isChosen && waitsForModel.includes(state);
  const Note = notes[state];
  if (key === '') return null;
  if (!sentences)
    return (
      <>
        {isEdited ? null : <Plain script={script} />}
        <Note {...view} role={isChosen ? 'status' : undefined} />
      </>
    );
  return (
    <div className={css.trace}>
      <TracedSentences
        view={view}
        script={key}
        sentences={sentences}
        isTitled={isEdited}
        showsHint={showsHint}
      />
      <Doubts view={view} sentences={sentences} />
      {isAsked ? <Note {...view} role="status" /> : null}
      {judge && !isAsked ? <p className={css.said}>{whoJudged(judge)}</p> : null}
    </div>
  );
}

interface TracedSentencesProps {
  view: ClaimsTraceView;
  script: string;
  sentences: readonly TracedSentence[];
  isTitled: boolean;
  showsHint: boolean;
}

function TracedSentences({ view: { actor }, ...props }: TracedSentencesProps) {
  const pointed = useSelector(actor, ({ context }) => context.pointed);
  return (
    <Sentences
      {...props}
      pointed={pointed}
      onPointed={(script, start) => actor.send({ type: 'sentence.pointedAt', script, start })}
      renderWords={(sentence) =>
        partsOf(sentence).map(({ words, look }) =>
          look ? (
            <u key={words} className={look} title={text.unsupported}>
              {words}
            </u>
          ) : (
            words
          ),
        )
      }
      renderBacking={(sentence) => <Backing sentence={sentence} />}
    />
  );
}

/** The sentence in its pieces, those that nothing backs and those between them. */
function partsOf({ text: sentence, unsupported }: TracedSentence) {
  const parts: { words: string; look: string | null }[] = [];
  let at = 0;
  const add = (end: number, look: string | null) => {
    if (end > at) parts.push({ words: sentence.slice(at, end), look });
    at = Math.max(at, end);
  };
  for (const part of unsupported) {
    add(part.start, null);
    add(part.end, isMereDoubt(part) ? css.mereDoubt : css.doubt);
  }
  add(sentence.length, null);
  return parts;
}

const reasonOf = ({ words, reason }: UnsupportedPart) => text.notOnPage(words, text.reasons[reason]);

function Backing({ sentence: { backing, unsupported } }: { sentence: TracedSentence }) {
  if (backing.length + unsupported.length === 0) return <p>{text.noClaim}</p>;
  return (
    <>
      {unsupported.map((part) => (
        <p key={part.start}>{reasonOf(part)}</p>
      ))}
      {backing.map(({ from, quote }) => (
        <p key={quote}>{text.backing[from](quote)}</p>
      ))}
      {backing.length === 0 ? <p>{text.noBacking}</p> : null}
    </>
  );
}
