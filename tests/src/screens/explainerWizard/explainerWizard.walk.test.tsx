import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, type AnyMachineSnapshot, type EventObject } from 'xstate';
import type { LookUpAnswer, SentencesRequest } from '../../../../contract/scripts/script';
import { audioPreviewMachine } from '../../../../src/machines/audioPreview/audioPreview.machine';
import {
  emptyExplainerForm,
  type ExplainerForm,
  type ExplainerStep,
} from '../../../../src/machines/explainerWizard/explainerForm';
import { explainerWizardMachine } from '../../../../src/machines/explainerWizard/explainerWizard.machine';
import { ExplainerWizardScreen } from '../../../../src/screens/explainerWizard/ExplainerWizardScreen';
import { explainerWizardMessages } from '../../../../src/locales/messages/wizards/explainerWizard';
import { saidOf } from '../../../../contract/ui/sentencesSaid';
import { stubPromise } from '../../../support/stubPromise';
import { mountScreen } from '../../../support/walking/mountScreen';
import { untakenOnWalks } from '../../../support/walking/walkMachine';
import { walkScreen } from '../../../support/walking/walkScreen';
import {
  button,
  h1,
  nothingIsOffered,
  onlyTheListComes,
  scriptIsInSight,
  whenTheListIsThere,
  wizardGestures,
  write,
} from '../../../support/wizards/wizardGestures';
import {
  ada,
  added,
  anOperatorsModel,
  articleCredit,
  did,
  failed,
  faster,
  forbidden,
  idea,
  listed,
  misshapen,
  outline,
  rapBeat,
  readyVoices,
  refused,
  restingRecorder,
  sentencesNeeded,
  submitted,
  third,
  waitingWriting,
  wrote,
} from '../../../support/wizards/wizardSamples';

const announced: (string | null)[] = [];
const machine = explainerWizardMachine.provide({
  actors: {
    voiceList: readyVoices,
    voiceRecorder: restingRecorder,
    scriptWriting: waitingWriting,
    browserModel: anOperatorsModel,
  },
  actions: { announceRefusal: (_, { detail }) => void announced.push(detail) },
});
const preview = createActor(
  audioPreviewMachine.provide({ actors: { playSound: fromCallback(() => {}) } }),
).start();

/** Of an article, and on something near. */
const tide = {
  ...idea,
  origin: 'wikipedia' as const,
  near: 'Tide',
  article: { edition: 'en', title: 'Tide' },
};
const scripted: ExplainerForm = {
  ...emptyExplainerForm,
  topic: 'Tides',
  scripts: [tide, outline],
  ideasFor: 'Tides',
};
const complete: ExplainerForm = { ...scripted, chosenIdea: 0, backgroundMusic: rapBeat, voice: ada };
const at = (step: ExplainerStep, form: ExplainerForm, voiceName: string | null = null) => ({
  draft: { step, form },
  voiceName,
});
const fresh = { draft: null, voiceName: null };

const RISING = `Tides rise and fall ${'every day '.repeat(15)}.`;
const offered = {
  found: 'sentences' as const,
  article: tide.article,
  source: articleCredit,
  language: 'en',
  sentences: [
    { text: RISING, quote: RISING, isSaid: false },
    {
      text: 'It is strongest.',
      quote: 'It is strongest.',
      isSaid: false,
      leansOn: { why: 'pronoun' as const, words: 'It' },
    },
    { text: 'It ends.', quote: 'It ends.', isSaid: false, leansOn: { why: 'joins' as const, words: '' } },
  ],
};
const needed = sentencesNeeded(
  { ideas: [idea, outline], language: 'en', sentences: offered.sentences },
  'Tides',
);
const planet = { edition: 'simple', title: 'Mercury (planet)' };

const mercury = { name: 'Mercury', meanings: [{ ...planet, about: 'a planet' }] };
const towns = Array.from({ length: 9 }, (_, at) => ({ edition: 'en', title: `Town ${at}`, about: 'a town' }));
const ambiguous = {
  ...idea,
  backing: [{ sentence: idea.script, quotes: ['Coffee is cold by ten.'] }],
  article: { edition: 'simple', title: 'Mercury' },
  otherMeanings: mercury.meanings,
};

