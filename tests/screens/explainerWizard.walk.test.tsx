import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, fromCallback, type AnyMachineSnapshot, type EventObject } from 'xstate';
import { audioPreviewMachine } from '../../src/machines/audioPreview/audioPreview.machine';
import {
  emptyExplainerForm,
  type ExplainerForm,
  type ExplainerStep,
} from '../../src/machines/explainerWizard/explainerForm';
import { explainerWizardMachine } from '../../src/machines/explainerWizard/explainerWizard.machine';
import { ExplainerWizardScreen } from '../../src/screens/explainerWizard/ExplainerWizardScreen';
import { explainerWizardWords } from '../../src/words/en/explainerWizard';
import { mountScreen } from '../support/mountScreen';
import { untakenOnWalks } from '../support/walkMachine';
import { walkScreen } from '../support/walkScreen';
import {
  ada,
  did,
  failed,
  forbidden,
  idea,
  listed,
  misshapen,
  outline,
  rapBeat,
  readyVoices,
  submitted,
} from '../support/wizardSamples';

const announced: (string | null)[] = [];
const machine = explainerWizardMachine.provide({
  actors: { voiceList: readyVoices },
  actions: { announceRefusal: (_, { detail }) => void announced.push(detail) },
});
const preview = createActor(
  audioPreviewMachine.provide({ actors: { playSound: fromCallback(() => {}) } }),
).start();

const scripted: ExplainerForm = {
  ...emptyExplainerForm,
  topic: 'Tides',
  scripts: [idea, outline],
  ideasFor: 'Tides',
};
const complete: ExplainerForm = { ...scripted, chosenIdea: 0, backgroundMusic: rapBeat, voice: ada };
const at = (step: ExplainerStep, form: ExplainerForm, voiceName: string | null = null) => ({
  draft: { step, form },
  voiceName,
});
const fresh = { draft: null, voiceName: null };

/** What the screen rightly does not offer: fields and cards that are not in sight. */
const isInSight = ({ value, context }: AnyMachineSnapshot, event: EventObject & Record<string, unknown>) => {
  const { form, openIdea } = context as { form: ExplainerForm; openIdea: number | null };
  if (event.type === 'scriptSource.chosen') return event.source !== form.scriptSource;
  if (event.type === 'idea.opened') return form.scriptSource === 'ideas' && event.index !== openIdea;
  if (event.type.startsWith('idea.')) return form.scriptSource === 'ideas';
  if (event.name === 'ownScript') return 'script' in (value as object) && form.scriptSource === 'own';
  return event.type !== 'text.changed' || 'topic' in (value as object);
};
const nothing = () => false;
const onlyTheList = (_: AnyMachineSnapshot, { type }: EventObject) => type === 'xstate.snapshot.voiceList';
const press = (name: string) => screen.getByRole('button', { name });
const h1 = () => screen.getByRole('heading', { level: 1 }).textContent;
const card = (title: string) => within(screen.getByRole('region', { name: title }));
const labels = { topic: 'Enter topic', script: 'Select script', settings: 'Video settings' };

const whenTheListIsThere = {
  'xstate.snapshot.voiceList': () => screen.findByRole('region', { name: 'Ada' }),
};

