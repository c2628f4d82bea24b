import { describe, expect, test, vi } from 'vitest';
import {
  scriptErrors,
  settingsErrors,
  topicErrors,
  type ExplainerErrors,
} from '../../../../src/machines/explainerWizard/explainerErrors';
import { meaningsShown, type MeaningChoice } from '../../../../contract/ui/meaningChoice';
import {
  emptyExplainerForm,
  explainerRequestOf,
  lookUpRequestOf,
  saidRequestOf,
  sentencesRequestOf,
  isAnswered,
  type ExplainerForm,
  type ExplainerStep,
} from '../../../../src/machines/explainerWizard/explainerForm';
import { explainerWizardMachine } from '../../../../src/machines/explainerWizard/explainerWizard.machine';
import { mayChange, saidOf, type SentencesOf } from '../../../../contract/ui/sentencesSaid';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenOnWalks, type Samples } from '../../../support/walking/walkMachine';
import {
  ada,
  added,
  anOperatorsModel,
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
  refused,
  submitted,
  restingRecorder,
  sentencesNeeded,
  third,
  waitingVoices,
  waitingWriting,
  wrote,
} from '../../../support/wizards/wizardSamples';

const announceRefusal = vi.fn();
const machine = explainerWizardMachine.provide({
  actors: {
    voiceList: waitingVoices,
    voiceRecorder: restingRecorder,
    scriptWriting: waitingWriting,
    browserModel: anOperatorsModel,
  },
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

const planet = { edition: 'simple', title: 'Mercury (planet)' };
const tide = {
  ...idea,
  title: 'Tide',
  origin: 'wikipedia' as const,
  article: { edition: 'en', title: 'Tide', revision: 7 },
};
const ebb = { edition: 'en', title: 'Tide (time)', about: 'an old word for a time' };
const ambiguous = { ...tide, otherMeanings: [ebb] };
const found = { found: 'scripts', ideas: [tide] } as const;
const sentence = (text: string, isSaid: boolean) => ({ text, quote: text, isSaid });
const sentencesOf = (...said: boolean[]) => ({
  article: tide.article,
  source: articleCredit,
  language: 'en',
  sentences: [
    sentence(`Tides rise and fall ${'every day '.repeat(10)}.`, said[0] === true),
    sentence(`Water is pulled ${'by the Moon '.repeat(4)}.`, said[1] === true),
    {
      ...sentence('It is strongest at new moon.', false),
      leansOn: { why: 'pronoun' as const, words: 'It' },
    },
  ],
});
const [long, short, leaning] = sentencesOf().sentences.map(({ text }) => text) as [string, string, string];
const offered = { found: 'sentences', ...sentencesOf() } as const;
const proposed = { found: 'sentences', ...sentencesOf(true, true) } as const;
const needed = sentencesNeeded(
  { ideas: [outline], language: 'en', sentences: sentencesOf(true).sentences },
  'Tides',
);
const changed = (text: string) => ({ type: 'sentence.ticked', text }) as const;
const chooseOf = { type: 'sentences.requested', index: 0 } as const;
const which = { found: 'which', name: 'Mercury', meanings: [{ ...planet, about: 'a planet' }] } as const;
const towns = Array.from({ length: 9 }, (_, at) => ({ edition: 'en', title: `Town ${at}`, about: 'a town' }));
const many = { ...which, meanings: [...which.meanings, ...towns] };

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
  'picks.confirmed': [{ type: 'picks.confirmed', picks: { voice: ada, backgroundMusic: rapBeat } }],
  'voiceOver.changed': [faster],
  'wish.changed': [{ type: 'wish.changed', changes: { tone: 'warm' } }],
  'similar.requested': [{ type: 'similar.requested', index: 0 }],
  'scripts.written': [wrote([idea, outline], 'Tides')],
  'scripts.added': [added([third], 'Tides')],
  'scripts.refused': [refused(), refused(misshapen)],
  'facts.needed': [],
  // Told below: it multiplies the paths.
  'sentences.needed': [],
  'page.told': [],
  'xstate.done.actor.scriptWriting': [],
  'xstate.done.actor.browserModel': [],
  'xstate.done.actor.createVideo': [did('createVideo', { jobId: 'j1' })],
  'xstate.error.actor.createVideo': [
    failed('createVideo'),
    failed('createVideo', forbidden),
    failed('createVideo', misshapen),
  ],
  'otherMeanings.requested': [{ type: 'otherMeanings.requested', index: 0 }],
  'sentence.pointedAt': [{ type: 'sentence.pointedAt', script: idea.script, start: 0 }],
  'meaning.sought': [{ type: 'meaning.sought', text: 'town' }],
  'meaning.chosen': [{ type: 'meaning.chosen', meaning: planet }],
  'xstate.done.actor.askForLookUp': [did('askForLookUp', true)],
  'xstate.error.actor.askForLookUp': [failed('askForLookUp')],
  'xstate.done.actor.lookTopicUp': [
    did('lookTopicUp', found),
    did('lookTopicUp', which),
    did('lookTopicUp', many),
    did('lookTopicUp', offered),
    did('lookTopicUp', { found: 'nothing', why: 'noArticle' }),
  ],
  'xstate.error.actor.lookTopicUp': [failed('lookTopicUp')],
  'sentences.requested': [chooseOf],
  'sentence.ticked': [changed(long)],
  'xstate.done.actor.fetchSentences': [
    did('fetchSentences', proposed),
    did('fetchSentences', { found: 'nothing', why: 'tooShort' }),
  ],
  'xstate.error.actor.fetchSentences': [failed('fetchSentences')],
  'xstate.done.actor.takeSentences': [
    did('takeSentences', found),
    did('takeSentences', offered),
    did('takeSentences', { found: 'nothing', why: 'noArticle' }),
  ],
  'xstate.error.actor.takeSentences': [failed('takeSentences')],
  'xstate.done.actor.voiceList': [],
  'xstate.snapshot.voiceList': [listed([ada]), listed([], 'de')],
} satisfies Samples<typeof machine>;

const starts = [
  fresh,
  at('script', scripted),
  at('script', { ...scripted, scripts: [ambiguous, outline] }),
  at('settings', complete),
  at('settings', { ...complete, voice: null }, 'Ada'),
  at('script', { ...scripted, scripts: [tide, outline] }),
];
const walks = starts.map((input) => ({
  input,
  paths: modelOf(machine, input, samples, {
    alsoTellApart: ({ errors, wantedVoice, offersLookUp, meaning, form }) => [
      Object.keys(errors),
      errors.step?.canRetry,
      wantedVoice,
      offersLookUp,
      meaning !== null,
      isAnswered(form.scripts),
    ],
    limit: 24_000,
  }).getShortestPaths(),
}));
type Seen = {
  context: {
    form: ExplainerForm;
    errors: ExplainerErrors;
    jobId: string | null;
    openIdea: number | null;
    offersLookUp: boolean;
    meanings: MeaningChoice | null;
    wanted: SentencesOf | null;
  };
};
/** What is passed through, and not rested in. */
type SeenState = Exclude<StatesOf<typeof explainerWizardMachine>, 'resuming' | 'lookUp.askingWhich.opening'>;
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
  'script.rewriting': ({ context }) => expect(context.openIdea).not.toBeNull(),
  'lookUp.lookingTopicUp': ({ context }) =>
    expect(context.offersLookUp || context.meanings !== null).toBe(true),
  'lookUp.askingWhich.few': ({ context }) => expect(context.meanings?.meanings).toHaveLength(1),
  'lookUp.askingWhich.shortlist': ({ context }) => expect(context.meanings?.meanings).toHaveLength(10),
  'lookUp.askingWhich.all': ({ context }) => expect(context.meanings?.name).toBe('Mercury'),
  'lookUp.fetchingSentences': ({ context }) => expect(context.wanted).toEqual(tide.article),
  'lookUp.choosingSentences': ({ context }) => expect(context.form.offered?.sentences).toHaveLength(3),
  'lookUp.takingSentences': ({ context }) => expect(saidOf(context.form).length).toBeGreaterThan(1),
  'settings.editing': ({ context }) => expect(scriptErrors(context.form)).toEqual({}),
  'settings.creatingVideo': ({ context }) => expect(settingsErrors(context.form)).toEqual({}),
  created: ({ context }) => expect(context.jobId).toBe('j1'),
} satisfies Record<SeenState, (seen: Seen) => void>;

