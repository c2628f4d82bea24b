import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ScriptIdea } from '../../../../contract/scripts/script';
import { emptyWizardForm, type Wishes } from '../../../../src/machines/wizard/wizardForm';
import type { OursKeepTo } from '../../../../src/screens/wizard/wizardActor';
import { BackingContext } from '../../../../src/screens/wizard/script/trace/traceContext';
import { ScriptPicker } from '../../../../src/screens/wizard/script/ScriptPicker';
import { articleCredit, idea, outline } from '../../../support/wizards/wizardSamples';

const picker = (scripts: ScriptIdea[], oursKeepTo: OursKeepTo, choice: Partial<typeof emptyWizardForm>) => (
  <ScriptPicker
    choice={{ ...emptyWizardForm, scripts, ...choice }}
    openIdea={null}
    writing={undefined}
    model={undefined}
    oursKeepTo={oursKeepTo}
    send={() => {}}
  />
);
const show = (scripts: ScriptIdea[], oursKeepTo: OursKeepTo = ['length'], wishes: Partial<Wishes> = {}) =>
  render(picker(scripts, oursKeepTo, wishes));
const told = () => screen.queryByText(/^(?:Written|From|Outline|Your outline)/)?.textContent ?? null;

test('[TP1] what an article or notes say in few words is told to be short', () => {
  show([{ ...idea, origin: 'wikipedia', script: 'Bees fly.' }]);
  expect(screen.getByText(/^This one is short: /)).toBeDefined();
});
test('[TP1] what is of the usual length is not', () => {
  show([{ ...idea, origin: 'wikipedia', script: 'Bees fly far. '.repeat(30) }]);
  expect(screen.queryByText(/^This one is short: /)).toBeNull();
});
test.each<[string, ScriptIdea, string | null]>([
  ['an outline', outline, 'Outline: fill in the [brackets]'],
  [
    'an outline that is filled in',
    { ...outline, script: 'Water rises, then falls.' },
    'Your outline, filled in · easy to follow',
  ],
  ['what was condensed from notes', { ...idea, origin: 'notes' }, 'From your notes · easy to follow'],
  [
    'what was written for the topic',
    { ...idea, origin: 'written' },
    'Written for this topic · easy to follow',
  ],
  [
    'what a language model wrote',
    { ...idea, script: 'Monetary authorities counteract inflationary expectations.', origin: 'model' },
    'Written by a language model · advanced reading level',
  ],
  ['what says nothing of where it comes from', idea, null],
])('[X1] %s says what it is', (_, script, said) => {
  show([script]);
  expect(told()).toBe(said);
});

test('[X3] what is from Wikipedia names the article and links to it', () => {
  show([{ ...idea, origin: 'wikipedia', source: articleCredit }]);
  expect(told()).toBe('From Wikipedia (CC BY-SA) · easy to follow');
  const link = screen.getByRole('link', { name: '“Flamingo” on Wikipedia' });
  expect(link.getAttribute('href')).toBe('https://en.wikipedia.org/wiki/Flamingo');
});

test('[X3] what is only near to the topic says what it is about', () => {
  show([{ ...idea, origin: 'written', near: 'coffee' }]);
  expect(screen.getByText('Not quite your topic: this one is about coffee.')).toBeTruthy();
  expect(told()).toBe('Written for a related topic · easy to follow');
});

test('[TP2] what is from Wikipedia says so, of an article that is only near, too', () => {
  show([{ ...idea, origin: 'wikipedia', near: 'Flamingo', source: articleCredit }]);
  expect(screen.getByText('Not quite your topic: this one is about Flamingo.')).toBeTruthy();
  expect(told()).toBe('From Wikipedia (CC BY-SA) · easy to follow');
});

test('[TP2] what answers another question about the very topic says that, and not that its topic is another one', () => {
  show([{ ...idea, origin: 'written', near: 'the blue sky', isAnotherQuestion: true }]);
  expect(screen.getByText('Not what you asked: another question about the blue sky.')).toBeTruthy();
  expect(told()).toBe('Written for this topic · easy to follow');
});