const walkFrom = (input: typeof fresh | ReturnType<typeof at>, offers = isInSight) =>
  walkScreen(machine)({
    input,
    calls: ['suggestScripts', 'createExplainerVideo'],
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
      'xstate.done.actor.suggestScripts': [did('suggestScripts', [idea, outline])],
      'xstate.error.actor.suggestScripts': [failed('suggestScripts'), failed('suggestScripts', misshapen)],
      'xstate.done.actor.createExplainerVideo': [did('createExplainerVideo', { jobId: 'j1' })],
      'xstate.error.actor.createExplainerVideo': [
        failed('createExplainerVideo'),
        failed('createExplainerVideo', forbidden),
        failed('createExplainerVideo', misshapen),
      ],
      'xstate.done.actor.voiceList': [],
      'xstate.snapshot.voiceList': [listed([ada]) as never],
    },
    alsoTellApart: ({ errors, form }) => [errors, form.scriptSource],
    limit: 20_000,
    offers,
    screen: (actor) => <ExplainerWizardScreen actor={actor} preview={preview} />,
    gestures: {
      ...whenTheListIsThere,
      'text.changed': async ({ name, text }, { user }) => {
        const field = screen.getByRole('textbox', {
          name: name === 'topic' ? 'Enter a topic' : 'Your script',
        });
        await user.clear(field);
        if (text) await user.type(field, text);
      },
      'step.submitted': (_, { user }) =>
        user.click(screen.getByRole('button', { name: /^(Next Step|Confirm)$/ })),
      'back.requested': (_, { user }) => user.click(press('Go Back')),
      'step.chosen': ({ step }, { user }) =>
        user.click(screen.getByRole('button', { name: new RegExp(labels[step]) })),
      retried: (_, { user }) => user.click(press('Try again')),
      'call.cancelled': (_, { user }) => user.click(press('Cancel')),
      'scriptSource.chosen': ({ source }, { user }) =>
        user.click(screen.getByRole('tab', { name: source === 'own' ? 'Write Yourself' : 'AI Script' })),
      'idea.chosen': ({ index }, { user }) =>
        user.click(card([idea, outline][index]!.title).getByRole('button', { name: /^Select/ })),
      'idea.opened': (_, { user }) =>
        user.click(card(idea.title).getByRole('button', { name: /^(Edit|Done)$/ })),
      'idea.rewritten': async ({ text }, { user }) => {
        const field = screen.getByRole('textbox', { name: 'Script: Problem' });
        await user.clear(field);
        await user.type(field, text);
      },
      'idea.closed': (_, { user }) => user.click(press('Done')),
      'music.chosen': (_, { user }) => user.click(screen.getByRole('radio', { name: 'Rap Beat' })),
      'voice.chosen': async ({ voice }, { user }) => {
        await user.click(screen.getByRole('button', { name: /^(Select a voice|Ada|Ben)$/ }));
        await user.click(await screen.findByRole('button', { name: new RegExp(`^${voice.name}Clear`) }));
      },
    },
    passed: ['resuming'],
    states: {
      'topic.editing': ({ context: { errors } }) => {
        expect(h1()).toBe('Convert any topic into a learning video');
        expect(screen.queryByRole('navigation', { name: 'Steps' })).toBeNull();
        expect(screen.queryByRole('button', { name: 'Go Back' })).toBeNull();
        const key = errors.topic ?? errors.step?.key;
        expect(screen.queryByRole('alert')?.textContent ?? '').toContain(
          key ? explainerWizardWords.errors[key] : '',
        );
        expect(screen.queryByRole('alert') !== null).toBe(key !== undefined);
      },
      'topic.suggestingScripts': ({ inputOf, context }) => {
        expect(h1()).toBe('Writing scripts about your topic…');
        expect(inputOf('suggestScripts')).toEqual({ text: context.form.topic });
      },
      'script.choosing': () => {
        expect(h1()).toBe('Choose a script for your video');
        expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
      },
      'script.rewriting': () => expect(screen.getByRole('textbox', { name: 'Script: Problem' })).toBeTruthy(),
      'settings.editing': ({ context: { errors } }) => {
        expect(screen.getByRole('listitem', { current: 'step' }).textContent).toContain(
          'Adjust video parameters and options',
        );
        expect(press('Confirm')).toBeTruthy();
        expect(screen.queryByRole('alert')?.textContent ?? '').toContain(
          errors.step ? explainerWizardWords.errors[errors.step.key] : '',
        );
      },
      'settings.creatingExplainerVideo': ({ inputOf }) => {
        expect(h1()).toBe('Starting your video…');
        expect(inputOf('createExplainerVideo')).toMatchObject({ topic: 'Tides', selected_voice: 'Ada' });
        expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
      },
      created: () => expect(screen.getByRole('status', { name: 'Your video is on its way.' })).toBeTruthy(),
    },
  });

const walks = [
  walkFrom(at('settings', complete)),
  walkFrom(at('settings', { ...complete, voice: null }, 'Ada'), onlyTheList),
  walkFrom(at('script', scripted), nothing),
  walkFrom(fresh, nothing),
];
test.each(walks.flatMap(({ paths }) => paths))('[X1] the explainer wizard follows its chart: %s', (_, run) =>
  run(),
);

/** A second submit is ignored while an error stands: no step of a generated path, for nothing comes of it. */
const ignoring = [
  ['topic', fresh, 'Please provide topic to create video'],
  ['script', at('script', scripted), 'Select a script'],
  ['settings', at('settings', { ...complete, voice: null }), 'Select voice'],
] as const;
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

test('[X1] no transition of the explainer wizard is left unwalked', () => {
  const twice = [{ steps: [submitted, submitted, submitted].map((event) => ({ event })) }];
  expect(
    untakenOnWalks(machine, [
      ...walks.map(({ walked }) => walked),
      ...ignoring.map(([, input]) => ({ input, paths: twice })),
    ]),
  ).toEqual([]);
});
