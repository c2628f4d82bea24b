/** Where a finding leads, on a real engine and the workspace's own charts. [PC1] */
import { expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import type { Finding } from '../../../../src/editor-engine/check/finding';
import { goTo } from '../../../../src/app/editor/implementations/publishCheck.implementations';
import {
  provideJump,
  provideOpenTab,
} from '../../../../src/app/editor/implementations/workspace.implementations';
import { phoneSheetMachine } from '../../../../src/machines/workspace/phoneSheet.machine';
import { openEngine } from '../../editor-engine/support/openEngine';
import { items } from '../../editor-engine/support/sampleVideo';

function open() {
  const engine = openEngine();
  const { playback, selection } = engine.session;
  playback.setLength({ duration: 300, fps: 30 });
  const tab = createActor(provideOpenTab(engine)).start();
  const phoneSheet = createActor(
    phoneSheetMachine.provide({
      actors: { watchSelection: fromCallback(() => {}) },
      actions: { openLibrary: () => {}, closeLibrary: () => {} },
    }),
  ).start();
  const jump = createActor(provideJump(engine, { tab, phoneSheet })).start();
  const stands = () => ({
    at: playback.currentMs(),
    selected: selection.get(),
    tab: tab.getSnapshot().value,
    sheet: phoneSheet.getSnapshot().value,
    jump: jump.getSnapshot().value,
  });
  return { engine, phoneSheet, stands, press: (finding: Finding) => goTo(engine, jump, finding) };
}
const unspoken: Finding = {
  ...{ kind: 'unspoken', from: 2500, to: 5500, itemIds: [items.goodbye.id] },
  ...{ figures: { text: 'And now goodbye' }, mend: null },
};
const small: Finding = {
  ...{ kind: 'smallPicture', from: 4000, to: 7000, itemIds: ['gone', items.second.id] },
  ...{ figures: { width: 300, height: 300, scale: 4 }, mend: null },
};

test('[PC1] what is mended in the script leads to its sentence there, on a phone, too', () => {
  const { press, stands } = open();
  press(unspoken);
  expect(stands()).toEqual({
    ...{ at: 2500, selected: [items.goodbye.id] },
    ...{ tab: 'script', sheet: 'script', jump: 'toSentence' },
  });
});

test('[PC1] what is about an item leads to the timeline, past the sheet that lay over it on a phone', () => {
  const { press, stands, phoneSheet } = open();
  phoneSheet.send({ type: 'sheet.chosen', sheet: 'captions' });
  press(small);
  expect(stands()).toEqual({
    ...{ at: 4000, selected: [items.second.id] },
    ...{ tab: 'inspector', sheet: 'closed', jump: 'toItem' },
  });
});
