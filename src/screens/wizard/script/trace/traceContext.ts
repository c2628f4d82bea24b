/** The chart that leads sentences back to the page, as the parts of the script step find it; null where there is no page. */
import { createContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { KeptClaim } from '../../../../../contract/scripts/claimSource';
import type { claimsTraceMachine } from '../../../../machines/claimsTrace/claimsTrace.machine';

export interface ClaimsTraceView {
  readonly actor: ActorRefFrom<typeof claimsTraceMachine>;
  readonly kept: readonly KeptClaim[];
  onKept(claims: readonly KeptClaim[]): void;
  onReleased(sentence: string): void;
}

/** Whose backing is shown of the sentences that came with it; null where none does. */
export interface BackingView {
  readonly pointed: { readonly script: string; readonly start: number } | null;
  onPointed(script: string, start: number): void;
}
export const BackingContext = createContext<BackingView | null>(null);
export const ClaimsTraceContext = createContext<ClaimsTraceView | null>(null);
