/** Where one is: steps done, the current one underlined with its description, later ones dimmed. [W1] */
import { useSelector } from '@xstate/react';
import { Check } from 'lucide-react';
import { adsWizardWords } from '../../words/en/adsWizard';
import type { AdsSnapshot, StepProps } from './adsActor';
import { adsSteps, type StepDefinition } from './adsSteps';
import * as css from './StepList.css';

const currentStep = (snapshot: AdsSnapshot) => adsSteps.findIndex(({ step }) => snapshot.matches(step));
const stateOf = (index: number, current: number) =>
  index < current ? 'done' : index === current ? 'current' : 'later';

const Underline = ({ color }: { color: string }) => (
  <svg className={css.underline} viewBox="0 0 132 9" preserveAspectRatio="none" aria-hidden>
    <path d="M2 6C34 2 92 2 130 5" fill="none" stroke={color} strokeWidth="3" strokeLinecap="round" />
  </svg>
);

function StepWords({
  definition,
  state,
  number,
}: {
  definition: StepDefinition;
  state: string;
  number: number;
}) {
  const { label, color, description } = definition;
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

export function StepList({ actor }: StepProps) {
  const current = useSelector(actor, currentStep);
  const snapshot = useSelector(actor, (state) => state);
  const visible = adsSteps
    .map((definition, index) => ({ definition, index }))
    .filter((s) => !s.definition.hidden);
  return (
    <nav className={css.side} aria-label={adsWizardWords.steps}>
      <ol className={css.list}>
        {visible.map(({ definition, index }, place) => {
          const state = stateOf(index, current);
          const inside = <StepWords definition={definition} state={state} number={place + 1} />;
          const jump = { type: 'step.chosen', step: definition.step } as const;
          return (
            <li key={definition.step} aria-current={state === 'current' ? 'step' : undefined}>
              {state !== 'current' && snapshot.can(jump) ? (
                <button type="button" className={css.item({ state })} onClick={() => actor.send(jump)}>
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
