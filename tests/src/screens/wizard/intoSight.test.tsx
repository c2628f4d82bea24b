import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bringRefusalIntoSight } from '../../../../src/screens/wizard/intoSight';
import { StepError } from '../../../../src/screens/wizard/StepError';

const seen = vi.fn();
beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = function scrollIntoView(this: HTMLElement) {
    seen(this.textContent);
  };
});
afterEach(() => seen.mockClear());

const form = (field?: string) => (
  <form aria-label="Settings">
    <StepError text="Select a voice." field={field} />
    <button type="button" data-field="voice">
      Select a voice
    </button>
  </form>
);

test('[W12] [W14] a refusal that speaks of a field leads to it, also when it still stands', () => {
  render(form('voice'));
  const button = screen.getByRole('button', { name: 'Select a voice' });
  expect([seen.mock.calls, document.activeElement]).toEqual([[['Select a voice']], button]);
  button.blur();
  bringRefusalIntoSight(screen.getByRole('form'));
  expect(document.activeElement).toBe(button);
});
test('[W14] any other comes into sight itself, and takes no focus', () => {
  render(form());
  expect([seen.mock.calls, document.activeElement]).toEqual([[['Select a voice.']], document.body]);
});