test('the chart keeps its promises along every generated path', async () => {
  const all = walks.flatMap(({ paths }) => paths.map(titled));
  expect(all.length).toBeGreaterThan(80);
  for (const [, path] of all) await path.test({ states });
});

/** Some of what was ticked of an article, or of notes, is no longer there. */
const gone = sentence('The Moon was nearer once.', true);
const someGone = { ...sentencesOf(true), sentences: [...sentencesOf(true).sentences, gone] };
/** A submit that is ignored is no step of a generated path: nothing comes of it. */
const ignored = [
  [fresh, submitted, submitted],
  [at('script', scripted), submitted, submitted],
  [at('script', scripted), failed('askForLookUp')],
  [at('script', scripted), needed],
  [at('topic', asked), submitted, needed],
  [
    at('topic', { ...asked, offered: { ...someGone, article: undefined, source: undefined } }),
    submitted,
    needed,
  ],
  [
    at('script', { ...scripted, scripts: [tide], offered: someGone }),
    did('askForLookUp', true),
    chooseOf,
    did('fetchSentences', offered),
  ],
  [
    at('script', { ...scripted, offered: someGone }),
    did('askForLookUp', true),
    { type: 'lookUp.requested' },
    did('lookTopicUp', offered),
  ],
  [at('settings', { ...complete, voice: null }), submitted, submitted],
  [
    at('script', { ...scripted, scripts: [tide] }),
    did('askForLookUp', true),
    chooseOf,
    did('fetchSentences', offered),
    submitted,
    submitted,
    changed(long),
  ],
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
    [typed('Tides'), submitted, wrote([idea], 'Tides')],
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
  ['[X4] no ideas', fresh, [...asking, refused()], 'scriptIdeasFailed', { canRetry: true }],
  [
    '[X4] ideas refused with a reason',
    fresh,
    [...asking, refused({ status: 422, detail: 'Say more.' })],
    'scriptIdeasFailed',
    { detail: 'Say more.' },
  ],
  ['[X4] an answer that is none', fresh, [...asking, refused(misshapen)], 'unexpected', { canRetry: true }],
  [
    'ideas that never come',
    fresh,
    [...asking, { type: 'scripts.late' }],
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
const lookedUp = [did('askForLookUp', true), { type: 'lookUp.requested' }];
test('[TP1] what was looked up comes first, is chosen, and its article goes with the job', () => {
  const { context } = end(at('script', scripted), ...lookedUp, did('lookTopicUp', found));
  expect(context.form.scripts).toEqual([tide, idea, outline]);
  expect(context.form.chosenIdea).toBe(0);
  expect(explainerRequestOf(context.form).article).toEqual({ edition: 'en', title: 'Tide', revision: 7 });
  expect(end(at('script', context.form), did('askForLookUp', true)).can({ type: 'lookUp.requested' })).toBe(
    false,
  );
});
test('[TP1] an article on something near is offered, and not chosen', () => {
  const near = { found: 'scripts', ideas: [{ ...tide, near: 'Tide' }] };
  const { context } = end(at('script', scripted), ...lookedUp, did('lookTopicUp', near));
  expect([context.form.scripts[0]?.near, context.form.chosenIdea]).toEqual(['Tide', null]);
});
test('[TP1] of several meanings the one that is chosen is looked up', () => {
  const asking = end(at('script', scripted), ...lookedUp, did('lookTopicUp', which));
  expect(asking.value).toEqual({ lookUp: { askingWhich: 'few' } });
  const chosen = { type: 'meaning.chosen', meaning: planet };
  const seen = end(at('script', scripted), ...lookedUp, did('lookTopicUp', which), chosen);
  expect([seen.value, seen.context.meaning]).toEqual([{ lookUp: 'lookingTopicUp' }, planet]);
});
const seeking = (text: string) => ({ type: 'meaning.sought', text });
const toOthers = (index: number) => ({ type: 'otherMeanings.requested', index });
test('[TP1] of many meanings the first eight are shown, and all by what is typed or asked for', () => {
  const asking = [...lookedUp, did('lookTopicUp', many)];
  const { value, context } = end(at('script', scripted), ...asking);
  const choice = context.meanings ?? expect.unreachable();
  expect(value).toEqual({ lookUp: { askingWhich: 'shortlist' } });
  expect(
    meaningsShown(choice, 'shortlist')
      .map(({ title }) => title)
      .at(-1),
  ).toBe('Town 6');
  const sought = end(at('script', scripted), ...asking, seeking(' 8 TOWN'));
  expect(meaningsShown(sought.context.meanings ?? choice, 'shortlist').map(({ title }) => title)).toEqual([
    'Town 8',
  ]);
  const all = end(at('script', scripted), ...asking, { type: 'allMeanings.requested' });
  expect(all.value).toEqual({ lookUp: { askingWhich: 'all' } });
  expect(meaningsShown(choice, 'all')).toHaveLength(10);
});
test('[TP1] what else the name of an article means can be asked for beside its script', () => {
  const from = at('script', { ...scripted, scripts: [ambiguous, outline] });
  const asking = end(from, toOthers(0));
  expect([asking.value, asking.context.meanings]).toEqual([
    { lookUp: { askingWhich: 'few' } },
    { name: 'Tide', meanings: [ebb], sought: '' },
  ]);
  expect(end(from).can(toOthers(1))).toBe(false);
  const left = end(from, toOthers(0), { type: 'call.cancelled' });
  expect([left.value, left.context.form.scripts]).toEqual([{ script: 'choosing' }, [ambiguous, outline]]);
});
test('[TP1] the sentence that is pointed at is known, in the script in which it stands', () => {
  const pointed = { script: idea.script, start: 0 };
  const pointing = { type: 'sentence.pointedAt', ...pointed };
  const seen = end(at('script', scripted), pointing);
  expect(seen.context.pointed).toEqual(pointed);
});
test('[TP1] [WR2] a topic is looked up in the language and length that are wished for, if they are', () => {
  expect(lookUpRequestOf(asked, null)).toEqual({ text: 'Tides', not: [] });
  const german = { ...asked, language: 'de', seconds: 15 as const };
  expect(lookUpRequestOf(german, planet)).toEqual({
    text: 'Tides',
    language: 'de',
    seconds: 15,
    article: planet,
    not: [],
  });
});
describe('[WR2] where an article’s script is the newest, ‘Write again’ asks for other sentences of that article', () => {
  const ofArticle = at('script', { ...scripted, scripts: [tide, outline], newest: 1 });
  const again = [did('askForLookUp', true), { type: 'others.requested' } as const];
  test('which become a script beside it', () => {
    const seen = end(ofArticle, ...again);
    expect([seen.value, seen.context.meaning]).toEqual([{ lookUp: 'lookingTopicUp' }, tide.article]);
    expect(lookUpRequestOf(seen.context.form, tide.article ?? null).not).toEqual([
      tide.script,
      outline.script,
    ]);
    const other = { ...tide, script: 'Others.' };
    const found = did('lookTopicUp', { found: 'scripts', ideas: [other] });
    const { value, context } = end(ofArticle, ...again, found);
    expect([value, context.form.scripts]).toEqual([{ script: 'choosing' }, [other, tide, outline]]);
    expect([context.form.newest, context.form.chosenIdea]).toEqual([1, 0]);
  });
  test('or are offered to be chosen, where too few are left', () => {
    expect(end(ofArticle, ...again, did('lookTopicUp', offered)).value).toEqual({
      lookUp: 'choosingSentences',
    });
  });
  test('and nowhere else', () => {
    const { value } = end(at('script', { ...scripted, scripts: [outline, tide] }), ...again);
    expect(value).toEqual({ script: 'choosing' });
  });
});
describe('[TP1] a person ticks sentences of the article', () => {
  const ofArticle = at('script', { ...scripted, scripts: [tide, outline] });
  const choosing = [did('askForLookUp', true), chooseOf, did('fetchSentences', proposed)];
  test('where too few surely stand alone', () => {
    const seen = end(at('script', scripted), ...lookedUp, did('lookTopicUp', offered));
    expect([seen.value, saidOf(seen.context.form)]).toEqual([{ lookUp: 'choosingSentences' }, []]);
  });
  test('where they want others than what was condensed', () => {
    const seen = end(ofArticle, ...choosing);
    expect([seen.value, saidOf(seen.context.form)]).toEqual([{ lookUp: 'choosingSentences' }, [long, short]]);
  });
  test('beside what is no article’s, nothing is offered', () => {
    const seen = end(ofArticle, did('askForLookUp', true));
    expect(seen.can({ type: 'sentences.requested', index: 1 })).toBe(false);
    expect(end(ofArticle).can(chooseOf)).toBe(false);
  });
  test('of fewer words than the shortest video has no script is made', () => {
    const few = end(ofArticle, ...choosing, changed(long), submitted);
    expect(few.context.errors).toEqual({
      step: { key: 'sentencesMissing', detail: null, isLate: false, canRetry: false },
    });
    expect(few.can(changed(long))).toBe(true);
    expect(end(ofArticle, ...choosing, changed(long), submitted, changed(long)).context.errors).toEqual({});
  });
  test('what is no sentence of it cannot be ticked, nor what is more than a script holds', () => {
    const { context } = end(ofArticle, ...choosing);
    expect(mayChange(context.form, 'Not of it.')).toBe(false);
    expect(mayChange(context.form, leaning)).toBe(true);
    const sentences = [sentence('so '.repeat(596), true), ...sentencesOf().sentences];
    const full = { ...context.form, offered: { ...sentencesOf(), sentences } };
    expect(mayChange(full, leaning)).toBe(false);
    expect(mayChange(full, 'so '.repeat(596))).toBe(true);
  });
  test('what they ticked is sent, and becomes the script, before the one that was condensed', () => {
    const made = { ...tide, script: 'Chosen.' };
    expect(saidRequestOf(end(ofArticle, ...choosing).context.form)).toEqual({
      text: 'Tides',
      language: 'en',
      article: tide.article,
      says: [long, short],
    });
    const taken = did('takeSentences', { found: 'scripts', ideas: [made] });
    const { value, context } = end(ofArticle, ...choosing, submitted, taken);
    expect(value).toEqual({ script: 'choosing' });
    expect([context.form.scripts, context.form.chosenIdea]).toEqual([[made, tide, outline], 0]);
    expect(explainerRequestOf(context.form).article).toEqual(tide.article);
  });
  test('an article that was changed meanwhile is told, and what is still there stays ticked', () => {
    const seen = end(ofArticle, ...choosing, submitted, did('takeSentences', offered));
    expect(seen.value).toEqual({ lookUp: 'choosingSentences' });
    expect(seen.context.errors.step?.key).toBe('sentencesChanged');
    expect(saidOf(seen.context.form)).toEqual([long, short]);
  });
  test('ticks outlive the way back and a second look', () => {
    const back = [...choosing, changed(short), changed(leaning), { type: 'back.requested' }];
    const { value, context } = end(ofArticle, ...back);
    expect(value).toEqual({ script: 'choosing' });
    const again = end(ofArticle, ...back, chooseOf, did('fetchSentences', proposed));
    expect([saidOf(context.form), saidOf(again.context.form)]).toEqual([
      [long, leaning],
      [long, leaning],
    ]);
  });
  test('a call that fails can be made again', () => {
    const failing = [did('askForLookUp', true), chooseOf, failed('fetchSentences')];
    expect(end(ofArticle, ...failing).context.errors.step).toMatchObject({
      key: 'sentencesFailed',
      canRetry: true,
    });
    expect(end(ofArticle, ...failing, { type: 'retried' }).value).toEqual({ lookUp: 'fetchingSentences' });
    const taking = [...choosing, submitted, failed('takeSentences')];
    expect(end(ofArticle, ...taking).value).toEqual({ lookUp: 'choosingSentences' });
    expect(end(ofArticle, ...taking, { type: 'retried' }).value).toEqual({ lookUp: 'takingSentences' });
  });
});
describe('[TP1] notes that make no script by themselves', () => {
  test('are asked about at once: those that are sure are ticked, and outlines are the way back', () => {
    const seen = end(fresh, typed('Tides'), submitted, needed);
    expect([seen.value, saidOf(seen.context.form)]).toEqual([{ lookUp: 'choosingSentences' }, [long]]);
    const back = end(fresh, typed('Tides'), submitted, needed, { type: 'back.requested' });
    expect([back.value, back.context.form.scripts]).toEqual([{ script: 'choosing' }, [outline]]);
    const taking = end(fresh, typed('Tides'), submitted, needed, submitted);
    expect(saidRequestOf(taking.context.form)).toEqual({ text: 'Tides', language: 'en', says: [long] });
  });
  test('are asked about where others were wanted, and what is there stays', () => {
    const again = [{ type: 'others.requested' }, needed];
    const { value, context } = end(at('script', { ...scripted, scripts: [idea], chosenIdea: 0 }), ...again);
    expect(value).toEqual({ lookUp: 'choosingSentences' });
    expect([context.form.scripts, context.form.chosenIdea]).toEqual([[idea], 0]);
  });
  test('were changed since some was ticked: what is gone is told', () => {
    const offered = { ...someGone, article: undefined, source: undefined };
    const { context } = end(at('topic', { ...asked, offered }), submitted, needed);
    expect([context.errors.step?.key, saidOf(context.form)]).toEqual(['sentencesChanged', [long]]);
  });
});
describe('[TP1] a person ticks sentences of their own notes', () => {
  const topic = `Tides\n${long} ${short}`;
  const notesIdea = { ...idea, origin: 'notes' as const, language: 'en' };
  const notesForm = { ...asked, topic, scripts: [notesIdea, outline], ideasFor: topic };
  const ofNotes = at('script', notesForm);
  const { language, sentences } = proposed;
  const found = { found: 'sentences', language, sentences } as const;
  const choosing = [chooseOf, did('fetchSentences', found)];
  test('beside each idea, where they say enough, whether or not topics can be looked up', () => {
    expect(end(ofNotes, did('askForLookUp', false), chooseOf).value).toEqual({ lookUp: 'fetchingSentences' });
    expect(end(ofNotes).can({ ...chooseOf, index: 1 })).toBe(true);
    expect(end(ofNotes).can({ ...chooseOf, index: 2 })).toBe(false);
    expect(end(at('script', { ...notesForm, topic: 'Tides' })).can(chooseOf)).toBe(false);
  });
  test('[WR2] which are asked for in their language, and for the time that is wished', () => {
    expect(sentencesRequestOf(notesForm, 'notes')).toEqual({ text: topic, language: 'en' });
    expect(sentencesRequestOf({ ...notesForm, scripts: [outline], seconds: 15 }, 'notes')).toEqual({
      text: topic,
      seconds: 15,
    });
  });
  test('and what they ticked becomes the script, held against their notes', () => {
    const seen = end(ofNotes, ...choosing);
    expect([seen.value, saidOf(seen.context.form)]).toEqual([{ lookUp: 'choosingSentences' }, [long, short]]);
    expect(saidRequestOf(seen.context.form)).toEqual({ text: topic, language: 'en', says: [long, short] });
    const made = { ...notesIdea, script: 'Chosen.' };
    const taken = did('takeSentences', { found: 'scripts', ideas: [made] });
    const { context } = end(ofNotes, ...choosing, submitted, taken);
    expect([context.form.scripts[0], context.form.chosenIdea]).toEqual([made, 0]);
    expect(explainerRequestOf(context.form).claim_source).toEqual({ title: '', description: topic });
  });
  test('what was ticked stays ticked where notes say it at another length, and nothing of an article does', () => {
    const shorter = sentences.map((one) => (one.text === long ? { ...one, text: 'Tides rise.' } : one));
    const back = [...choosing, changed(short), { type: 'back.requested' }];
    const again = end(ofNotes, ...back, chooseOf, did('fetchSentences', { ...found, sentences: shorter }));
    expect(saidOf(again.context.form)).toEqual(['Tides rise.']);
    const ofArticle = at('script', { ...notesForm, offered: sentencesOf(false, true) });
    expect(saidOf(end(ofArticle, ...choosing).context.form)).toEqual([long, short]);
  });
  test('what is gone of notes that were changed is told, and what is left stays ticked', () => {
    const left = sentences.slice(1);
    const back = [...choosing, { type: 'back.requested' }, chooseOf];
    const seen = end(ofNotes, ...back, did('fetchSentences', { ...found, sentences: left }));
    expect(seen.context.errors.step?.key).toBe('sentencesChanged');
    expect(saidOf(seen.context.form)).toEqual([short]);
  });
  test.each([
    ['tooShort', 'notesTooShort'],
    ['tooSlow', 'notesTooSlow'],
  ])('notes that are %s are told as notes, and one can go on', (why, key) => {
    const seen = end(ofNotes, chooseOf, did('fetchSentences', { found: 'nothing', why }));
    expect([seen.value, seen.context.errors.step?.key]).toEqual([{ script: 'choosing' }, key]);
    expect(seen.context.form.scripts).toEqual([notesIdea, outline]);
  });
  test('a call that fails can be made again', () => {
    const failing = [chooseOf, failed('fetchSentences'), { type: 'retried' }];
    expect(end(ofNotes, ...failing).value).toEqual({ lookUp: 'fetchingSentences' });
  });
});
test('[TP1] nothing is offered where the server does not look things up', () => {
  const seen = end(at('script', scripted), did('askForLookUp', false));
  expect(seen.can({ type: 'lookUp.requested' })).toBe(false);
});
test.each<[string, { type: string }, string, boolean]>([
  ['no article', did('lookTopicUp', { found: 'nothing', why: 'noArticle' }), 'articleMissing', false],
  [
    'one that takes too long',
    did('lookTopicUp', { found: 'nothing', why: 'tooSlow' }),
    'articleTooSlow',
    false,
  ],
  ['too little of one', did('lookTopicUp', { found: 'nothing', why: 'tooShort' }), 'articleTooShort', false],
  ['a list', did('lookTopicUp', { found: 'nothing', why: 'list' }), 'articleIsList', false],
  ['no answer', failed('lookTopicUp', { status: 503, detail: 'Later.' }), 'lookUpFailed', true],
  [
    'nothing in time',
    { type: 'xstate.after.longCallLimit.explainerWizard.lookUp.lookingTopicUp' },
    'lookUpFailed',
    true,
  ],
])('[TP1] %s is told, the outline stays, and one can go on', (_, answer, key, canRetry) => {
  const seen = end(at('script', { ...scripted, chosenIdea: 0 }), ...lookedUp, answer);
  expect(seen.context.errors.step).toMatchObject({ key, canRetry });
  expect(seen.context.form.scripts).toEqual([idea, outline]);
  expect(seen.can({ type: 'retried' })).toBe(canRetry);
  const on = end(at('script', { ...scripted, chosenIdea: 0 }), ...lookedUp, answer, submitted);
  expect(on.value).toEqual({ settings: 'editing' });
});
test('[X3] the article that a script is condensed from is sent along, and no article with other words', () => {
  const form = {
    ...complete,
    scripts: [tide],
    chosenIdea: 0,
  };
  expect(explainerRequestOf(form).article).toEqual(tide.article);
  expect(explainerRequestOf({ ...form, scriptSource: 'own', ownScript: 'Pink.' })).not.toHaveProperty(
    'article',
  );
});
test('[R14] the voice that the wizard was opened with is chosen once it is listed, and no second time', () => {
  const granted = end(at('settings', { ...complete, voice: null }, 'Ada'), listed([ada, ben])).context;
  expect([granted.form.voice, granted.wantedVoice]).toEqual([ada, null]);
  const reloaded = end(at('settings', { ...granted.form, voice: ben }, 'Ada'));
  expect([reloaded.can(listed([ada, ben])), reloaded.context.form.voice]).toEqual([false, ben]);
});
