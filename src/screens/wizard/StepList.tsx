/** Where one is: steps done, the current one underlined with its description, later ones dimmed. [W1] */
import { Check } from 'lucide-react';
import { wizardMessages } from '../../locales/messages/wizards/wizard';
import * as css from './StepList.css';

export interface StepDefinition<Step extends string> {
  readonly step: Step;
  readonly label: string;
  readonly description: string;
  readonly color: string;
  readonly hidden?: boolean;
}
type StepState = 'done' | 'current' | 'later';

interface Props<Step extends string> {
  steps: readonly StepDefinition<Step>[];
  current: Step;
  canGoTo: (step: Step) => boolean;
  onGoTo: (step: Step) => void;
}

const stateOf = (index: number, current: number): StepState =>
  index < current ? 'done' : index === current ? 'current' : 'later';

const Underline = ({ color }: { color: string }) => (
  <svg className={css.underline} viewBox="0 0 132 9" preserveAspectRatio="none" aria-hidden>
    <path d="M2 6C34 2 92 2 130 5" fill="none" stroke={color} strokeWidth="3" strokeLinecap="round" />
  </svg>
);

interface WordsProps {
  definition: StepDefinition<string>;
  state: StepState;
  number: number;
}
function StepWords({ definition: { label, color, description }, state, number }: WordsProps) {
  const tint = state === 'later' ? {} : { borderColor: color, color: state === 'done' ? '#fff' : undefined };
  return (
    <>
      <span
        className={css.mark}
        style={{ ...tint, background: state === 'done' ? color : undefined }}
        aria-hidden
      >
        {state === 'done' ? <Check size={15} strokeWidth={3} /> : number}
      </span>
      <span className={css.words}>
        <span className={css.label}>{label}</span>
        {state === 'current' ? (
          <>
            <Underline color={color} />
            <span className={css.description}>{description}</span>
          </>
        ) : null}
      </span>
    </>
  );
}

export function StepList<Step extends string>({ steps, current, canGoTo, onGoTo }: Props<Step>) {
  const place = steps.findIndex(({ step }) => step === current);
  const visible = steps
    .map((definition, index) => ({ definition, index }))
    .filter((s) => !s.definition.hidden);
  return (
    <nav className={css.side} aria-label={wizardMessages.steps}>
      <ol className={css.list}>
        {visible.map(({ definition, index }, shown) => {
          const state = stateOf(index, place);
          const inside = <StepWords definition={definition} state={state} number={shown + 1} />;
          return (
            <li key={definition.step} aria-current={state === 'current' ? 'step' : undefined}>
              {state !== 'current' && canGoTo(definition.step) ? (
                <button type="button" className={css.item({ state })} onClick={() => onGoTo(definition.step)}>
                  {inside}
                </button>
              ) : (
                <div className={css.item({ state })}>{inside}</div>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
