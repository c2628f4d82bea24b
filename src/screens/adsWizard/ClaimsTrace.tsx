/** Gives the script step of an ad the chart that leads its sentences back to the page. [WR3] */
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { ClaimsTraceContext } from '../wizard/script/trace/traceContext';
import { useForm, type StepProps } from './adsActor';

export function ClaimsTrace({ actor, children }: StepProps & { children: ReactNode }) {
  const trace = useSelector(actor, (snapshot) => snapshot.children.claimsTrace);
  const { keptClaims } = useForm(actor);
  const view = trace
    ? {
        actor: trace,
        kept: keptClaims,
        onKept: (claims: typeof keptClaims) => actor.send({ type: 'sentence.kept', claims }),
        onReleased: (sentence: string) => actor.send({ type: 'sentence.released', sentence }),
      }
    : null;
  return <ClaimsTraceContext value={view}>{children}</ClaimsTraceContext>;
}
