import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Tabs } from '../../../src/ui/controls/Tabs';
import { ToggleGroup } from '../../../src/ui/controls/ToggleGroup';

const names = ['tea', 'soup', 'cake'] as const;
type Name = (typeof names)[number];

function Menu() {
  const [chosen, setChosen] = useState<Name>('tea');
  const tabs = names.map((name) => ({ name, label: name, panel: <p>about {name}</p> }));
  return <Tabs chosen={chosen} onChoose={setChosen} tabs={tabs} />;
}
function Order() {
  const [on, setOn] = useState<Name[]>(['cake']);
  const toggles = names.map((name) => ({ name, label: name, icon: null }));
  return <ToggleGroup label="Order" on={on} onChange={setOn} toggles={toggles} />;
}

const focused = () => document.activeElement?.textContent;
const pressed = () => screen.queryAllByRole('button', { pressed: true }).map((one) => one.textContent);
/** The chosen tab, which alone is a stop, and the one panel, which is named after it. */
const shown = () => {
  const stops = screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0);
  const selected = screen.getByRole('tab', { selected: true });
  expect(stops).toEqual([selected]);
  const panel = screen.getByRole('tabpanel', { name: selected.textContent ?? '' });
  expect(selected.getAttribute('aria-controls')).toBe(panel.id);
  return panel.textContent;
};

test.each([
  ['ArrowRight', 'soup'],
  ['ArrowRight>2', 'cake'],
  ['ArrowRight>3', 'tea'],
  ['ArrowLeft', 'cake'],
  ['End', 'cake'],
  ['End}{Home', 'tea'],
])('{%s} chooses the tab that it leads to', async (keys, name) => {
  const user = userEvent.setup();
  render(<Menu />);
  await user.tab();
  expect(focused()).toBe('tea');
  await user.keyboard(`{${keys}}`);
  expect(focused()).toBe(name);
  expect(shown()).toBe(`about ${name}`);
});

test('a tab is chosen by a press, and the next stop is its panel', async () => {
  const user = userEvent.setup();
  render(<Menu />);
  await user.click(screen.getByRole('tab', { name: 'soup' }));
  expect(shown()).toBe('about soup');
  await user.tab();
  expect(focused()).toBe('about soup');
});

test('the way back of the browser is not taken for a way to another tab', async () => {
  const user = userEvent.setup();
  render(<Menu />);
  await user.tab();
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(shown()).toBe('about tea');
});

test('switches are pressed one by one, in their own order, and arrows only lead to them', async () => {
  const user = userEvent.setup();
  render(<Order />);
  expect(screen.getByRole('group', { name: 'Order' })).toBeTruthy();
  await user.tab();
  expect(focused()).toBe('tea');
  await user.keyboard('{ArrowLeft}');
  expect(focused()).toBe('cake');
  expect(pressed()).toEqual(['cake']);
  await user.keyboard('{ArrowRight} ');
  expect(pressed()).toEqual(['tea', 'cake']);
  await user.keyboard('{End}{Enter}');
  expect(pressed()).toEqual(['tea']);
});