const isInSight = (snapshot: AnyMachineSnapshot, event: EventObject & Record<string, unknown>) =>
  scriptIsInSight(snapshot, event) &&
  (!['lookUp.requested', 'otherMeanings.requested', 'sentences.requested', 'sentence.pointedAt'].includes(
    event.type,
  ) ||
    snapshot.context.form.scriptSource === 'ideas') &&
  (event.type !== 'sentence.pointedAt' || snapshot.context.form.scripts[0]?.backing !== undefined) &&
  (event.name !== 'topic' || snapshot.matches('topic'));
const labels = { topic: 'Enter topic', script: 'Select script', settings: 'Video settings' };

const walkChart = walkScreen(machine);
const walkFrom = (input: typeof fresh | ReturnType<typeof at>, offers = isInSight) =>
  walkChart({
    input,
    calls: ['askForLookUp', 'lookTopicUp', 'fetchSentences', 'takeSentences', 'createVideo'],
    samples: {
      'text.changed': [
        { type: 'text.changed', name: 'topic', text: 'Ebb' },
        { type: 'text.changed', name: 'topic', text: '' },
        { type: 'text.changed', name: 'ownScript', text: 'Mine.' },
      ],
      'step.chosen': [
        { type: 'step.chosen', step: 'topic' },
        { type: 'step.chosen', step: 'script' },
        { type: 'step.chosen', step: 'settings' },
      ],
      'scriptSource.chosen': [
        { type: 'scriptSource.chosen', source: 'own' },
        { type: 'scriptSource.chosen', source: 'ideas' },
      ],
      'idea.chosen': [
        { type: 'idea.chosen', index: 0 },
        { type: 'idea.chosen', index: 1 },
      ],
      'idea.opened': [{ type: 'idea.opened', index: 0 }],
      'idea.rewritten': [{ type: 'idea.rewritten', text: 'Better.' }],
      'music.chosen': [{ type: 'music.chosen', audio: rapBeat }],
      'voice.chosen': [{ type: 'voice.chosen', voice: ada }],
      'picks.confirmed': [],
      'voiceOver.changed': [faster],
      'wish.changed': [{ type: 'wish.changed', changes: { tone: 'warm' } }],
      'similar.requested': [{ type: 'similar.requested', index: 0 }],
      'scripts.written': [wrote([idea, outline], 'Tides')],
      'scripts.added': [added([third], 'Tides')],
      'xstate.done.actor.scriptWriting': [],
      'xstate.done.actor.browserModel': [],
      'scripts.refused': [refused(), refused(misshapen)],
      'facts.needed': [],
      'sentences.needed': [needed],
      'page.told': [],
      'xstate.done.actor.createVideo': [did('createVideo', { jobId: 'j1' })],
      'xstate.error.actor.createVideo': [
        failed('createVideo'),
        failed('createVideo', forbidden),
        failed('createVideo', misshapen),
      ],
      'otherMeanings.requested': [{ type: 'otherMeanings.requested', index: 0 }],
      'sentence.pointedAt': [{ type: 'sentence.pointedAt', script: idea.script, start: 0 }],
      'meaning.sought': [{ type: 'meaning.sought', text: 'merc' }],
      'meaning.chosen': [{ type: 'meaning.chosen', meaning: planet }],
      'xstate.done.actor.askForLookUp': [did('askForLookUp', true)],
      'xstate.error.actor.askForLookUp': [failed('askForLookUp')],
      'xstate.done.actor.lookTopicUp': [
        did('lookTopicUp', { found: 'scripts', ideas: [tide] }),
        did('lookTopicUp', offered),
        did('lookTopicUp', { found: 'which', ...mercury }),
        did('lookTopicUp', { found: 'which', name: 'Mercury', meanings: [...mercury.meanings, ...towns] }),
        did('lookTopicUp', { found: 'nothing', why: 'noArticle' }),
      ],
      'xstate.error.actor.lookTopicUp': [failed('lookTopicUp')],
      'sentences.requested': [{ type: 'sentences.requested', index: 0 }],
      'sentence.ticked': [{ type: 'sentence.ticked', text: RISING }],
      'xstate.done.actor.fetchSentences': [
        did('fetchSentences', offered),
        did('fetchSentences', { found: 'nothing', why: 'tooShort' }),
      ],
      'xstate.error.actor.fetchSentences': [failed('fetchSentences')],
      'xstate.done.actor.takeSentences': [
        did('takeSentences', { found: 'scripts', ideas: [tide] }),
        did('takeSentences', offered),
        did('takeSentences', { found: 'nothing', why: 'noArticle' }),
      ],
      'xstate.error.actor.takeSentences': [failed('takeSentences')],
      'xstate.done.actor.voiceList': [],
      'xstate.snapshot.voiceList': [listed([ada]) as never],
    },
    alsoTellApart: ({ errors, form, offersLookUp, wanted }) => [
      errors,
      form.scriptSource,
      offersLookUp,
      wanted,
      saidOf(form).length > 1,
    ],
    limit: 20_000,
    offers,
    screen: (actor) => <ExplainerWizardScreen actor={actor} preview={preview} />,
    gestures: {
      ...whenTheListIsThere,
      ...wizardGestures,
      'text.changed': ({ name, text }, { user }) =>
        write(user, name === 'topic' ? 'Enter a topic' : 'Your script', text),
      'step.chosen': ({ step }, { user }) => user.click(button(new RegExp(labels[step]))),
      'lookUp.requested': (_, { user }) =>
        user.click(screen.getAllByRole('button', { name: 'Look it up' })[0] as HTMLElement),
      'otherMeanings.requested': (_, { user }) => user.click(button('Not the one you meant?')),
      'sentence.pointedAt': async (_, { user }) => {
        await user.click(button('Cold coffee by ten?'));
        expect(screen.getByText('The article says: “Coffee is cold by ten.”')).toBeTruthy();
      },
      'meaning.sought': async ({ text }, { user }) => {
        const field = screen.getByRole('searchbox', { name: 'Search these articles' });
        await user.clear(field);
        await user.type(field, text);
      },
      'allMeanings.requested': (_, { user }) => user.click(button('Show all 10')),
      'meaning.chosen': (_, { user }) => user.click(button(/Mercury \(planet\)/)),
      'sentences.requested': (_, { user }) =>
        user.click(screen.getAllByRole('button', { name: 'Choose sentences yourself' })[0] ?? document.body),
      'sentence.ticked': ({ text }, { user }) => user.click(screen.getByRole('checkbox', { name: text })),
    },
    passed: ['resuming', 'lookUp.askingWhich.opening'],
    states: {
      'topic.editing': ({ context: { errors } }) => {
        expect(h1()).toBe('Convert any topic into a learning video');
        expect(screen.queryByRole('navigation', { name: 'Steps' })).toBeNull();
        expect(screen.queryByRole('button', { name: 'Go Back' })).toBeNull();
        const key = errors.topic ?? errors.step?.key;
        expect(screen.queryByRole('alert')?.textContent ?? '').toContain(
          key ? explainerWizardMessages.errors[key] : '',
        );
        expect(screen.queryByRole('alert') !== null).toBe(key !== undefined);
      },
      'topic.suggestingScripts': ({ actor, context }) => {
        expect(h1()).toBe('Writing scripts about your topic…');
        const writing = actor.getSnapshot().children.scriptWriting?.getSnapshot();
        expect(writing?.context.asked?.request).toEqual({
          type: 'educational',
          data: { text: context.form.topic },
        });
      },
      'script.choosing': () => {
        expect(h1()).toBe('Choose a script for your video');
        expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
      },
      'script.rewriting': () => expect(screen.getByRole('textbox', { name: /^Script: / })).toBeTruthy(),
      'lookUp.lookingTopicUp': ({ inputOf }) => {
        expect(h1()).toBe('Looking it up on Wikipedia…');
        expect(inputOf('lookTopicUp')).toMatchObject({ text: 'Tides' });
      },
      'lookUp.askingWhich.few': () => {
        expect(h1()).toBe('Which Mercury?');
        expect(screen.queryByRole('searchbox')).toBeNull();
      },
      'lookUp.askingWhich.shortlist': ({ context: { meanings } }) =>
        expect(screen.getAllByRole('listitem')).toHaveLength(meanings?.sought ? 1 : 8),
      'lookUp.askingWhich.all': ({ context: { meanings } }) =>
        expect(screen.getAllByRole('listitem')).toHaveLength(meanings?.sought ? 1 : 10),
      'lookUp.fetchingSentences': ({ inputOf }) => {
        expect(h1()).toBe('Getting the sentences…');
        expect(inputOf('fetchSentences')).toMatchObject({
          text: 'Tides',
          article: { title: expect.stringMatching(/Tide|Mercury/) },
        });
      },
      'lookUp.choosingSentences': ({ context: { errors, form } }) => {
        expect(h1()).toBe('Choose what your video says');
        expect(screen.getAllByRole('checkbox')).toHaveLength(3);
        expect(screen.getByText('“It”: who or what?')).toBeTruthy();
        expect(screen.getByText('Continues an earlier sentence')).toBeTruthy();
        expect(screen.getByRole('status').textContent).toBe(
          saidOf(form).length === 1
            ? '1 of 3 chosen34 words · about 10 s spoken'
            : '0 of 3 chosenNo words yet',
        );
        expect(screen.queryByRole('alert')?.textContent ?? '').toContain(
          errors.step ? explainerWizardMessages.errors[errors.step.key] : '',
        );
      },
      'lookUp.takingSentences': ({ inputOf }) => {
        expect(h1()).toBe('Putting your script together…');
        expect(inputOf('takeSentences')).toMatchObject({ says: [RISING], language: 'en' });
      },
      'settings.editing': ({ context: { errors } }) => {
        expect(screen.getByRole('listitem', { current: 'step' }).textContent).toContain(
          'Adjust video parameters and options',
        );
        expect(button('Confirm')).toBeTruthy();
        expect(screen.queryByRole('alert')?.textContent ?? '').toContain(
          errors.step ? explainerWizardMessages.errors[errors.step.key] : '',
        );
      },
      'settings.creatingVideo': ({ inputOf }) => {
        expect(h1()).toBe('Starting your video…');
        expect(inputOf('createVideo')).toMatchObject({ topic: 'Tides', selected_voice: 'Ada' });
        expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
      },
      created: () => expect(screen.getByRole('status', { name: 'Your video is on its way.' })).toBeTruthy(),
    },
  });