test('[W9] no idea at all says what to do', () => {
  show([]);
  expect(screen.getByText('No ideas yet. Write your own script, or go back and add details.')).toBeTruthy();
});

test('[W9] an ad says which shape it has, and why one would choose it', () => {
  show([
    { title: 'Things to know', script: 'One. It is light.', frame: 'list' },
    { title: 'Spilled coffee', script: 'Coffee everywhere?', frame: 'aida' },
  ]);
  expect(screen.getByText('A numbered list: easy to follow, even without sound.')).toBeTruthy();
  expect(
    screen.getByText(
      'Attention, interest, desire, action. Stops the scroll, then leads to your link step by step.',
    ),
  ).toBeTruthy();
});

test('[WR2] scripts of one title each have a name of their own', () => {
  show([idea, { ...idea, script: 'Warm coffee at noon?' }]);
  expect(screen.getByRole('region', { name: 'Problem (2)' }).textContent).toContain('Cold coffee by ten?');
  expect(screen.getByRole('region', { name: 'Problem' }).textContent).toContain('Warm coffee at noon?');
});

test.each([
  ['our own writer keeps to it', ['tone', 'length', 'likeness'], ['Tone', 'Length']],
  ['it chooses sentences', ['length'], ['Length']],
] as const)('[WR2] without a model, what can be wished where %s', (_, oursKeepTo, wishes) => {
  show([idea], oursKeepTo);
  const labels = screen.queryAllByRole<HTMLSelectElement>('combobox').map(({ labels: [label] }) => label);
  expect(labels.map((label) => label?.textContent)).toEqual(wishes);
});

test('[WR2] a language that no model here writes can still be taken back', () => {
  show([idea], ['length'], { language: 'fr', tone: 'warm' });
  expect(screen.getAllByRole('combobox').map((one) => (one as HTMLSelectElement).value)).toEqual([
    'warm',
    '',
    'fr',
  ]);
});
test.each([
  ['where ours keep to what is wished for', true],
  ['nowhere that another one would be the same', false],
])('[W9] without a model another one like it is offered %s', (_, isOffered) => {
  show(
    [{ title: 'Spilled coffee', script: 'Coffee everywhere?', frame: 'aida' }],
    isOffered ? ['tone', 'length', 'likeness'] : ['length'],
  );
  expect(screen.queryAllByRole('button', { name: /^More like this/ })).toHaveLength(isOffered ? 1 : 0);
});

test('[WR3] of several scripts the chosen one says that its sentences can be pressed', () => {
  const scripts = ['One.', 'Two.', 'Three.'].map((script) => ({ ...idea, script, backing: [] }));
  const hinted = (choice: Partial<typeof emptyWizardForm>) => {
    const { unmount } = render(
      <BackingContext value={{ pointed: null, onPointed: () => {} }}>
        {picker(scripts, ['length'], choice)}
      </BackingContext>,
    );
    const cards = screen
      .getAllByText('Choose a sentence to see what backs it.')
      .map((hint) => screen.getAllByRole('region').findIndex((card) => card.contains(hint)));
    unmount();
    return cards;
  };
  const [first, second] = [hinted({}), hinted({ chosenIdea: 1 })];
  expect([first.length, second.length, (second[0] ?? 0) - (first[0] ?? 0)]).toEqual([1, 1, 1]);
});

test.each([
  ['a phone’s first screen is for the scripts: how others are wanted is opened', false],
  ['where there is room, how others are wanted stands above the scripts', true],
])('[WR2] %s', (_, isWide) => {
  const list = Object.assign(new EventTarget(), { media: '', matches: isWide }) as MediaQueryList;
  vi.spyOn(window, 'matchMedia').mockReturnValue(list);
  show([idea]);
  const wishes = screen.getByRole('region', { name: 'Writing options' });
  const fold = wishes.closest('details');
  expect([fold?.open ?? null, fold?.querySelector('summary')?.textContent ?? null]).toEqual(
    isWide ? [null, null] : [false, 'Writing options'],
  );
});
