import { expect, test, vi } from 'vitest';
import {
  scriptErrors,
  settingsErrors,
  topicErrors,
  type ExplainerErrors,
} from '../../../../src/machines/explainerWizard/explainerErrors';
import {
  emptyExplainerForm,
  explainerRequestOf,
  type ExplainerForm,
  type ExplainerStep,
} from '../../../../src/machines/explainerWizard/explainerForm';
import { explainerWizardMachine } from '../../../../src/machines/explainerWizard/explainerWizard.machine';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenOnWalks, type Samples } from '../../../support/walking/walkMachine';
import {
  ada,
  articleCredit,
  ben,
  did,
  failed,
  faster,
  forbidden,
  idea,
  listed,
  misshapen,
  outline,
  rapBeat,
  submitted,
  restingRecorder,
  waitingVoices,
} from '../../../support/wizards/wizardSamples';

const announceRefusal = vi.fn();
const machine = explainerWizardMachine.provide({
  actors: { voiceList: waitingVoices, voiceRecorder: restingRecorder },
  actions: { announceRefusal: (_, { detail }) => announceRefusal(detail) },
});

const asked: ExplainerForm = { ...emptyExplainerForm, topic: 'Tides' };
const scripted: ExplainerForm = { ...asked, scripts: [idea, outline], ideasFor: 'Tides' };
const complete: ExplainerForm = { ...scripted, chosenIdea: 0, backgroundMusic: rapBeat, voice: ada };
const at = (step: ExplainerStep, form: ExplainerForm, voiceName: string | null = null) => ({
  draft: { step, form },
  voiceName,
});
const fresh = { draft: null, voiceName: null };
const toTopic = { type: 'step.chosen', step: 'topic' } as const;
const typed = (text: string) => ({ type: 'text.changed', name: 'topic', text }) as const;

const samples = {
  'text.changed': [typed('Tides'), typed(' '), { type: 'text.changed', name: 'ownScript', text: 'Mine.' }],
  'step.chosen': (['topic', 'script', 'settings'] as const).map(
    (step) => ({ type: 'step.chosen', step }) as const,
  ),
  'scriptSource.chosen': [{ type: 'scriptSource.chosen', source: 'own' }],
  'idea.chosen': [
    { type: 'idea.chosen', index: 0 },
    { type: 'idea.chosen', index: 1 },
  ],
  'idea.opened': [{ type: 'idea.opened', index: 0 }],
  'idea.rewritten': [{ type: 'idea.rewritten', text: 'Better.' }],
  'music.chosen': [{ type: 'music.chosen', audio: rapBeat }],
  'voice.chosen': [{ type: 'voice.chosen', voice: ada }],
  'voiceOver.changed': [faster],
  'xstate.done.actor.suggestScripts': [did('suggestScripts', [idea, outline])],
  'xstate.error.actor.suggestScripts': [failed('suggestScripts'), failed('suggestScripts', misshapen)],
  'xstate.done.actor.createVideo': [did('createVideo', { jobId: 'j1' })],
  'xstate.error.actor.createVideo': [
    failed('createVideo'),
    failed('createVideo', forbidden),
    failed('createVideo', misshapen),
  ],
  'xstate.done.actor.voiceList': [],
  'xstate.snapshot.voiceList': [listed([ada])],
} satisfies Samples<typeof machine>;

const starts = [
  fresh,
  at('script', scripted),
  at('settings', complete),
  at('settings', { ...complete, voice: null }, 'Ada'),
];
const walks = starts.map((input) => ({
  input,
  paths: modelOf(machine, input, samples, {
    alsoTellApart: ({ errors, wantedVoice }) => [Object.keys(errors), errors.step?.canRetry, wantedVoice],
    limit: 20_000,
  }).getShortestPaths(),
}));
type Seen = {
  context: { form: ExplainerForm; errors: ExplainerErrors; jobId: string | null; openIdea: number | null };
};
/** What is passed through, and not rested in. */
type SeenState = Exclude<StatesOf<typeof explainerWizardMachine>, 'resuming'>;
const states = {
  'topic.editing': ({ context }) => expect(context.errors.step?.key).not.toBe('scriptMissing'),
  'topic.suggestingScripts': ({ context }) => {
    expect(context.errors).toEqual({});
    expect(topicErrors(context.form)).toEqual({});
  },
  'script.choosing': ({ context }) => {
    expect(context.form.ideasFor).toBe('Tides');
    expect(context.openIdea).toBeNull();
  },
  'script.rewriting': ({ context }) => expect(context.openIdea).toBe(0),
  'settings.editing': ({ context }) => expect(scriptErrors(context.form)).toEqual({}),
  'settings.creatingVideo': ({ context }) => expect(settingsErrors(context.form)).toEqual({}),
  created: ({ context }) => expect(context.jobId).toBe('j1'),
} satisfies Record<SeenState, (seen: Seen) => void>;

