/** Charts of the editor that begin when a pane asks for them first. */
import { expect, test, vi } from 'vitest';
import { createMachine } from 'xstate';
import { createLateCharts } from '../../../../src/app/editor/lateCharts';
import { createLivingActors } from '../../../../src/app/livingActors';

const machine = createMachine({ id: 'shelf', initial: 'open', states: { open: {} } });

test('a chart begins when it is asked for first, once, and can be seen live until the page is left', () => {
  const living = createLivingActors();
  const watcher = { began: vi.fn(), ended: vi.fn() };
  living.watch(watcher);
  const provide = vi.fn(() => machine);
  const { late, end } = createLateCharts(living);
  const shelf = late(provide);
  expect(provide).not.toHaveBeenCalled();
  const actor = shelf();
  expect(shelf()).toBe(actor);
  expect(provide).toHaveBeenCalledTimes(1);
  expect(actor.getSnapshot()).toMatchObject({ value: 'open', status: 'active' });
  expect(watcher.began.mock.calls).toEqual([[actor]]);
  end();
  expect(actor.getSnapshot().status).toBe('stopped');
  expect(watcher.ended.mock.calls).toEqual([[actor]]);
});

test('a page that is left before a chart was asked for has nothing to end', () => {
  const living = createLivingActors();
  const ended = vi.fn();
  living.watch({ began: () => {}, ended });
  const { late, end } = createLateCharts(living);
  late(() => machine);
  end();
  expect(ended).not.toHaveBeenCalled();
});
