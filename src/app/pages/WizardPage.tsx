/** A wizard that can be begun anew: each beginning is a wizard of its own. */
import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import { BesideTitle } from '../../screens/wizard/BesideTitle';
import { StartOver } from '../../screens/wizard/StartOver';
import type { provideStartOver } from '../implementations/wizards/startOver.implementations';
import { useProvidedActor } from '../useProvidedActor';

interface Props {
  readonly startOver: ReturnType<typeof provideStartOver>;
  readonly Wizard: ComponentType;
}

export function WizardPage({ startOver, Wizard }: Props) {
  const actor = useProvidedActor(startOver);
  const times = useSelector(actor, ({ context }) => context.times);
  return (
    <BesideTitle shown={<StartOver actor={actor} />}>
      <Wizard key={times} />
    </BesideTitle>
  );
}
