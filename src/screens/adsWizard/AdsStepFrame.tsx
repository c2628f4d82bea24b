/** The frame of a step of the ads wizard: its side list, its error, its ways back and on. [W1] [W14] */
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { AdsStep } from '../../machines/adsWizard/adsForm';
import { StepFrame } from '../wizard/StepFrame';
import { StepList } from '../wizard/StepList';
import type { StepProps } from './adsActor';
import { AdsStepError } from './AdsStepError';
import { adsSteps } from './adsSteps';

interface Props extends StepProps {
  step: AdsStep;
  title: string;
  text?: string;
  next: string;
  price?: ReactNode;
  children: ReactNode;
}

export function AdsStepFrame({ actor, step, ...rest }: Props) {
  const snapshot = useSelector(actor, (state) => state);
  return (
    <StepFrame
      {...rest}
      steps={
        <StepList
          steps={adsSteps}
          current={step}
          canGoTo={(other) => snapshot.can({ type: 'step.chosen', step: other })}
          onGoTo={(other) => actor.send({ type: 'step.chosen', step: other })}
        />
      }
      error={<AdsStepError actor={actor} />}
      onBack={() => actor.send({ type: 'back.requested' })}
      onSubmit={() => actor.send({ type: 'step.submitted' })}
    />
  );
}
