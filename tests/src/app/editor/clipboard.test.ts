import { expect, test } from 'vitest';
import { createCommands } from '../../../../src/app/editor/commands/createCommands';
import { copySelected, pasteText } from '../../../../src/app/editor/keys/clipboard';
import { openEngine } from '../../editor-engine/support/openEngine';
import { items } from '../../editor-engine/support/sampleVideo';

test('[E2] [E12] what is pasted where there is no room lands behind the last shot, and it is said where; undone, it is gone', () => {
  const said: string[] = [];
  const announce = (text: string) => void said.push(text);
  const engine = openEngine();
  const before = engine.videoData();
  const deps = { engine, announce, commands: createCommands({ engine, announce }) };
  engine.session.selection.set([items.second.id]);
  const copied = copySelected(deps, false) ?? expect.fail();
  engine.session.playback.seekToMs(1000);
  expect(pasteText(deps, copied)).toBe(true);
  const [pasted = ''] = [...engine.session.selection.get()];
  expect(engine.item(pasted)?.display.from).toBe(items.third.display.to);
  expect(said.at(-1)).toBe(`Added at ${items.third.display.to / 1000} seconds`);
  deps.commands.undo();
  expect(engine.videoData()).toEqual(before);
});
