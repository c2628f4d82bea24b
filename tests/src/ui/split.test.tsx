import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { resizedPanes } from '../../../src/ui/layout/resizedPanes';
import { Split } from '../../../src/ui/layout/Split';
import { mountScreen } from '../../support/walking/mountScreen';

const limits = [{ min: 10, max: 40 }, { min: 20 }, { min: 15, max: 50 }];

test.each([
  ['as far as it is moved', 0, 5, [30, 45, 25]],
  ['no farther than the pane before it may grow', 0, 90, [40, 35, 25]],
  ['no farther than the pane before it may shrink', 0, -90, [10, 65, 25]],
  ['no farther than the pane behind it may shrink', 1, 90, [25, 60, 15]],
  ['no farther than the pane behind it may grow', 1, -90, [25, 25, 50]],
])('a border moves %s, and the other panes stay', (_, border, by, sizes) => {
  expect(resizedPanes([25, 50, 25], limits, border, by)).toEqual(sizes);
});

test('a pane kept larger than it may be comes back, and grows no more', () => {
  expect(resizedPanes([60, 25, 15], limits, 0, 5)).toEqual([60, 25, 15]);
  expect(resizedPanes([60, 25, 15], limits, 0, -5)).toEqual([55, 30, 15]);
});

function mounted(onResized: (sizes: readonly number[]) => void) {
  const pane = (id: string) => <section aria-label={id}>{id}</section>;
  return mountScreen(
    <Split
      orientation="horizontal"
      sizes={[25, 75]}
      panes={[
        { id: 'list', min: 10, max: 40, view: pane('list') },
        { id: 'page', min: 20, border: 'Resize the list', view: pane('page') },
      ]}
      onResized={onResized}
    />,
  );
}

test('a border is moved by arrows, farther with Shift, to its ends by Home and End, and says where it stands', async () => {
  const onResized = vi.fn();
  const user = mounted(onResized);
  const border = screen.getByRole('separator', { name: 'Resize the list' });
  expect(border.getAttribute('aria-valuenow')).toBe('25');
  border.focus();
  await user.keyboard('{ArrowRight}{Shift>}{ArrowLeft}{/Shift}{Home}{End}{ArrowUp}');
  expect(onResized.mock.calls).toEqual([[[27, 73]], [[17, 83]], [[10, 90]], [[40, 60]]]);
  expect(border.getAttribute('aria-valuenow')).toBe('40');
});

test('a border follows the pointer that holds it, and is told once it is let go', () => {
  const onResized = vi.fn();
  mounted(onResized);
  const border = screen.getByRole('separator');
  border.setPointerCapture = vi.fn();
  vi.spyOn(border.parentElement as HTMLElement, 'clientWidth', 'get').mockReturnValue(1000);
  fireEvent.pointerDown(border, { button: 0, pointerId: 7, clientX: 250 });
  fireEvent.pointerMove(border, { pointerId: 8, clientX: 900 });
  expect(border.getAttribute('aria-valuenow')).toBe('25');
  fireEvent.pointerMove(border, { pointerId: 7, clientX: 300 });
  expect(border.getAttribute('aria-valuenow')).toBe('30');
  expect(onResized).not.toHaveBeenCalled();
  fireEvent.lostPointerCapture(border, { pointerId: 7 });
  expect(onResized.mock.calls).toEqual([[[30, 70]]]);
  fireEvent.pointerMove(border, { pointerId: 7, clientX: 400 });
  expect(border.getAttribute('aria-valuenow')).toBe('30');
});
