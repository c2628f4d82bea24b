import { beforeEach, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { createCommands } from '../../../../src/app/editor/commands/createCommands';
import { provideMissing } from '../../../../src/app/editor/implementations/missing.implementations';
import { openEngine } from '../../editor-engine/support/openEngine';
import { items, sampleVideo } from '../../editor-engine/support/sampleVideo';

const { first, second, third, goodbye } = items;
const said: string[] = [];
const announce = (text: string) => void said.push(text);
beforeEach(() => void (said.length = 0));

/** The editor's own chart over a real engine. */
function open() {
  const engine = openEngine();
  const commands = createCommands({ engine, announce });
  const actor = createActor(provideMissing({ engine, commands, announce })).start();
  const told = () => {
    const { value, context } = actor.getSnapshot();
    const { moments, mend } = context.missing;
    return value === 'nothing'
      ? null
      : { moments: moments.map(({ lacks, from, to }) => [lacks, from, to]), mend };
  };
  return { engine, commands, actor, told };
}

test('[SC3] a deleted shot is gone at once, what it leaves is told, and one press fills it in one step', () => {
  const { engine, commands, actor, told } = open();
  commands.remove([second.id]);
  expect(told()).toEqual({ moments: [['picture', 4000, 7000]], mend: 'fill' });
  actor.send({ type: 'mend.chosen' });
  expect([told(), said.at(-1), engine.item(first.id)?.display.to]).toEqual([null, 'Fixed', 7000]);
  engine.undo();
  engine.undo();
  expect([told(), engine.videoData()]).toEqual([null, sampleVideo()]);
});

test('[SC3] what no picture can fill is taken back', () => {
  const { engine, commands, actor, told } = open();
  commands.remove([first.id, second.id, third.id]);
  expect(told()?.mend).toBe('undo');
  actor.send({ type: 'mend.chosen' });
  expect([told(), engine.videoData()]).toEqual([null, sampleVideo()]);
});

test('[SC3] a deleted caption leaves a voice without it, until the next change', () => {
  const { engine, commands, told } = open();
  commands.remove([goodbye.id]);
  expect(told()).toEqual({ moments: [['caption', 2500, 5500]], mend: 'undo' });
  commands.perform('marker.add', { atMs: 1000, name: 'Here' });
  expect(told()).toBeNull();
  expect(engine.item(goodbye.id)).toBeUndefined();
});

test('what was put away is not told again by another change', () => {
  const { commands, actor, told } = open();
  commands.remove([second.id]);
  actor.send({ type: 'notice.dismissed' });
  commands.perform('marker.add', { atMs: 1000, name: 'Here' });
  expect(told()).toBeNull();
  commands.remove([third.id]);
  expect(told()).toEqual({ moments: [['picture', 4000, 10_000]], mend: 'fill' });
});

test('what is filled by hand is told no more, and where it begins is a press away', () => {
  const { engine, commands, actor, told } = open();
  commands.resize(first.id, 'to', 2000);
  expect(told()?.moments).toEqual([['picture', 2000, 4000]]);
  engine.session.playback.setLength({ duration: 300, fps: 30 });
  actor.send({ type: 'moment.chosen', atMs: 2000 });
  expect(engine.session.playback.currentMs()).toBe(2000);
  commands.resize(first.id, 'to', 3000);
  expect(told()).toEqual({ moments: [['picture', 3000, 4000]], mend: 'fill' });
  commands.resize(second.id, 'from', 3000);
  expect(told()).toBeNull();
});