const walks = [
  walkFrom(at('settings', complete)),
  walkFrom(at('settings', { ...complete, voice: null }, 'Ada'), onlyTheListComes),
  walkFrom(at('script', { ...scripted, scripts: [ambiguous, outline] })),
  walkFrom(at('script', scripted), nothingIsOffered),
  walkFrom(fresh, nothingIsOffered),
];
test.each(walks.flatMap(({ paths }) => paths))(
  '[X1] the explainer wizard follows its chart: %s',
  (_, run) => run(),
  30_000,
);

/** A second submit is ignored while an error stands: no step of a generated path, for nothing comes of it. */
const ignoring = [
  ['topic', fresh, 'Please provide topic to create video'],
  ['script', at('script', scripted), 'Select a script'],
  ['settings', at('settings', { ...complete, voice: null }), 'Select voice'],
] as const;
/** The same beside the steps. */
const untickedTwice = {
  input: at('script', scripted),
  paths: [
    {
      steps: [
        submitted,
        did('askForLookUp', true),
        { type: 'sentences.requested', index: 0 },
        did('fetchSentences', offered),
        submitted,
        submitted,
      ].map((event) => ({ event })),
    },
  ],
};
test.each(ignoring)('[X2] a submit is ignored while an error stands: %s', async (_, input, text) => {
  const actor = createActor(machine, { input }).start();
  const user = mountScreen(<ExplainerWizardScreen actor={actor} preview={preview} />);
  const submit = screen.getByRole('button', { name: /^(Next Step|Confirm)$/ });
  await user.click(submit);
  const refused = actor.getSnapshot();
  await user.click(submit);
  expect(actor.getSnapshot().context).toBe(refused.context);
  expect(screen.getByRole('alert').textContent).toBe(text);
});

