/** What a drag costs: it draws the item that moves, and no other. */
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { START } from '../../../../../src/editor-engine/timeline/laneLayout';
import type { ItemFace } from '../../../../../src/screens/editor/timeline/items/ItemFace';
import { openTimeline, timelineOf } from '../../../../support/editor/timelineWorld';
import { items } from '../../../editor-engine/support/sampleVideo';

/** Ids of the items that were rendered, in order. */
const drawn: string[] = [];
vi.mock(import('../../../../../src/screens/editor/timeline/items/ItemFace'), async (original) => {
  const { ItemFace: Face } = await original();
  const counted: typeof ItemFace = (props) => {
    drawn.push(props.committed.id);
    return Face(props);
  };
  return { ItemFace: counted };
});
beforeEach(() => void (drawn.length = 0));

/** Before anything is measured the timeline is 1200 px wide and shows 20 s. */
const PX_PER_MS = 0.06;
const pointer = (ms: number) => ({
  clientX: ms * PX_PER_MS + START,
  clientY: 10,
  button: 0,
  isPrimary: true,
  pointerId: 1,
});

test('[E2] a drag draws one item anew', () => {
  render(timelineOf(openTimeline()));
  const grid = screen.getByRole('treegrid', { name: 'Timeline' });
  const clip = grid.querySelector(`[data-item="${items.clip.id}"]`);
  if (!clip) throw new Error('there is no clip');
  fireEvent.pointerDown(clip, pointer(1500));
  fireEvent.pointerMove(grid, { ...pointer(1900), altKey: true });
  drawn.length = 0;
  for (let ms = 2000; ms <= 3000; ms += 100) fireEvent.pointerMove(grid, { ...pointer(ms), altKey: true });
  expect([new Set(drawn), drawn.length]).toEqual([new Set([items.clip.id]), 11]);
});
