/** Music, voice and what else a wizard asks for; confirming starts the job. [W10]–[W15] [X1]–[X4] */
import type { DoneActorEvent, ErrorActorEvent, SnapshotFrom } from 'xstate';
import { RECORDING_MS } from '../../../../contract/limits';
import type { Voice } from '../../../../contract/voice';
import { selectedScript } from '../../../../contract/ui/scriptChoice';
import { refusalOf } from '../../shared/refusal';
import type { voiceListMachine } from '../../voiceList/voiceList.machine';
import type { Picks } from '../../../../contract/ui/picks';
import type { VoiceOverChanged } from '../voiceChoice';
import { jumpsFrom, type WizardSteps } from '../wizard.setup';
import type { WizardForm } from '../wizardForm';
import { refusing, refusingLate } from './refusing';

interface Options<Form, Request, Own> {
  /** What confirming asks for; settings are complete by then. */
  requestOf(form: Form): Request;
  /** What only this wizard asks for here. */
  readonly on: Own;
}
interface Listed {
  readonly event: { readonly snapshot: SnapshotFrom<typeof voiceListMachine> };
}

const toldBy = ({ event }: Listed) => event.snapshot.context;

export const settingsStep = <Step extends string, Form extends WizardForm, Request, const Own>(
  wizard: WizardSteps<Step | 'settings'>,
  { requestOf, on }: Options<Form, Request, Own>,
) =>
  ({
    invoke: [
      {
        id: 'voiceList',
        src: 'voiceList',
        input: ({ context }: { context: { form: Form } }) => ({ script: selectedScript(context.form) }),
        onSnapshot: {
          guard: { type: 'voiceListTellsNews', params: toldBy },
          actions: { type: 'rememberVoiceList', params: toldBy },
        },
      },
      {
        id: 'voiceRecorder',
        src: 'voiceRecorder',
        input: ({ context }: { context: { form: Form } }) => ({
          kept: context.form.recording,
          longestMs: RECORDING_MS.max,
        }),
      },
    ],
    initial: 'editing',
    states: {
      editing: {
        tags: 'editing',
        on: {
          ...on,
          'music.chosen': {
            actions: {
              type: 'edit',
              params: ({ event }: { event: { audio: string } }) => ({ backgroundMusic: event.audio }),
            },
          },
          'voice.chosen': {
            actions: {
              type: 'edit',
              params: ({ event }: { event: { voice: Voice } }) => ({ voice: event.voice }),
            },
          },
          'picks.confirmed': {
            target: 'creatingVideo',
            actions: {
              type: 'edit',
              params: ({ event }: { event: { picks: Picks } }) => ({
                ...event.picks,
                voiceSource: 'voice' as const,
              }),
            },
          },
          'voiceOver.changed': {
            actions: { type: 'edit', params: ({ event }: { event: VoiceOverChanged }) => event.changes },
          },
          'back.requested': { target: `#${wizard.id}.script`, actions: 'clearErrors' },
          'step.submitted': [
            { guard: 'anErrorStands' },
            { guard: 'settingsAreIncomplete', actions: 'refuseSettings' },
            { target: 'creatingVideo' },
          ],
          'step.chosen': jumpsFrom('settings', wizard),
          retried: { guard: 'callMayBeRetried', actions: 'clearErrors', target: 'creatingVideo' },
        },
      },
      creatingVideo: {
        tags: 'busy',
        after: {
          callLimit: { target: 'editing', actions: refusingLate('videoFailed') },
        },
        invoke: {
          id: 'createVideo',
          src: 'createVideo',
          input: ({ context }: { context: { form: Form } }) => requestOf(context.form),
          onDone: {
            target: `#${wizard.id}.created`,
            actions: {
              type: 'rememberJob',
              params: ({ event }: { event: DoneActorEvent<{ jobId: string }> }) => event.output.jobId,
            },
          },
          onError: [
            {
              guard: {
                type: 'callIsForbidden',
                params: ({ event }: { event: ErrorActorEvent }) => event.error,
              },
              target: 'editing',
              actions: {
                type: 'announceRefusal',
                params: ({ event }: { event: ErrorActorEvent }) => ({
                  detail: refusalOf(event.error).detail,
                }),
              },
            },
            { target: 'editing', actions: refusing('videoFailed') },
          ],
        },
      },
    },
  }) as const;
