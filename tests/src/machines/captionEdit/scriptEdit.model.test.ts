import { beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { RefusedCommand } from '../../../../src/machines/captionEdit/refusalCode';
import {
  scriptEditMachine,
  type ScriptPlace,
  type ScriptWritten,
  type SpokenWords,
} from '../../../../src/machines/captionEdit/scriptEdit.machine';
import { ServiceError } from '../../../../src/services/serviceError';
import { voiceRecorderMachine } from '../../../../src/machines/voiceRecorder/voiceRecorder.machine';
import type { StatesOf } from '../../../support/walking/statesOf';
import { audioPreviewMachine } from '../../../../src/machines/audioPreview/audioPreview.machine';
import { machine as recorder, kept, take } from '../../../support/wizards/recorderSamples';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const announceChange = vi.fn();
const moveSentence = vi.fn();
beforeEach(() => {
  announceChange.mockClear();
  moveSentence.mockClear();
});
const machine = scriptEditMachine.provide({
  actors: {
    voiceRecorder: recorder,
    audioPreview: audioPreviewMachine.provide({ actors: { playSound: fromCallback(() => {}) } }),
  },
  actions: {
    announceChange: (_, written) => announceChange(written),
    moveSentence: (_, move) => moveSentence(move),
  },
});

const hello: ScriptPlace = { from: 0, to: 900, said: 'Hello there.' };
const bye: ScriptPlace = { from: 900, to: 2000, said: 'Good bye.' };
const both: ScriptPlace = { from: 0, to: 2000, said: 'Hello there. Good bye.' };
const behind: ScriptPlace = { from: 2000, to: 2000, said: '' };
const spoken: SpokenWords = { words: [{ text: 'Hi.', from: 0, to: 300 }], sound: null };

const opened = (place = hello) => ({ type: 'sentence.opened' as const, place });
const written = (text: string) => ({ type: 'text.changed' as const, text });
const spokenAsItIs = { type: 'speaking.requested' as const, place: hello };
const byAda = { type: 'voice.chosen' as const, voice: 'Ada' };
const slower = { type: 'pace.chosen' as const, speed: 0.8 };
const asItIs = { type: 'pace.chosen' as const, speed: null };
const submitted = { type: 'change.submitted' as const };
const cancelled = { type: 'cancelled' as const };
const moved = { type: 'move.requested' as const, move: { place: hello, toIndex: 1 } };
const ownVoice = { type: 'recording.requested' as const };
const used = { type: 'voiceOver.changed' as const, changes: { recording: kept } };
const again = { type: 'voiceOver.changed' as const, changes: { recording: null } };
const retried = { type: 'retried' as const };
const gone = { type: 'script.left' as const };
const timed = { type: 'xstate.done.actor.timeRecording' as const, output: spoken };
const untimed = {
  type: 'xstate.error.actor.timeRecording' as const,
  error: new ServiceError('network', null, null),
};
const joined = { type: 'join.requested' as const, place: both };
const sounds = { type: 'xstate.done.actor.speakSentence' as const, output: spoken };
const silent = {
  type: 'xstate.error.actor.speakSentence' as const,
  error: new ServiceError('status', 422, 'There is no such voice.'),
};
const changed = { type: 'xstate.done.actor.changeScript' as const, output: null };
const later: ScriptPlace = { from: 700, to: 1800, said: 'Good bye.' };
const changedBefore = { ...changed, output: later };
const refused = {
  type: 'xstate.error.actor.changeScript' as const,
  error: new RefusedCommand('scriptChanged'),
};

const paths = modelOf(
  machine,
  undefined,
  {
    'sentence.opened': [opened(), opened(bye)],
    'speaking.requested': [spokenAsItIs],
    'text.changed': [written('Hi.'), written(''), written(hello.said)],
    'voice.chosen': [byAda],
    'pace.chosen': [slower],
    'join.requested': [joined],
    'move.requested': [moved],
    'voiceOver.changed': [used, again],
    'xstate.done.actor.timeRecording': [timed],
    'xstate.error.actor.timeRecording': [untimed],
    'xstate.done.actor.speakSentence': [sounds],
    'xstate.error.actor.speakSentence': [silent],
    'xstate.done.actor.changeScript': [changed, changedBefore],
    'xstate.error.actor.changeScript': [refused],
  },
  {
    limit: 9000,
    alsoTellApart: ({ place, text, voice, speed, written: made }) =>
      `${text === '' ? 'empty' : text === place?.said && voice === null && speed === null} ${made?.kind}`,
  },
).getShortestPaths();

type Seen = {
  context: {
    recording: typeof kept | null;
    place: ScriptPlace | null;
    written: ScriptWritten | null;
    problem: unknown;
  };
};
const isOpen = ({ context }: Seen) => expect(context.place).not.toBeNull();
const states = {
  closed: ({ context }) => expect([context.place, context.problem]).toEqual([null, null]),
  'open.editing': isOpen,
  'open.unsettled': isOpen,
  'open.unspoken': ({ context }) => expect(context.problem).toEqual({ detail: 'There is no such voice.' }),
  'open.refused': ({ context }) => expect(context.problem).toEqual({ code: 'scriptChanged' }),
  'recording.taking': ({ context }) => expect([context.recording, context.problem]).toEqual([null, null]),
  'recording.timingRecording': ({ context }) => expect(context.recording).toEqual(kept),
  'recording.untimed': ({ context }) =>
    expect([context.recording, context.problem]).toEqual([kept, { detail: null }]),
  'recording.changingScriptByRecording': ({ context }) => expect(context.written?.kind).toBe('recorded'),
  'recording.refused': ({ context }) =>
    expect([context.recording, context.problem]).toEqual([kept, { code: 'scriptChanged' }]),
  speakingSentence: isOpen,
  changingScript: ({ context }) => expect(context.written).not.toBeNull(),
} satisfies Record<StatesOf<typeof scriptEditMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () => expect(untakenTransitions(machine, undefined, paths)).toEqual([]));

