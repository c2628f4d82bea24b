import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ScriptIdea } from '../../contract/script';
import { noScriptChosen } from '../../src/machines/wizard/scriptChoice';
import { ScriptPicker } from '../../src/screens/wizard/ScriptPicker';
import { idea, outline } from '../support/wizardSamples';

const show = (scripts: ScriptIdea[]) =>
  render(<ScriptPicker choice={{ ...noScriptChosen, scripts }} openIdea={null} send={() => {}} />);
const OUTLINE = 'Outline: fill in the [brackets].';
const NOTES = 'Condensed from what you typed.';

test.each<[string, ScriptIdea, string | null]>([
  ['an outline', outline, OUTLINE],
  ['an outline that is filled in', { ...outline, script: 'Water rises, then falls.' }, null],
  ['what was condensed from notes', { ...idea, origin: 'notes' }, NOTES],
  ['what was written for the topic', { ...idea, origin: 'written' }, null],
  ['what a language model wrote', { ...idea, origin: 'model' }, null],
  ['what says nothing of where it comes from', idea, null],
])('[X1] %s says what it is', (_, script, note) => {
  show([script]);
  const seen = [OUTLINE, NOTES].filter((words) => screen.queryByText(words) !== null);
  expect(seen).toEqual(note === null ? [] : [note]);
});

test('[W9] no idea at all says what to do', () => {
  show([]);
  expect(screen.getByText('No ideas yet. Write your own script, or go back and say more.')).toBeTruthy();
});

test('[W9] an ad says which shape it has, and why one would choose it', () => {
  show([
    { title: 'List of reasons', script: 'One. It is light.', frame: 'list' },
    { title: 'Spilled coffee', script: 'Coffee everywhere?', frame: 'problem' },
  ]);
  expect(screen.getByText('Counts the reasons: easy to follow, even without sound.')).toBeTruthy();
  expect(
    screen.getByText(
      'Problem and solution. Begins with a trouble that people know, then shows what ends it.',
    ),
  ).toBeTruthy();
});