/** What a person ticked is no longer there, when sentences come again. */
const someGone = {
  ...offered,
  sentences: [...offered.sentences, { text: 'It was.', quote: 'It was.' }].map((one) => ({
    ...one,
    isSaid: true,
  })),
};
const withSomeGone = at('script', { ...scripted, offered: someGone });
const ofNotesNow = { ...someGone, article: undefined, source: undefined };
const changedSince = [
  [
    withSomeGone,
    did('askForLookUp', true),
    { type: 'sentences.requested', index: 0 },
    did('fetchSentences', offered),
  ],
  [withSomeGone, did('askForLookUp', true), { type: 'lookUp.requested' }, did('lookTopicUp', offered)],
  [at('topic', { ...scripted, ideasFor: null, offered: ofNotesNow }), submitted, needed],
].map(([input, ...events]) => ({
  input: input as typeof withSomeGone,
  paths: [{ steps: [submitted, ...(events as { type: string }[])].map((event) => ({ event })) }],
}));
test.each(changedSince)('[TP1] what was ticked and is gone is told', ({ input, paths }) => {
  const actor = createActor(machine, { input }).start();
  for (const { event } of paths.flatMap(({ steps }) => steps.slice(1))) actor.send(event as never);
  mountScreen(<ExplainerWizardScreen actor={actor} preview={preview} />);
  expect(screen.getByRole('alert').textContent).toBe(
    'Some of what you ticked is no longer in the text. Check your choice.',
  );
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
});

