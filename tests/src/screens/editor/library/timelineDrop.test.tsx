import { DndContext, useDraggable } from '@dnd-kit/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PictureDrop } from '../../../../../src/screens/editor/library/drag/PictureDrop';
import { TimelineDrop } from '../../../../../src/screens/editor/library/drag/TimelineDrop';
import { createDropTarget } from '../../../../../src/app/editor/createDropTarget';
import { editorWorld, inEditor } from '../../../../support/editor/editorWorld';
import { openTimeline, timelineOf } from '../../../../support/editor/timelineWorld';

const media = { type: 'image', src: 'media:u/me/new.jpg' } as const;
function Card() {
  const { setNodeRef, listeners } = useDraggable({ id: 'card', data: { kind: 'library', media } });
  return (
    <button ref={setNodeRef} type="button" {...listeners}>
      A card
    </button>
  );
}
const pointer = (clientX: number) => ({ clientX, clientY: 10, button: 0, isPrimary: true, pointerId: 1 });
const settle = () => act(() => new Promise((done) => setTimeout(done, 0)));

test('[E3] a library that is closed while its card is over the timeline takes the card along', async () => {
  const editor = openTimeline();
  const library = (
    <DndContext
      collisionDetection={({ droppableContainers }) => droppableContainers.map(({ id }) => ({ id }))}
    >
      <TimelineDrop />
      <Card />
    </DndContext>
  );
  const isDragging = () => editor.gesture.getSnapshot().matches({ gesturing: 'libraryDragging' });
  const { rerender } = render(inEditor(editor, <>{[timelineOf(editor), library]}</>));
  fireEvent.pointerDown(screen.getByRole('button', { name: 'A card' }), pointer(0));
  for (const x of [100, 200]) {
    fireEvent.pointerMove(document, pointer(x));
    await settle();
  }
  expect(isDragging()).toBe(true);
  rerender(inEditor(editor, <>{[timelineOf(editor)]}</>));
  expect(isDragging()).toBe(false);
  expect(editor.engine.session.previews.ids()).toEqual([]);
});

test('[E2] a card that is let go over the picture is added at the playhead, and the player says that it takes it', async () => {
  const stage = { current: document.createElement('div') };
  const library = { send: vi.fn() };
  const editor = editorWorld({ stage, library: () => library } as never);
  const isOutlined = () => stage.current.hasAttribute('data-card-over');
  render(
    inEditor(
      editor,
      <DndContext
        collisionDetection={({ droppableContainers }) => droppableContainers.map(({ id }) => ({ id }))}
      >
        <PictureDrop />
        <Card />
      </DndContext>,
    ),
  );
  fireEvent.pointerDown(screen.getByRole('button', { name: 'A card' }), pointer(0));
  for (const x of [100, 200]) {
    fireEvent.pointerMove(document, pointer(x));
    await settle();
  }
  expect(isOutlined()).toBe(true);
  fireEvent.pointerUp(document, pointer(200));
  await settle();
  expect(library.send.mock.calls).toEqual([
    [{ type: 'addition.chosen', addition: { what: 'media', media } }],
  ]);
  expect(isOutlined()).toBe(false);
});

test('a place that was taken back is none, unless another has been offered since', () => {
  const place = createDropTarget();
  const moveOf = () => ({ place: { xPx: 0, yPx: 0, atMs: 0 }, isFree: false, pxPerMs: 1 });
  const one = { element: document.createElement('div'), moveOf };
  const other = { element: document.createElement('div'), moveOf };
  const takeBack = place.offer(one);
  expect(place.get()).toBe(one);
  const takeOtherBack = place.offer(other);
  takeBack();
  expect(place.get()).toBe(other);
  takeOtherBack();
  expect(place.get()).toBeNull();
});