const after = (...events: Parameters<typeof journey>[2]) => journey(machine, undefined, events);

test('[SC1] a sentence is written anew, spoken, and put into the video', () => {
  const speaking = after(opened(), written('Hi.'), submitted);
  expect([speaking.value, speaking.context.text]).toEqual(['speakingSentence', 'Hi.']);
  expect(after(opened(), written('Hi.'), submitted, sounds).context.written).toEqual({
    kind: 'spoken',
    spoken,
  });
  expect(after(opened(), written('Hi.'), submitted, sounds, changed).value).toBe('closed');
  expect(announceChange.mock.calls).toEqual([[{ kind: 'spoken', spoken }]]);
});
test('[SC1] what nobody could say keeps its words, if the person likes', () => {
  const failed = after(opened(), written('Hi.'), submitted, silent);
  expect([failed.value, failed.context.text]).toEqual([{ open: 'unspoken' }, 'Hi.']);
  const kept = after(opened(), written('Hi.'), byAda, slower, submitted, silent, { type: 'later.requested' });
  expect([kept.value, kept.context.written]).toEqual([
    'changingScript',
    { kind: 'unspoken', text: 'Hi.', voice: 'Ada', speed: 0.8 },
  ]);
});
test('[SC1] while it is spoken it can be cancelled, and the text is still there', () => {
  const end = after(opened(), written('Hi.'), submitted, cancelled);
  expect([end.value, end.context.text]).toEqual([{ open: 'editing' }, 'Hi.']);
});
test('[SC1] a sentence that is pressed while another is spoken is opened then, where it stands by then', () => {
  const speaking = after(opened(), written('Hi.'), submitted, opened(bye));
  expect([speaking.value, speaking.context.next]).toEqual(['speakingSentence', bye]);
  const end = after(opened(), written('Hi.'), submitted, opened(bye), sounds, changedBefore);
  expect([end.value, end.context.place, end.context.text, end.context.next]).toEqual([
    { open: 'editing' },
    later,
    bye.said,
    null,
  ]);
  expect(after(opened(), written('Hi.'), submitted, opened(bye), silent).context).toMatchObject({
    place: hello,
    next: null,
  });
});
test('[SC1] a sentence that is emptied is taken out; a new one without words was never there', () => {
  expect(after(opened(), written(' '), submitted).context.written).toEqual({ kind: 'removed' });
  expect(after(opened(behind), submitted).value).toBe('closed');
});
test('[SC1] two sentences are joined into one place', () => {
  const end = after(opened(bye), written('good bye.'), joined);
  expect([end.context.place, end.context.text]).toEqual([both, 'Hello there. good bye.']);
});
test('[SC1] what is untouched is not spoken, unless nobody said it yet or somebody else is to', () => {
  expect(after(opened(), submitted).value).toBe('closed');
  expect(after(spokenAsItIs).value).toBe('speakingSentence');
  expect(after(opened(), byAda, submitted).value).toBe('speakingSentence');
});
test('[SC1] one sentence has a pace of its own, which can be taken back before it is spoken', () => {
  const speaking = after(opened(), slower, submitted);
  expect([speaking.value, speaking.context.speed]).toEqual(['speakingSentence', 0.8]);
  expect(after(opened(), slower, asItIs, submitted).value).toBe('closed');
  expect(after(opened(), slower, opened(bye)).value).toEqual({ open: 'unsettled' });
});
test('[SC1] another sentence takes the place of an untouched one, and waits for a written one', () => {
  expect(after(opened(), opened(bye)).context.place).toEqual(bye);
  const end = after(opened(), written('Hi.'), opened(bye));
  expect([end.value, end.context.place]).toEqual([{ open: 'unsettled' }, hello]);
});
test('[SC1] the focus gone elsewhere closes what is untouched and leaves what is written', () => {
  expect(after(opened(), { type: 'sentence.left' }).value).toBe('closed');
  expect(() => after(opened(), written('Hi.'), { type: 'sentence.left' })).toThrow('not heard');
});
test('[SC1] a sentence is moved from where it stands or is open, and waits for what is written', () => {
  expect([after(moved).value, after(opened(), moved).value]).toEqual(['closed', 'closed']);
  expect(moveSentence.mock.calls).toEqual([[moved.move], [moved.move]]);
  const end = after(opened(), written('Hi.'), moved);
  expect([end.value, moveSentence.mock.calls.length]).toEqual([{ open: 'unsettled' }, 2]);
});

