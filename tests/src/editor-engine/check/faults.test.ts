import { expect, test } from 'vitest';
import { mendFinding } from '../../../../src/editor-engine/check/mendFinding';
import { openEngine } from '../support/openEngine';
import { findingsIn } from './support/checkedVideos';
import { faults } from './support/faults';

test('[PC1] forty faults are seeded, of every kind', () =>
  expect([faults.length >= 40, new Set(faults.map(({ kind }) => kind)).size]).toEqual([true, 16]));

test.each(faults.map((fault) => [fault.kind, fault.name, fault] as const))(
  '[PC1] %s is found, and mended by one step that can be undone: %s',
  (kind, _, { data, over, isMended }) => {
    const found = findingsIn(data, over).filter((one) => one.kind === kind);
    expect(found.length).toBeGreaterThan(0);
    expect(found.some(({ mend }) => mend !== null)).toBe(isMended);
    const engine = openEngine(data);
    const before = engine.videoData();
    for (const finding of found) {
      if (!finding.mend) continue;
      expect(mendFinding(engine, finding)).toEqual({ done: true });
      const left = findingsIn(engine.videoData(), over).filter((one) => one.kind === kind);
      expect(left.length).toBeLessThan(found.length);
      engine.undo();
      expect(engine.videoData()).toEqual(before);
    }
  },
);

test('[PC1] [Y4] a first picture that its keyframes move does not stand still', () => {
  const fault = faults.find(({ name }) => name === 'the first picture stands still');
  if (!fault) throw new Error('no such fault');
  const engine = openEngine(fault.data);
  const id = 'video_main_0_p1';
  engine.execute('keyframe.set', { id, atMs: 0 });
  engine.execute('keyframe.set', { id, atMs: 900, scale: 1.1 });
  const kinds = findingsIn(engine.videoData(), fault.over).map(({ kind }) => kind);
  expect(kinds).not.toContain('stillOpening');
});
