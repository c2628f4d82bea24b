/** The formats in the bar, on a real engine. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FormatPicker } from '../../../../../src/screens/editor/shell/FormatPicker';
import { sampleVideo } from '../../../editor-engine/support/sampleVideo';
import { inEditor } from '../../../../support/editor/editorWorld';
import { captionWorld } from '../captions/captionWorld';

function open({ isRoomy }: { isRoomy: boolean }) {
  vi.stubGlobal('matchMedia', () => ({
    matches: isRoomy,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const { engine, editor } = captionWorld({});
  render(inEditor(editor, <FormatPicker />));
  return { engine, user: userEvent.setup() };
}
const pressed = () =>
  screen
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-pressed') === 'true')
    .map((button) => button.getAttribute('aria-label'));

test('[ED3] a format is one press and one step, by key as well, and back is the very first document', async () => {
  const { engine, user } = open({ isRoomy: true });
  expect(pressed()).toEqual(['9:16 portrait']);
  await user.tab();
  await user.keyboard('{ArrowRight}{Enter}');
  expect([pressed(), engine.videoData().size]).toEqual([['4:5 post'], { width: 1080, height: 1350 }]);
  await user.click(screen.getByRole('button', { name: '4:5 post' }));
  await user.click(screen.getByRole('button', { name: '9:16 portrait' }));
  expect(engine.videoData()).toEqual(sampleVideo());
  act(() => void [engine.undo(), engine.undo()]);
  expect([pressed(), engine.undo()]).toEqual([['9:16 portrait'], null]);
});

test('[ED3] where there is no room the formats are a list, and another size is told', () => {
  const { engine } = open({ isRoomy: false });
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Format' });
  fireEvent.change(list, { target: { value: '16:9' } });
  expect([list.value, engine.videoData().size]).toEqual(['16:9', { width: 1920, height: 1080 }]);
  act(() => void engine.execute('size.change', { size: { width: 500, height: 400 } }));
  expect(list.selectedOptions[0]?.textContent).toBe('500×400');
});
