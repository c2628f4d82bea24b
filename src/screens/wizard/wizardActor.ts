/** Either running wizard, as the screens that both share know it. */
import type { ReactNode } from 'react';
import type { ActorRefFrom, AnyActorRef } from 'xstate';
import type { voiceListMachine } from '../../machines/voiceList/voiceList.machine';
import type { SharedEvent, WizardErrors } from '../../machines/wizard/wizard.setup';
import type { WizardForm } from '../../machines/wizard/wizardForm';
import type { PreviewActor } from './sound/SoundButton';
import type { StepDefinition } from './StepList';
import type { BrowserModelActor, ScriptWritingActor } from './script/writingActors';
import type { RecorderActor } from './voice/recorderActor';

interface WizardSnapshot<Step extends string, Key extends string> {
  readonly context: {
    readonly form: WizardForm;
    readonly errors: WizardErrors<Key>;
    readonly openIdea: number | null;
  };
  readonly children: {
    readonly voiceList?: ActorRefFrom<typeof voiceListMachine> | undefined;
    readonly voiceRecorder?: RecorderActor | undefined;
    readonly scriptWriting?: ScriptWritingActor | undefined;
    readonly browserModel?: BrowserModelActor | undefined;
  };
  can(event: SharedEvent<Step>): boolean;
}
interface WizardActor<Step extends string, Key extends string> extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): WizardSnapshot<Step, Key>;
  send(event: SharedEvent<Step>): void;
}

export type OursKeepTo = readonly ('tone' | 'length' | 'likeness')[];

/** What is shown of a wizard where both show the same. */
export interface WizardView<Step extends string, Key extends string> {
  /** As the side list shows them. [W1] */
  readonly steps: readonly StepDefinition<Step>[];
  readonly errors: Readonly<Record<Key, string>>;
  /** What our own scripts keep to where no model writes: a tone, a length, another one that is alike. [WR2] */
  readonly oursKeepTo: OursKeepTo;
}
export interface WizardProps<Step extends string, Key extends string> {
  readonly actor: WizardActor<Step, Key>;
  readonly wizard: WizardView<Step, Key>;
}

/** What a wizard's page adds to it. */
export interface WizardAdditions {
  readonly preview: PreviewActor;
  /** What the last step offers of the user's brand. */
  readonly brand?: ReactNode;
  /** What confirming costs. */
  readonly price?: ReactNode;
}
