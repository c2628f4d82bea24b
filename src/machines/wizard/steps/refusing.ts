/** What a wizard's call does when it fails or never comes: the refusal goes under the step's title. [W14] */
import type { ErrorActorEvent } from 'xstate';

export const refusing = <const Key extends string>(key: Key) =>
  ({
    type: 'refuseCall',
    params: ({ event }: { event: ErrorActorEvent }) => ({ key, error: event.error }),
  }) as const;

export const refusingLate = <const Key extends string>(key: Key) =>
  ({ type: 'refuseLateCall', params: key }) as const;