test('[SC1] what its owner said is timed and put into the video as one change', () => {
  const end = after(opened(), ownVoice, used, timed);
  expect([end.value, end.context.written]).toEqual([
    { recording: 'changingScriptByRecording' },
    { kind: 'recorded', spoken },
  ]);
  expect(after(opened(), ownVoice, used, timed, changed).value).toBe('closed');
  expect(announceChange.mock.calls).toEqual([[{ kind: 'recorded', spoken }]]);
});
test.each([
  ['who cancels is at the text again', [written('Hi.'), ownVoice, cancelled], { open: 'editing' }, 'Hi.'],
  ['who cancels a take that is used is, too', [ownVoice, used, cancelled], { open: 'editing' }, hello.said],
  ['another sentence takes the place of an untouched one', [ownVoice, opened(bye)], { open: 'editing' }, bye.said],
  ['another sentence waits for a written one, and the take is gone', [written('Hi.'), ownVoice, opened(bye)], { open: 'unsettled' }, 'Hi.'],
  ['who leaves the script leaves what was written', [written('Hi.'), ownVoice, used, gone], { open: 'editing' }, 'Hi.'],
  ['a server that is away keeps the take', [ownVoice, used, untimed, retried], { recording: 'timingRecording' }, hello.said],
  ['a script that changed keeps the take', [ownVoice, used, timed, refused, retried], { recording: 'changingScriptByRecording' }, hello.said],
] as const)('[SC1] recording: %s', (_, events, value, text) => {
  const end = after(opened(), ...events);
  expect([end.value, end.context.text]).toEqual([value, text]);
}); // prettier-ignore
test('[SC1] who leaves the script without having written anything has closed the sentence', () => {
  expect(after(opened(), ownVoice, gone).value).toBe('closed');
});
test('[SC1] there is nothing to record of a sentence without words', () => {
  expect(() => after(opened(behind), ownVoice)).toThrow('not heard');
});

/** The whole way, with the recorder below it: each take is another recording at the server. */
function recording() {
  const timedOf: string[] = [];
  const clock = new SimulatedClock();
  const told: string[] = [];
  let takes = 0;
  const whole = machine.provide({
    actors: {
      voiceRecorder: voiceRecorderMachine.provide({
        actors: {
          recordVoice: fromCallback(({ receive }) => {
            told.push('opened');
            receive(({ type }) => told.push(type));
            return () => told.push('released');
          }),
          uploadRecording: fromPromise(async () => ({ ...kept, url: `/media/${(takes += 1)}.wav` })),
        },
        actions: { releaseTake: () => {} },
      }),
      timeRecording: fromPromise(({ input }) => {
        timedOf.push(input.recordingUrl);
        return takes === 1
          ? Promise.reject(new ServiceError('network', null, null))
          : Promise.resolve(spoken);
      }),
      changeScript: fromPromise(async (): Promise<ScriptPlace | null> => null),
    },
  });
  const actor = createActor(whole, { clock }).start();
  const recorder = () => actor.getSnapshot().children.voiceRecorder!;
  const speak = () => {
    recorder().send({ type: 'recording.requested' });
    recorder().send({ type: 'microphone.opened' });
    clock.increment(3000);
    recorder().send({ type: 'recording.stopped' });
    recorder().send({ type: 'voice.recorded', file: take, src: 'blob:take' });
  };
  actor.send(opened());
  actor.send(ownVoice);
  return { actor, recorder, speak, timedOf, told };
}

test('[SC1] recorded again and used, it is the new take that is put in', async () => {
  const { actor, recorder, speak, timedOf } = recording();
  speak();
  expect(actor.getSnapshot().value).toEqual({ recording: 'taking' });
  recorder().send({ type: 'take.accepted' });
  await vi.waitFor(() => expect(actor.getSnapshot().value).toEqual({ recording: 'untimed' }));
  speak();
  expect(actor.getSnapshot().value).toEqual({ recording: 'taking' });
  recorder().send({ type: 'take.accepted' });
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('closed'));
  expect(timedOf).toEqual(['/media/1.wav', '/media/2.wav']);
});
test('[SC1] leaving the script lets go of the microphone', () => {
  const { actor, recorder, told } = recording();
  recorder().send({ type: 'recording.requested' });
  recorder().send({ type: 'microphone.opened' });
  actor.send(gone);
  expect([actor.getSnapshot().value, told]).toEqual(['closed', ['opened', 'released']]);
});