test('the chart keeps its promises along every generated path', async () => {
  const all = walks.flatMap(({ paths }) => paths.map(titled));
  expect(all.length).toBeGreaterThan(80);
  for (const [, path] of all) await path.test({ states });
});

/** A submit that is ignored is no step of a generated path: nothing comes of it. */
const ignored = [
  [fresh, submitted, submitted],
  [at('script', scripted), submitted, submitted],
  [at('settings', { ...complete, voice: null }), submitted, submitted],
] as const;
test('no transition is left untaken', () => {
  const ignoring = ignored.map(([input, ...events]) => ({
    input,
    paths: [{ steps: [submitted, ...events].map((event) => ({ event })) }],
  }));
  expect(untakenOnWalks(machine, [...walks, ...ignoring])).toEqual([]);
});

type Input = typeof fresh | ReturnType<typeof at>;
const end = (input: Input, ...events: { type: string }[]) => journey(machine, input, events);

test.each<[string, Input, { type: string }[], unknown, ExplainerErrors]>([
  [
    '[X2] a topic is wanted',
    fresh,
    [typed(' \n'), submitted],
    { topic: 'editing' },
    { topic: 'topicMissing' },
  ],
  [
    '[X1] notes of 20,000 characters are a topic',
    fresh,
    [typed('a'.repeat(20_000)), submitted],
    { topic: 'suggestingScripts' },
    {},
  ],
  [
    '[X1] of one more they are not',
    fresh,
    [typed('a'.repeat(20_001)), submitted],
    { topic: 'editing' },
    { topic: 'topicTooLong' },
  ],
  [
    '[X1] ideas lead to step 2',
    fresh,
    [typed('Tides'), submitted, did('suggestScripts', [idea])],
    { script: 'choosing' },
    {},
  ],
  [
    '[X1] a script leads to step 3',
    at('script', { ...scripted, chosenIdea: 0 }),
    [submitted],
    { settings: 'editing' },
    {},
  ],
  [
    'the same topic needs no new ideas',
    at('settings', complete),
    [toTopic, submitted],
    { script: 'choosing' },
    {},
  ],
  [
    'another topic does',
    at('settings', complete),
    [toTopic, typed('Ebb'), submitted],
    { topic: 'suggestingScripts' },
    {},
  ],
  [
    'a call that is let go of leaves nothing behind',
    fresh,
    [typed('Tides'), submitted, { type: 'call.cancelled' }],
    { topic: 'editing' },
    {},
  ],
  [
    '[X3] the job is made',
    at('settings', complete),
    [submitted, did('createVideo', { jobId: 'j1' })],
    'created',
    {},
  ],
])('%s', (_, input, events, value, errors) => {
  const { value: seen, context } = end(input, ...events);
  expect([seen, context.errors]).toEqual([value, errors]);
});

const asking = [typed('Tides'), submitted];
const without = (changes: Partial<ExplainerForm>) => at('settings', { ...complete, ...changes });
test.each<
  [string, Input, { type: string }[], string, { detail?: string; isLate?: boolean; canRetry?: boolean }]