test.each([
  [
    'whoever looked it up is told what is ticked already',
    { ...scripted, scripts: [outline] },
    [{ type: 'lookUp.requested' }, did('lookTopicUp', offered)],
    'We’ve ticked what is clear on its own. Tick what else your video should say: sentences are spoken in the article’s order.',
  ],
  [
    'whoever wants to choose needs no reason',
    scripted,
    [{ type: 'sentences.requested', index: 0 }, did('fetchSentences', offered)],
    'Tick sentences of the article. They are spoken in its order.',
  ],
])('[TP1] of an article’s sentences %s', (_, form, events, said) => {
  const actor = createActor(machine, { input: at('script', form) }).start();
  for (const event of [did('askForLookUp', true), ...events]) actor.send(event as never);
  mountScreen(<ExplainerWizardScreen actor={actor} preview={preview} />);
  expect(screen.getByText(said)).toBeTruthy();
});

describe('[TP1] a person ticks sentences of their own notes', () => {
  const topic = `Bees. ${RISING}`;
  const ofNotes = at('script', {
    ...scripted,
    topic,
    ideasFor: topic,
    scripts: [{ ...idea, origin: 'notes' }],
  });
  const { sentences, language } = offered;
  const offeredOfNotes = did('fetchSentences', { found: 'sentences', sentences, language });
  test('where Wikipedia is turned off as well, and no article is spoken of', async () => {
    const fetching = stubPromise<LookUpAnswer, SentencesRequest>();
    const waiting = machine.provide({ actors: { fetchSentences: fetching.actor } });
    const actor = createActor(waiting, { input: ofNotes }).start();
    const user = mountScreen(<ExplainerWizardScreen actor={actor} preview={preview} />);
    await user.click(screen.getByRole('button', { name: 'Choose sentences yourself' }));
    expect(h1()).toBe('Getting the sentences…');
    act(() => actor.send(offeredOfNotes as never));
    expect(screen.getByText('Tick sentences of your notes. They are spoken in their order.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Wikipedia/ })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: RISING }));
    expect(screen.getByRole('status').textContent).toBe('1 of 3 chosen34 words · about 10 s spoken');
  });
  test('and is told why, where no script could be made of them', () => {
    const actor = createActor(machine, { input: { draft: null, voiceName: null } }).start();
    for (const event of [{ type: 'text.changed', name: 'topic', text: topic } as const, submitted, needed])
      actor.send(event);
    mountScreen(<ExplainerWizardScreen actor={actor} preview={preview} />);
    expect(h1()).toBe('Choose what your video says');
    expect(
      screen.getByText(
        'Too little of your notes makes sense on its own for us to choose. Tick sentences: they are spoken in their order.',
      ),
    ).toBeTruthy();
  });
  test('of a topic alone there are none', () => {
    const actor = createActor(machine, { input: at('script', { ...scripted, scripts: [outline] }) }).start();
    mountScreen(<ExplainerWizardScreen actor={actor} preview={preview} />);
    expect(screen.queryByRole('button', { name: 'Choose sentences yourself' })).toBeNull();
  });
});

const unheard = {
  input: at('script', scripted),
  paths: [{ steps: [submitted, failed('askForLookUp')].map((event) => ({ event })) }],
};
test('[X1] no transition of the explainer wizard is left unwalked', () => {
  const elsewhere = { type: 'browserModel.chosen' };
  const picked = { type: 'picks.confirmed', picks: { voice: ada, backgroundMusic: rapBeat } };
  const twice = [{ steps: [submitted, submitted, submitted].map((event) => ({ event })) }];
  expect(
    untakenOnWalks(machine, [
      ...walks.map(({ walked }) => walked),
      unheard,
      untickedTwice,
      ...changedSince,
      ...ignoring.map(([, input]) => ({ input, paths: twice })),
      // Where something is still to be chosen: tested with what is proposed.
      { input: at('settings', complete), paths: [{ steps: [picked, picked].map((event) => ({ event })) }] },
      // Where the browser has a model: tested with it.
      {
        input: at('script', scripted),
        paths: [{ steps: [elsewhere, elsewhere].map((event) => ({ event })) }],
      },
    ]),
  ).toEqual([]);
});