>([
  ['[X2] no script selected', at('script', scripted), [submitted], 'scriptMissing', {}],
  [
    '[X2] an own script of signs alone',
    at('script', { ...scripted, scriptSource: 'own', ownScript: ' — … 🎉🎉 ! ' }),
    [submitted],
    'scriptWordless',
    {},
  ],
  [
    'a script of 601 words',
    at('script', { ...scripted, scriptSource: 'own', ownScript: 'so '.repeat(601) }),
    [submitted],
    'scriptTooLong',
    {},
  ],
  ['an outline with gaps', at('script', { ...scripted, chosenIdea: 1 }), [submitted], 'outlineUnfilled', {}],
  ['[X2] music first', without({ backgroundMusic: null, voice: null }), [submitted], 'musicMissing', {}],
  [
    '[X2] or one’s own, where that is who speaks',
    without({ voice: null, voiceSource: 'recording' }),
    [submitted],
    'recordingMissing',
    {},
  ],
  ['[X2] then the voice', without({ voice: null }), [submitted], 'voiceMissing', {}],
  ['[X4] no ideas', fresh, [...asking, failed('suggestScripts')], 'scriptIdeasFailed', { canRetry: true }],
  [
    '[X4] ideas refused with a reason',
    fresh,
    [...asking, failed('suggestScripts', { status: 422, detail: 'Say more.' })],
    'scriptIdeasFailed',
    { detail: 'Say more.' },
  ],
  [
    '[X4] an answer that is none',
    fresh,
    [...asking, failed('suggestScripts', misshapen)],
    'unexpected',
    { canRetry: true },
  ],
  [
    'ideas that never come',
    fresh,
    [...asking, { type: 'xstate.after.longCallLimit.explainerWizard.topic.suggestingScripts' }],
    'scriptIdeasFailed',
    { isLate: true, canRetry: true },
  ],
  [
    '[X4] a job that cannot be made',
    at('settings', complete),
    [submitted, failed('createVideo')],
    'videoFailed',
    { canRetry: true },
  ],
  [
    '[X4] a job that is refused with a reason, which the brand kit may have mended since',
    at('settings', complete),
    [submitted, failed('createVideo', { status: 422, detail: 'No such font.' })],
    'videoFailed',
    { detail: 'No such font.', canRetry: true },
  ],
  [
    '[X4] a job that is none',
    at('settings', complete),
    [submitted, failed('createVideo', misshapen)],
    'unexpected',
    { canRetry: true },
  ],
  [
    'a job that is never answered',
    at('settings', complete),
    [submitted, { type: 'xstate.after.callLimit.explainerWizard.settings.creatingVideo' }],
    'videoFailed',
    { isLate: true, canRetry: true },
  ],
])('%s is told under the step title', (_, input, events, key, told) =>
  expect(end(input, ...events).context.errors).toEqual({
    step: { key, detail: null, isLate: false, canRetry: false, ...told },
  }),
);

test('a filled outline may be spoken, and a reference in brackets', () => {
  const filled = { ...outline, script: 'First, water rises [1]. Then it falls.' };
  expect(scriptErrors({ ...scripted, scripts: [filled], chosenIdea: 0 })).toEqual({});
});
test('an outline that was copied has its places as well', () => {
  const copied = { ...scripted, scriptSource: 'own' as const, ownScript: outline.script };
  expect(scriptErrors(copied).step?.key).toBe('outlineUnfilled');
});
test('[X4] 403 is announced with the server’s detail, and nothing stands in the way of another try', () => {
  announceRefusal.mockClear();
  const seen = end(at('settings', complete), submitted, failed('createVideo', forbidden));
  expect(announceRefusal.mock.calls).toEqual([['Ten credits are missing.']]);
  expect([seen.value, seen.can(submitted)]).toEqual([{ settings: 'editing' }, true]);
});
test('[X3] what is sent is what was chosen', () => {
  expect(explainerRequestOf({ ...complete, topic: ' Tides\n' })).toEqual({
    topic: 'Tides',
    selected_voice: 'Ada',
    background_music_url: rapBeat,
    script: 'Cold coffee by ten?',
  });
});
test('[X3] the article that a script is condensed from is sent along, and no article with other words', () => {
  const form = {
    ...complete,
    scripts: [{ ...idea, origin: 'wikipedia' as const, source: articleCredit }],
    chosenIdea: 0,
  };
  expect(explainerRequestOf(form).wikipedia_article).toBe('Flamingo');
  expect(explainerRequestOf({ ...form, scriptSource: 'own', ownScript: 'Pink.' })).not.toHaveProperty(
    'wikipedia_article',
  );
});
test('[R14] the voice that the wizard was opened with is chosen once it is listed, and no second time', () => {
  const granted = end(at('settings', { ...complete, voice: null }, 'Ada'), listed([ada, ben])).context;
  expect([granted.form.voice, granted.wantedVoice]).toEqual([ada, null]);
  const reloaded = end(at('settings', { ...granted.form, voice: ben }, 'Ada'));
  expect([reloaded.can(listed([ada, ben])), reloaded.context.form.voice]).toEqual([false, ben]);
});
